/** The Ascent in German: moves as offers. */
import { capital } from '../../grammar.ts';
import { handMoves } from '../../parts/de.ts';
import type { AscentSpeech } from '../en.ts';
import { card, cell } from './words.ts';

export const moves = {
  ...handMoves(card),
  place: ([terrain, at]) => `${capital(card(terrain))} in ${cell(at)} platzieren`,
  campfire: ([fire, at]) => `${capital(card(fire))} in ${cell(at)} entzünden und sein Gelände hinauf versetzen`,
  lift: ([to]) => `Das Gelände hinauf nach ${cell(to)} versetzen`,
  bridge: ([at]) => `Eine Brücke in ${cell(at)} bauen`,
  summit: () => 'Den Gipfel spielen',

  herd: ([at]) => `Die Herde von ${cell(at)} aus führen`,
  up: ([to]) => `Nach ${cell(to)} steigen`,
  stop: () => 'Die Herde rasten lassen',
  grapple: () => 'Mit einem Wurfanker die Hand erneuern',
} satisfies AscentSpeech['moves'];
