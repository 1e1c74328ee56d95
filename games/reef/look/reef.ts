/** What a view of The Reef shows, read once for page, terminal and bot. */
import { type AnyRules, type AnyState, FRAME_WIDTH, type Seat } from '@halcyon/kernel';
import {
  type Cell,
  COLOURS,
  type Coin,
  type Coral,
  colourOfCoin,
  distanceOf,
  FACE_DOWN,
  FEMALE,
  fish,
  fishOf,
  KEEP_PRICE,
  MALE,
  PAYS_PEARL,
  type Price,
  priceOf,
  ROWS,
  type Row,
  rowOf,
  type State,
  TURN_PRICE,
} from '../rules/index.ts';
import type { OnCoral } from './labels.ts';

/** The state as a viewer sees it: what is hidden from them is HIDDEN in it. */
export const reefOf = (view: AnyState): State => view as State;

/** Rows from the top of a picture in which this seat sits at the bottom: the opponent's first, its own last. */
export const rowsFor = (seat: Seat): readonly Row[] =>
  Array.from({ length: ROWS }, (_, i) => distanceOf(seat, ROWS - 1 - i));

export const onCoral = (reef: State, seat: Seat, coral: Coral): OnCoral => {
  const sex = [MALE, FEMALE].find((each) => fishOf(reef, seat, each)[coral]! > 0);
  const brood = reef.broods[seat]![coral]!;
  return {
    fish: sex === undefined ? undefined : fish(fishOf(reef, seat, sex)[coral]! - 1, sex),
    brood: brood > 0 ? brood - 1 : undefined,
  };
};

/** All that pays: worms by colour, then pearls. */
export const COINS: readonly Coin[] = [...COLOURS.keys(), PAYS_PEARL];
/** How many of this coin a seat has. */
export const coinsOf = ({ worms, pearls }: State, seat: Seat, coin: Coin): number =>
  coin === PAYS_PEARL ? pearls[seat]! : worms[seat]![colourOfCoin(coin)]!;

/** F3.3: what it costs a seat to buy the card in this cell, or to turn it up; `asked` is the question before the seat. */
export const priceNow = ({ sea }: State, seat: Seat, cell: Cell, asked: string | undefined): Price => {
  if (asked === 'keep') return KEEP_PRICE;
  return sea[cell] === FACE_DOWN ? TURN_PRICE : priceOf(seat, rowOf(cell));
};

/** Frames that wait under a payment for what it buys; the first argument is the cell of the card. */
const CARDS_BOUGHT = ['reveal', 'deliver', 'land'];
/** What is being paid for: a card by its cell, or a boat. */
export const paidFor = ({ frames: kinds }: AnyRules, { frames }: State): Cell | 'boat' | undefined => {
  const nameAt = (at: number): string => kinds[frames[at]!]?.name ?? '';
  const [top, below] = [frames.length - FRAME_WIDTH, frames.length - 2 * FRAME_WIDTH];
  if (nameAt(top) !== 'pay') return undefined;
  if (nameAt(below) === 'launch') return 'boat';
  return CARDS_BOUGHT.includes(nameAt(below)) ? frames[below + 1] : undefined;
};
