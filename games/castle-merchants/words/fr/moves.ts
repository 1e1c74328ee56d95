/** Castle Merchants in French: moves as offers. */
import type { CastleMerchantsSpeech } from '../en.ts';
import { at, card, from as leaving } from './words.ts';

export const moves = {
  landslide: ({ hex }) => `Poser un glissement de terrain ${at(hex)}`,
  draw: () => 'Piocher une carte et finir le tour',
  place: ({ card: played, hex }) => `Avec ${card(played)}, poser une tuile ${at(hex)}`,
  shift: ({ card: played, from, to }) => `Avec ${card(played)}, déplacer la tuile ${leaving(from)} ${at(to)}`,
  move: ({ card: played, hex }) => `Avec ${card(played)}, aller ${at(hex)}`,
  remove: ({ hex }) => `Pour deux cartes, retirer la tuile ${leaving(hex)}`,
  throw: () => 'Pour deux cartes, lancer le dé',
  pay: ({ card: played }) => `Payer avec ${card(played)}`,
  put: ({ hex }) => `Poser ${at(hex)} ce que montre le dé`,
  carry: ({ from, to }) => `Porter ${at(to)} ce qui est posé ${at(from)}`,
  take: ({ hex }) => `Remettre dans la réserve ce qui est posé ${at(hex)}`,
  nothing: () => 'Ne rien faire du dé',
  'sell-for-gold': () => 'Vendre la marchandise pour la plus grosse pièce',
  'sell-for-cards': () => 'Vendre la marchandise et compléter votre main à six cartes',
  'throw-free': () => 'Lancer le dé sans payer',
  end: () => 'Finir le tour',
} satisfies CastleMerchantsSpeech['moves'];
