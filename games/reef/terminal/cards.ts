/** Cards, worms and corals as signs and names. */
import type { Seat } from '@halcyon/kernel';
import { capital } from '@halcyon/speech/grammar';
import { cellsOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { cardName, colourName } from '../look/labels.ts';
import { onCoral, priceNow, reefOf } from '../look/reef.ts';
import {
  BREEDING,
  type Breeding,
  type Card,
  CELL_WORDS,
  type Cell,
  COLOURS,
  CORAL,
  type Colour,
  type Coral,
  colourOf,
  isFish,
  MALE,
  PEARL,
  type Price,
  type Sex,
  SHARK,
  sexOf,
  WATER,
} from '../rules/vocabulary.ts';

/** The side from which the sea is seen: the reader's own, or that of the first seat. */
export const sideOf = ({ viewer }: Scene): Seat => (typeof viewer === 'number' ? viewer : 0);
export const cellWord = (cell: Cell): string => CELL_WORDS[cell] ?? '';

const thing = ({ speaker }: Scene, name: string): string => speaker.words.things[name] ?? '';
export const colourSign = (scene: Scene, colour: Colour): string => thing(scene, `${COLOURS[colour]}Sign`);
export const sexSign = (scene: Scene, sex: Sex): string => thing(scene, sex === MALE ? 'maleSign' : 'femaleSign');

export const PEARL_SIGN = '○';
export const SHARK_SIGN = '◢';
const SIGNS: Readonly<Record<number, string>> = {
  [CORAL]: 'ψ',
  [SHARK]: SHARK_SIGN,
  [PEARL]: PEARL_SIGN,
  [WATER]: '~~',
};
export const cardSign = (scene: Scene, card: Card): string =>
  isFish(card) ? colourSign(scene, colourOf(card)) + sexSign(scene, sexOf(card)) : (SIGNS[card] ?? '');
/** A fish by its colour; of several words the last one says it: 'Open water'. */
export const shortName = ({ speaker }: Scene, card: Card): string => {
  const { things } = speaker.words;
  if (isFish(card)) return colourName(things, colourOf(card));
  return capital(cardName(things, card).split(' ').at(-1) ?? '');
};

/** '★+≈'. */
export const pairText = (scene: Scene, breeding: Breeding, and = '+'): string =>
  (BREEDING[breeding] ?? []).map((colour) => colourSign(scene, colour)).join(and);
const BARE = '–';
/** A coral: '★♂', '–' without fish, '(★≈)' with its brood. */
export const coralText = (scene: Scene, seat: Seat, coral: Coral): string => {
  const { fish, brood } = onCoral(reefOf(scene.view), seat, coral);
  if (brood !== undefined) return `(${pairText(scene, brood, '')})`;
  return fish === undefined ? BARE : cardSign(scene, fish);
};
/** '★2 ◗0 …': worms by colour. */
export const wormsText = (scene: Scene, worms: readonly number[]): string =>
  worms.map((n, colour) => `${colourSign(scene, colour)}${n}`).join(' ');

/** What the card in a cell would cost the reader now. */
export const priceOfCell = (scene: Scene, cell: Cell): Price =>
  priceNow(reefOf(scene.view), sideOf(scene), cell, scene.ask?.id);
/** Of the cards that can be bought, caught or turned up now. */
export const pricesOf = (scene: Scene): ReadonlyMap<Cell, Price> =>
  new Map(
    ['turn', 'buy', 'catch'].flatMap((kind) =>
      cellsOf(scene, kind).map((cell) => [cell, priceOfCell(scene, cell)] as const),
    ),
  );
