/** Days as people write them (2026-11-18) and as numbers that can be counted, by UTC: the same day everywhere. */
const DAY = 86_400_000;
/** Days of 400 years, after which the calendar repeats itself; and of its beginning, 1 March of year 0, before 1970. */
const ERA = 146_097;
const BEFORE_1970 = 719_468;

/** Years begin in March here, so that a leap day is the last of its year. */
const dayOf = (number: number): string => {
  const days = number + BEFORE_1970;
  const era = Math.floor(days / ERA);
  const inEra = days - era * ERA;
  const years = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const inYear = inEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const date = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = years + era * 400 + (month < 3 ? 1 : 0);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
};
/** The day of a time, in milliseconds since 1970. */
export const dayAt = (time: number): string => dayOf(Math.floor(time / DAY));
/** Undefined for what is no day: 30 February, a word. */
export const dayNumber = (day: string): number | undefined => {
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (y === undefined) return undefined;
  const [month, date] = [Number(m), Number(d)];
  const year = Number(y) - (month < 3 ? 1 : 0);
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const number = 365 * year + leaps + inYear - BEFORE_1970;
  return dayOf(number) === day ? number : undefined;
};
export const dayBeside = (day: string, days: number): string => dayOf((dayNumber(day) ?? 0) + days);

/** 1970 began on a Thursday; weeks begin on Monday. */
const sinceMonday = (number: number): number => number + 3;
export const weekOf = (number: number): number => Math.floor(sinceMonday(number) / 7);
export const isWeekend = (number: number): boolean => sinceMonday(number) % 7 >= 5;
