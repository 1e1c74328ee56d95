/** The Ascent in English: what is asked, and how it ended. */
import { cards, handAsks, handEndings } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { cell, ibexes, rows, the } from './words.ts';

export const asks = {
  ...handAsks,
  lift: ({ card: lifted, cell: at }) =>
    `A campfire burns in ${cell(at)}. Where does ${the(lifted)} go? At least one row up.`,
  climb: ({ cell: at, climbed, ibex, payable }) =>
    climbed === 0
      ? `The herd in ${cell(at)} (${ibexes(ibex)}): which way up? Each row costs a card; you hold ${cards(payable)}.`
      : `The herd (${ibexes(ibex)}) is in ${cell(at)}, ${rows(climbed)} higher. Each row costs a card; you hold ${cards(payable)}. Climb on or let it rest.`,
} satisfies GameSpeech['asks'];

const LOST = 'The ascent ends here.';
export const endings = {
  ...handEndings(LOST),
  won: () => 'The mountain stands and the summit is reached.',
  'no-path': () => `The mountain is full, but no path of grass leads to its top. ${LOST}`,
  'not-filmed': () => `The mountain is full, but not every panorama is filmed. ${LOST}`,
  'few-ibex': () => `The mountain is full, but it holds fewer than eight ibex. ${LOST}`,
} satisfies GameSpeech['endings'];
