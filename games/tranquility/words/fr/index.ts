/** Tranquility in French: all that is said at the table. */

import { type Facts, HIDDEN } from '@halcyon/kernel';
import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, counted, figure, type Maybe, typeset } from '@halcyon/speech/grammar';
import {
  cards,
  does,
  handAsks,
  handEndings,
  handEvents,
  handMoves,
  handRefusals,
  tooDear,
  whom,
  whose,
  youPay,
} from '@halcyon/speech/parts/fr';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import type { GameTalk } from '@halcyon/speech/words';
import {
  BORDER,
  COMPASS,
  FINISH,
  MONSTER,
  type Names,
  ORANGE,
  PURPLE,
  ROCKS,
  START,
  STORM,
  type vocabulary,
  WILD,
  YELLOW,
} from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';
import { isPyramid, NO_HIGH, NO_LOW, removal, rowNumber, spotOf, stormAt } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const NAMES: Readonly<Record<number, string>> = {
  [HIDDEN]: 'une carte',
  [START]: 'une carte de départ',
  [FINISH]: 'une carte d’arrivée',
  [MONSTER]: 'un Monstre marin',
  [WILD]: 'un Joker',
  [COMPASS]: 'une Boussole',
  [BORDER]: 'une carte de bordure',
  [YELLOW]: 'une Tempête jaune',
  [PURPLE]: 'une Tempête pourpre',
  [ORANGE]: 'une Tempête orange',
  [STORM]: 'une Tempête',
  [ROCKS]: 'les Récifs acérés',
};
const card = (n: Maybe): string => NAMES[n ?? HIDDEN] ?? `l’île ${figure(n)}`;
/** The card that stands for a number: a Wild, in the Pyramid a border card. */
const joker = ({ layout }: Who, article: 'le' | 'votre'): string =>
  isPyramid(layout) ? `${article === 'le' ? 'la' : article} carte de bordure` : `${article} Joker`;

const PARTS = { left: ' du pilier gauche', right: ' du pilier droit', roof: ' du toit' };
const cell = (n: Maybe, { layout }: Who): string => {
  const { part, row: at, column } = spotOf(layout, n);
  return `rangée ${at}, ${isPyramid(layout) ? 'case' : 'colonne'} ${column}${part ? PARTS[part] : ''}`;
};
const row = (n: Maybe): string => `la rangée ${rowNumber(n)}`;
/** Which numbers fit: 'entre 38 et 47'. */
const range = (low: Maybe, high: Maybe): string =>
  low === NO_LOW && high === NO_HIGH
    ? 'de 1 à 80'
    : low === NO_LOW
      ? `au-dessous de ${figure(high)}`
      : high === NO_HIGH
        ? `au-dessus de ${figure(low)}`
        : `entre ${figure(low)} et ${figure(high)}`;
const side = (n: Maybe): string => (n === 1 ? 'nuit' : 'jour');

const storm = (place: Maybe, who: Who): string => {
  const at = stormAt(who.layout, place);
  if (at === 'drawn') return 'la Tempête qui vient d’être piochée';
  if (at.card === PURPLE) return `la Tempête pourpre de ${row(at.row)}`;
  return `la Tempête ${at.card === YELLOW ? 'jaune' : 'orange'} devant ${whom(at.seat, who)}`;
};

const things = {
  start: 'Départ',
  finish: 'Arrivée',
  monster: 'Monstre marin',
  wild: 'Joker',
  border: 'Carte de bordure',
  yellow: 'Tempête jaune',
  purple: 'Tempête pourpre',
  orange: 'Tempête orange',
  storm: 'Tempête',
  compass: 'Boussole',
  compasses: 'Boussoles',
  rocks: 'Récifs acérés',
  sea: 'Mer',
  island: 'Île',
  left: 'Pilier gauche',
  right: 'Pilier droit',
  roof: 'Toit',
  day: 'Jour',
  night: 'Nuit',
  devoured: 'Détruites par les Monstres',
  explorer: 'Pile d’explorateur',
  explored: 'Cartes d’explorateur passées',
  pile: 'Pioche commune',
  row: 'Rangée face visible',
  shown: 'Défaussées à découvert',
  turnCard: 'Retourner une carte',
  chooseIsland: 'Choisissez maintenant une île dans la mer.',
  chooseNumber: 'Quel nombre ?',
  lower: 'Nombre inférieur',
  higher: 'Nombre supérieur',
  otherCell: 'Une autre case',
  takenNext: 'la prochaine',
  holdsMonster: 'tient un Monstre marin',
  gone: 'hors du jeu',
  points: 'Points',
  cardsInSea: 'Cartes dans la mer',
  discarded: 'Cartes défaussées',
  runs: 'Séries de trois ou plus',
  longestRun: 'Plus longue série',
  total: 'Total',
} satisfies GameTalk['things'];

