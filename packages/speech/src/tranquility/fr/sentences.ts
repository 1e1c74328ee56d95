/** Tranquility in French: moves as offers, what happened, what is asked, how it ended. */
import { ORANGE, PURPLE, YELLOW } from '@halcyon/tranquility';
import { figure } from '../../grammar.ts';
import type { TranquilitySpeech } from '../en.ts';
import { card, cards, cell, does, row, storm, whom } from './words.ts';

const STRUCK: Readonly<Record<number, string>> = {
  [YELLOW]: 'pas plus de trois cartes en main jusqu’à ce qu’elle cesse',
  [ORANGE]: 'des îles seulement à côté d’autres îles jusqu’à ce qu’elle cesse',
};
const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]:
    'Acceptez-la : vous défaussez jusqu’à n’avoir que trois cartes en main, et trois reste votre limite jusqu’à ce qu’elle cesse.',
  [PURPLE]: 'Placez-la à côté d’une rangée qui a une case vide : cette rangée reste fermée jusqu’à ce qu’elle cesse.',
  [ORANGE]: 'Acceptez-la : vous ne placez d’îles qu’à côté d’autres îles jusqu’à ce qu’elle cesse.',
};
const NO_ROW = 'Aucune rangée n’a de case vide : acceptez-la, elle est sans effet.';
const EARNED = [
  'Le départ rapporte une Boussole.',
  'Une rangée de six nombres consécutifs rapporte une Boussole.',
  'Une main entière défaussée rapporte une Boussole.',
];

