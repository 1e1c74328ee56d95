/** The Ascent in English: moves as offers. */
import { handMoves } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { card, cell } from './words.ts';

export const moves = {
  ...handMoves(card),
  place: ({ card: terrain, cell: at }) => `Place ${card(terrain)} in ${cell(at)}`,
  campfire: ({ card: fire, cell: at }) => `Light ${card(fire)} in ${cell(at)} and move its terrain up`,
  lift: ({ cell: to }) => `Move the terrain up to ${cell(to)}`,
  bridge: ({ cell: at }) => `Build a bridge in ${cell(at)}`,
  summit: () => 'Play the summit',

  herd: ({ cell: at }) => `Lead the herd from ${cell(at)}`,
  up: ({ cell: to }) => `Climb to ${cell(to)}`,
  stop: () => 'Let the herd rest',
  grapple: () => 'Use a grapple to renew your hand',
} satisfies GameSpeech['moves'];
