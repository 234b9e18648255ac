import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a command to its end. Should this process be stopped, the command is stopped with it. */
export function run(
  [command, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const stop = (signal: NodeJS.Signals): void => {
      child.kill(signal);
      process.exit(1);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    let output = '';
    const keep = (data: Buffer): void => {
      output += data.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (code: number, words = ''): void => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, output: stripVTControlCharacters(output + words) });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}
