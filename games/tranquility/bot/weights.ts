import { type Tuned, tunedFor } from '@halcyon/bots/tuned';
import type { Setup } from '@halcyon/kernel';
import { tuned as tunedPlain } from './tuned-plain.ts';

/**
 * The numbers behind the heuristic. All penalties are in one unit: what it is worth to fill a cell that the cards
 * suffice for exactly.
 */
export interface Weights {
  /** A gap of w cells with m values left for it weighs w (w / (m + ease))^power. */
  readonly power: number;
  readonly ease: number;
  /** What a card in the own hand counts among the values left; an unseen one counts its chance to be still in play. */
  readonly own: number;
  /** How far the others' discards count as places where a wanted card may have gone; they keep good cards, so below 1. */
  readonly gone: number;
  /** In a gap of one or two cells a value counts less with each step away from the end that it would be paid to. */
  readonly near1: number;
  readonly near2: number;
  /** Weight of the cards that filling a gap is likely to cost. */
  readonly fill: number;
  /** The price of a card: price exp(-scarce * spare cards per turn to come). */
  readonly price: number;
  readonly scarce: number;
  /** Whose spare cards: 0 = the own seat's, 1 = the team's. */
  readonly team: number;
  /** What it costs to discard two and leave the sea as it is, beyond the cards. */
  readonly tempo: number;
  /** The last Finish in hand: finish + finishLate * (share of the sea that is full), less with every Finish elsewhere. */
  readonly finish: number;
  readonly finishLate: number;
  readonly finishElse: number;
  /** A Finish beyond the first. */
  readonly spare: number;
  /** How many cards more of the eight a seat takes for each card that it has above the average. */
  readonly offerRich: number;
  /** What it is worth not to throw two own cards but two unseen ones. */
  readonly unseen: number;
  /** Closing a row: for each of its empty cells (Rocks, Purple), and for the best card that the own hand has for it. */
  readonly rowEmpty: number;
  readonly purpleEmpty: number;
  readonly rowOwn: number;
  /** Keeping the Rocks where they are, beyond the two cards. */
  readonly stay: number;
  /** What ending a Storm is worth: before a seat by the turns that it still has, at a row by how much of the sea is closed. */
  readonly endYellow: number;
  readonly endOrange: number;
  readonly endPurple: number;
  readonly endPurpleLate: number;
  /** What a Compass must bring to be spent, and how much less when more than one is there. */
  readonly hold: number;
  readonly holdMany: number;
  /** What a Compass is worth to one who could discard the whole hand for it: as such, for a closed row, for a part of what else it would end. */
  readonly compass: number;
  readonly earnForPurple: number;
  readonly earnForOther: number;
  /** A joker (Wild, border card) in hand, beyond what it is worth as the last Finish. */
  readonly joker: number;
  /** Playing a Monster, beyond what it does to the chain. */
  readonly monster: number;
  /** Placing an island on its wrong side, times the price of the card that turning it costs; a turn spent on turning one. */
  readonly side: number;
  readonly turning: number;
  /** The Pyramid: trying a border cell, the risk of it, how many values more a gap needs for each that it has, clearing a
   * Storm, a card in hand without which the Explorer deck surely loses: a Compass, one that can end the game. */
  readonly explore: number;
  readonly exploreRisk: number;
  readonly eaten: number;
  readonly clear: number;
  readonly compassCard: number;
  readonly enderCard: number;
}
export type WeightName = keyof Weights;

/**
 * Found by packages/bots/tune.ts in November 2026, about 30 minutes on one busy core, from weights set by hand:
 * TEAM by group 'sea' with 2-5 seats (seeds a, f), TEAM_IN_STORMS by 'storms' with 2-5 seats (b), SOLO by 'sea' (c) and
 * SOLO_IN_STORMS by 'storms' (d) with one seat. 'rocks' (e) found nothing better than the hand-set weights.
 * Between a and f, fill and offerRich were raised by hand; the plan for the Start (pledges.ts) took its present form
 * after f and was checked with 1000 games per seat count. Later power and own of TEAM_IN_STORMS were set by hand (700
 * games per seat count) and SOLO_IN_STORMS found anew (s2). Weights with one digit were never improved upon.
 * test/wins.test.ts holds what they achieve.
 */
