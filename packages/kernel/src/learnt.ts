/**
 * Who learnt something from a step: every other seat whose view changed, and the actor if it came out otherwise than the
 * actor could know. Found by comparing what they see, with no code per game; chance teaches everybody.
 */
import { type AnyRules, bit, CHANCE, type Move, type Seat, type SeatSet } from './contract.ts';
import type { AnyState, FieldInfo } from './fields.ts';

const sameList = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** The seats, among `all`, in whose view a field differs. The views themselves are never made. */
type Difference = (a: AnyState, b: AnyState, all: SeatSet) => SeatSet;
/** One function per field, chosen once, as for copies: asking for its kind at every step took half as long again. */
const differenceOf = ({ name, kind, known }: FieldInfo): Difference => {
  if (kind === 'one') return known === 'all' ? (a, b, all) => (a[name] === b[name] ? 0 : all) : () => 0;
  if (kind === 'list') {
    return (a, b, all) => {
      const x = a[name] as number[];
      const y = b[name] as number[];
      // How much lies somewhere can be counted by everybody.
      if (x.length !== y.length) return all;
      if (known === 'all') return sameList(x, y) ? 0 : all;
      let seats = 0;
      if (known === 'owner') for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) seats |= bit(i);
      return seats & all;
    };
  }
  return (a, b, all) => {
    const x = a[name] as number[][];
    const y = b[name] as number[][];
    if (x.length !== y.length) return all;
    let seats = 0;
    for (let i = 0; i < x.length; i++) {
      if (x[i]!.length !== y[i]!.length) return all;
      if (known === 'nobody' || sameList(x[i]!, y[i]!)) continue;
      if (known === 'all') return all;
      seats |= bit(i);
    }
    return seats & all;
  };
};

const kept = new WeakMap<AnyRules, readonly Difference[]>();
const differencesOf = (rules: AnyRules): readonly Difference[] => {
  const differences = kept.get(rules) ?? rules.infos.map(differenceOf);
  kept.set(rules, differences);
  return differences;
};
/** The seats, among `all`, that see a difference. */
const seenBy = (rules: AnyRules, all: SeatSet, a: AnyState, b: AnyState): SeatSet => {
  const differences = differencesOf(rules);
  let seats = 0;
  for (let i = 0; i < differences.length && seats !== all; i++) seats |= differences[i]!(a, b, all);
  return seats;
};

/** The actor learns something when the own view, played on alone, comes out different from what really happened. */
const actorLearnt = (rules: AnyRules, before: AnyState, after: AnyState, seat: Seat, move: Move): boolean => {
  const expected = rules.view(before, seat);
  try {
    rules.apply(expected, seat, move);
  } catch {
    return true;
  }
  return seenBy(rules, bit(seat), expected, after) !== 0;
};

export const learntFrom = (
  rules: AnyRules,
  before: AnyState,
  after: AnyState,
  { seat, move }: { readonly seat: Seat; readonly move: Move },
): SeatSet => {
  const everybody = bit(rules.seats) - 1;
  if (seat === CHANCE) return everybody;
  const others = seenBy(rules, everybody & ~bit(seat), before, after);
  return actorLearnt(rules, before, after, seat, move) ? others | bit(seat) : others;
};
