import type { Arg } from '@halcyon/kernel';
import { cardArgs, cellArg as counted, numberArg } from '@halcyon/parts';
import {
  ANY_COLOUR,
  BREEDING,
  BREEDING_WORDS,
  CARD_SIZE,
  CARD_WORDS,
  CELL_WORDS,
  CELLS,
  COIN_WORDS,
  COLOURS,
  COLUMNS,
  FACE_DOWN,
  MOST_CORALS,
  PAYS_PEARL,
  SEA_WORDS,
} from './vocabulary.ts';

export const { cardArg } = cardArgs(CARD_SIZE, CARD_WORDS);
/** A card as it lies in the display: perhaps face down. */
export const lyingArg: Arg = { ...cardArg(), size: FACE_DOWN + 1, words: SEA_WORDS };
export const cellArg: Arg = { name: 'cell', size: CELLS, words: CELL_WORDS };
export const columnArg: Arg = counted(COLUMNS, 'column');
export const coralArg: Arg = counted(MOST_CORALS, 'coral');
export const colourArg = (name = 'colour'): Arg => ({ ...numberArg(name, COLOURS.length), words: COIN_WORDS });
export const coinArg: Arg = { ...numberArg('coin', PAYS_PEARL + 1), words: COIN_WORDS };
/** What a payment must be in: a colour, or any. */
export const forArg: Arg = { ...coinArg, name: 'colour', words: { ...COIN_WORDS, [ANY_COLOUR]: 'any' } };
export const breedingArg: Arg = { ...numberArg('breeding', BREEDING.length), words: BREEDING_WORDS };
export const sexArg: Arg = { ...numberArg('sex', 2), words: { 0: 'male', 1: 'female' } };
