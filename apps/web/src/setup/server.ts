/** Whether there is a server with tables behind this page: asked when the set-up stands, remembered so that its room is there. */
const ABSENT = 'halcyon/no-server';

export const mayHaveTables = (): boolean => localStorage.getItem(ABSENT) === null;
export const hasTables = async (): Promise<boolean> => {
  // Without a network there is nobody to play with.
  if (!navigator.onLine) return false;
  try {
    const { ok, headers } = await fetch('./api/me');
    // A host that knows only files may answer anything with a page.
    const there = ok && headers.get('Content-Type')?.includes('json') === true;
    if (there) localStorage.removeItem(ABSENT);
    else localStorage.setItem(ABSENT, '1');
    return there;
  } catch {
    // No network, or a full store.
    return false;
  }
};
