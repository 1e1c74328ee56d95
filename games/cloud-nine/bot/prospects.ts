/**
 * What a trip is still worth to a seat: every throw to come with its chance, the own cards as they would be spent, the
 * others by the odds of their hands. All values are chances to win the game.
 */

import { bit, has, type Seat, type SeatSet } from '@halcyon/kernel';
import { COLOURS, DICE, POINTS, TOP, WILD } from '../rules/index.ts';
import type { Odds } from './odds.ts';
import type { Survey } from './survey.ts';
import { type Throw, throwsOf } from './throws.ts';
import type { Weights } from './weights.ts';

export interface Prospects {
  /** The seat's cards as they are spent in thought. */
  readonly hand: number[];
  /** The basket has come to this cloud with these seats aboard. */
  arrive(cloud: number, aboard: SeatSet, lastPilot: Seat): number;
  /** The seat throws as the pilot of this basket. */
  throwOn(cloud: number, aboard: SeatSet): number;
  /** It jumps here while the pilot raises with this chance. */
  jump(cloud: number, aboard: SeatSet, chance: number): number;
  /** It is aboard when the basket falls. */
  fall(): number;
  /** The chance that another pilot raises. */
  raises(odds: Odds, cloud: number): number;
  /** Who is still aboard when those in `free` have decided about this chance. */
  remaining(cloud: number, aboard: SeatSet, free: SeatSet, chance: number): SeatSet;
}

export const makeProspects = (survey: Survey, weights: Weights): Prospects => {
  const { s, seat, sizes, fallen, home, open, card, wild } = survey;
  const seats = sizes.length;
  const hand = [...survey.hand];
  const memo = new Map<number, number>();
  const me = bit(seat);
  const last = Math.min(TOP, s.cloud + weights.horizon);

  const kept = (): number => {
    let cards = 0;
    for (let colour = 1; colour <= COLOURS.length; colour++) cards += hand[colour]! - survey.hand[colour]!;
    return cards * card + (hand[WILD]! - survey.hand[WILD]!) * wild;
  };
  const raises = ({ cards, wildOnly }: Odds, cloud: number): number =>
    cards + wildOnly * Math.min(1, weights.willing * Math.max(0, cloud - weights.thrift));

  /** What somebody aboard can hope for on each cloud, as one who knows no hand. */
  const hopes: number[] = [];
  const size = Math.round(sizes.reduce((sum, cards) => sum + cards, 0) / seats);
  const crewNow = s.aboard.reduce((sum, there) => sum + there, 0);
  hopes[TOP] = POINTS[TOP]!;
  for (let cloud = TOP - 1; cloud >= 0; cloud--) {
    const throws = throwsOf(DICE[cloud]!);
    const odds = survey.odds(size, DICE[cloud]!);
    let free = 0;
    let bound = 0;
    for (let i = 0; i < throws.length; i++) {
      const stay = raises(odds[i]!, cloud) * hopes[cloud + 1]!;
      bound += throws[i]!.chance * stay;
      free += throws[i]!.chance * Math.max(stay, POINTS[cloud]!);
    }
    hopes[cloud] = free + (bound - free) / Math.max(2, crewNow);
  }

  const remaining: Prospects['remaining'] = (cloud, aboard, free, chance) =>
    chance * weights.bold * hopes[cloud + 1]! >= POINTS[cloud]! ? aboard : aboard & ~free;
  /** What it costs the seat that all these get the points of a cloud. */
  const cost = (cloud: number, jumpers: SeatSet): number => {
    let sum = 0;
    for (let other = 0; other < seats; other++)
      if (has(jumpers, other)) sum += (cloud === TOP ? home : open).lost[other]![cloud]!;
    return sum;
  };
  const jump: Prospects['jump'] = (cloud, aboard, chance) =>
    chance * open.won[cloud]! +
    (1 - chance) * fallen.won[cloud]! +
    kept() -
    (weights.flyOn * chance * cost(cloud + 1, aboard) * hopes[cloud + 1]!) / POINTS[cloud + 1]!;
  const fall = (): number => fallen.nothing + kept();

  const nextPilot = (aboard: SeatSet, pilot: Seat): Seat => {
    let next = pilot;
    do next = next + 1 === seats ? 0 : next + 1;
    while (!has(aboard, next));
    return next;
  };
  const crew = (aboard: SeatSet): number => {
    let n = 0;
    for (let rest = aboard; rest !== 0; rest &= rest - 1) n++;
    return n;
  };
  const follow = (cloud: number, aboard: SeatSet, pilot: Seat): number => {
    // Cards that this pilot is likely to have spent in the clouds between.
    const spent = Math.round((1.2 * (cloud - s.cloud)) / crew(aboard));
    const odds = survey.odds(Math.max(0, sizes[pilot]! - spent), DICE[cloud]!);
    const throws = throwsOf(DICE[cloud]!);
    const free = aboard & ~me & ~bit(pilot);
    const down = fall();
    let sum = 0;
    for (let i = 0; i < throws.length; i++) {
      const raise = raises(odds[i]!, cloud);
      const rest = remaining(cloud, aboard, free, raise);
      const stay = raise * arrive(cloud + 1, rest, pilot) + (1 - raise) * down;
      sum += throws[i]!.chance * (Math.max(stay, jump(cloud, rest, raise)) - cost(cloud, aboard & ~rest));
    }
    return sum;
  };
  const pay = ({ asked }: Throw, by: number): void => {
    for (let colour = 1; colour <= COLOURS.length; colour++) hand[colour]! -= by * asked[colour]!;
  };
  const canMeet = ({ asked }: Throw): boolean => {
    for (let colour = 1; colour <= COLOURS.length; colour++) if (hand[colour]! < asked[colour]!) return false;
    return true;
  };
  const throwOn: Prospects['throwOn'] = (cloud, aboard) => {
    let cards = 0;
    for (const count of hand) cards += count;
    const odds = survey.odds(cards, DICE[cloud]!);
    const throws = throwsOf(DICE[cloud]!);
    const down = fall();
    let sum = 0;
    for (let i = 0; i < throws.length; i++) {
      const thrown = throws[i]!;
      const rest = remaining(cloud, aboard, aboard & ~me, raises(odds[i]!, cloud));
      let worth = down;
      if (canMeet(thrown)) {
        pay(thrown, 1);
        worth = arrive(cloud + 1, rest, seat);
        pay(thrown, -1);
      } else if (hand[WILD]! > 0) {
        hand[WILD]!--;
        worth = Math.max(worth, arrive(cloud + 1, rest, seat));
        hand[WILD]!++;
      }
      sum += thrown.chance * (worth - cost(cloud, aboard & ~rest));
    }
    return sum;
  };
  const arrive: Prospects['arrive'] = (cloud, aboard, lastPilot) => {
    if (cloud === last) return (cloud === TOP ? home : open).won[cloud]! + kept() - cost(cloud, aboard);
    const pilot = nextPilot(aboard, lastPilot);
    let key = 0;
    for (let card = 1; card <= WILD; card++) key = 20 * key + hand[card]!;
    key = (key * 64 + aboard) * 64 + pilot * 8 + cloud;
    let worth = memo.get(key);
    if (worth === undefined) {
      if (pilot !== seat) worth = follow(cloud, aboard, pilot);
      else {
        worth = throwOn(cloud, aboard);
        if (aboard === me) worth = Math.max(worth, home.won[cloud]! + kept());
      }
      memo.set(key, worth);
    }
    return worth;
  };
  return { hand, arrive, throwOn, jump, fall, raises, remaining };
};
