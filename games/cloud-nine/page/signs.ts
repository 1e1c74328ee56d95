/** What the signs of the picture are asked by: a word of words/<language>/signs.ts and the numbers it speaks of. */
import type { Standing } from '../look/flight.ts';
import { DICE, needed, POINTS, type State, TOP } from '../rules/index.ts';

export const signOfCloud = (cloud: number): string =>
  cloud === TOP ? `top points=${POINTS[cloud]}` : `cloud points=${POINTS[cloud]} dice=${DICE[cloud]}`;
/** A piece, or the seat that it belongs to. */
export const signOfSeat = ({ scores, hands }: State, seat: number, standing: Standing): string =>
  `${standing} seat=${seat} points=${scores[seat]} cards=${hands[seat]!.length}`;
export const signOfThrow = ({ pilot, hands }: State, thrown: readonly number[]): string =>
  `throw seat=${pilot} needed=${needed(thrown).length} cards=${hands[pilot]!.length}`;
