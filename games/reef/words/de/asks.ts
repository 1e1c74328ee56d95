/** The Reef in German: what is asked, and how it ended. */

import { figure } from '@halcyon/speech/grammar';
import { colourOf, isFish, KEEP_PRICE } from '../../rules/vocabulary.ts';
import type { ReefSpeech } from '../en.ts';
import { at, card, due, either, pearls, worms } from './words.ts';

export const asks = {
  substitute: ({ left }) =>
    `Eine geworfene Farbe ist aufgebraucht. Nimm stattdessen ${worms(left)} in beliebiger Farbe.`,
  share: ({ first, second, any }) =>
    any === 1
      ? 'Eine Farbe des Wurfs ist aufgebraucht. Nimm einen Wurm in beliebiger Farbe.'
      : `Nimm einen Wurm, ${either(first, second)}.`,
  act: ({ worms: held, pearls: kept }) =>
    `Du hast ${worms(held)}${kept === 0 ? '' : ` und ${pearls(kept)}`}. Kaufe Meereskarten oder ein Boot, setze einen Hai ein, oder beende deinen Zug.`,
  pay: ({ left, colour, price }) =>
    left === price
      ? `Bezahle ${due(left, colour)}, nach deiner Wahl.`
      : `Noch zu bezahlen: ${due(left, colour)}. Der Preis ist ${figure(price)}.`,
  keep: ({ cell: place, card: shown }, who) => {
    const colour = shown !== undefined && isFish(shown) ? colourOf(shown) : undefined;
    return `Aufgedeckt ${at(place, who)}: ${card(shown)}. Für ${due(KEEP_PRICE, colour)} nehmen oder liegen lassen?`;
  },
} satisfies ReefSpeech['asks'];

export const endings = {
  'five-broods': () => 'Auf den Korallen eines Spielers leben fünf Bruten.',
  'too-many-turns': () => 'Nach 300 Zügen ruht das Meer. Es gewinnen die meisten Bruten, dann die meisten Würmer.',
} satisfies ReefSpeech['endings'];
