/** Processor time of this process in seconds: on a busy machine a clock on the wall measures the neighbours. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
export const cpuOf = (work: () => void): number => {
  const started = cpuSeconds();
  work();
  return cpuSeconds() - started;
};
