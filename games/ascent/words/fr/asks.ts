/** The Ascent in French: what is asked, and how it ended. */
import { cards, handAsks, handEndings } from '@halcyon/speech/parts/fr';
import type { AscentSpeech } from '../en.ts';
import { cell, ibexes, rows, the } from './words.ts';

export const asks = {
  ...handAsks,
  lift: ({ card: lifted, cell: at }) =>
    `Un Feu de camp brûle en ${cell(at)}. Où va ${the(lifted)} ? Au moins une rangée plus haut.`,
  climb: ({ cell: at, climbed, ibex, payable }) =>
    climbed === 0
      ? `Le troupeau en ${cell(at)} (${ibexes(ibex)}) : par où monter ? Chaque rangée coûte une carte ; vous avez ${cards(payable)}.`
      : `Le troupeau (${ibexes(ibex)}) est en ${cell(at)}, ${rows(climbed)} plus haut. Chaque rangée coûte une carte ; vous avez ${cards(payable)}. Montez encore ou laissez-le se reposer.`,
} satisfies AscentSpeech['asks'];

const LOST = 'L’ascension s’arrête ici.';
export const endings = {
  ...handEndings(LOST),
  won: () => 'La montagne est debout et le Sommet est atteint.',
  'no-path': () => `La montagne est complète, mais aucun sentier herbeux ne mène jusqu’en haut. ${LOST}`,
  'not-filmed': () => `La montagne est complète, mais tous les Panoramas ne sont pas filmés. ${LOST}`,
  'few-ibex': () => `La montagne est complète, mais elle porte moins de huit Bouquetins. ${LOST}`,
} satisfies AscentSpeech['endings'];
