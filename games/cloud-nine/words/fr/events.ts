/** Cloud 9 in French: what happened. */
import { dealEvents, does } from '@halcyon/speech/parts/fr';
import type { CloudNineSpeech } from '../en.ts';
import { card, cell, dice, face, points } from './words.ts';

export const events = {
  ...dealEvents(card),
  pilot: ({ seat, cloud }, who) => `${does(seat, who, 'pilotez', 'pilote')} le ballon au ${cell(cloud)}.`,
  threw: ({ seat, dice: thrown }, who) => `${does(seat, who, 'jetez', 'jette')} ${dice(thrown)}.`,
  die: ({ face: shown }) => `Un dé montre ${face(shown)}.`,
  jumped: ({ seat, cloud, points: scored }, who) =>
    `${does(seat, who, 'sautez', 'saute')} du ${cell(cloud)} : ${points(scored)}.`,
  stayed: ({ seat }, who) => `${does(seat, who, 'restez', 'reste')} dans la nacelle.`,
  played: ({ seat, card: shown }, who) => `${does(seat, who, 'jouez', 'joue')} ${card(shown)}.`,
  rose: ({ seat, cloud }, who) => `${does(seat, who, 'faites', 'fait')} monter le ballon au ${cell(cloud)}.`,
  'reached-top': ({ seat, points: scored }, who) =>
    `${does(seat, who, 'arrivez', 'arrive')} tout en haut : ${points(scored)}.`,
  fell: ({ seat, cloud }, who) =>
    `${does(seat, who, 'ne jouez', 'ne joue')} rien, et le ballon tombe du ${cell(cloud)}.`,
  'trip-over': ({ seat }, who) =>
    `Le voyage est fini, et tous remontent à bord. ${does(seat, who, 'pilotez', 'pilote')} le suivant.`,
  reshuffled: () => 'Les cartes jouées sont mélangées et forment une nouvelle pioche.',
} satisfies CloudNineSpeech['events'];
