/** Castle Merchants in German: why not. First what is wrong, then the number. */
import { capital, figure } from '@halcyon/speech/grammar';
import { cards, handRefusals, turnRefusals } from '@halcyon/speech/parts/de';
import type { CastleMerchantsSpeech } from '../en.ts';
import { at, card, cell, face, noTile, reserve, tile, tiles, to, withCard } from './words.ts';

export const refusals = {
  ...turnRefusals,
  'act-first': () => 'Das ist jetzt nicht gefragt: Spiel Karten, zieh eine oder beende den Zug.',
  'already-acted': () => 'Du hast in diesem Zug schon gehandelt: Beende ihn, statt eine Karte zu ziehen.',
  'do-something': () => 'Du kannst den Zug noch nicht beenden: Handle mindestens einmal, oder zieh eine Karte.',
  'landslide-first': () => 'Zu spät für einen Erdrutsch: nur einer je Zug, und vor allem anderen.',
  'no-landslide': () => 'Du hast keinen Erdrutsch mehr.',
  'not-a-path': ({ hex }) => `Ein Erdrutsch liegt nur auf einem Wegfeld; ${cell(hex)} ist keines.`,
  'landslide-there': ({ hex }) => `Es liegt schon ein Erdrutsch ${at(hex)}.`,
  'merchant-there': ({ hex }) => `Es steht ein Händler ${at(hex)}: Das Plättchen dort bleibt, wie es ist.`,
  'cut-off': ({ hex }) =>
    `Ein Erdrutsch ${at(hex)} würde eine Burg, das Lagerhaus, die Wiese oder einen Händler abschneiden.`,
  'not-in-hand': handRefusals(card)['not-in-hand'],
  'not-empty': ({ hex }) => `Ein Plättchen kommt nur auf ein leeres Wegfeld; ${cell(hex)} ist keines.`,
  'reserve-empty': ({ terrain }) =>
    `Im Vorrat ist ${noTile(terrain)} mehr: Verschieb eines, auf dem kein Händler steht.`,
  'reserve-left': ({ terrain }) => `Im Vorrat ist noch ${tile(terrain)}: Leg dieses, statt ein anderes zu verschieben.`,
  'not-that-tile': ({ hex, terrain }) => `Es liegt ${noTile(terrain)} ${at(hex)}.`,
  'where-you-are': () => 'Dort bist du schon: Ein Weg endet auf einem anderen Feld.',
  'not-reachable': ({ hex, terrain }) =>
    `Mit ${withCard(terrain)} kommst du nicht ${to(hex)}: Von dir aus führt keine Kette von ${tiles(terrain)} dorthin.`,
  'not-next-to-you': ({ hex }) =>
    `${capital(cell(hex))} ist nicht neben dir: Jede Karte führt dorthin, aber nur vom Nachbarfeld aus.`,
  'two-cards': ({ cards: held }) =>
    `Das kostet zwei Karten; du hast ${held === 0 ? 'keine' : figure(held)} auf der Hand.`,
  'no-tile': ({ hex }) => `Es liegt kein Plättchen ${at(hex)}.`,
  'landslide-stays': ({ hex }) => `Karten nehmen nie einen Erdrutsch weg; der ${at(hex)} bleibt liegen.`,
  'pay-first': ({ left }) => `Bezahle zuerst, was du gewählt hast; noch zu bezahlen: ${cards(left)}.`,
  'die-first': ({ face: shown }) => `Zuerst der Würfel: Er zeigt ${face(shown)}. Nutze ihn, oder tu nichts damit.`,
  'die-reserve-empty': ({ face: shown }) => `Im ${reserve(shown)} ist ${noTile(shown)} mehr.`,
  'not-the-face': ({ hex, face: shown }) => `Der Würfel zeigt ${face(shown)}, und ${at(hex)} liegt ${noTile(shown)}.`,
  'no-coin-left': () => 'Diese Burg hat keine Münze mehr; für ihre Ware gibt sie noch Karten.',
  'sell-first': () => 'Jetzt kannst du verkaufen, für Gold oder für Karten, oder den Zug beenden.',
  'throw-or-end': () => 'Die Ware ist verkauft: Würfle kostenlos, oder beende den Zug.',
} satisfies CastleMerchantsSpeech['refusals'];
