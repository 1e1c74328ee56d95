/** Keys in English. */
import type { KeysSpeech } from './speech.ts';

export const keysEn = {
  fromHand:
    'Enter picks up a card. Arrow Up then leads to the nearest place where it may go; arrow keys lead from one such place to the next, with Shift from cell to cell. Escape puts the card back.',
} satisfies KeysSpeech;
