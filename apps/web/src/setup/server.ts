/** Whether there is a server with tables behind this page: asked when the set-up stands, remembered so that its room is there. */
const ABSENT = 'halcyon/no-server';

export const mayHaveTables = (): boolean => localStorage.getItem(ABSENT) === null;
export const hasTables = async (): Promise<boolean> => {
  try {
    const { headers } = await fetch('./api/me');
    // A host that knows only files may answer anything with a page.
    const there = headers.get('Content-Type')?.includes('json') === true;
    if (there) localStorage.removeItem(ABSENT);
    else localStorage.setItem(ABSENT, '1');
    return there;
  } catch {
    // No network, or a full store.
    return false;
  }
};
