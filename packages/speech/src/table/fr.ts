/** The table in French. */
import { counted, typeset } from '../grammar.ts';
import type { TableSpeech } from './table-speech.ts';

const cards = counted('fr', 'carte', 'cartes');
const points = counted('fr', 'point', 'points');
const seats = counted('fr', 'place', 'places');
const names = new Intl.ListFormat('fr');
const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 1 });

export const tableFr = typeset({
  language: 'Français',
  clauses: {
    over: 'La partie est finie.',
    'not-a-move': 'Ce n’est pas un coup de ce jeu.',
    'chance-first': 'Le hasard passe d’abord ; personne ne peut encore agir.',
  },
  marks: { R: 'notre interprétation', F: 'hors du livret de règles', D: 'donnée maison' },
  rule: (id) => `Règle ${id}`,
  you: 'vous',
  player: (n) => `Joueur ${n}`,
  bot: (n) => `Robot ${n}`,
  list: (list) => names.format(list),
  number: (n) => number.format(n),
  percent: (share) => percent.format(share),
  faceDown: (n) => (n < 2 ? `${n} face cachée` : `${n} faces cachées`),
  cards,
  row: (row) => `rangée ${row}`,
  cell: (row, column) => `rangée ${row}, colonne ${column}`,
  cost: (n) => (n === 0 ? 'gratuit' : `coûte ${cards(n)}`),
  waitingFor: (list) => `On attend ${names.format(list)}`,
  thinking: (name) => `${name} réfléchit …`,
  won: 'Gagné',
  lost: 'Perdu',
  winners: (list) => `${list.length > 1 ? 'Victoire partagée' : 'Victoire'} : ${names.format(list)}`,
  score: (n) => `Score : ${n}`,
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
    title: 'Halcyon : des jeux calmes',
    game: 'Quel jeu ?',
    language: 'Quelle langue ?',
    seats: 'Combien de places ?',
    solo: 'En solo',
    whoSits: 'Qui s’assied ici ?',
    person: 'une personne',
    bot: 'un robot',
    features: 'Quels modules ? Aucun convient pour une première partie.',
    layout: 'Quel plateau ?',
    mode: 'Quelle sorte de partie ?',
    begin: 'Commencer',
    name: (n) => `Nom du joueur ${n}`,
    seatCount: (n) => seats(n),
  },
  prompts: {
    whatCanIDo: 'Que puis-je faire ?',
    enter: 'Appuyez sur Entrée pour continuer.',
    again: 'Encore une partie ?',
    passTo: (name) => `Passez l’appareil à ${name}, puis appuyez sur Entrée.`,
    unknown: (word) => `« ${word} » n’est pas connu ici. « aide » montre ce qui l’est.`,
  },
  undo: {
    offer: {
      free: 'Reprendre le coup',
      agreed: 'Reprendre le coup si tous sont d’accord',
      alone: 'Reprendre le coup, avec une marque',
    },
    done: 'Coup repris.',
    nothing: 'Vous n’avez rien à reprendre.',
    seen: (what) => `On a vu ce qui s’en est suivi : ${what}`,
    mark: 'Si le coup est repris, le journal et le résultat en gardent la marque, et la partie ne compte dans aucune statistique.',
    anyway: 'Le reprendre quand même',
    leave: 'Laisser ainsi',
    proposes: (name, what) => `${name} voudrait reprendre : ${what}`,
    asks: (name) => `${name}, êtes-vous d’accord ?`,
    agree: 'Je suis d’accord',
    refuse: 'Je préfère que non',
    withdraw: 'Retirer la demande',
    agreed: 'Coup repris d’un commun accord ; le journal le dit.',
    refusedBy: (name) => `${name} préfère que non.`,
    marks: (n) =>
      n === 1
        ? 'Marque : un coup dont on avait vu la suite a été repris.'
        : `Marque : ${n} coups dont on avait vu la suite ont été repris.`,
  },
  help: {
    moves: 'montrer ce que vous pouvez faire, avec son coût',
    why: 'dire pourquoi un coup n’est pas permis',
    undo: 'reprendre votre dernier pas ; on vous dit d’abord si les autres doivent être d’accord ou si une marque reste',
    rule: 'lire une règle, ou toutes',
    news: 'montrer ce qui s’est passé depuis votre dernier tour',
    log: 'montrer la partie en texte',
    save: 'écrire la partie dans un fichier',
    quit: 'quitter la table',
  },
  notices: {
    silence: 'Ce jeu se joue en silence : seuls les coups parlent.',
    secret: 'Les mains sont secrètes : ne regardez que la vôtre.',
    goodbye: 'À la prochaine.',
    houseData: (rule) =>
      `Données maison : nous ne disposons pas de la carte de référence qui porte la vraie règle, certains nombres sont donc les nôtres (Règle ${rule}).`,
    saved: (file) => `Enregistré sous ${file}.`,
  },
} satisfies TableSpeech);
