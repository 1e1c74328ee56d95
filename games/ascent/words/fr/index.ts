/** The Ascent in French: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, counted, figure, fromOne, type Maybe, typeset } from '@halcyon/speech/grammar';
import {
  cards,
  does,
  handAsks,
  handEndings,
  handEvents,
  handMoves,
  handRefusals,
  tooDear,
  whose,
} from '@halcyon/speech/parts/fr';
import type { GameWords } from '@halcyon/speech/talk';
import type { GameTalk } from '@halcyon/speech/words';
import {
  BRIDGE,
  cardValue,
  isCampfire,
  isIbex,
  isTerrain,
  type Names,
  SUMMIT,
  typeOf,
  type vocabulary,
} from '../../rules/vocabulary.ts';
import { cardLabels, dearer, sequence, spotOf } from '../cards.ts';
import type { talk as english } from '../en/index.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const TYPES = ['herbeux', 'enneigé', 'rocheux'];
const type = (n: Maybe): string => TYPES[n ?? -1] ?? '?';

const named = (card: number): string | undefined => {
  if (isTerrain(card)) return `${cardValue(card)} ${type(typeOf(card))}${isIbex(card) ? ' à Bouquetin' : ''}`;
  if (isCampfire(card)) return `Feu de camp ${type(typeOf(card))}`;
  return card === BRIDGE ? 'Pont' : card === SUMMIT ? 'Sommet' : undefined;
};
/** Without an article: '7 herbeux', '2 herbeux à Bouquetin', 'Feu de camp enneigé'. */
const name = (card: number): string => named(card) ?? 'carte';
/** All cards are masculine, except one that is not known. */
const withArticle = (masculine: string, feminine: string, card: Maybe): string => {
  const known = card === undefined ? undefined : named(card);
  return known ? `${masculine} ${known}` : `${feminine} carte`;
};
const card = (n: Maybe): string => withArticle('un', 'une', n);
/** A card that can be pointed at. */
const the = (n: Maybe): string => withArticle('le', 'la', n);

const cell = (n: Maybe): string => {
  const { row, place } = spotOf(n);
  return `rangée ${row}, case ${place}`;
};
const rows = counted('fr', 'rangée', 'rangées');
const ibexes = counted('fr', 'Bouquetin', 'Bouquetins');

const things = {
  ...cardLabels(name),
  terrain: 'Versant',
  grass: 'Herbeux',
  snow: 'Enneigé',
  rock: 'Rocheux',
  campfire: 'Feu de camp',
  campfires: 'Feux de camp',
  bridges: 'Ponts',
  coveredBridge: 'Pont recouvert',
  visibleBridges: 'Ponts à recouvrir',
  value: 'Valeur',
  noValue: 'sans valeur',
  mountain: 'Montagne',
  foot: 'Pied de la montagne',
  slots: 'Cases remplies',
  deck: 'Pioche',
  discards: 'Défausse',
  removed: 'Hors jeu',
  holdsBridge: 'a un Pont en main',
  free: 'gratuit',
  grapple: 'Grappin',
  grapples: 'Grappins',
  panorama: 'Panorama',
  panoramas: 'Panoramas',
  filmed: 'filmé',
  toFilm: 'encore à filmer',
  faceDown: 'face cachée',
  ibex: 'Bouquetin',
  ibexAtTop: 'Bouquetins en rangée 8',
  herd: 'Troupeau',
  hiker: 'Randonneur',
  path: 'Sentier herbeux',
  onTheWay: 'en chemin vers le haut',
  chooseTerrain: 'Choisissez un Versant pour le Feu de camp.',
  chooseTarget: 'Choisissez où il va.',
  chooseHerd: 'Choisissez un troupeau.',
  chooseWay: 'Choisissez le chemin vers le haut.',
  leadHerd: 'Mener un troupeau',
  rest: 'Le laisser se reposer',
  dearerLeft: 'à cause du voisin de gauche',
  dearerRight: 'à cause du voisin de droite',
} satisfies GameTalk['things'];

