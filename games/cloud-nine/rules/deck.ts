/** C1.1: the cards of the game. */
import { times } from '@halcyon/parts';
import { type Card, COLOURS, WILD } from './vocabulary.ts';

const OF_EACH_COLOUR = 18;
const WILDS = 4;
export const DECK: readonly Card[] = [
  ...COLOURS.flatMap((_, i) => times(OF_EACH_COLOUR, i + 1)),
  ...times(WILDS, WILD),
];
