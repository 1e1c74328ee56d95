/** How things are called, by the labels of a language. Their keys are the words of the notation; no rules are needed. */
import {
  BREEDING_WORDS,
  type Breeding,
  CARD_WORDS,
  type Card,
  COLOURS,
  type Coin,
  type Colour,
  type Coral,
  colourOfCoin,
  GAP,
  MALE,
  sexOf,
} from '../rules/vocabulary.ts';

type Labels = Readonly<Record<string, string>>;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const colourName = (things: Labels, colour: Colour): string => things[COLOURS[colour] ?? ''] ?? '';
/** What pays: 'Red', 'Pearls'. */
export const coinName = (things: Labels, coin: Coin): string =>
  colourName(things, colourOfCoin(coin)) || things.pearls!;
/** A card as it lies in the sea. */
export const cardName = (things: Labels, card: Card): string =>
  card === GAP ? capital(things.gap!) : (things[CARD_WORDS[card] ?? ''] ?? capital(things.faceDown!));
/** A breeding card: 'Red and yellow'. */
export const pairName = (things: Labels, breeding: Breeding): string => things[BREEDING_WORDS[breeding] ?? ''] ?? '';

/** What lies on a coral. No coral ever has two fish: with the second one the brood is there. */
export interface OnCoral {
  readonly fish: Card | undefined;
  readonly brood: Breeding | undefined;
}
/** 'Coral 2: Red male, room for a female'. */
export const coralName = (things: Labels, coral: Coral, { fish, brood }: OnCoral): string => {
  const room = fish === undefined ? '' : sexOf(fish) === MALE ? things.roomForFemale : things.roomForMale;
  const what =
    brood !== undefined
      ? `${things.brood}: ${pairName(things, brood)}`
      : fish === undefined
        ? things.emptyCoral
        : `${cardName(things, fish)}, ${room}`;
  return `${things.coral} ${coral + 1}: ${what}`;
};
