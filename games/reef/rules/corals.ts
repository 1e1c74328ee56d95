/** F3.5, F3.6: which coral takes a fish, and what comes of it. Fish stand on corals as 1 + their colour. */

import type { Seat } from '@halcyon/kernel';
import type { State } from './state.ts';
import { type Breeding, breedingOf, type Card, type Coral, colourOf, MALE, type Sex, sexOf } from './vocabulary.ts';

type Corals = Pick<State, 'males' | 'females' | 'broods' | 'breeding'>;

/** The fish of one sex, by coral. */
export const fishOf = (s: Pick<State, 'males' | 'females'>, seat: Seat, sex: Sex): number[] =>
  (sex === MALE ? s.males : s.females)[seat]!;

/** The breeding card that this fish would make with the mate on the coral; -1 without a mate. */
export const completes = (s: Corals, seat: Seat, coral: Coral, card: Card): Breeding => {
  const mate = fishOf(s, seat, 1 - sexOf(card))[coral]!;
  return mate === 0 ? -1 : breedingOf(mate - 1, colourOf(card));
};
/** Room for its sex, and with a mate there a pair that a visible breeding card shows. */
export const takes = (s: Corals, seat: Seat, coral: Coral, card: Card): boolean => {
  if (s.broods[seat]![coral] !== 0 || fishOf(s, seat, sexOf(card))[coral] !== 0) return false;
  const pair = completes(s, seat, coral, card);
  return pair < 0 || s.breeding.includes(pair);
};
export const broodsOf = (s: Pick<State, 'broods'>, seat: Seat): number => {
  let n = 0;
  for (const brood of s.broods[seat]!) if (brood !== 0) n++;
  return n;
};
