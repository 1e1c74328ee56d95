/** Fantasy Pub in words, in English. */
import { counted } from '@halcyon/speech/grammar';
import { tellPub } from '../plain.ts';

export const plain = tellPub({
  coins: counted('en', 'coin', 'coins'),
  beers: counted('en', 'beer', 'beers'),
  carries: (what) => `with ${what}`,
  lying: (n) => `${counted('en', 'coin', 'coins')(n)} lying there`,
  innkeeper: 'the innkeeper',
  outside: (faceDown, faceUp) =>
    `Waiting outside: ${counted('en', 'card', 'cards')(faceDown)} face down${faceUp === '' ? '' : `; below them, face up: ${faceUp}`}.`,
});