const LEVELS = { 4: 'Galatée', 6: 'Triton', 8: 'Leucothée', 10: 'Amphitrite', 12: 'Poséidon' };
const EXPLORERS = [
  'comme sur le feuillet',
  'plus difficile : un départ pioché coûte une carte',
  'plus facile : des cartes de bordure à la place des Monstres marins',
];

const box = {
  features: {
    'jagged-rocks': {
      name: 'Récifs acérés',
      about:
        'Une rangée est toujours fermée, et après chaque action vous déplacez les Récifs. Difficulté dans le livret : un symbole.',
    },
    'sea-monsters': {
      name: 'Monstres marins',
      about:
        'Les Monstres encombrent vos mains, ne se défaussent pas et ne partent qu’en détruisant une île. Difficulté dans le livret : trois ou quatre symboles, selon leur nombre.',
    },
    'storm-compass': {
      name: 'Tempête et boussole',
      about:
        'Six Tempêtes se cachent dans les pioches et entravent mains et rangées ; les Boussoles que vous gagnez ensemble y mettent fin. Difficulté dans le livret : trois symboles.',
    },
    wild: {
      name: 'Jokers',
      about:
        'Un Joker remplace presque n’importe quelle autre carte, à votre choix. Difficulté : la partie devient un peu plus facile.',
    },
  },
  layouts: {
    square: { name: 'Mer carrée', about: 'Six rangées de six cases.' },
    'high-arch': {
      name: 'La Grande Arche',
      about:
        'Vous bâtissez d’abord deux piliers sans rien payer, puis le toit qui les relie. Difficulté dans le livret : un symbole.',
    },
    pyramid: {
      name: 'La Pyramide',
      about:
        'Six cases d’une pyramide cachent les surprises, bonnes ou mauvaises, d’une pile d’explorateur. Difficulté dans le livret : deux symboles. La forme de la pyramide est une donnée maison, car nous ne disposons pas de son image.',
    },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about:
        'Vous gagnez ou perdez tous ensemble. À une seule place, vous jouez en solo ; ses nombres sont des données maison, car nous ne disposons pas de la carte de référence qui porte la vraie règle.',
    },
    'day-night': {
      name: 'Jour et nuit',
      about:
        'Les Boussoles font passer vos mains du jour à la nuit, et à la fin la moitié inférieure de la mer doit montrer la nuit, la moitié supérieure le jour. Difficulté dans le livret : un symbole.',
    },
    competitive: {
      name: 'Compétition',
      about:
        'Deux joueurs l’un contre l’autre : des points pour les cartes dans la mer, des points en moins pour les défausses. Le livret ne donne pas de difficulté : elle dépend de votre adversaire.',
    },
  },
  options: {
    islandsRemoved: {
      name: 'Îles retirées',
      about: 'Il manque autant d’îles, et personne ne sait lesquelles. Plus il en manque, plus c’est difficile.',
      value: (n: number) => (n === 0 ? 'aucune' : `${removal(LEVELS, n)} : ${n} îles`),
    },
    strict: {
      name: 'Dernière carte',
      about: 'Si un joueur qui commence son tour avec une seule carte peut encore la jouer.',
      value: (n: number) =>
        n === 0
          ? 'elle peut être jouée si cela ne coûte rien (notre interprétation)'
          : 'une seule carte fait perdre, comme le disent les livrets',
    },
    monsters: {
      name: 'Nombre de Monstres marins',
      about: 'Autant de Monstres marins sont mélangés aux cartes. Plus il y en a, plus c’est difficile.',
      value: (n: number) => `${n} Monstres`,
    },
    wilds: {
      name: 'Nombre de Jokers',
      about: 'Autant de Jokers sont mélangés aux cartes. Plus il y en a, plus c’est facile.',
      value: (n: number) => (n === 1 ? 'un Joker' : 'deux Jokers'),
    },
    explorer: {
      name: 'Pile d’explorateur',
      about: 'Si la pile d’explorateur vous ménage ou non.',
      value: (n: number) => EXPLORERS[n] ?? '',
    },
  },
};

