/**
 * Worlds as a seat believes in them. `imagine` deals what others hold and what they have thrown away alike, but nobody
 * throws away what is wanted: of the cards that a seat is imagined to have had, the least wanted went, by what lay in the
 * sea at that time. Its numbers are found by `npm run calibration -- tranquility … --belief`, which also judges it.
 */
import { dealAgain, fraction, type Throwing, unseenPlaces } from '@halcyon/bots/search/thrown';
import { type Believe, imagineThen } from '@halcyon/bots/search/worlds';
import type { AnyState, Random, Seat } from '@halcyon/kernel';
import { type Sea, seaOf } from '../look/sea.ts';
import { BORDER, COMPASS, FINISH, HAND_LIMIT, HIGHEST_ISLAND } from '../rules/index.ts';
import { type Thrown, thrownBy, wantedNow } from './thrown.ts';

/** How much a seat errs in what it throws away. With islands removed there is less to throw away, and more care is taken. */
const ERR = 0.15;
const ERR_IF_REMOVED = 0.1;
/** A Finish beside another one is hardly wanted. */
const WANT_OF_SPARE = 0.05;
/** Whoever draws a wanted island mostly lays it. So with islands removed one that has not shown itself is likelier among
 * those than in a hand: this share of them is dealt again. */
const SHOWN = 0.45;
/** Worlds among which the likeliest is drawn, once somebody has passed: they are cheaper than playing one on. */
const DRAWN = 12;

/** In a hand these two are found only in the Pyramid, where they are kept as long as they may be needed. */
const WANT_OF_COMPASS = 0.4;
const WANT_OF_BORDER = 0.6;

const isMoved = (card: number): boolean =>
  card <= HIGHEST_ISLAND || card === FINISH || card === COMPASS || card === BORDER;

interface Belief {
  readonly view: Sea;
  readonly thrown: readonly (readonly Thrown[])[];
  readonly wanted: Uint8Array;
}

/** Some of the wanted islands that a seat is imagined to have had were never drawn: others come from where they lie. */
const returnWanted = (pool: number[], s: Sea, { view, wanted }: Belief, random: Random): void => {
  const unseen = unseenPlaces([s.removed, ...s.piles], [view.removed, ...view.piles], isMoved);
  for (let i = 0; i < pool.length; i++) {
    if (wanted[pool[i]!] !== 1 || fraction(random) >= SHOWN) continue;
    const [list, at] = unseen[random.below(unseen.length)]!;
    const other = list[at]!;
    if (other <= HIGHEST_ISLAND && wanted[other] !== 1) [list[at], pool[i]] = [pool[i]!, other];
  }
};

/** Deals again what one seat holds and has thrown away; how unlikely it is that it then passed when it did. */
const dealSeat = (s: Sea, seat: Seat, belief: Belief, random: Random): number => {
  const thrown = belief.thrown[seat]!;
  // Where a table began from a position, nobody saw when the first ones went.
  const before = s.discards[seat]!.length - thrown.length;
  const isShort = s.removed.length > 0;
  let finishes = 0;
  let unlikely = 0;
  const throwing: Throwing = {
    isMoved,
    hand: HAND_LIMIT,
    err: isShort ? ERR_IF_REMOVED : ERR,
    begin(pool) {
      if (isShort) returnWanted(pool, s, belief, random);
      for (const card of pool) if (card === FINISH) finishes++;
    },
    wantOf(card, at) {
      if (card === COMPASS) return WANT_OF_COMPASS;
      if (card === BORDER) return WANT_OF_BORDER;
      return card === FINISH && finishes > 1 ? WANT_OF_SPARE : (thrown[at - before]?.wants[card] ?? 0);
    },
    holds(card, at) {
      unlikely += thrown[at - before]?.passed?.[card] ?? 0;
    },
    threw(card) {
      if (card === FINISH) finishes--;
    },
  };
  dealAgain(s, belief.view, seat, throwing, random);
  return unlikely;
};

/** Deals worlds for one decision of the outlook's seat. */
export const believe: Believe = (outlook) => {
  const { rules, view, seat: me } = outlook;
  const belief: Belief = { view: seaOf(view), thrown: thrownBy(outlook), wanted: wantedNow(outlook) };
  const hasPassed = belief.thrown.some((each, seat) => seat !== me && each.some(({ passed }) => passed));
  const dealt = (random: Random): { world: AnyState; weight: number } => {
    let unlikely = 0;
    const world = imagineThen(outlook, random, (imagined) => {
      unlikely = 0;
      for (let seat = 0; seat < rules.seats; seat++)
        if (seat !== me) unlikely += dealSeat(seaOf(imagined), seat, belief, random);
    });
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