const PANORAMAS: Readonly<Record<number, string>> = {
  3: 'trois Panoramas',
  4: 'quatre Panoramas',
  5: 'cinq Panoramas',
};
const GRAPPLES = ['aucun Grappin', 'un Grappin', 'deux Grappins', 'trois Grappins'];

const box = {
  features: {
    'green-path': {
      name: 'Sentier verdoyant',
      about:
        'Un sentier herbeux sans interruption doit mener du pied de la montagne jusqu’en haut. Difficulté dans le livret : le plus facile des trois modules.',
    },
    documentary: {
      name: 'Documentaire alpin',
      about:
        'En chemin, vous filmez des Panoramas : trois valeurs côte à côte, dans le bon ordre. Difficulté dans le livret : entre les deux autres modules. Huit des dix séquences sont des données maison, car nous ne disposons pas de leurs images.',
    },
    wildlife: {
      name: 'Faune montagnarde',
      about:
        'Des Bouquetins apparaissent sur la montagne, et au moins huit doivent gagner le Sommet avec vous. Difficulté dans le livret : le plus difficile des trois modules. Le choix des cartes à Bouquetin est une donnée maison, car nous ne disposons pas de leurs images.',
    },
  },
  layouts: {
    mountain: { name: 'La montagne', about: 'Huit rangées, larges de neuf cartes au pied et de deux en haut.' },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about:
        'Vous gagnez ou perdez tous ensemble. À une seule place, vous jouez en solo : avec une main plus grande, et des Grappins pour la renouveler.',
    },
  },
  options: {
    panoramas: {
      name: 'Panoramas à filmer',
      about: 'Autant de Panoramas sont retournés face visible. Plus il y en a, plus c’est difficile.',
      value: (n: number) => PANORAMAS[n] ?? '',
    },
    grapples: {
      name: 'Nombre de Grappins',
      about: 'Vous pouvez renouveler votre main autant de fois. Moins il y en a, plus c’est difficile.',
      value: (n: number) => GRAPPLES[n] ?? '',
    },
  },
};

const moves = {
  ...handMoves(card),
  place: ({ card: terrain, cell: at }) => `Placer ${card(terrain)} en ${cell(at)}`,
  campfire: ({ card: fire, cell: at }) => `Allumer ${card(fire)} en ${cell(at)} et faire monter son Versant`,
  lift: ({ cell: to }) => `Faire monter le Versant en ${cell(to)}`,
  bridge: ({ cell: at }) => `Poser un Pont en ${cell(at)}`,
  summit: () => 'Jouer le Sommet',

  herd: ({ cell: at }) => `Mener le troupeau depuis la ${cell(at)}`,
  up: ({ cell: to }) => `Monter en ${cell(to)}`,
  stop: () => 'Laisser le troupeau se reposer',
  grapple: () => 'Utiliser un Grappin pour renouveler votre main',
} satisfies Sentences['moves'];

