/** What the reader calls itself, remembered in this browser. */
const KEY = 'halcyon/name';
const MOST = 24;

export const rememberedName = (): string => localStorage.getItem(KEY) ?? '';
export const rememberName = (name: string): void => {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A full store forgets the name, no more.
  }
};
/** As the server would have it; empty if it is no name. */
export const tidyName = (typed: string): string =>
  [...typed.normalize('NFC').trim().replace(/\s+/g, ' ')].slice(0, MOST).join('');
