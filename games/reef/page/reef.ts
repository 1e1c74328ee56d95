/** The sea as a picture: which row lies where, what lies on the corals, and how things are called. */
import type { AnyState } from '@halcyon/kernel';
import type { Spot } from '@halcyon/page-kit/spots.ts';
import {
  BREEDING_WORDS,
  CARD_WORDS,
  COLOURS,
  COLUMNS,
  cellAt,
  distanceOf,
  FEMALE,
  fish,
  fishOf,
  GAP,
  MALE,
  PAYS_PEARL,
  ROWS,
  type State,
  sexOf,
} from '../rules/index.ts';

export const reefOf = (view: AnyState): State => view as unknown as State;

/** Rows as this seat sees them: the opponent's at the top, its own at the bottom. */
export const rowsFor = (seat: number): readonly number[] =>
  Array.from({ length: ROWS }, (_, i) => distanceOf(seat, ROWS - 1 - i));
/** For the arrow keys. The shore is at the left. */
export const spotsFor = (seat: number): Spot[] =>
  Array.from({ length: ROWS * COLUMNS }, (_, i) => {
    const [y, x] = [Math.floor(i / COLUMNS), i % COLUMNS];
    return { cell: cellAt(distanceOf(seat, y), x), x, y };
  });

/** What lies on a coral. No coral ever has two fish: with the second one the brood is there. */
interface OnCoral {
  /** The card of its fish. */
  readonly fish: number | undefined;
  /** The breeding card on it. */
  readonly brood: number | undefined;
}
export const onCoral = (reef: State, seat: number, coral: number): OnCoral => {
  const sex = [MALE, FEMALE].find((each) => fishOf(reef, seat, each)[coral]! > 0);
  const brood = reef.broods[seat]![coral]!;
  return {
    fish: sex === undefined ? undefined : fish(fishOf(reef, seat, sex)[coral]! - 1, sex),
    brood: brood > 0 ? brood - 1 : undefined,
  };
};

type Things = Readonly<Record<string, string>>;
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** A card as it lies in the sea; the words of the notation are the keys of the names. */
export const cardName = (things: Things, card: number): string =>
  card === GAP ? capital(things.gap!) : (things[CARD_WORDS[card] ?? ''] ?? capital(things.faceDown!));
/** 'Coral 2: red male, room for a female'. */
export const coralName = (things: Things, reef: State, seat: number, coral: number): string => {
  const { fish: card, brood } = onCoral(reef, seat, coral);
  const room = card === undefined ? '' : sexOf(card) === MALE ? things.roomForFemale : things.roomForMale;
  const what =
    brood !== undefined
      ? `${things.brood}: ${things[BREEDING_WORDS[brood]!]}`
      : card === undefined
        ? things.emptyCoral
        : `${cardName(things, card)}, ${room}`;
  return `${things.coral} ${coral + 1}: ${what}`;
};
/** What pays, by its coin: 'Red', 'Pearls'. */
export const coinName = (things: Things, coin: number): string => things[COLOURS[coin] ?? 'pearls']!;
/** All that pays: worms by colour, then pearls. */
export const COINS: readonly number[] = [...COLOURS.keys(), PAYS_PEARL];
export const coinsOf = ({ worms, pearls }: State, seat: number, coin: number): number =>
  coin === PAYS_PEARL ? pearls[seat]! : worms[seat]![coin]!;