const events = {
  ...handEvents(card),
  'bridge-given': ({ seat }, who) => `${does(seat, who, 'commencez', 'commence')} avec un Pont en main.`,
  placed: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'placez', 'place')} ${card(terrain)} en ${cell(at)}.`,
  covered: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'recouvrez', 'recouvre')} le Pont en ${cell(at)} avec ${card(terrain)}.`,
  bridged: ({ seat, cell: at }, who) => `${does(seat, who, 'posez', 'pose')} un Pont en ${cell(at)}.`,
  camped: ({ seat, card: fire, cell: at }, who) =>
    `${does(seat, who, 'allumez', 'allume')} ${card(fire)} en ${cell(at)}.`,
  lifted: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'faites', 'fait')} monter ${the(terrain)} en ${cell(at)}.`,
  'summit-reached': ({ seat }, who) => `${does(seat, who, 'atteignez', 'atteint')} le Sommet.`,

  'panorama-open': ({ place, panorama: shown }) =>
    `Le Panorama ${place! + 1} à partir de la gauche montre ${sequence(shown)}.`,
  filmed: ({ seat, panorama: shown }, who) => `${does(seat, who, 'filmez', 'filme')} le Panorama ${sequence(shown)}.`,
  'ibex-joins': ({ seat, cell: at }, who) =>
    `${capital(whose(seat, who, 'le', 'Versant'))} amène un Bouquetin en ${cell(at)}.`,
  'herd-led': ({ seat, cell: at }, who) => `${does(seat, who, 'menez', 'mène')} le troupeau depuis la ${cell(at)}.`,
  'herd-climbs': ({ to, ibex }) => `Le troupeau monte en ${cell(to)} et compte maintenant ${ibexes(ibex)}.`,
  'herd-rests': ({ seat, cell: at, rows: climbed }, who) =>
    `${capital(whose(seat, who, 'le', 'troupeau'))} se repose en ${cell(at)}, ${rows(climbed)} plus haut.`,
  'ibex-home': ({ count }) => `Bouquetins au Sommet : ${figure(count)}.`,
  grappled: ({ seat, left }, who) =>
    `${does(seat, who, 'utilisez un Grappin et renouvelez votre', 'utilise un Grappin et renouvelle sa')} main ; Grappins restants : ${figure(left)}.`,
} satisfies Sentences['events'];

const asks = {
  ...handAsks,
  lift: ({ card: lifted, cell: at }) =>
    `Un Feu de camp brûle en ${cell(at)}. Où va ${the(lifted)} ? Au moins une rangée plus haut.`,
  climb: ({ cell: at, climbed, ibex, payable }) =>
    climbed === 0
      ? `Le troupeau en ${cell(at)} (${ibexes(ibex)}) : par où monter ? Chaque rangée coûte une carte ; vous avez ${cards(payable)}.`
      : `Le troupeau (${ibexes(ibex)}) est en ${cell(at)}, ${rows(climbed)} plus haut. Chaque rangée coûte une carte ; vous avez ${cards(payable)}. Montez encore ou laissez-le se reposer.`,
} satisfies Sentences['asks'];

const LOST = 'L’ascension s’arrête ici.';
const endings = {
  ...handEndings(LOST),
  won: () => 'La montagne est debout et le Sommet est atteint.',
  'no-path': () => `La montagne est complète, mais aucun sentier herbeux ne mène jusqu’en haut. ${LOST}`,
  'not-filmed': () => `La montagne est complète, mais tous les Panoramas ne sont pas filmés. ${LOST}`,
  'few-ibex': () => `La montagne est complète, mais elle porte moins de huit Bouquetins. ${LOST}`,
} satisfies Sentences['endings'];

const refusals = {
  ...handRefusals(card),
  'not-a-terrain': ({ card: chosen }) => `Seul un Versant se place ainsi ; vous avez choisi ${card(chosen)}.`,
  occupied: ({ cell: at, there }) => `Il y a déjà ${card(there)} en ${cell(at)}.`,
  'not-next': ({ cell: at }) =>
    `Une rangée se remplit depuis la gauche ; il n’y a encore rien à gauche de cette case (${cell(at)}).`,
  'same-type': ({ type: of, at, there }) =>
    `Pas de voisins du même type (${type(of)}) : il y a ${card(there)} en ${cell(at)}.`,
  unsupported: ({ cell: at }) =>
    `Il faut deux cartes sous cette case (${cell(at)}) ; elles n’y sont pas encore toutes les deux.`,
  'too-high': ({ value, row }) =>
    `Trop haut pour cette carte : la rangée ${fromOne(row)} demande au moins ${fromOne(row)} ; elle vaut ${figure(value)}.`,
  cost: ({ needed, payable, left }) => tooDear(left, 0, needed, payable),
  'campfire-stays': ({ cell: at }) => `Le Feu de camp en ${cell(at)} reste : rien ne le recouvre ni ne le remplace.`,
  'cover-cost': ({ value, left, right, needed, payable }) =>
    `${tooDear(...dearer(value, left, right), needed, payable)} Sur un Pont, c’est le plus grand écart qui compte.`,

  'not-a-campfire': ({ card: chosen }) => `Seul un Feu de camp remplace un Versant ; vous avez choisi ${card(chosen)}.`,
  'no-terrain': ({ cell: at }) => `Un Feu de camp remplace un Versant ; il n’y en a pas en ${cell(at)}.`,
  'other-type': ({ type: of, there }) =>
    `Un Feu de camp ${type(of)} ne remplace qu’un Versant ${type(of)} ; il y a là ${card(there)}.`,
  'no-target': ({ card: lifted }) =>
    `Plus haut, aucune case n’accueille ${the(lifted)} à un coût que vous pouvez payer.`,
  'not-higher': ({ row }) => `Le Versant monte d’au moins une rangée ; il vient de la rangée ${fromOne(row)}.`,
  'lift-first': ({ card: lifted }) => `Choisissez d’abord où va ${the(lifted)}.`,

  'no-bridge': () => 'Vous n’avez pas de Pont en main.',
  'bridge.needs-empty': ({ cell: at, there }) =>
    `Il faut une case vide pour un Pont ; il y a ${card(there)} en ${cell(at)}.`,
  'bridge.needs-left': ({ cell: at }) =>
    `Il faut une carte à gauche d’un Pont ; il n’y a encore rien à gauche de cette case (${cell(at)}).`,
  'bridge.edge': ({ cell: at }) =>
    `Jamais de Pont dans la première ni la dernière case d’une rangée ; c’en est une (${cell(at)}).`,

  'no-summit': () => 'Vous n’avez pas de Sommet en main.',
  'summit.not-full': ({ empty }) => `Le Sommet attend que la montagne soit complète ; cases vides : ${figure(empty)}.`,
  'summit.bridge-visible': ({ bridges }) =>
    `Le Sommet attend que chaque Pont soit recouvert ; encore visibles : ${figure(bridges)}.`,
  'summit.no-path': ({ row }) =>
    row === 0
      ? 'Le Sommet attend un sentier herbeux jusqu’à la rangée 8 ; aucun ne part de la rangée 1.'
      : `Le Sommet attend un sentier herbeux jusqu’à la rangée 8 ; il atteint la rangée ${figure(row)}.`,
  'summit.not-filmed': ({ left }) =>
    `Le Sommet attend que chaque Panorama soit filmé ; à filmer encore : ${figure(left)}.`,
  'summit.few-ibex': ({ there, needed }) =>
    `Trop peu de Bouquetins en rangée 8 : le Sommet en demande ${figure(needed)}, il y en a ${figure(there)}.`,

  'herd.none': ({ cell: at }) => `Il n’y a pas de Bouquetin en ${cell(at)}.`,
  'herd.no-way': ({ cell: at }) =>
    `Le troupeau en ${cell(at)} ne peut pas monter : aucun Versant ni Feu de camp ne repose sur sa carte.`,
  'herd.no-card': () => 'Chaque rangée montée coûte une carte ; vous n’en avez aucune.',
  'herd.not-above': ({ cell: at, to }) =>
    `Un troupeau ne monte que sur une carte qui repose sur la sienne (${cell(at)}) ; ce n’est pas le cas en ${cell(to)}.`,
  'herd.bridge': ({ to }) => `Les Bouquetins ne montent jamais sur un Pont ; il y en a un en ${cell(to)}.`,
  'herd.nothing-there': ({ to }) =>
    `Il faut une carte sous les sabots des Bouquetins ; il n’y en a pas encore en ${cell(to)}.`,
  'herd.too-dear': ({ climbed, payable }) =>
    `Vous ne pouvez pas payer une rangée de plus : le troupeau a monté ${rows(climbed)}, et vous avez ${cards(payable)}.`,
  'herd.climb-first': () => 'Un troupeau monte d’au moins une rangée avant de se reposer.',
  'herd.lead-first': () => 'Le troupeau est en chemin : montez encore ou laissez-le se reposer.',
  'fire.ibex': ({ cell: at, ibex }) =>
    `Un Feu de camp ne remplace pas une carte qui porte des Bouquetins ; en ${cell(at)}, il y a ${ibexes(ibex)}.`,

  'grapple.none': () => 'Vous n’avez plus de Grappin.',
  'grapple.no-deck': () => 'Un Grappin demande une pioche ; la vôtre est vide.',
} satisfies Sentences['refusals'];

export const talk = typeset({ ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>);
