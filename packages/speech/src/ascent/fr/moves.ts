/** The Ascent in French: moves as offers. */
import { handMoves } from '../../parts/fr.ts';
import type { AscentSpeech } from '../en.ts';
import { card, cell } from './words.ts';

export const moves = {
  ...handMoves(card),
  place: ([terrain, at]) => `Placer ${card(terrain)} en ${cell(at)}`,
  campfire: ([fire, at]) => `Allumer ${card(fire)} en ${cell(at)} et faire monter son Versant`,
  lift: ([to]) => `Faire monter le Versant en ${cell(to)}`,
  bridge: ([at]) => `Poser un Pont en ${cell(at)}`,
  summit: () => 'Jouer le Sommet',

  herd: ([at]) => `Mener le troupeau depuis la ${cell(at)}`,
  up: ([to]) => `Monter en ${cell(to)}`,
  stop: () => 'Laisser le troupeau se reposer',
  grapple: () => 'Utiliser un Grappin pour renouveler votre main',
} satisfies AscentSpeech['moves'];