const moves = {
  ...handMoves(card),
  place: ({ card: island, cell: at }, who) => `Placer ${card(island)} en ${cell(at, who)}`,
  start: () => 'Jouer la carte de départ',
  finish: () => 'Jouer la carte d’arrivée',
  pledge: ({ number: n }) => (n === 0 ? 'Ne proposer aucune carte' : `Proposer ${cards(n)}`),

  rocks: ({ row: to }) => `Déplacer les Récifs acérés vers ${row(to)}`,
  stay: () => 'Laisser les Récifs acérés en place et défausser deux cartes',
  accept: () => 'Accepter la Tempête',
  purple: ({ row: at }) => `Placer la Tempête pourpre à côté de ${row(at)}`,
  give: () => 'Donner les deux cartes du dessus de votre pioche, sans les regarder',
  compass: ({ storm: at }, who) => `Dépenser une Boussole contre ${storm(at, who)}`,
  propose: ({ storm: at }, who) => `Proposer de mettre fin à ${storm(at, who)}`,
  'discard-hand': () => 'Défausser toute votre main pour une Boussole',
  concede: () => 'Abandonner',
  draw: () => 'Piocher maintenant',
  monster: ({ cell: at }, who) => `Jouer un Monstre marin sur l’île en ${cell(at, who)}`,
  wild: ({ cell: at }, who) => `Placer un Joker en ${cell(at, who)}`,
  name: ({ number }, who) => `Dire que ${joker(who, 'le')} vaut ${figure(number)}`,
  'wild-start': () => 'Jouer un Joker comme départ',
  'wild-finish': () => 'Jouer un Joker comme arrivée',
  'wild-monster': ({ cell: at }, who) => `Jouer un Joker comme Monstre marin sur l’île en ${cell(at, who)}`,
  'wild-compass': ({ storm: at }, who) => `Jouer un Joker comme Boussole contre ${storm(at, who)}`,

  border: ({ cell: at }, who) => `Placer une carte de bordure en ${cell(at, who)}`,
  'border-finish': () => 'Jouer une carte de bordure comme arrivée',
  clear: ({ cell: at }, who) => `Défausser une Boussole pour retirer la Tempête en ${cell(at, who)}`,
  'turn-over': ({ cell: at }, who) => `Retourner l’île en ${cell(at, who)} et défausser une carte`,
  'show-hand': () => 'Montrer votre main, la défausser et prendre la rangée face visible',
  pass: () => 'Passer',
} satisfies Sentences['moves'];

const STRUCK: Readonly<Record<number, string>> = {
  [YELLOW]: 'pas plus de trois cartes en main jusqu’à ce qu’elle cesse',
  [ORANGE]: 'des îles seulement à côté d’autres îles jusqu’à ce qu’elle cesse',
};
const EARNED = [
  'Le départ rapporte une Boussole.',
  'Une rangée de six nombres consécutifs rapporte une Boussole.',
  'Une main entière défaussée rapporte une Boussole.',
];
const ROLES = ['départ', 'arrivée', 'Monstre marin', 'Boussole'];

