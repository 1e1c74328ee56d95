/** Cards by their names. Without the rules, so that words may use it too. */
import type { Setup } from '@halcyon/kernel';
import { CARD_WORDS, type Card, isIbex, type Value } from '../rules/vocabulary.ts';

/** A1.3: outside Wildlife the ibex means nothing; such a card is seen and called like its plain twin, which comes before it. */
export const seenAs = (card: Card, { features }: Pick<Setup, 'features'>): Card =>
  isIbex(card) && !features.includes('wildlife') ? card - 1 : card;

/** As the notation calls it; '' for what is no card. */
export const cardWord = (card: Card): string => CARD_WORDS[card] ?? '';
/** As people call it: the words of the notation are the keys of the labels. */
export const cardLabel = (things: Readonly<Record<string, string>>, card: Card): string => things[cardWord(card)] ?? '';

/** A4.16: which of two neighbours makes the cost on a bridge; a side without value (0) does not count. */
export const dearerSide = (value: Value, left: Value, right: Value): 'left' | 'right' => {
  if (left === 0 || right === 0) return right === 0 ? 'left' : 'right';
  return Math.abs(value - left) < Math.abs(value - right) ? 'right' : 'left';
};
