/** A day as a language says it, without a clock: by UTC, as the deals of a day are. */
import type { Language } from '../speaker.ts';

const DAY = 86_400_000;
export const dateIn = (language: Language): ((days: number) => string) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return (days) => format.format(days * DAY);
};
