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
  /** In the first round a seat offers its cards that it would lose for less than this. */
  readonly offer: number;
  /** One more for so many cards that it has above the average, or less below it. */
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
}
export type WeightName = keyof Weights;

export const HAND_SET: Weights = {
  power: 2,
  ease: 0.1,
  own: 1,
  gone: 0.5,
  near1: 0.1,
  near2: 0.05,
  fill: 0.1,
  price: 0.5,
  scarce: 0.5,
  team: 0.5,
  tempo: 0,
  finish: 0.5,
  finishLate: 3,
  finishElse: 0.3,
  spare: 0.05,
  offer: 0.1,
  offerRich: 0.2,
  unseen: 0.5,
  rowEmpty: 0.1,
  purpleEmpty: 0.1,
  rowOwn: 0.3,
  stay: 0.5,
  endYellow: 0.15,
  endOrange: 0.3,
  endPurple: 0.5,
  endPurpleLate: 3,
  hold: 1,
  holdMany: 0.5,
  compass: 0,
  earnForPurple: 3,
  earnForOther: 0.5,
};

export const weightsFor = (_seats: number, _storms: boolean): Weights => HAND_SET;
