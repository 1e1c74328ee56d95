/** Cloud 9 in French: what is asked, and how it ended. */
import { cards } from '@halcyon/speech/parts/fr';
import type { CloudNineSpeech } from '../en.ts';
import { cell, dice, points } from './words.ts';

export const asks = {
  decide: ({ cloud, points: worth, pilot, needed, cards: held }, who) => {
    const throwing =
      needed === 0
        ? 'Les dés ne demandent rien : le ballon va monter.'
        : `Il faut ${cards(needed)} ou un Joker à ${who.name(pilot ?? 0)}, qui a ${cards(held)} en main.`;
    return `Le ${cell(cloud)} vaut ${points(worth)}. ${throwing} Sauter ou rester ?`;
  },
  alone: ({ cloud, points: worth, dice: thrown }) =>
    `Il n’y a plus que vous à bord, au ${cell(cloud)} qui vaut ${points(worth)}. Sauter, ou jeter ${dice(thrown)} ?`,
  raise: ({ cloud, needed }) =>
    needed === 0
      ? `Au ${cell(cloud)}, les dés ne demandent rien : faites monter le ballon.`
      : `Au ${cell(cloud)}, les dés demandent ${cards(needed)}. Jouez ce qu’ils demandent ou un seul Joker, ou laissez tomber le ballon.`,
} satisfies CloudNineSpeech['asks'];

const WINS = 'Qui a le plus de points gagne, puis qui a le plus de cartes en main.';
export const endings = {
  fifty: () => `Le voyage est fini, et le but de 50 points est atteint. ${WINS}`,
  'too-many-trips': () => `Après 300 voyages, le ballon reste au sol. ${WINS}`,
} satisfies CloudNineSpeech['endings'];
