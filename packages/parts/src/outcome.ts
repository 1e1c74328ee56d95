/**
 * What chance gave, as a small number. The engine keeps the rest of a division as a fraction, with it every list and
 * field that it is written to, and in the end all lists that are copied beside those.
 */
export const wholeOf = (outcome: number): number => outcome | 0;
