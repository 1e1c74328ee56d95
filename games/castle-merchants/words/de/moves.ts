/** Castle Merchants in German: moves as offers. */
import type { CastleMerchantsSpeech } from '../en.ts';
import { at, from as leaving, to as towards, withCard } from './words.ts';

export const moves = {
  landslide: ({ hex }) => `Einen Erdrutsch ${at(hex)} legen`,
  draw: () => 'Eine Karte ziehen und den Zug beenden',
  place: ({ card: played, hex }) => `Mit ${withCard(played)} ein Plättchen ${at(hex)} legen`,
  shift: ({ card: played, from, to }) =>
    `Mit ${withCard(played)} das Plättchen ${leaving(from)} ${towards(to)} verschieben`,
  move: ({ card: played, hex }) => `Mit ${withCard(played)} ${towards(hex)} gehen`,
  remove: ({ hex }) => `Für zwei Karten das Plättchen ${at(hex)} wegnehmen`,
  throw: () => 'Für zwei Karten würfeln',
  pay: ({ card: played }) => `Mit ${withCard(played)} bezahlen`,
  put: ({ hex }) => `Was der Würfel zeigt, ${at(hex)} legen`,
  carry: ({ from, to }) => `Was ${at(from)} liegt, ${towards(to)} bringen`,
  take: ({ hex }) => `Was ${at(hex)} liegt, in den Vorrat zurücknehmen`,
  nothing: () => 'Mit dem Würfel nichts tun',
  'sell-for-gold': () => 'Die Ware für die höchste Münze verkaufen',
  'sell-for-cards': () => 'Die Ware verkaufen und die Hand auf sechs Karten auffüllen',
  'throw-free': () => 'Kostenlos würfeln',
  end: () => 'Den Zug beenden',
} satisfies CastleMerchantsSpeech['moves'];
