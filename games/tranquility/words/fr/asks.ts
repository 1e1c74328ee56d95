/** Tranquility in French: what is asked, and how it ended. */

import { figure } from '@halcyon/speech/grammar';
import { cards, handAsks, handEndings } from '@halcyon/speech/parts/fr';
import { ORANGE, PURPLE, YELLOW } from '../../rules/vocabulary.ts';
import type { TranquilitySpeech } from '../en.ts';
import { card, cell, joker, range, row } from './words.ts';

const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]:
    'Acceptez-la : vous défaussez jusqu’à n’avoir que trois cartes en main, et trois reste votre limite jusqu’à ce qu’elle cesse.',
  [PURPLE]: 'Placez-la à côté d’une rangée qui a une case vide : cette rangée reste fermée jusqu’à ce qu’elle cesse.',
  [ORANGE]: 'Acceptez-la : vous ne placez d’îles qu’à côté d’autres îles jusqu’à ce qu’elle cesse.',
};
const NO_ROW = 'Aucune rangée n’a de case vide : acceptez-la, elle est sans effet.';

export const asks = {
  ...handAsks,
  turn: ({ start, stuck }) =>
    start === 1
      ? 'Vous avez une carte de départ : jouez-la maintenant.'
      : stuck === 1
        ? 'Plus aucune action possible. Dépensez une Boussole pour ouvrir un passage, ou abandonnez.'
        : handAsks.turn(),
  share: ({ left }) => `Pour le départ : défaussez ${cards(left)}.`,
  reduce: ({ left }) => `Tempête jaune : défaussez ${cards(left)}.`,
  pledge: ({ round, most }) =>
    `Le départ coûte huit cartes. Manche ${figure(round)} sur 5 : combien en donnez-vous ? Au plus ${figure(most)}.`,
  rocks: ({ row: at }) =>
    `Les Récifs acérés ferment ${row(at)} : déplacez-les, ou laissez-les là et défaussez deux cartes.`,
  storm: ({ storm: drawn, rows }) =>
    `Vous avez pioché ${card(drawn)}. ${rows === 0 && drawn === PURPLE ? NO_ROW : (ASKED[drawn!] ?? ASKED[YELLOW])}`,
  'confirm-draw': () =>
    'Vous allez piocher. Pour mettre d’abord fin à votre Tempête jaune, dépensez une Boussole maintenant.',
  name: ({ cell: at, low, high }, who) =>
    `Quel nombre vaut ${joker(who, 'votre')} en ${cell(at, who)} ? Un nombre ${range(low, high)}.`,
} satisfies TranquilitySpeech['asks'];

const LOST = 'Le bateau est perdu.';
export const endings = {
  ...handEndings(LOST),
  won: (_, { layout }) =>
    layout === 'square'
      ? 'La mer est complète, le départ et l’arrivée sont posés : le paradis est trouvé.'
      : 'Toutes les cases sont remplies et l’arrivée est posée : le paradis est trouvé.',
  'one-card': () => `Un joueur a commencé son tour avec une seule carte, et cette table joue à la lettre. ${LOST}`,
  'start-unpaid': () => `Il y avait en tout moins de huit cartes pour le départ. ${LOST}`,
  conceded: () => `Un joueur sans action a abandonné. ${LOST}`,
  'grid-full': () => 'La mer est complète : les points décident.',
  'hands-out': () => 'Les deux joueurs ont au plus une carte en main : les points décident.',
} satisfies TranquilitySpeech['endings'];
