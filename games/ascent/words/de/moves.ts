/** The Ascent in German: moves as offers. */
import { capital } from '@halcyon/speech/grammar';
import { handMoves } from '@halcyon/speech/parts/de';
import type { AscentSpeech } from '../en.ts';
import { card, cell } from './words.ts';

export const moves = {
  ...handMoves(card),
  place: ({ card: terrain, cell: at }) => `${capital(card(terrain))} in ${cell(at)} platzieren`,
  campfire: ({ card: fire, cell: at }) =>
    `${capital(card(fire))} in ${cell(at)} entzünden und sein Gelände hinauf versetzen`,
  lift: ({ cell: to }) => `Das Gelände hinauf nach ${cell(to)} versetzen`,
  bridge: ({ cell: at }) => `Eine Brücke in ${cell(at)} bauen`,
  summit: () => 'Den Gipfel spielen',

  herd: ({ cell: at }) => `Die Herde von ${cell(at)} aus führen`,
  up: ({ cell: to }) => `Nach ${cell(to)} steigen`,
  stop: () => 'Die Herde rasten lassen',
  grapple: () => 'Mit einem Wurfanker die Hand erneuern',
} satisfies AscentSpeech['moves'];