const events = {
  ...handEvents(card),
  'start-shuffled-in': ({ seat }, who) =>
    `${does(seat, who, 'mélangez une carte de départ dans votre', 'mélange une carte de départ dans sa')} pioche.`,
  placed: ({ seat, card: island, cell: at }, who) =>
    `${does(seat, who, 'placez', 'place')} ${card(island)} en ${cell(at, who)}.`,
  started: ({ seat }, who) => `${does(seat, who, 'jouez', 'joue')} la carte de départ.`,
  pledged: ({ seat, number: n }, who) =>
    n === 0
      ? `${does(seat, who, 'ne proposez', 'ne propose')} aucune carte pour le départ.`
      : `${does(seat, who, 'proposez', 'propose')} ${cards(n)} pour le départ.`,
  'pledge-again': ({ round, sum }) =>
    `Les offres font ${figure(sum)} et non huit. Manche ${figure(round)} : chacun propose de nouveau.`,
  'pledge-agreed': () => 'Les offres font huit.',
  'pledge-decided': () => 'Cinq manches n’ont pas fait huit : la table répartit.',
  'eight-missing': ({ payable }) =>
    `Le départ demande huit cartes ; toutes les mains ensemble ne peuvent en donner que ${figure(payable)}.`,
  finished: ({ seat }, who) => `${does(seat, who, 'jouez', 'joue')} la carte d’arrivée.`,

  'rocks-lie': ({ row: at }) => `Les Récifs acérés ferment ${row(at)}.`,
  'rocks-moved': ({ seat, row: to }, who) =>
    `${does(seat, who, 'déplacez', 'déplace')} les Récifs acérés vers ${row(to)}.`,
  'rocks-stayed': ({ seat, row: at }, who) =>
    `${does(seat, who, 'laissez', 'laisse')} les Récifs acérés à ${row(at)}, pour deux cartes.`,
  'rocks-gone': () => 'Quatre rangées sont complètes : les Récifs acérés quittent la partie.',
  'storm-drawn': ({ seat, storm: drawn }, who) => `${does(seat, who, 'piochez', 'pioche')} ${card(drawn)}.`,
  'storm-struck': ({ seat, storm: struck }, who) =>
    `La Tempête ${struck === ORANGE ? 'orange' : 'jaune'} est devant ${whom(seat, who)} : ${STRUCK[struck!] ?? STRUCK[YELLOW]}.`,
  'storm-faded': ({ seat }, who) =>
    `Aucune rangée n’a de case vide : la Tempête pourpre ${who.me(seat!) ? 'que vous avez piochée' : `piochée par ${who.name(seat!)}`} reste sans effet.`,
  'storm-closes': ({ seat, row: at }, who) =>
    `${does(seat, who, 'placez', 'place')} la Tempête pourpre à côté de ${row(at)} : cette rangée est fermée.`,
  'gave-unseen': ({ seat }, who) =>
    `${does(seat, who, 'donnez les deux cartes du dessus de votre', 'donne les deux cartes du dessus de sa')} pioche, sans les regarder.`,
  'compass-earned': ({ why }) => EARNED[why!] ?? 'Une Boussole est gagnée.',
  'compass-spent': ({ seat, storm: at }, who) =>
    `${does(seat, who, 'dépensez', 'dépense')} une Boussole contre ${storm(at, who)}.`,
  'compass-proposed': ({ seat, storm: at }, who) =>
    `${does(seat, who, 'proposez', 'propose')} de mettre fin à ${storm(at, who)}.`,
  'hand-discarded': ({ seat, count: n }, who) =>
    `${does(seat, who, 'défaussez toute votre', 'défausse toute sa')} main (${cards(n)}).`,
  conceded: ({ seat }, who) => `${does(seat, who, 'abandonnez', 'abandonne')}.`,
  devoured: ({ seat, island, cell: at }, who) =>
    `${capital(whose(seat, who, 'le', 'Monstre marin'))} détruit ${card(island)} en ${cell(at, who)} ; les deux quittent la partie.`,
  'monster-named': ({ seat }, who) =>
    `${does(seat, who, 'avez', 'a')} au moins un Monstre marin en main : l’arrivée attend.`,
  'finish-refused': ({ seat }, who) =>
    `${does(seat, who, 'reprenez l’arrivée et devez', 'reprend l’arrivée et doit')} faire une autre action.`,
  'wild-as': ({ seat, role }, who) =>
    `${does(seat, who, 'jouez', 'joue')} un Joker comme ${ROLES[role!] ?? 'une autre carte'}.`,
  'wild-laid': ({ seat, cell: at }, who) => `${does(seat, who, 'placez', 'place')} un Joker en ${cell(at, who)}.`,
  named: ({ seat, number, cell: at }, who) =>
    `${does(seat, who, 'dites', 'dit')} que ${joker(who, 'le')} en ${cell(at, who)} vaut ${figure(number)}.`,

  'pillars-full': () => 'Les deux piliers sont complets : place au toit, selon les règles standard.',
  explored: ({ seat, card: drawn }, who) =>
    `${does(seat, who, 'découvrez', 'découvre')} une carte d’explorateur : ${card(drawn)}.`,
  'explorer-kept': ({ seat, card: drawn }, who) =>
    `${does(seat, who, 'piochez', 'pioche')} ${card(drawn)} de la pile d’explorateur, sans la montrer.`,
  returned: ({ seat, card: back, cell: at }, who) =>
    `${capital(card(back))} revient dans ${whose(seat, who, 'la', 'main')} ; une Tempête est maintenant en ${cell(at, who)}.`,
  swallowed: ({ seat, card: gone, cell: at }, who) =>
    `Un Monstre marin avale ${card(gone)}, ${who.me(seat!) ? 'que vous avez placée' : `placée par ${who.name(seat!)}`} en ${cell(at, who)} ; les deux sont défaussés.`,
  'pile-dropped': ({ seat }, who) => `La carte du dessus de ${whose(seat, who, 'la', 'pioche')} part sans être vue.`,
  'border-laid': ({ seat, cell: at }, who) =>
    `${does(seat, who, 'placez', 'place')} une carte de bordure en ${cell(at, who)}.`,
  cleared: ({ seat, cell: at }, who) =>
    `${does(seat, who, 'défaussez', 'défausse')} une Boussole : la Tempête en ${cell(at, who)} est retirée.`,
  'hands-turned': ({ seat, side: up }, who) =>
    `${does(seat, who, 'piochez', 'pioche')} une Boussole : toutes les mains sont retournées, côté ${side(up)} vers le haut.`,
  'compass-aside': ({ seat }, who) =>
    `${does(seat, who, 'mettez de côté une Boussole de votre', 'met de côté une Boussole de sa')} première main et ${who.me(seat!) ? 'piochez' : 'pioche'} une autre carte.`,
  'compass-shuffled-in': ({ seat }, who) =>
    `Une Boussole mise de côté est mélangée dans ${whose(seat, who, 'la', 'pioche')}.`,
  'turned-over': ({ seat, cell: at, side: up }, who) =>
    `${does(seat, who, 'retournez', 'retourne')} l’île en ${cell(at, who)} : le côté ${side(up)} est en haut.`,
  took: ({ seat, card: taken }, who) =>
    `${does(seat, who, 'prenez', 'prend')} ${card(taken)} dans la rangée face visible.`,
  revealed: ({ card: fresh }) => `${capital(card(fresh))} rejoint la rangée face visible.`,
  'hand-shown': ({ seat, count: n }, who) =>
    `${does(seat, who, 'ne pouvez rien placer : vous montrez et défaussez toute votre', 'ne peut rien placer, montre et défausse toute sa')} main (${cards(n)}).`,
  shown: ({ seat, card: seen }, who) => `${does(seat, who, 'montrez', 'montre')} ${card(seen)}.`,
  passed: ({ seat }, who) => `${does(seat, who, 'passez', 'passe')}.`,
} satisfies Sentences['events'];

