/** The table in French. */
import { counted, typeset } from '../grammar.ts';
import type { TableSpeech } from './table-speech.ts';

const cards = counted('fr', 'carte', 'cartes');
const points = counted('fr', 'point', 'points');
const seats = counted('fr', 'joueur', 'joueurs');
const names = new Intl.ListFormat('fr');
const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 1 });

export const tableFr = typeset({
  language: 'Français',
  clauses: {
    over: 'La partie est finie.',
    'not-a-move': 'Ce coup n’est pas permis ici.',
    'chance-first': 'Le hasard passe d’abord ; personne ne peut encore agir.',
  },
  marks: { R: 'notre interprétation', F: 'hors du livret de règles', D: 'valeur choisie par nous' },
  rule: (id) => `Règle ${id}`,
  you: 'vous',
  player: (n) => `Joueur ${n}`,
  bot: (n) => `Bot ${n}`,
  list: (list) => names.format(list),
  number: (n) => number.format(n),
  percent: (share) => percent.format(share),
  faceDown: (n) => `${cards(n)} face cachée`,
  cards,
  row: (row) => `rangée ${row}`,
  cell: (row, column) => `rangée ${row}, colonne ${column}`,
  cost: (n) => (n === 0 ? 'gratuit' : `coûte ${cards(n)}`),
  waitingFor: (list) => `On attend ${names.format(list)}`,
  thinking: (name) => `${name} réfléchit…`,
  won: 'Gagné',
  lost: 'Perdu',
  winners: (list) => `${list.length > 1 ? 'Victoire partagée' : 'Victoire'} : ${names.format(list)}`,
  score: (n, best) => `Score : ${n}${best === undefined ? '' : ` sur ${best}`}`,
  stillHeld: (held) => `Encore en main : ${names.format(held)}.`,
  points,
  pointsOf: (name, n) => `${name} : ${points(n)}`,
  labels: {
    pile: 'Pioche',
    discards: 'Défausse',
    free: 'gratuit',
    moves: 'Vos coups',
    news: 'Ce qui s’est passé',
    table: 'La table',
    none: 'aucun',
    yes: 'Oui',
    no: 'Non',
  },
  fields: {
    turn: 'Tour',
    cells: 'Plateau',
    hands: 'Main',
    pile: 'Pioche',
    piles: 'Pioche',
    discard: 'Défausse',
    discards: 'Défausse',
    scores: 'Score',
    dice: 'Dés',
    played: 'Cartes jouées',
  },
  menu: {
    seats: 'Combien de joueurs ?',
    solo: 'En solo',
    whoSits: 'Qui joue ici ?',
    person: 'une personne',
    bot: 'un bot',
    features: 'Quels modules ? Aucun n’est nécessaire pour une première partie.',
    layout: 'Quel plateau ?',
    mode: 'Quel mode ?',
    begin: 'Commencer',
    name: (n) => `Nom à la place ${n}`,
    ceiling: (most) =>
      `Au plus ${most.toLocaleString('fr')} de ces donnes sur 100 peuvent être gagnées, si bien qu’on les joue.`,
    seatCount: (n) => seats(n),
  },
  prompts: {
    whatCanIDo: 'Que puis-je faire ?',
  },
  undo: {
    offer: {
      free: 'Annuler le coup',
      agreed: 'Annuler le coup si tous sont d’accord',
      alone: 'Annuler le coup, avec une marque',
    },
    done: 'Coup annulé.',
    nothing: 'Vous n’avez rien à annuler.',
    seen: (what) => `On a vu ce qui s’en est suivi : ${what}`,
    mark: 'Si le coup est annulé, le journal et le résultat en gardent la marque, et la partie ne compte dans aucune statistique.',
    anyway: 'L’annuler quand même',
    leave: 'Laisser ainsi',
    proposes: (name, what) => `${name} voudrait annuler : ${what}`,
    asks: (name) => `${name}, êtes-vous d’accord ?`,
    agree: 'Je suis d’accord',
    refuse: 'Je préfère le garder',
    withdraw: 'Retirer la demande',
    agreed: 'Coup annulé d’un commun accord ; le journal le dit.',
    refusedBy: (name) => `${name} préfère garder le coup.`,
    marks: (n) =>
      n === 1
        ? 'Marque : un coup dont on avait vu la suite a été annulé.'
        : `Marque : ${n} coups dont on avait vu la suite ont été annulés.`,
  },
  notices: {
    silence: 'Ce jeu se joue en silence : seuls les coups parlent.',
    houseData: (rule) =>
      `Valeurs choisies par nous : nous ne disposons pas de la carte de référence qui porte la vraie règle (Règle ${rule}).`,
  },
} satisfies TableSpeech);
