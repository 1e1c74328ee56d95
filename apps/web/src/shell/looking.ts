/** Does something now, and whenever the reader comes back to the page; gives back how to leave it. */
export const wheneverLookedAt = (look: () => void): (() => void) => {
  const again = (): void => {
    if (!document.hidden) look();
  };
  again();
  document.addEventListener('visibilitychange', again);
  return () => document.removeEventListener('visibilitychange', again);
};
