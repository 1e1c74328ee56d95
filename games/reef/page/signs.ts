/** What each sign of the picture is asked by: its word, and the numbers that its sentence speaks of (words/<language>/signs.ts). */
import type { Seat } from '@halcyon/kernel';
import { onCoral } from '../look/reef.ts';
import {
  BREEDING,
  type Breeding,
  type Cell,
  CORAL,
  type Coin,
  type Coral,
  colourOf,
  colourOfCoin,
  columnOf,
  FACE_DOWN,
  GAP,
  isFish,
  PAYS_PEARL,
  PEARL,
  priceOf,
  rowOf,
  SHARK,
  type State,
  sexOf,
  WATER,
} from '../rules/index.ts';

type Facts = Readonly<Record<string, number>>;
export const asked = (sign: string, facts: Facts = {}): string =>
  [sign, ...Object.entries(facts).map(([name, n]) => `${name}=${n}`)].join(' ');

const CARDS: Readonly<Record<number, string>> = {
  [CORAL]: 'coral-card',
  [SHARK]: 'shark-card',
  [PEARL]: 'pearl-card',
  [WATER]: 'water',
  [FACE_DOWN]: 'face-down',
  [GAP]: 'gap',
};
/** A card of the sea, as it is for this seat. */
export const cardSign = ({ sea, boats }: State, seat: Seat, cell: Cell): string => {
  const card = sea[cell]!;
  const facts = { price: priceOf(seat, rowOf(cell)), boat: columnOf(cell) < boats[seat]! ? 1 : 0 };
  return isFish(card)
    ? asked('fish', { ...facts, colour: colourOf(card), sex: sexOf(card) })
    : asked(CARDS[card]!, facts);
};
export const coralSign = (reef: State, seat: Seat, coral: Coral): string => {
  const { fish, brood } = onCoral(reef, seat, coral);
  if (brood !== undefined) return asked('brood', { seat, one: BREEDING[brood]![0], two: BREEDING[brood]![1] });
  return fish === undefined
    ? asked('coral-empty', { seat })
    : asked('coral-fish', { seat, colour: colourOf(fish), sex: sexOf(fish) });
};
export const coinSign = ({ pearls, worms, supply }: State, seat: Seat, coin: Coin): string => {
  const colour = colourOfCoin(coin);
  return coin === PAYS_PEARL
    ? asked('pearls', { seat, pearls: pearls[seat]! })
    : asked('worm', { seat, colour, worms: worms[seat]![colour]!, left: supply[colour]! });
};
export const breedingSign = (breeding: Breeding, near: boolean): string =>
  asked('breeding', { one: BREEDING[breeding]![0], two: BREEDING[breeding]![1], near: Number(near) });
