import type { Arg } from '@halcyon/kernel';
import { cardArgs, cellArg, numberArg } from '@halcyon/parts';
import { CARD_SIZE, CARD_WORDS, FACE_WORDS, POINTS, TOP } from './vocabulary.ts';

export const { cardArg, secretCardArg } = cardArgs(CARD_SIZE, CARD_WORDS);
export const faceArg: Arg = { ...numberArg('face', CARD_SIZE), words: FACE_WORDS };
/** C1.2: people count clouds from 1, as they count cells. */
export const cloudArg: Arg = cellArg(POINTS.length, 'cloud');
export const pointsArg: Arg = numberArg('points', POINTS[TOP]! + 1);
