/** Keys in French. */
import type { KeysSpeech } from './speech.ts';

export const keysFr = {
  fromHand:
    'Entrée prend une carte. Flèche haut mène ensuite à l’endroit permis le plus proche ; les flèches vont d’un endroit permis à l’autre, avec Maj de case en case. Échap repose la carte.',
} satisfies KeysSpeech;
