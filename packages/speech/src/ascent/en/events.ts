/** The Ascent in English: what happened. */
import { capital, figure } from '../../grammar.ts';
import { does, handEvents, whose } from '../../parts/en.ts';
import type { GameSpeech } from '../../speaker.ts';
import { sequence } from '../cards.ts';
import { card, cell, ibexes, rows, the } from './words.ts';

export const events = {
  ...handEvents(card),
  'bridge-given': ([seat], who) => `${does(seat, who, 'begin', 'begins')} with a bridge in hand.`,
  placed: ([seat, terrain, at], who) => `${does(seat, who, 'place', 'places')} ${card(terrain)} in ${cell(at)}.`,
  covered: ([seat, terrain, at], who) =>
    `${does(seat, who, 'lay', 'lays')} ${card(terrain)} on the bridge in ${cell(at)}.`,
  bridged: ([seat, at], who) => `${does(seat, who, 'build', 'builds')} a bridge in ${cell(at)}.`,
  camped: ([seat, fire, at], who) => `${does(seat, who, 'light', 'lights')} ${card(fire)} in ${cell(at)}.`,
  lifted: ([seat, terrain, at], who) => `${does(seat, who, 'move', 'moves')} ${the(terrain)} up to ${cell(at)}.`,
  'summit-reached': ([seat], who) => `${does(seat, who, 'reach', 'reaches')} the summit.`,

  'panorama-open': ([place, shown]) => `Panorama ${place! + 1} from the left shows ${sequence(shown)}.`,
  filmed: ([seat, shown], who) => `${does(seat, who, 'film', 'films')} the panorama ${sequence(shown)}.`,
  'ibex-joins': ([seat, at], who) => `${capital(whose(seat, who))} card brings an ibex to ${cell(at)}.`,
  'herd-led': ([seat, at], who) => `${does(seat, who, 'lead', 'leads')} the herd from ${cell(at)}.`,
  'herd-climbs': ([, to, ibex]) => `The herd climbs to ${cell(to)} and now has ${ibexes(ibex)}.`,
  'herd-rests': ([seat, at, climbed], who) =>
    `${capital(whose(seat, who))} herd rests in ${cell(at)}, ${rows(climbed)} higher.`,
  'ibex-home': ([count]) => `Ibex on the summit: ${figure(count)}.`,
  grappled: ([seat, left], who) =>
    `${does(seat, who, 'use a grapple and renew your', 'uses a grapple and renews the')} hand; grapples left: ${figure(left)}.`,
} satisfies GameSpeech['events'];
