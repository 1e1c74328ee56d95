/** The Ascent in English: moves as offers. */
import { handMoves } from '../../parts/en.ts';
import type { GameSpeech } from '../../speaker.ts';
import { card, cell } from './words.ts';

export const moves = {
  ...handMoves(card),
  place: ([terrain, at]) => `Place ${card(terrain)} in ${cell(at)}`,
  campfire: ([fire, at]) => `Light ${card(fire)} in ${cell(at)} and move its terrain up`,
  lift: ([to]) => `Move the terrain up to ${cell(to)}`,
  bridge: ([at]) => `Build a bridge in ${cell(at)}`,
  summit: () => 'Play the summit',

  herd: ([at]) => `Lead the herd from ${cell(at)}`,
  up: ([to]) => `Climb to ${cell(to)}`,
  stop: () => 'Let the herd rest',
  grapple: () => 'Use a grapple to renew your hand',
} satisfies GameSpeech['moves'];
