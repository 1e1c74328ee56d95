/** The Ascent in English: what happened. */
import { capital, figure } from '@halcyon/speech/grammar';
import { does, handEvents, whose } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { sequence } from '../cards.ts';
import { card, cell, ibexes, rows, the } from './words.ts';

export const events = {
  ...handEvents(card),
  'bridge-given': ({ seat }, who) => `${does(seat, who, 'begin', 'begins')} with a bridge in hand.`,
  placed: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'place', 'places')} ${card(terrain)} in ${cell(at)}.`,
  covered: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'lay', 'lays')} ${card(terrain)} on the bridge in ${cell(at)}.`,
  bridged: ({ seat, cell: at }, who) => `${does(seat, who, 'build', 'builds')} a bridge in ${cell(at)}.`,
  camped: ({ seat, card: fire, cell: at }, who) =>
    `${does(seat, who, 'light', 'lights')} ${card(fire)} in ${cell(at)}.`,
  lifted: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'move', 'moves')} ${the(terrain)} up to ${cell(at)}.`,
  'summit-reached': ({ seat }, who) => `${does(seat, who, 'reach', 'reaches')} the summit.`,

  'panorama-open': ({ place, panorama: shown }) => `Panorama ${place! + 1} from the left shows ${sequence(shown)}.`,
  filmed: ({ seat, panorama: shown }, who) => `${does(seat, who, 'film', 'films')} the panorama ${sequence(shown)}.`,
  'ibex-joins': ({ seat, cell: at }, who) => `${capital(whose(seat, who))} card brings an ibex to ${cell(at)}.`,
  'herd-led': ({ seat, cell: at }, who) => `${does(seat, who, 'lead', 'leads')} the herd from ${cell(at)}.`,
  'herd-climbs': ({ to, ibex }) => `The herd climbs to ${cell(to)} and now has ${ibexes(ibex)}.`,
  'herd-rests': ({ seat, cell: at, rows: climbed }, who) =>
    `${capital(whose(seat, who))} herd rests in ${cell(at)}, ${rows(climbed)} higher.`,
  'ibex-home': ({ count }) => `Ibex on the summit: ${figure(count)}.`,
  grappled: ({ seat, left }, who) =>
    `${does(seat, who, 'use a grapple and renew your', 'uses a grapple and renews the')} hand; grapples left: ${figure(left)}.`,
} satisfies GameSpeech['events'];