export const sentences = {
  moves: {
    place: ([island, at]) => `Placer ${card(island)} en ${cell(at)}`,
    start: () => 'Jouer la carte de départ',
    finish: () => 'Jouer la carte d’arrivée',
    discard: () => 'Défausser deux cartes',
    drop: ([dropped]) => `Défausser ${card(dropped)}`,
    pledge: ([n]) => (n === 0 ? 'Ne proposer aucune carte' : `Proposer ${cards(n)}`),
    rocks: ([to]) => `Déplacer les Récifs acérés vers ${row(to)}`,
    stay: () => 'Laisser les Récifs acérés en place et défausser deux cartes',
    accept: () => 'Accepter la Tempête',
    purple: ([at]) => `Placer la Tempête pourpre à côté de ${row(at)}`,
    give: () => 'Donner les deux cartes du dessus de votre pioche, sans les regarder',
    compass: ([at], who) => `Dépenser une Boussole contre ${storm(at, who)}`,
    propose: ([at], who) => `Proposer de mettre fin à ${storm(at, who)}`,
    'discard-hand': () => 'Défausser toute votre main pour une Boussole',
    concede: () => 'Abandonner',
    draw: () => 'Piocher maintenant',
  },
  events: {
    dealt: () => 'Les cartes sont mélangées et distribuées.',
    'start-shuffled-in': ([seat], who) =>
      `${does(seat, who, 'mélangez une carte de départ dans votre', 'mélange une carte de départ dans sa')} pioche.`,
    turn: ([seat], who) => `C’est à ${whom(seat, who)} de jouer.`,
    drew: ([seat, drawn], who) => `${does(seat, who, 'piochez', 'pioche')} ${card(drawn)}.`,
    placed: ([seat, island, at], who) => `${does(seat, who, 'placez', 'place')} ${card(island)} en ${cell(at)}.`,
    dropped: ([seat, gone], who) => `${does(seat, who, 'défaussez', 'défausse')} ${card(gone)}.`,
    discarding: ([seat], who) => `${does(seat, who, 'défaussez', 'défausse')} deux cartes.`,
    started: ([seat], who) => `${does(seat, who, 'jouez', 'joue')} la carte de départ.`,
    pledged: ([seat, n], who) =>
      n === 0
        ? `${does(seat, who, 'ne proposez', 'ne propose')} aucune carte pour le départ.`
        : `${does(seat, who, 'proposez', 'propose')} ${cards(n)} pour le départ.`,
    'pledge-again': ([round, sum]) =>
      `Les offres font ${figure(sum)} et non huit. Manche ${figure(round)} : chacun propose de nouveau.`,
    'pledge-agreed': () => 'Les offres font huit.',
    'pledge-decided': () => 'Cinq manches n’ont pas fait huit : la table répartit.',
    'eight-missing': ([payable]) =>
      `Le départ demande huit cartes ; toutes les mains ensemble ne peuvent en donner que ${figure(payable)}.`,
    finished: ([seat], who) => `${does(seat, who, 'jouez', 'joue')} la carte d’arrivée.`,
    lost: ([seat], who) => `${does(seat, who, 'n’avez', 'n’a')} plus d’action possible.`,
    'rocks-lie': ([at]) => `Les Récifs acérés ferment ${row(at)}.`,
    'rocks-moved': ([seat, to], who) => `${does(seat, who, 'déplacez', 'déplace')} les Récifs acérés vers ${row(to)}.`,
    'rocks-stayed': ([seat, at], who) =>
      `${does(seat, who, 'laissez', 'laisse')} les Récifs acérés à ${row(at)}, pour deux cartes.`,
    'rocks-gone': () => 'Quatre rangées sont complètes : les Récifs acérés quittent la partie.',
    'storm-drawn': ([seat, drawn], who) => `${does(seat, who, 'piochez', 'pioche')} ${card(drawn)}.`,
    'storm-struck': ([seat, struck], who) =>
      `La Tempête ${struck === ORANGE ? 'orange' : 'jaune'} est devant ${whom(seat, who)} : ${STRUCK[struck!] ?? STRUCK[YELLOW]}.`,
    'storm-faded': ([seat], who) =>
      `Aucune rangée n’a de case vide : la Tempête pourpre ${who.me(seat!) ? 'que vous avez piochée' : `piochée par ${who.name(seat!)}`} reste sans effet.`,
    'storm-closes': ([seat, at], who) =>
      `${does(seat, who, 'placez', 'place')} la Tempête pourpre à côté de ${row(at)} : cette rangée est fermée.`,
    'gave-unseen': ([seat], who) =>
      `${does(seat, who, 'donnez les deux cartes du dessus de votre', 'donne les deux cartes du dessus de sa')} pioche, sans les regarder.`,
    'compass-earned': ([why]) => EARNED[why!] ?? 'Une Boussole est gagnée.',
    'compass-spent': ([seat, at], who) =>
      `${does(seat, who, 'dépensez', 'dépense')} une Boussole contre ${storm(at, who)}.`,
    'compass-proposed': ([seat, at], who) =>
      `${does(seat, who, 'proposez', 'propose')} de mettre fin à ${storm(at, who)}.`,
    'hand-discarded': ([seat, n], who) =>
      `${does(seat, who, 'défaussez toute votre', 'défausse toute sa')} main (${cards(n)}).`,
    conceded: ([seat], who) => `${does(seat, who, 'abandonnez', 'abandonne')}.`,
  },
  asks: {
    turn: ({ start, stuck }) =>
      start === 1
        ? 'Vous avez une carte de départ : jouez-la maintenant.'
        : stuck === 1
          ? 'Plus aucune action possible. Dépensez une Boussole pour ouvrir un passage, ou abandonnez.'
          : 'À vous : jouez une carte ou défaussez deux cartes.',
    pay: ({ left }) => `Paiement : défaussez ${cards(left)}.`,
    discard: ({ left }) => `Défaussez ${cards(left)}.`,
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
  },
  endings: {
    won: 'La mer est complète, le départ et l’arrivée sont posés : le paradis est trouvé.',
    stuck: 'Un joueur ne pouvait ni jouer une carte ni en défausser deux. Le bateau est perdu.',
    'empty-hand': 'Un joueur a commencé son tour la main vide. Le bateau est perdu.',
    'one-card':
      'Un joueur a commencé son tour avec une seule carte, et cette table joue à la lettre. Le bateau est perdu.',
    'start-unpaid': 'Il y avait en tout moins de huit cartes pour le départ. Le bateau est perdu.',
    conceded: 'Un joueur sans action a abandonné. Le bateau est perdu.',
  },
} satisfies Pick<TranquilitySpeech, 'moves' | 'events' | 'asks' | 'endings'>;
