/** Milliseconds of processor time this process has taken: what else the machine does is not counted. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
