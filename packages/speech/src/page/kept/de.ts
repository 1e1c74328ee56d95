/** Where the page leads to games that are kept and sent, in German. */
import type { KeptSpeech } from './speech.ts';

export const keptDe = {
  count: (n) => `Meine Partien (${n})`,
  share: 'Teilen',
} satisfies KeptSpeech;
