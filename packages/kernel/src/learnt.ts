/**
 * Who learnt something from a step: every other seat whose view changed, and the actor if it came out otherwise than the
 * actor could know. Found by comparing what they see, with no code per game; chance teaches everybody.
 */
import { type AnyRules, bit, CHANCE, type Seat, type SeatSet } from './contract.ts';
import type { AnyState, FieldInfo, Sight } from './fields.ts';

const sameList = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** The seats in whose view a field differs; `all` are the seats of the table. The views themselves are never made. */
const seenIn = ({ name, kind }: FieldInfo, known: Sight, before: AnyState, after: AnyState, all: SeatSet): SeatSet => {
  if (kind === 'one') return known === 'all' && before[name] !== after[name] ? all : 0;
  const a = before[name] as number[] | number[][];
  const b = after[name] as number[] | number[][];
  // How much lies somewhere can be counted by everybody.
  if (a.length !== b.length) return all;
  let seats = 0;
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i]!, b[i]!];
    const same = typeof x === 'number' ? x === y : sameList(x, y as number[]);
    if (same) continue;
    if (known === 'all' || (typeof x !== 'number' && x.length !== (y as number[]).length)) return all;
    if (known === 'owner') seats |= bit(i);
  }
  return seats & all;
};

const seesDifference = ({ rules, seat }: { rules: AnyRules; seat: Seat }, a: AnyState, b: AnyState): boolean =>
  rules.infos.some((info) => seenIn(info, info.known, a, b, bit(seat)) !== 0);

/** The actor learns something when the own view, played on alone, comes out different from what really happened. */
const actorLearnt = (rules: AnyRules, before: AnyState, after: AnyState, seat: Seat, move: number): boolean => {
  const expected = rules.view(before, seat);
  try {
    rules.apply(expected, seat, move);
  } catch {
    return true;
  }
  return seesDifference({ rules, seat }, expected, after);
};

export const learntFrom = (
  rules: AnyRules,
  before: AnyState,
  after: AnyState,
  { seat, move }: { readonly seat: Seat; readonly move: number },
): SeatSet => {
  const all = bit(rules.seats) - 1;
  if (seat === CHANCE) return all;
  let seats = 0;
  for (const info of rules.infos) {
    seats |= seenIn(info, info.known, before, after, all);
    if (seats === all) break;
  }
  return (seats & ~bit(seat)) | (actorLearnt(rules, before, after, seat, move) ? bit(seat) : 0);
};
