/** Fantasy Pub in words, in French. */
import { counted, typeset } from '@halcyon/speech/grammar';
import { type PubWords, tellPub } from '../plain.ts';

export const plain = tellPub(
  typeset({
    coins: counted('fr', 'pièce', 'pièces'),
    beers: counted('fr', 'bière', 'bières'),
    carries: (what) => `avec ${what}`,
    lying: (n) => counted('fr', 'pièce posée là', 'pièces posées là')(n),
    innkeeper: 'le tavernier',
    outside: (faceDown, faceUp) =>
      `Dehors : ${counted('fr', 'carte', 'cartes')(faceDown)} face cachée${faceUp === '' ? '' : ` ; dessous, face visible : ${faceUp}`}.`,
  } satisfies PubWords),
);