const TEAM: Weights = {
  power: 2,
  ease: 0.115,
  own: 1,
  gone: 0.5,
  near1: 0.1,
  near2: 0.05,
  fill: 0.17,
  price: 0.569,
  scarce: 0.274,
  team: 0.0937,
  tempo: -0.0114,
  finish: 0.0546,
  finishLate: 1.89,
  finishElse: 0.728,
  spare: -0.065,
  offerRich: 0.5,
  unseen: 0.378,
  rowEmpty: 0.1,
  purpleEmpty: -0.3,
  rowOwn: 0.3,
  stay: 0.5,
  endYellow: 0.0287,
  endOrange: 0.1,
  endPurple: 0.5,
  endPurpleLate: 3,
  hold: 0.59,
  holdMany: 0.5,
  compass: 0,
  earnForPurple: 1.68,
  earnForOther: 2,
  joker: 1,
  monster: 2,
  side: 1,
  turning: 0,
  explore: 0.5,
  exploreRisk: 0,
  eaten: 0,
  clear: 3,
  compassCard: 10,
  enderCard: 10,
};
const TEAM_IN_STORMS: Weights = {
  ...TEAM,
  power: 1.3,
  own: 1.3,
  ease: 0.1,
  fill: 0.147,
  scarce: 0.157,
  team: 0.21,
  finishLate: 3,
  spare: -0.0303,
  offerRich: 0.878,
};
const SOLO: Weights = {
  ...TEAM,
  ease: 0.1,
  gone: 0.772,
  near1: 0.0715,
  fill: 0.147,
  price: 0.332,
  team: 0.277,
  finishLate: 1.44,
  finishElse: 2.65,
};
const SOLO_IN_STORMS: Weights = {
  ...TEAM,
  power: 1.6,
  ease: 0.1,
  own: 1.2,
  gone: 0.428,
  near1: 0.151,
  fill: 0.147,
  price: 0.698,
  scarce: 0.157,
  team: 0.21,
  tempo: 0.0478,
  finishLate: 1.88,
  finishElse: 1.01,
  spare: -0.0303,
  endYellow: 0.025,
  endOrange: 0.094,
  endPurple: 0.879,
  endPurpleLate: 2.95,
  hold: 0.871,
  holdMany: 0.189,
  earnForPurple: 3.49,
};

export const weightsFor = (seats: number, storms: boolean): Weights => {
  if (seats === 1) return storms ? SOLO_IN_STORMS : SOLO;
  return storms ? TEAM_IN_STORMS : TEAM;
};

/**
 * Where a feature or variant asks for other weights than the sea with or without Storms, for a team and alone. Found by
 * the same search, 5-6 minutes each, on tables of that variant. High Arch was not tuned: it hardly ever loses.
 */
const OTHERWISE: Readonly<Record<string, { team?: Partial<Weights>; solo?: Partial<Weights> }>> = {
  'sea-monsters': { team: { own: 1.3 } },
  wild: { solo: { gone: 1, near1: 0.2, price: 1.15, scarce: 0.43, finishElse: 1.4 } },
  pyramid: { team: { fill: 0.13, explore: 0.3, eaten: 1.5 }, solo: { fill: 0.13, explore: 0.3, eaten: 1.5 } },
  'day-night': { team: { power: 1.27 } },
};

/** Without what was tuned for one number of seats. */
export const baseOf = ({ seats, features, layout, mode }: Setup): Weights => {
  const weights = { ...weightsFor(seats, features.includes('storm-compass')) };
  for (const id of [...features, layout, mode]) Object.assign(weights, OTHERWISE[id]?.[seats === 1 ? 'solo' : 'team']);
  return weights;
};
/** `more`: what was tuned with modules (tuned.ts), where they are loaded. */
export const weightsOf = (setup: Setup, more?: Tuned<Weights>): Weights => ({
  ...baseOf(setup),
  ...tunedFor(tunedPlain, setup),
  ...(more && tunedFor(more, setup)),
});
