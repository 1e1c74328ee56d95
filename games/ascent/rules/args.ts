import type { Arg } from '@halcyon/kernel';
import { cardArgs, cellArg as cells } from '@halcyon/parts';
import { CARD_SIZE, CARD_WORDS } from './cards.ts';
import { SLOTS } from './vocabulary.ts';

export const { cardArg, secretCardArg } = cardArgs(CARD_SIZE, CARD_WORDS);
export const cellArg = (name = 'cell'): Arg => cells(SLOTS, name);
