/** What is moving on the page. */
const running = (): Animation[] =>
  document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime as number));

/** As soon as everything has arrived. */
export const arrived = async (): Promise<void> => {
  await Promise.allSettled(running().map(({ finished }) => finished));
};
/** Everything arrives now. */
export const finish = (): void => {
  for (const animation of running()) animation.finish();
};
