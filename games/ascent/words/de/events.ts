/** The Ascent in German: what happened. */
import { figure } from '@halcyon/speech/grammar';
import { does, handEvents, whose } from '@halcyon/speech/parts/de';
import { sequence } from '../cards.ts';
import type { AscentSpeech } from '../en.ts';
import { card, cell, ibexes, rows, the } from './words.ts';

export const events = {
  ...handEvents(card),
  'bridge-given': ({ seat }, who) => `${does(seat, who, 'beginnst', 'beginnt')} mit einer Brücke auf der Hand.`,
  placed: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'platzierst', 'platziert')} ${card(terrain)} in ${cell(at)}.`,
  covered: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'legst', 'legt')} ${card(terrain)} auf die Brücke in ${cell(at)}.`,
  bridged: ({ seat, cell: at }, who) => `${does(seat, who, 'baust', 'baut')} eine Brücke in ${cell(at)}.`,
  camped: ({ seat, card: fire, cell: at }, who) =>
    `${does(seat, who, 'entzündest', 'entzündet')} ${card(fire)} in ${cell(at)}.`,
  lifted: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'versetzt', 'versetzt')} ${the(terrain)} hinauf nach ${cell(at)}.`,
  'summit-reached': ({ seat }, who) => `${does(seat, who, 'erreichst', 'erreicht')} den Gipfel.`,

  'panorama-open': ({ place, panorama: shown }) => `Panorama ${place! + 1} von links zeigt ${sequence(shown)}.`,
  filmed: ({ seat, panorama: shown }, who) => `${does(seat, who, 'filmst', 'filmt')} das Panorama ${sequence(shown)}.`,
  'ibex-joins': ({ seat, cell: at }, who) =>
    `Mit ${whose(seat, who, 'deiner Karte', 'der Karte')} kommt ein Steinbock nach ${cell(at)}.`,
  'herd-led': ({ seat, cell: at }, who) => `${does(seat, who, 'führst', 'führt')} die Herde von ${cell(at)} aus.`,
  'herd-climbs': ({ to, ibex }) => `Die Herde steigt nach ${cell(to)} und zählt nun ${ibexes(ibex)}.`,
  'herd-rests': ({ seat, cell: at, rows: climbed }, who) =>
    `${whose(seat, who, 'Deine Herde', 'Die Herde')} rastet in ${cell(at)}, ${rows(climbed)} höher.`,
  'ibex-home': ({ count }) => `Steinböcke auf dem Gipfel: ${figure(count)}.`,
  grappled: ({ seat, left }, who) =>
    `${does(seat, who, 'nutzt einen Wurfanker und erneuerst deine', 'nutzt einen Wurfanker und erneuert die')} Hand; Wurfanker übrig: ${figure(left)}.`,
} satisfies AscentSpeech['events'];
