/** The Ascent in German: what is asked, and how it ended. */
import { cards, handAsks, handEndings } from '@halcyon/speech/parts/de';
import type { AscentSpeech } from '../en.ts';
import { cell, ibexes, rows, the } from './words.ts';

export const asks = {
  ...handAsks,
  lift: ({ card: lifted, cell: at }) =>
    `In ${cell(at)} brennt ein Lagerfeuer. Wohin kommt ${the(lifted)}? Mindestens eine Reihe höher.`,
  climb: ({ cell: at, climbed, ibex, payable }) =>
    climbed === 0
      ? `Die Herde in ${cell(at)} (${ibexes(ibex)}): Wohin steigt sie? Jede Reihe kostet eine Karte; du hast ${cards(payable)}.`
      : `Die Herde (${ibexes(ibex)}) ist in ${cell(at)}, ${rows(climbed)} höher. Jede Reihe kostet eine Karte; du hast ${cards(payable)}. Steige weiter oder lass sie rasten.`,
} satisfies AscentSpeech['asks'];

const LOST = 'Der Aufstieg endet hier.';
export const endings = {
  ...handEndings(LOST),
  won: () => 'Der Berg steht, und der Gipfel ist erreicht.',
  'no-path': () => `Der Berg ist voll, aber kein Pfad aus Gras führt bis nach oben. ${LOST}`,
  'not-filmed': () => `Der Berg ist voll, aber nicht alle Panoramen sind gefilmt. ${LOST}`,
  'few-ibex': () => `Der Berg ist voll, aber auf ihm stehen weniger als acht Steinböcke. ${LOST}`,
} satisfies AscentSpeech['endings'];
