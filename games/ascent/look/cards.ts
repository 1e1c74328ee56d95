/** Cards by their names. Without the rules, so that words may use it too. */
import { CARD_WORDS, type Card, type Value } from '../rules/vocabulary.ts';

/** As the notation calls it; '' for what is no card. */
export const cardWord = (card: Card): string => CARD_WORDS[card] ?? '';
/** As people call it: the words of the notation are the keys of the labels. */
export const cardLabel = (things: Readonly<Record<string, string>>, card: Card): string => things[cardWord(card)] ?? '';

/** A4.16: which of two neighbours makes the cost on a bridge; a side without value (0) does not count. */
export const dearerSide = (value: Value, left: Value, right: Value): 'left' | 'right' => {
  if (left === 0 || right === 0) return right === 0 ? 'left' : 'right';
  return Math.abs(value - left) < Math.abs(value - right) ? 'right' : 'left';
};
