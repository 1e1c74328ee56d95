/** The Ascent in French: moves as offers. */
import { handMoves } from '@halcyon/speech/parts/fr';
import type { AscentSpeech } from '../en.ts';
import { card, cell } from './words.ts';

export const moves = {
  ...handMoves(card),
  place: ({ card: terrain, cell: at }) => `Placer ${card(terrain)} en ${cell(at)}`,
  campfire: ({ card: fire, cell: at }) => `Allumer ${card(fire)} en ${cell(at)} et faire monter son Versant`,
  lift: ({ cell: to }) => `Faire monter le Versant en ${cell(to)}`,
  bridge: ({ cell: at }) => `Poser un Pont en ${cell(at)}`,
  summit: () => 'Jouer le Sommet',

  herd: ({ cell: at }) => `Mener le troupeau depuis la ${cell(at)}`,
  up: ({ cell: to }) => `Monter en ${cell(to)}`,
  stop: () => 'Laisser le troupeau se reposer',
  grapple: () => 'Utiliser un Grappin pour renouveler votre main',
} satisfies AscentSpeech['moves'];
