/** Where the page leads to games that are kept and sent, in French. */
import type { KeptSpeech } from './speech.ts';

export const keptFr = {
  count: (n) => `Mes parties (${n})`,
  share: 'Partager',
} satisfies KeptSpeech;
