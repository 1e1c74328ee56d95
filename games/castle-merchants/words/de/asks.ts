/** Castle Merchants in German: what is asked, and how it ended. */

import { figure } from '@halcyon/speech/grammar';
import { cards, handAsks } from '@halcyon/speech/parts/de';
import { HAND } from '../../rules/vocabulary.ts';
import type { CastleMerchantsSpeech } from '../en.ts';
import { face, ware } from './words.ts';

const FULL = 'Deine Hand ist voll.';

export const asks = {
  act: ({ landslides, spent, cards: held, drawn }) => {
    if (spent !== 0)
      return `Du hast ${cards(spent)} gespielt: Mach weiter, oder beende den Zug und zieh ${figure(drawn)}.`;
    const first =
      landslides === 0
        ? 'Zieh eine Karte oder spiel Karten.'
        : 'Wenn du magst, leg einen Erdrutsch; dann zieh eine Karte oder spiel Karten.';
    return held === HAND ? `${first} ${FULL}` : first;
  },
  pay: handAsks.pay,
  die: ({ face: shown }) =>
    `Der Würfel zeigt ${face(shown)}: legen, anderswohin bringen, zurücknehmen oder nichts tun.`,
  sell: ({ ware: sold, coin, cards: drawn }) => {
    const hand = `für eine volle Hand (${cards(drawn)}), oder beende den Zug`;
    return coin === 0
      ? `Hier ist keine Münze mehr: Verkauf ${ware(sold)} ${hand}.`
      : `Verkauf ${ware(sold)} für die Münze im Wert von ${figure(coin)} oder ${hand}.`;
  },
  'free-throw': () => 'Würfle kostenlos, oder beende den Zug.',
} satisfies CastleMerchantsSpeech['asks'];

export const endings = {
  'eighteen-gold': () => 'Jemand hat 18 Gold oder mehr.',
  'too-many-turns': () => 'Nach 400 Zügen schließen die Burgen: Das meiste Gold gewinnt, dann die meisten Waren.',
} satisfies CastleMerchantsSpeech['endings'];
