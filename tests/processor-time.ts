/** Milliseconds of processor time that something takes, garbage collection included and what else the machine does not. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
