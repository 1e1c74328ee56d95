/** The numbers behind the heuristic of Castle Merchants. Ways are counted in cards, plans in gold. */
export interface Weights {
  /** Cards for a step: onto a tile of another terrain, onto one that a tile still to be laid may be made to fit. */
  readonly walk: number;
  readonly join: number;
  /** Onto an empty hex, going on and setting out. */
  readonly lay: number;
  readonly start: number;
  /** What a card is worth that lacks for the next step. */
  readonly miss: number;
  /** Cards that a turn brings. */
  readonly drawn: number;
  /** How many cards of the way a card in hand spares, and how many are in hand as a rule. */
  readonly held: number;
  readonly usual: number;
  /** What part of the gold each card of a way puts at risk besides the time that it takes. */
  readonly doubt: number;
  /** What gold is worth a turn later. */
  readonly patience: number;
  /** What winning is worth besides the gold. */
  readonly goal: number;
  /** What the leading opponent loses, as part of what one loses oneself; and how much a landslide must bring. */
  readonly rival: number;
  readonly slide: number;
}
export const WEIGHTS: Weights = {
  walk: 1.2,
  join: 0.6,
  lay: 1.5,
  start: 2,
  miss: 0.6,
  drawn: 3,
  held: 0.9,
  usual: 4,
  doubt: 0.001,
  patience: 0.9,
  goal: 15,
  rival: 0.9,
  slide: 0.2,
};
