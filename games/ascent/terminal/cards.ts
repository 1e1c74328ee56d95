/** Cards by name. */

import { fold, isOneOf } from '@halcyon/terminal-kit/input';
import { handOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import type { CardWords } from '@halcyon/terminal-kit/short-input';
import { cardLabel, cardWord } from '../look/cards.ts';
import {
  CARD_WORDS,
  campfireOf,
  cardValue,
  GRASS,
  GRASS_FIRE,
  isCampfire,
  isIbex,
  isTerrain,
  ROCK,
  SNOW,
  typeOf,
} from '../rules/vocabulary.ts';
import { wordsFor } from './words.ts';

export const FIRE = '▲';

/** The letter of its type, as the log writes it. */
const letterOf = (card: number): string => cardWord(card).charAt(0);
/** As it lies on the mountain: 'g7', 'g▲'. */
export const faceOf = (card: number): string => {
  if (isCampfire(card)) return letterOf(card) + FIRE;
  return isTerrain(card) ? `${letterOf(card)}${cardValue(card)}` : '';
};
/** As it is held: what may be typed, in the reader's language. */
export const cardName = (scene: Scene, card: number): string => {
  if (isTerrain(card)) return cardWord(card);
  return isCampfire(card) ? wordsFor(scene).fires[typeOf(card)]! : cardLabel(scene.speaker.words.things, card);
};
/** 'g Grass', 's Snow', 'r Rock': letters with their names. */
export const typeNames = ({ speaker }: Scene): (readonly [letter: string, name: string])[] => {
  const { grass = '', snow = '', rock = '' } = speaker.words.things;
  const letter = (type: number): string => letterOf(campfireOf(type));
  return [
    [letter(GRASS), grass],
    [letter(SNOW), snow],
    [letter(ROCK), rock],
  ];
};

const CARDS = Object.keys(CARD_WORDS).map(Number);
/** 'g7', 'g2i', or with the first letter of the type in the reader's language. An ibex that is held need not be said. */
const terrainNamed = (scene: Scene, text: string): number | undefined => {
  const [, letter = '', value, mark] = /^([a-z])(\d{1,2})(i?)$/.exec(text) ?? [];
  const types = typeNames(scene);
  const written = types.findIndex(([known]) => known === letter);
  const type = written >= 0 ? written : types.findIndex(([, name]) => fold(name).startsWith(letter));
  const faces = CARDS.filter((card) => isTerrain(card) && typeOf(card) === type && cardValue(card) === Number(value));
  const held = faces.filter((card) => handOf(scene).includes(card));
  if (mark === 'i') return faces.find(isIbex);
  return [...held, ...faces].find((card) => !isIbex(card) || held.length === 1);
};
/** The campfires that 'fire' may mean: those that are held; with none the rules say so of any. */
export const firesMeant = (scene: Scene, word: string): number[] => {
  if (!isOneOf(`fire campfire ${wordsFor(scene).typed.fire}`, word)) return [];
  const held = [...new Set(handOf(scene).filter(isCampfire))];
  return held.length > 0 ? held : [GRASS_FIRE];
};
/** Whole names: 'grass fire', 'Feu de camp herbeux', 'bridge'. */
const isNamed = (scene: Scene, card: number, text: string): boolean =>
  [cardWord(card), cardLabel(scene.speaker.words.things, card), cardName(scene, card)].some(
    (name) => fold(name).replaceAll('-', ' ') === text.replaceAll('-', ' '),
  );
const cardNamed = (scene: Scene, text: string): number | undefined => {
  const fires = firesMeant(scene, text);
  if (fires.length === 1) return fires[0];
  return terrainNamed(scene, text) ?? CARDS.find((card) => !isTerrain(card) && isNamed(scene, card, text));
};

const LONGEST_NAME = 4;
export const cardsOf = (scene: Scene): CardWords => ({
  take(words) {
    for (let n = Math.min(LONGEST_NAME, words.length); n > 0; n--) {
      const card = cardNamed(scene, words.slice(0, n).join(' '));
      if (card !== undefined) return { card, rest: words.slice(n) };
    }
    return undefined;
  },
  write: cardWord,
});
