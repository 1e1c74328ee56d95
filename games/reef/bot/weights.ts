/** The numbers behind the heuristic of The Reef. All worths are in broods. */
export interface Weights {
  /** A coral without fish, one with a single fish; and what is added when a pair, or a mate, is to be had. */
  readonly coral: number;
  readonly first: number;
  readonly pair: number;
  readonly mate: number;
  /** Each further coral without fish hopes for this part of the pair. */
  readonly more: number;
  /** The chance of a mate by a breeding card that is not known yet. */
  readonly fresh: number;
  /** Added when a coral that is still missing is to be had. */
  readonly next: number;
  /** A worm, and each further one of its colour as part of the one before. */
  readonly worm: number;
  readonly alike: number;
  readonly pearl: number;
  /** Each further shark is worth half of the one before. */
  readonly shark: number;
  /** A second boat, and each further one as part of the one before; how much less with the last brood. */
  readonly boat: number;
  readonly fleet: number;
  readonly late: number;
  /** How well a card is to be had that lies so many columns beyond the boats, costs more than one, or lacks worms. */
  readonly far: number;
  readonly dear: number;
  readonly lack: number;
  /** A card that may come: not seen yet, or among the discards. */
  readonly unseen: number;
  readonly discarded: number;
  /** How much the opponent's worth counts against the seat's. */
  readonly rival: number;
}
export const WEIGHTS: Weights = {
  coral: 0.15,
  first: 0.1,
  pair: 0.2,
  mate: 0.5,
  more: 0.5,
  fresh: 0.15,
  next: 0.05,
  worm: 0.06,
  alike: 0.65,
  pearl: 0.09,
  shark: 0.05,
  boat: 0.25,
  fleet: 0.8,
  late: 0.5,
  far: 0.6,
  dear: 0.8,
  lack: 0.6,
  unseen: 0.05,
  discarded: 0.03,
  rival: 0.6,
};
