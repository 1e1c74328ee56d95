/** Cards by name, and what each can do to a cell. */
import { BORDER, CARD_WORDS, COMPASS, MONSTER, WILD } from '../rules/vocabulary.ts';

/** As the notation writes it. */
export const cardWord = (card: number): string => CARD_WORDS[card] ?? String(card);
/** As people call it; the words of the notation are the keys of the names. */
export const cardName = (things: Readonly<Record<string, string>>, card: number): string =>
  things[CARD_WORDS[card] ?? ''] ?? String(card);

/** Cards that lie as an island of any number. */
export const JOKERS: readonly number[] = [WILD, BORDER];
/** The move that brings a card which is no island to a cell. */
export const AIMS: Readonly<Record<number, string>> = {
  [MONSTER]: 'monster',
  [WILD]: 'wild',
  [COMPASS]: 'clear',
  [BORDER]: 'border',
};
