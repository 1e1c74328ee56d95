/** Cards, worms and corals as signs and names, and what the drawing reads from a view. */
import { FRAME_WIDTH } from '@halcyon/kernel';
import { cellsOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import {
  BREEDING,
  CARD_WORDS,
  CELL_WORDS,
  COLOURS,
  CORAL,
  colourOf,
  fishOf,
  isFish,
  KEEP_PRICE,
  MALE,
  PEARL,
  priceOf,
  rowOf,
  SHARK,
  type State,
  sexOf,
  TURN_PRICE,
  WATER,
} from '../rules/index.ts';

export const seaOf = ({ view }: Scene): State => view as unknown as State;
/** The side from which the sea is seen: the reader's own, or that of the first seat. */
export const sideOf = ({ viewer }: Scene): number => (typeof viewer === 'number' ? viewer : 0);
export const cellWord = (cell: number): string => CELL_WORDS[cell] ?? '';

const thing = ({ speaker }: Scene, name: string): string => speaker.words.things[name] ?? '';
export const colourName = (scene: Scene, colour: number): string => thing(scene, COLOURS[colour]!);
export const colourSign = (scene: Scene, colour: number): string => thing(scene, `${COLOURS[colour]}Sign`);
export const sexSign = (scene: Scene, sex: number): string => thing(scene, sex === MALE ? 'maleSign' : 'femaleSign');

export const PEARL_SIGN = '○';
export const SHARK_SIGN = '◢';
const SIGNS: Readonly<Record<number, string>> = {
  [CORAL]: 'ψ',
  [SHARK]: SHARK_SIGN,
  [PEARL]: PEARL_SIGN,
  [WATER]: '~~',
};
export const cardSign = (scene: Scene, card: number): string =>
  isFish(card) ? colourSign(scene, colourOf(card)) + sexSign(scene, sexOf(card)) : (SIGNS[card] ?? '');
/** A fish by its colour; of several words the last one says it: 'Open water'. */
export const cardName = (scene: Scene, card: number): string => {
  if (isFish(card)) return colourName(scene, colourOf(card));
  const word =
    thing(scene, CARD_WORDS[card] ?? '')
      .split(' ')
      .at(-1) ?? '';
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** '★+≈'. */
export const pairText = (scene: Scene, breeding: number, and = '+'): string =>
  (BREEDING[breeding] ?? []).map((colour) => colourSign(scene, colour)).join(and);
const BARE = '–';
/** A coral: '★♂', '–' without fish, '(★≈)' with its brood. */
export const coralText = (scene: Scene, seat: number, coral: number): string => {
  const s = seaOf(scene);
  const brood = s.broods[seat]![coral]!;
  if (brood > 0) return `(${pairText(scene, brood - 1, '')})`;
  const fish = [0, 1].flatMap((sex) => {
    const there = fishOf(s, seat, sex)[coral]!;
    return there > 0 ? [colourSign(scene, there - 1) + sexSign(scene, sex)] : [];
  });
  return fish.join('') || BARE;
};
/** '★2 ◗0 …': worms by colour. */
export const wormsText = (scene: Scene, worms: readonly number[]): string =>
  worms.map((n, colour) => `${colourSign(scene, colour)}${n}`).join(' ');

/** Frames that wait for a payment, with the cell that it is for. */
const BOUGHT = ['reveal', 'deliver', 'land'];
/** The card that is being paid for. */
export const boughtCell = ({ rules, view, ask }: Scene): number | undefined => {
  const frames = view.frames as readonly number[];
  const below = frames.length - 2 * FRAME_WIDTH;
  return ask?.id === 'pay' && BOUGHT.includes(rules.frames[frames[below]!]?.name ?? '') ? frames[below + 1] : undefined;
};

/** What each card costs that can be bought, caught or turned up now. */
export const pricesOf = (scene: Scene): ReadonlyMap<number, number> => {
  const price = (cell: number): number => (scene.ask?.id === 'keep' ? KEEP_PRICE : priceOf(sideOf(scene), rowOf(cell)));
  return new Map([
    ...cellsOf(scene, 'turn').map((cell) => [cell, TURN_PRICE] as const),
    ...['buy', 'catch'].flatMap((kind) => cellsOf(scene, kind).map((cell) => [cell, price(cell)] as const)),
  ]);
};
