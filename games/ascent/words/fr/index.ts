/** The Ascent in French: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure, typeset } from '@halcyon/speech/grammar';
import { does, handAsks, handEndings, handEvents, handMoves, handRefusals, tooDear } from '@halcyon/speech/parts/fr';
import { type GameWords, withModules } from '@halcyon/speech/talk';
import { type Names, SLOTS, type vocabulary } from '../../rules/vocabulary.ts';
import { cardLabels, dearer, rowNumber, type TooDear, worth } from '../cards.ts';
import type { base as english } from '../en/index.ts';
import { documentary } from './documentary.ts';
import { greenPath } from './green-path.ts';
import { a, cardName, LOST, spot, terrain, the } from './names.ts';
import { picture } from './picture.ts';
import { wildlife } from './wildlife.ts';

type Words = GameWords<typeof vocabulary, Names>;

const things = {
  ...picture,
  ...cardLabels((card) => cardName(card, ['wildlife'])),
  grass: 'Herbeux',
  snow: 'Enneigé',
  rock: 'Rocheux',
  campfire: 'Feu de camp',
  coveredBridge: 'Pont recouvert',
  visibleBridges: 'Ponts à recouvrir',
  value: 'Valeur',
  noValue: 'sans valeur',
  mountain: 'Montagne',
  slots: 'Cases remplies',
  deck: 'Pioche',
  discards: 'Défausse',
  holdsBridge: 'a un Pont en main',
  grapple: 'Grappin',
  grapples: 'Grappins',
  chooseTerrain: 'Choisissez un Versant pour le Feu de camp.',
  chooseTarget: 'Choisissez où il va.',
  dearerLeft: 'à cause de la voisine de gauche',
  dearerRight: 'à cause de la voisine de droite',
};

const GRAPPLES = ['aucun Grappin', 'un Grappin', 'deux Grappins', 'trois Grappins'];
const choices = {
  features: {},
  layouts: {
    mountain: { name: 'La montagne', about: 'Huit rangées, larges de neuf cartes au pied et de deux en haut.' },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      goal: 'Bâtissez ensemble toute la montagne, du bas jusqu’en haut, couvrez tous les ponts, puis jouez le Sommet. Vous perdez dès que quelqu’un ne peut rien faire à son tour.',
      silent: true,
      unsaid: 'Parlez d’autre chose : vos cartes et ce que vous comptez faire ne se disent pas.',
      about:
        'Vous gagnez ou perdez tous ensemble. En solo, vous avez une main plus grande, et des Grappins pour la renouveler.',
    },
  },
  options: {
    grapples: {
      name: 'Nombre de Grappins',
      about: 'Vous pouvez renouveler votre main autant de fois. Moins il y en a, plus c’est difficile.',
      value: (n: number) => GRAPPLES[n] ?? '',
    },
  },
};

const verbs = {
  drop: 'Défausser une carte',
  place: 'Placer un Versant',
  campfire: 'Allumer un Feu de camp',
  lift: 'Faire monter le Versant',
  bridge: 'Poser un Pont',
  herd: 'Mener un troupeau',
  up: 'Monter',
};

const moves = {
  ...handMoves(a),
  place: ({ card, cell }, who) => `Placer ${a(card, who)} en ${spot(cell)}`,
  campfire: ({ card, cell }, who) => `Allumer ${a(card, who)} en ${spot(cell)} et faire monter son Versant`,
  lift: ({ cell }) => `Faire monter le Versant en ${spot(cell)}`,
  bridge: ({ cell }) => `Poser un Pont en ${spot(cell)}`,
  summit: () => 'Jouer le Sommet',
  grapple: () => 'Utiliser un Grappin pour renouveler votre main',
} satisfies Words['moves'];

const events = {
  ...handEvents(a),
  'bridge-given': ({ seat }, who) => `${does(seat, who, 'commencez', 'commence')} avec un Pont en main.`,
  placed: ({ seat, card, cell }, who) => `${does(seat, who, 'placez', 'place')} ${a(card, who)} en ${spot(cell)}.`,
  covered: ({ seat, card, cell }, who) =>
    `${does(seat, who, 'recouvrez', 'recouvre')} le Pont en ${spot(cell)} avec ${a(card, who)}.`,
  bridged: ({ seat, cell }, who) => `${does(seat, who, 'posez', 'pose')} un Pont en ${spot(cell)}.`,
  camped: ({ seat, card, cell }, who) => `${does(seat, who, 'allumez', 'allume')} ${a(card, who)} en ${spot(cell)}.`,
  lifted: ({ seat, card, cell }, who) =>
    `${does(seat, who, 'faites', 'fait')} monter ${the(card, who)} en ${spot(cell)}.`,
  'summit-reached': ({ seat }, who) => `${does(seat, who, 'atteignez', 'atteint')} le Sommet.`,
  grappled: ({ seat, left }, who) =>
    `${does(seat, who, 'utilisez un Grappin et renouvelez votre', 'utilise un Grappin et renouvelle sa')} main ; Grappins restants : ${figure(left)}.`,
} satisfies Words['events'];

const asks = {
  ...handAsks,
  lift: ({ card, cell }, who) =>
    `Un Feu de camp brûle en ${spot(cell)}. Où va ${the(card, who)} ? Au moins une rangée plus haut.`,
} satisfies Words['asks'];

const costs: TooDear = tooDear;
const refusals = {
  ...handRefusals(a),
  'not-a-terrain': ({ card }, who) => `Seul un Versant se place ainsi ; vous avez choisi ${a(card, who)}.`,
  occupied: ({ cell, there }, who) => `Il y a déjà ${a(there, who)} en ${spot(cell)}.`,
  'not-next': ({ cell }) =>
    `Une rangée se remplit depuis la gauche ; il n’y a encore rien à gauche de cette case (${spot(cell)}).`,
  'same-type': ({ type, at, there }, who) =>
    `Pas de voisines du même type (${terrain(type)}) : il y a ${a(there, who)} en ${spot(at)}.`,
  unsupported: ({ cell }) =>
    `Il faut deux cartes sous cette case (${spot(cell)}) ; elles n’y sont pas encore toutes les deux.`,
  'too-high': ({ value, row }) =>
    `Trop haut pour cette carte : la rangée ${rowNumber(row)} demande au moins ${rowNumber(row)} ; elle vaut ${worth(value)}.`,
  cost: ({ needed, payable, left }) => costs(left, 0, needed, payable),
  'campfire-stays': ({ cell }) => `Le Feu de camp en ${spot(cell)} reste : rien ne le recouvre ni ne le remplace.`,
  'cover-cost': ({ needed, payable, ...sides }) =>
    `${costs(...dearer(sides), needed, payable)} Sur un Pont, c’est le plus grand écart qui compte.`,

  'not-a-campfire': ({ card }, who) => `Seul un Feu de camp remplace un Versant ; vous avez choisi ${a(card, who)}.`,
  'no-terrain': ({ cell }) => `Un Feu de camp remplace un Versant ; il n’y en a pas en ${spot(cell)}.`,
  'other-type': ({ type, there }, who) =>
    `Un Feu de camp ${terrain(type)} ne remplace qu’un Versant ${terrain(type)} ; il y a là ${a(there, who)}.`,
  'no-target': ({ card }, who) =>
    `Plus haut, aucune case n’accueille ${the(card, who)} à un coût que vous pouvez payer.`,
  'not-higher': ({ row }) => `Le Versant monte d’au moins une rangée ; il vient de la rangée ${rowNumber(row)}.`,
  'lift-first': ({ card }, who) => `Choisissez d’abord où va ${the(card, who)}.`,

  'no-bridge': () => 'Vous n’avez pas de Pont en main.',
  'bridge.needs-empty': ({ cell, there }, who) =>
    `Il faut une case vide pour un Pont ; il y a ${a(there, who)} en ${spot(cell)}.`,
  'bridge.needs-left': ({ cell }) =>
    `Il faut une carte à gauche d’un Pont ; il n’y a encore rien à gauche de cette case (${spot(cell)}).`,
  'bridge.edge': ({ cell }) =>
    `Jamais de Pont dans la première ni la dernière case d’une rangée ; c’en est une (${spot(cell)}).`,

  'no-summit': () => 'Vous n’avez pas de Sommet en main.',
  'summit.not-full': ({ empty }) => `Le Sommet attend que la montagne soit complète ; cases vides : ${figure(empty)}.`,
  'summit.bridge-visible': ({ bridges }) =>
    `Le Sommet attend que chaque Pont soit recouvert ; encore visibles : ${figure(bridges)}.`,

  'grapple.none': () => 'Vous n’avez plus de Grappin.',
  'grapple.no-deck': () => 'Un Grappin demande une pioche ; la vôtre est vide.',
} satisfies Words['refusals'];

const endings = {
  ...handEndings(LOST),
  won: () => 'La montagne est achevée et le Sommet est atteint.',
} satisfies Words['endings'];

const base = {
  ...choices,
  things,
  cell: spot,
  best: () => SLOTS + 1,
  labels: (features: readonly string[]) => cardLabels((card) => cardName(card, features)),
  verbs,
  moves,
  events,
  asks,
  refusals,
  endings,
} satisfies Words & SameLabels<typeof english>;
export const talk = typeset(withModules(base, greenPath, documentary, wildlife));
