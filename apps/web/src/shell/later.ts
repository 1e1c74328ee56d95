/** What may wait until the screen stands; gives back how to leave it. */
const BUSY = 2000;

export const later = (then: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, BUSY / 10);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(then, { timeout: BUSY });
  return () => cancelIdleCallback(wish);
};
