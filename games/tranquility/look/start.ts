/** T4.8: the eight cards of the Start as a sum that everybody can follow. */
import { NOT_SAID } from '../rules/index.ts';
import type { Sea } from './sea.ts';

const EIGHT = 8;
export interface Missing {
  /** '8 − 3 − 3 = 2'; only '8' before anybody has offered. */
  readonly sum: string;
  /** Less than 0 = too many. */
  readonly missing: number;
}
export const missingForStart = ({ pledges }: Pick<Sea, 'pledges'>): Missing => {
  const said = pledges.filter((number) => number !== NOT_SAID);
  const missing = said.reduce((left, number) => left - number, EIGHT);
  const terms = said.map((number) => ` − ${number}`).join('');
  // What does not break stays together on its line.
  return { sum: (terms ? `8${terms} = ${Math.abs(missing)}` : '8').replaceAll(' ', '\u00a0'), missing };
};
