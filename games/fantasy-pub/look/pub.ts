/** What a view of Fantasy Pub shows, read once for page, terminal and bot. */
import type { AnyState } from '@halcyon/kernel';
import { AWAY, arrivalOf, type Character, othersAt, type Pips, type Place, type State } from '../rules/index.ts';

/** The state as a viewer sees it: what is hidden from them is HIDDEN in it. */
export const pubOf = (view: AnyState): State => view as State;

/** Everybody at a place. */
export const guestsAt = (pub: State, place: Place): Character[] => othersAt(pub, place);
export const isInside = ({ place }: State, character: Character): boolean => place[character] !== AWAY;
/** What both dice and their sum show; 0 = used. */
export const diceOf = ({ dice }: State): readonly [first: Pips, second: Pips, sum: Pips] => {
  const [first = 0, second = 0] = dice;
  return [first, second, first > 0 && second > 0 ? first + second : 0];
};

/** The moves that lead round the ring: clockwise, and back. */
export type Walk = 'move' | 'back';
/** Where a character comes to with this number. */
export const goalOf = (pub: State, walk: Walk, character: Character, pips: Pips): Place =>
  arrivalOf(pub, character, pips, walk === 'back' ? -1 : 1);
