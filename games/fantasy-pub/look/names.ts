/** How characters and places are called, by the labels of a language. No rules are needed. */
import { CHARACTER_WORDS, type Character, DOOR, type Place, RACES, type Race } from '../rules/vocabulary.ts';

type Labels = Readonly<Record<string, string>>;

/** As the notation writes it: 'a-goblin2'. */
export const characterWord = (character: Character): string => CHARACTER_WORDS[character] ?? '';
/** Whether it is the second of its race in its clan. */
export const isSecond = (character: Character): boolean => characterWord(character).endsWith('2');

export const raceName = (things: Labels, race: Race): string => things[RACES[race] ?? ''] ?? '';
/** 'Second goblin': the word of the notation without its clan is the key of the label. */
export const characterName = (things: Labels, character: Character): string =>
  things[characterWord(character).slice(2)] ?? '';
/** 'Table 3', 'Door'. */
export const placeName = (things: Labels, place: Place): string =>
  (place === DOOR ? things.door : `${things.table} ${place}`) ?? '';
