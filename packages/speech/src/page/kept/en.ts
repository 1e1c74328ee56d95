/** Where the page leads to games that are kept and sent, in English. */
import type { KeptSpeech } from './speech.ts';

export const keptEn = {
  count: (n) => `My games (${n})`,
  share: 'Share',
} satisfies KeptSpeech;
