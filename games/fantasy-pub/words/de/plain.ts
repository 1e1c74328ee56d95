/** Fantasy Pub in words, in German. */
import { counted } from '@halcyon/speech/grammar';
import { tellPub } from '../plain.ts';

export const plain = tellPub({
  coins: counted('de', 'Münze', 'Münzen'),
  beers: counted('de', 'Bier', 'Bier'),
  carries: (what) => `mit ${what}`,
  lying: (n) => counted('de', 'liegende Münze', 'liegende Münzen')(n),
  innkeeper: 'der Wirt',
  outside: (faceDown, faceUp) =>
    `Draußen: ${counted('de', 'Karte', 'Karten')(faceDown)} verdeckt${faceUp === '' ? '' : `; darunter offen: ${faceUp}`}.`,
});
