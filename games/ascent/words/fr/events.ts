/** The Ascent in French: what happened. */
import { capital, figure } from '@halcyon/speech/grammar';
import { does, handEvents, whose } from '@halcyon/speech/parts/fr';
import { sequence } from '../cards.ts';
import type { AscentSpeech } from '../en.ts';
import { card, cell, ibexes, rows, the } from './words.ts';

export const events = {
  ...handEvents(card),
  'bridge-given': ({ seat }, who) => `${does(seat, who, 'commencez', 'commence')} avec un Pont en main.`,
  placed: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'placez', 'place')} ${card(terrain)} en ${cell(at)}.`,
  covered: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'recouvrez', 'recouvre')} le Pont en ${cell(at)} avec ${card(terrain)}.`,
  bridged: ({ seat, cell: at }, who) => `${does(seat, who, 'posez', 'pose')} un Pont en ${cell(at)}.`,
  camped: ({ seat, card: fire, cell: at }, who) =>
    `${does(seat, who, 'allumez', 'allume')} ${card(fire)} en ${cell(at)}.`,
  lifted: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'faites', 'fait')} monter ${the(terrain)} en ${cell(at)}.`,
  'summit-reached': ({ seat }, who) => `${does(seat, who, 'atteignez', 'atteint')} le Sommet.`,

  'panorama-open': ({ place, panorama: shown }) =>
    `Le Panorama ${place! + 1} à partir de la gauche montre ${sequence(shown)}.`,
  filmed: ({ seat, panorama: shown }, who) => `${does(seat, who, 'filmez', 'filme')} le Panorama ${sequence(shown)}.`,
  'ibex-joins': ({ seat, cell: at }, who) =>
    `${capital(whose(seat, who, 'le', 'Versant'))} amène un Bouquetin en ${cell(at)}.`,
  'herd-led': ({ seat, cell: at }, who) => `${does(seat, who, 'menez', 'mène')} le troupeau depuis la ${cell(at)}.`,
  'herd-climbs': ({ to, ibex }) => `Le troupeau monte en ${cell(to)} et compte maintenant ${ibexes(ibex)}.`,
  'herd-rests': ({ seat, cell: at, rows: climbed }, who) =>
    `${capital(whose(seat, who, 'le', 'troupeau'))} se repose en ${cell(at)}, ${rows(climbed)} plus haut.`,
  'ibex-home': ({ count }) => `Bouquetins au Sommet : ${figure(count)}.`,
  grappled: ({ seat, left }, who) =>
    `${does(seat, who, 'utilisez un Grappin et renouvelez votre', 'utilise un Grappin et renouvelle sa')} main ; Grappins restants : ${figure(left)}.`,
} satisfies AscentSpeech['events'];
