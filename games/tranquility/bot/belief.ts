/**
 * Worlds as a seat believes in them. `imagine` deals what others hold and what they have thrown away alike, but nobody
 * throws away what is wanted: of the cards that a seat is imagined to have had, the least wanted went, by what lay in the
 * sea at that time. Its numbers are found by `npm run calibration -- tranquility … --belief`, which also judges it.
 */
import { type AnyState, HIDDEN, type Outlook, type Random, type Seat, shuffle } from '@halcyon/kernel';
import { type Sea, seaOf } from '../look/sea.ts';
import { FINISH, HAND_LIMIT, HIGHEST_ISLAND } from '../rules/index.ts';
import { type Thrown, thrownBy, wantedNow } from './thrown.ts';

/** How much a seat errs: a card that is wanted more by this is thrown away instead of the other at odds of one to e. With
 * islands removed there is less to throw away, and more care is taken. */
const ERR = 0.15;
const ERR_IF_REMOVED = 0.1;
/** A Finish beside another one is hardly wanted. */
const WANT_OF_SPARE = 0.05;
/** Whoever draws a wanted island mostly lays it. So with islands removed one that has not shown itself is likelier among
 * those than in a hand: this share of them is dealt again. */
const SHOWN = 0.45;
/** Worlds among which the likeliest is drawn, once somebody has passed: they are cheaper than playing one on. */
const DRAWN = 12;
/** Random numbers are drawn as fractions of this. */
const FINE = 1 << 20;

const fraction = (random: Random): number => (random.below(FINE) + 0.5) / FINE;
const isMoved = (card: number): boolean => card <= HIGHEST_ISLAND || card === FINISH;
/** Where these lists hold cards that the viewer does not see and that may be moved. */
const movable = (lists: readonly number[][], seen: readonly (readonly number[])[]): [list: number[], at: number][] =>
  lists.flatMap((list, i) =>
    list.flatMap((card, at): [number[], number][] => (seen[i]![at] === HIDDEN && isMoved(card) ? [[list, at]] : [])),
  );

interface Belief {
  readonly view: Sea;
  readonly thrown: readonly (readonly Thrown[])[];
  readonly wanted: Uint8Array;
}

/** Some of the wanted islands that a seat is imagined to have had were never drawn: others come from where they lie. */
const returnWanted = (pool: number[], s: Sea, { view, wanted }: Belief, random: Random): void => {
  const unseen = movable([s.removed, ...s.piles], [view.removed, ...view.piles]);
  for (let i = 0; i < pool.length; i++) {
    if (wanted[pool[i]!] !== 1 || fraction(random) >= SHOWN) continue;
    const [list, at] = unseen[random.below(unseen.length)]!;
    const other = list[at]!;
    if (other <= HIGHEST_ISLAND && wanted[other] !== 1) [list[at], pool[i]] = [pool[i]!, other];
  }
};

/** Deals again what one seat holds and has thrown away; how unlikely it is that it then passed when it did. */
const dealSeat = (s: Sea, seat: Seat, belief: Belief, random: Random): number => {
  const { view } = belief;
  const held = movable([s.hands[seat]!], [view.hands[seat]!]);
  const gone = movable([s.discards[seat]!], [view.discards[seat]!]);
  if (held.length === 0 || gone.length === 0 || view.hands[seat]!.some((card) => card !== HIDDEN)) return 0;
  const pool = shuffle(
    [...held, ...gone].map(([list, at]) => list[at]!),
    random,
  );
  const isShort = s.removed.length > 0;
  if (isShort) returnWanted(pool, s, belief, random);
  const thrown = belief.thrown[seat]!;
  // Where a table began from a position, nobody saw when the first ones went.
  const before = s.discards[seat]!.length - thrown.length;
  let finishes = pool.reduce((n, card) => n + (card === FINISH ? 1 : 0), 0);
  let unlikely = 0;
  for (const [list, at] of gone) {
    const { wants, passed } = thrown[at - before] ?? {};
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    // The pool lies in the order in which it was drawn: no more than a hand could be chosen from.
    for (let i = 0; i < Math.min(pool.length, HAND_LIMIT); i++) {
      const card = pool[i]!;
      unlikely += passed?.[card] ?? 0;
      const want = card === FINISH && finishes > 1 ? WANT_OF_SPARE : (wants?.[card] ?? 0);
      const erring = want + (isShort ? ERR_IF_REMOVED : ERR) * Math.log(-Math.log(fraction(random)));
      if (erring < least) [best, least] = [i, erring];
    }
    list[at] = pool.splice(best, 1)[0]!;
    if (list[at] === FINISH) finishes--;
  }
  for (const [list, at] of held) list[at] = pool.pop()!;
  s.hands[seat]!.sort((a, b) => a - b);
  return unlikely;
};

/** Deals worlds for one decision of the outlook's seat. */
export const believe = (outlook: Outlook): ((random: Random) => AnyState) => {
  const { rules, view, seat: me } = outlook;
  const belief: Belief = { view: seaOf(view), thrown: thrownBy(outlook), wanted: wantedNow(outlook) };
  const hasPassed = belief.thrown.some((each, seat) => seat !== me && each.some(({ passed }) => passed));
  const dealt = (random: Random): { world: AnyState; weight: number } => {
    const world = rules.imagine(view, me!, random);
    let unlikely = 0;
    for (let seat = 0; seat < rules.seats; seat++)
      if (seat !== me) unlikely += dealSeat(seaOf(world), seat, belief, random);
    return { world, weight: Math.exp(-unlikely) };
  };
  return (random) => {
    let chosen = dealt(random);
    let sum = chosen.weight;
    for (let i = 1; hasPassed && i < DRAWN; i++) {
      const next = dealt(random);
      sum += next.weight;
      if (fraction(random) * sum < next.weight) chosen = next;
    }
    return chosen.world;
  };
};
