/** Cards and faces by their names. Without the rules, so that words may use it too. */
import { type Card, FACE_WORDS, type Face } from '../rules/vocabulary.ts';

/** As people call it: the words of the notation are the keys of the labels. A face with a colour is called as its card. */
export const faceLabel = (things: Readonly<Record<string, string>>, face: Card | Face): string =>
  things[FACE_WORDS[face] ?? ''] ?? '';

/** How many of this card a list has. */
export const countOf = (list: readonly Card[], card: Card): number => list.filter((other) => other === card).length;