const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]:
    'Acceptez-la : vous défaussez jusqu’à n’avoir que trois cartes en main, et trois reste votre limite jusqu’à ce qu’elle cesse.',
  [PURPLE]: 'Placez-la à côté d’une rangée qui a une case vide : cette rangée reste fermée jusqu’à ce qu’elle cesse.',
  [ORANGE]: 'Acceptez-la : vous ne placez d’îles qu’à côté d’autres îles jusqu’à ce qu’elle cesse.',
};
const NO_ROW = 'Aucune rangée n’a de case vide : acceptez-la, elle est sans effet.';

const asks = {
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
} satisfies Sentences['asks'];

const LOST = 'Le bateau est perdu.';
const endings = {
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
} satisfies Sentences['endings'];

const cost = ({ before, after, needed, payable }: Facts): string => tooDear(before, after, needed, payable);
const ofCells = counted('fr', 'case', 'cases');
const ofNumbers = counted('fr', 'nombre', 'nombres');

const refusals = {
  ...handRefusals(card),
  'start-first': () => 'Vous avez une carte de départ et aucune n’est encore jouée : vous devez la jouer maintenant.',
  'start-kept': () => 'Aucun départ n’est encore joué : une carte de départ ne se défausse pas.',
  'no-finish': () => 'Vous n’avez pas de carte d’arrivée.',
  'sea-not-full': ({ empty }) => `L’arrivée attend que la mer soit complète ; cases vides : ${figure(empty)}.`,
  'no-start-lies': () => 'L’arrivée attend qu’un départ soit joué.',
  'not-an-island': () => 'Seules les îles se placent ainsi.',
  occupied: ({ cell: at, there }, who) => `Il y a déjà une île en ${cell(at, who)} : ${figure(there)}.`,
  order: ({ card: island, cell: to, there, at }, who) =>
    island === there
      ? `Aucun nombre deux fois : ${figure(there)} est déjà en ${cell(at, who)}.`
      : `L’ordre est croissant : ${figure(island)} ne peut pas venir ${at! < to! ? 'après' : 'avant'} ${figure(there)} (${cell(at, who)}).`,
  cost,
  'no-start': () => 'Vous n’avez pas de carte de départ.',
  'start-lies': () => 'Un départ est déjà joué ; un seul suffit.',
  'pledge-too-high': ({ said, most }) => `Vous ne pouvez pas en donner ${figure(said)} ; au plus ${figure(most)}.`,
  spoken: () => 'Vous avez fait votre offre pour cette manche ; les autres réfléchissent encore.',
  'say-first': () => 'Dites d’abord combien de cartes vous donnez pour le départ.',
  'given-all': () => 'Vous avez donné votre part ; les autres choisissent encore.',
  'rocks.closed': ({ row: at }) => `Les Récifs acérés ferment ${row(at)}.`,
  'rocks.another-row': () =>
    'Les Récifs acérés y sont déjà : choisissez une autre rangée, ou laissez-les pour deux cartes.',
  'rocks.row-full': () => 'Cette rangée est complète : il faut aux Récifs acérés une rangée avec une case vide.',
  'rocks.stay-costs-two': ({ needed, payable }) =>
    `Laisser les Récifs acérés coûte ${cards(needed)} ; ${youPay(payable)}.`,
  'rocks.move-first': () => 'Déplacez d’abord les Récifs acérés, ou laissez-les pour deux cartes.',
  'storm.choose-row': () => 'Il faut une rangée à la Tempête pourpre : choisissez-en une avec une case vide.',
  'storm.no-row': () => 'Seule une Tempête pourpre se place à côté d’une rangée.',
  'storm.row-full': () => 'Cette rangée est complète : il faut à la Tempête pourpre une rangée avec une case vide.',
  'storm.another-drew-it': ({ seat }, who) => `Cette Tempête n’est pas la vôtre : ${who.name(seat!)} l’a piochée.`,
  'storm.accept-first': () => 'D’abord la Tempête que vous avez piochée : acceptez-la ou choisissez sa rangée.',
  'storm.purple': () => 'Une Tempête pourpre ferme cette rangée.',
  'storm.orange': () => 'Sous votre Tempête orange, une île doit être à côté d’une autre.',
  'give.no-yellow': () => 'Seule une Tempête jaune vous permet de donner des cartes de votre pioche.',
  'give.once': () => 'Vous avez déjà donné de votre pioche ; ce n’est permis qu’une fois par départ.',
  'give.short-pile': ({ needed, pile }) =>
    `Votre pioche est trop petite : il faut ${cards(needed)}, elle en a ${figure(pile)}.`,
  'give.too-many': ({ left }) => `La pioche donne deux cartes ; vous n’en devez que ${figure(left)}.`,
  'give.both-or-none': ({ payable }) =>
    `La pioche donne deux cartes ou aucune ; votre main seule ${payable === 0 ? 'ne peut rien donner' : `peut donner ${figure(payable)}`}.`,
  'give.before-drops': () => 'La pioche donne avant la main ; vous avez commencé à défausser.',
  'compass.none': () => 'L’équipe n’a pas de Boussole.',
  'compass.no-such-storm': () => 'Il n’y a pas de telle Tempête.',
  'compass.not-now': () => 'Pas de Boussole pendant que des cartes sont défaussées.',
  'compass.proposed': () => 'Vous avez fait votre proposition pour ce tour.',
  'discard-hand.two': ({ hand }) =>
    hand === 2
      ? 'Une main de deux cartes part par « défausser deux cartes » ; cela rapporte aussi une Boussole.'
      : `Une main entière compte au moins 2 cartes ; vous en avez ${figure(hand)}.`,
  'discard-hand.no-supply': () => 'Il ne reste plus de Boussole à gagner.',
  'concede.may-act': () => 'Vous pouvez encore agir : inutile d’abandonner.',
  'draw.another': ({ seat }, who) => `Ce n’est pas à vous de piocher, mais à ${who.name(seat!)}.`,
  'draw.first': () => 'Piochez d’abord vos cartes.',

  'monster.none': () => 'Vous n’avez pas de Monstre marin.',
  'monster.kept': () => 'Un Monstre marin ne se défausse jamais : il ne part que joué sur une île.',
  'monster.no-island': ({ cell: at }, who) => `Il faut une île au Monstre marin ; il n’y en a pas en ${cell(at, who)}.`,
  'monster.own-finish': () => 'Pas d’arrivée tant que vous avez vous-même un Monstre marin : jouez-le d’abord.',
  'monster.finish-tried': () => 'Vous avez essayé une arrivée pendant ce tour : faites une autre action.',
  'discard-hand.kept': () =>
    'Votre main a une carte qui ne peut être défaussée : elle ne peut donc pas partir tout entière.',
  'wild.none': () => 'Vous n’avez pas de Joker.',
  'wild.occupied': ({ cell: at, there }, who) => `Il y a déjà une île en ${cell(at, who)} : ${figure(there)}.`,
  'wild.no-number': ({ cell: at }, who) => `Il ne reste aucun nombre pour un Joker en ${cell(at, who)}.`,
  'wild.too-dear': ({ needed, payable }) =>
    `Quel que soit son nombre, un Joker y coûte au moins ${figure(needed)} ; ${youPay(payable)}.`,
  'name.order': ({ number, low, high }) =>
    `L’ordre est croissant : il faut un nombre ${range(low, high)}, donc pas ${figure(number)}.`,
  'name.cost': cost,
  'name.first': ({ cell: at }, who) => `Dites d’abord quel nombre vaut ${joker(who, 'votre')} en ${cell(at, who)}.`,

  'arch.pillars-first': ({ empty }) =>
    `Le toit attend que les deux piliers soient complets ; cases vides : ${figure(empty)}.`,
  'border.none': () => 'Vous n’avez pas de carte de bordure.',
  'border.occupied': ({ cell: at, there }, who) => `Il y a déjà une carte en ${cell(at, who)} : ${figure(there)}.`,
  'border.no-number': ({ cell: at }, who) => `Il ne reste aucun nombre pour une carte de bordure en ${cell(at, who)}.`,
  'border.too-dear': ({ needed, payable }) =>
    `Quel que soit son nombre, une carte de bordure y coûte au moins ${figure(needed)} ; ${youPay(payable)}.`,
  'pyramid.storm': () => 'Une Tempête est sur cette case : rien ne s’y place avant qu’une Boussole ne la retire.',
  'clear.no-compass': () => 'Vous n’avez pas de Boussole.',
  'clear.no-storm': ({ cell: at }, who) => `Il n’y a pas de Tempête en ${cell(at, who)}.`,
  'turn-over.empty': ({ cell: at }, who) => `Il n’y a pas d’île à retourner en ${cell(at, who)}.`,
  'turn-over.no-card': () => 'Retourner une île coûte une carte ; vous n’en avez aucune qui puisse partir.',
  sides: ({ wrong }) =>
    `L’arrivée attend que les trois rangées du bas montrent la nuit et les trois du haut le jour ; îles mal tournées : ${figure(wrong)}.`,
  impossible: ({ numbers, cells, low, high }) =>
    `Cela rendrait la mer impossible : pour ${ofCells(cells)}, il n’y aurait que ${ofNumbers(numbers)} ${range(low, high)}.`,
  'show.may-place': () => 'Vous pouvez placer une île : votre main reste cachée.',
  'show.row-empty': () => 'La rangée face visible n’a plus de carte à prendre.',
  'pass.may-place': () => 'Vous pouvez placer une île : vous ne pouvez pas passer.',
  'pass.two-cards': ({ hand }) => `Défaussez deux cartes au lieu de passer ; vous en avez ${figure(hand)}.`,
} satisfies Sentences['refusals'];

export const talk = typeset({ ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>);
