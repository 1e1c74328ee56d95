/** The numbers behind the heuristic, in one unit: roughly what filling a slot is worth. */
export interface Weights {
  /** Demand for values against what is left of them (prospects.ts): weight, how steeply it grows, and softening. */
  readonly demand: number;
  readonly power: number;
  readonly ease: number;
  /** How far around its edge a row looks for values: width + widthMore for each slot left; low values first in a row without a card. */
  readonly width: number;
  readonly widthMore: number;
  readonly tilt: number;
  /** Cards for the very next slot of each row, for the last slot of a row, and for a visible bridge. */
  readonly next: number;
  readonly nextLast: number;
  readonly nextEase: number;
  readonly bridge: number;
  /** How fast a card loses with every card that it costs. */
  readonly near: number;
  /** How many cards would be welcome somewhere now. */
  readonly welcome: number;
  readonly welcomeNear: number;
  readonly welcomePower: number;
  /** Slots that a row could fill without waiting for the row below: for the first one, and depth * slots^depthPower. */
  readonly open: number;
  readonly depth: number;
  readonly depthPower: number;
  /** A row that is full. */
  readonly closed: number;
  /** Cards in hand: how fast they lose with every card that they cost, the best fit now, all fits, values in demand. */
  readonly handNear: number;
  readonly handBest: number;
  readonly handFit: number;
  readonly handDemand: number;
  /** What a second copy of a card is worth. */
  readonly handTwin: number;
  /** What a card in the own hand counts among the values left. */
  readonly own: number;
  /** How far the others' discards count as places where an unseen card may have gone. */
  readonly gone: number;
  /** The price of a card: price exp(-scarce * spare cards per turn to come); team 0 = the own seat's, 1 = all cards. */
  readonly price: number;
  readonly scarce: number;
  readonly team: number;
  /** A turn that fills nothing; a turn that only lays a bridge; what a new hand is worth. */
  readonly tempo: number;
  readonly bridging: number;
  readonly grapple: number;
  /** The last summit in hand, late, less with every summit elsewhere; any summit beside it. */
  readonly summit: number;
  readonly summitLate: number;
  readonly summitElse: number;
  readonly spareSummit: number;
  readonly fire: number;
  readonly fireLate: number;
  readonly bridgeCard: number;
  readonly bridgeLate: number;
  /** Green path: weight, the chance that an open slot turns green, a grass card in hand. */
  readonly path: number;
  readonly pathOpen: number;
  readonly pathCard: number;
  /**
   * Documentary: weight, how soon a value comes by what is left of it and by what is in the own hand, on a bridge, with each card that its first value
   * costs, with each slot before it; what other runs add; a card that the best run misses.
   */
  readonly film: number;
  readonly filmSupply: number;
  readonly filmOwn: number;
  readonly filmBridge: number;
  readonly filmStep: number;
  readonly filmFar: number;
  readonly filmShare: number;
  readonly filmCard: number;
  /** Wildlife: a step that is still to be climbed, an ibex that is still to come, an ibex card in hand, both more when the mountain is full; steps that will be paid; a turn for a herd. */
  readonly ibexStep: number;
  readonly ibexMissing: number;
  readonly ibexCard: number;
  readonly ibexLate: number;
  readonly ibexOwed: number;
  readonly herd: number;
}
