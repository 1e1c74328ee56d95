/** Castle Merchants in French: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, figure, type Maybe, typeset } from '@halcyon/speech/grammar';
import { cards, dealEvents, does, handAsks, handRefusals, turnEvents, turnRefusals } from '@halcyon/speech/parts/fr';
import type { GameWords } from '@halcyon/speech/talk';
import type { GameTalk } from '@halcyon/speech/words';
import {
  type Cards,
  type Coin,
  EMPTY,
  type Face,
  HAND,
  LANDSLIDE,
  type Names,
  type Terrain,
  type Tile,
  type vocabulary,
  type Ware,
} from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';
import { placeIn } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const TERRAINS = [undefined, 'montagne', 'champ', 'village', 'forêt', 'route de château'];
const terrainName = (n: Maybe<Tile>): string | undefined => TERRAINS[n ?? 0];
const isMasculine = (n: Maybe<Face>): boolean => terrainName(n) === 'champ' || terrainName(n) === 'village';
const SLIDE = 'glissement de terrain';

/** A card, or one that is not seen. */
const aCard = (n: Maybe<Terrain>): string => (terrainName(n) ? `une carte ${terrainName(n)}` : 'une carte');
const named = (n: Maybe<Tile>, feminine: string, masculine: string): string =>
  n === LANDSLIDE ? `${masculine} ${SLIDE}` : `${feminine} tuile${terrainName(n) ? ` ${terrainName(n)}` : ''}`;
/** 'une tuile forêt', 'un glissement de terrain'. */
const aTile = (n: Maybe<Tile>): string => named(n, 'une', 'un');
/** 'la tuile forêt', 'le glissement de terrain'. */
const theTile = (n: Maybe<Tile>): string => named(n, 'la', 'le');
/** 'aucune tuile forêt', 'aucun glissement de terrain'; a 'ne' goes with it. */
const noTile = (n: Maybe<Tile>): string => named(n, 'aucune', 'aucun');
/** 'tuiles forêt'. */
const tilesOf = (n: Maybe<Tile>): string => (terrainName(n) ? `tuiles ${terrainName(n)}` : 'tuiles');
/** Where it goes when it leaves the map. */
const reserve = (n: Maybe<Tile>): string => (n === LANDSLIDE ? 'la réserve commune' : 'la réserve');
/** What the die shows. */
const aFace = (n: Maybe<Face>): string => {
  if (n === LANDSLIDE) return `un ${SLIDE}`;
  return terrainName(n) ? `${isMasculine(n) ? 'un' : 'une'} ${terrainName(n)}` : 'un paysage';
};

const WARES = ['le vin', 'les étoffes', 'le fromage', 'les gemmes', 'les armes'];
/** With its article. */
const theWare = (n: Maybe<Ware>): string => WARES[n ?? -1] ?? 'la marchandise';
const SOME = ['du vin', 'des étoffes', 'du fromage', 'des gemmes', 'des armes'];
/** 'du vin', 'des étoffes': some of it, and also 'of it'. */
const someWare = (n: Maybe<Ware>): string => SOME[n ?? -1] ?? 'une marchandise';

const castlesWith = (article: string): string[] => SOME.map((of) => `${article} château ${of}`);
const CASTLES = castlesWith('le');
const theCastle = (n: Maybe<Ware>): string => CASTLES[n ?? -1] ?? 'le château';
const cell = placeIn({ castles: CASTLES, warehouse: 'l’entrepôt', meadow: 'la prairie', hex: '' });
/** 'en d4', 'au château du vin'. */
const at = placeIn({ castles: castlesWith('au'), warehouse: 'à l’entrepôt', meadow: 'à la prairie', hex: 'en ' });
/** 'de d4', 'du château du vin'. */
const leaving = placeIn({
  castles: castlesWith('du'),
  warehouse: 'de l’entrepôt',
  meadow: 'de la prairie',
  hex: 'de ',
});
/** 'pièce de 5'. */
const coinOf = (n: Maybe<Coin>): string => `pièce de ${figure(n)}`;
const cardCount = (n: Maybe<Cards>): string => cards(n);

const things = {
  mountain: 'Montagne',
  field: 'Champ',
  village: 'Village',
  forest: 'Forêt',
  'castle-road': 'Route de château',
  landslide: 'Glissement de terrain',
  landslides: 'Glissements de terrain',
  terrain: 'Paysage',

  wine: 'Vin',
  cloth: 'Étoffes',
  cheese: 'Fromage',
  gems: 'Gemmes',
  weapons: 'Armes',
  ware: 'Marchandise',
  wares: 'Marchandises',

  map: 'Le plateau',
  castle: 'Château',
  castles: 'Châteaux',
  wineCastle: 'Château du vin',
  clothCastle: 'Château des étoffes',
  cheeseCastle: 'Château du fromage',
  gemsCastle: 'Château des gemmes',
  weaponsCastle: 'Château des armes',
  warehouse: 'Entrepôt',
  meadow: 'Prairie',
  hex: 'Case',
  emptyHex: 'case vide',
  tile: 'Tuile',
  tiles: 'Tuiles',
  here: 'ici',
  buys: 'achète',

  merchant: 'Marchand',
  merchants: 'Marchands',
  youAreHere: 'vous êtes ici',
  began: 'le tour a commencé ici',
  cart: 'Chariot',
  emptyCart: 'chariot vide',
  inStock: 'Dans l’entrepôt',

  gold: 'Or',
  goal: 'Objectif',
  toGoal: 'encore à gagner',
  coin: 'Pièce',
  coins: 'Pièces',
  coinsHere: 'Pièces de ce château',
  noCoin: 'plus de pièce',
  highest: 'plus grosse pièce',

  card: 'Carte',
  cards: 'Cartes',
  hand: 'Main',
  fullHand: 'main pleine',
  deck: 'Pioche',
  discards: 'Défausse',
  reserve: 'Réserve',
  common: 'Réserve commune',
  played: 'Cartes jouées ce tour',
  willDraw: 'à piocher à la fin',
  die: 'Dé',
  thrown: 'Le dé montre',
  turns: 'Tours',

  layLandslide: 'Poser un glissement',
  draw: 'Piocher une carte',
  place: 'Poser une tuile',
  shift: 'Déplacer une tuile',
  move: 'Aller',
  remove: 'Retirer une tuile',
  throw: 'Lancer le dé',
  pay: 'Payer',
  put: 'Poser',
  carry: 'Porter',
  take: 'Reprendre',
  nothing: 'Ne rien faire',
  sell: 'Vendre',
  sellForGold: 'Vendre pour de l’or',
  sellForCards: 'Vendre pour des cartes',
  throwFree: 'Lancer sans payer',
  end: 'Finir le tour',
  keep: 'Garder la marchandise',

  oneCard: 'une carte',
  twoCards: 'deux cartes',
  free: 'gratuit',
  chooseCard: 'Choisissez une carte.',
  chooseAction: 'Choisissez quoi faire.',
  chooseHex: 'Choisissez une case.',
  chooseTile: 'Choisissez une tuile posée.',
  chooseTarget: 'Choisissez où elle va.',
  goThere: 'Traces de pas : allez-y.',
  putThere: 'Cases en pointillés : posez-y la tuile.',
  goOrPut: 'Traces de pas : allez-y. Cases en pointillés : posez-y la tuile.',
  markTwo: 'Marquez deux cartes de votre main pour payer.',
  plan: 'Anneaux : ces châteaux achètent ce que porte votre chariot.',
  pressAgain: 'Appuyez encore.',
  reachable: 'à portée',
  noCardLeads: 'Aucune de vos cartes ne mène là.',
  fillsHand: 'complète votre main',
  fillsCart: 'remplit votre chariot',
  wins: 'gagne',
} satisfies GameTalk['things'];

const box = {
  features: {},
  layouts: {
    castles: {
      name: 'Les cinq châteaux',
      about:
        'Un hexagone de 61 cases : l’entrepôt dans un coin, un château dans chacun des autres, la prairie au milieu. Ce plateau et les pièces des châteaux sont les nôtres.',
    },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about:
        'Chacun pour soi : on vend ses marchandises aux châteaux, et le premier qui a 18 pièces d’or gagne la partie.',
    },
  },
  options: {},
};

const verbs = {
  pay: 'Payer',
  put: 'Poser ce que montre le dé',
  carry: 'Porter une tuile ailleurs',
  take: 'Reprendre une tuile',
  landslide: 'Poser un glissement de terrain',
  place: 'Poser une tuile',
  shift: 'Déplacer une tuile',
  move: 'Avancer',
  remove: 'Retirer une tuile',
};

const moves = {
  landslide: ({ hex }) => `Poser un glissement de terrain ${at(hex)}`,
  draw: () => 'Piocher une carte et finir le tour',
  place: ({ card, hex }) => `Avec ${aCard(card)}, poser une tuile ${at(hex)}`,
  shift: ({ card, from, to }) => `Avec ${aCard(card)}, déplacer la tuile ${leaving(from)} ${at(to)}`,
  move: ({ card, hex }) => `Avec ${aCard(card)}, aller ${at(hex)}`,
  remove: ({ hex }) => `Pour deux cartes, retirer la tuile ${leaving(hex)}`,
  throw: () => 'Pour deux cartes, lancer le dé',
  pay: ({ card }) => `Payer avec ${aCard(card)}`,
  put: ({ hex }) => `Poser ${at(hex)} ce que montre le dé`,
  carry: ({ from, to }) => `Porter ${at(to)} ce qui est posé ${at(from)}`,
  take: ({ hex }) => `Remettre dans la réserve ce qui est posé ${at(hex)}`,
  nothing: () => 'Ne rien faire du dé',
  'sell-for-gold': () => 'Vendre la marchandise pour la plus grosse pièce',
  'sell-for-cards': () => 'Vendre la marchandise et compléter votre main à six cartes',
  'throw-free': () => 'Lancer le dé sans payer',
  end: () => 'Finir le tour',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  ...dealEvents(aCard),
  'landslide-laid': ({ seat, hex, covered }, who) =>
    `${does(seat, who, 'posez', 'pose')} un glissement de terrain ${at(hex)}.${covered === EMPTY ? '' : ` ${capital(theTile(covered))} qu’il recouvre retourne dans la réserve.`}`,
  played: ({ seat, card }, who) => `${does(seat, who, 'jouez', 'joue')} ${aCard(card)}.`,
  laid: ({ seat, tile, hex }, who) => `${does(seat, who, 'posez', 'pose')} ${aTile(tile)} ${at(hex)}.`,
  shifted: ({ tile, from, to }) => `${capital(aTile(tile))} passe ${leaving(from)} ${at(to)}.`,
  covered: ({ hex, tile }) =>
    `${capital(theTile(tile))} que le glissement de terrain recouvre ${at(hex)} retourne dans la réserve.`,
  walked: ({ seat, from, to }, who) => `${does(seat, who, 'allez', 'va')} ${leaving(from)} ${at(to)}.`,
  removed: ({ seat, tile, hex }, who) =>
    `${does(seat, who, 'remettez', 'remet')} ${theTile(tile)} ${leaving(hex)} dans ${reserve(tile)}.`,
  threw: ({ seat, face }, who) => `${does(seat, who, 'lancez', 'lance')} le dé ; il montre ${aFace(face)}.`,
  loaded: ({ seat, ware }, who) => `${does(seat, who, 'chargez', 'charge')} ${someWare(ware)}.`,
  sold: ({ seat, ware }, who) => `${does(seat, who, 'vendez', 'vend')} ${theWare(ware)}.`,
  'coin-taken': ({ seat, coin, ware }, who) =>
    `${does(seat, who, 'prenez', 'prend')} une ${coinOf(coin)} dans ${theCastle(ware)}.`,
  reshuffled: () => 'La défausse est mélangée et devient la pioche.',
} satisfies Sentences['events'];

const FULL = 'Main pleine.';

const asks = {
  act: ({ landslides, spent, cards, drawn, wares }) => {
    if (spent !== 0)
      return `Vous avez joué ${cardCount(spent)} : continuez, ou finissez le tour (pioche : ${figure(drawn)}).`;
    const goal = wares === 0 ? 'Allez charger à l’entrepôt' : 'Livrez aux châteaux';
    const first = landslides === 0 ? '' : ' Avant cela, un glissement de terrain est permis.';
    return `${goal} : jouez des cartes ou piochez-en une.${first}${cards === HAND ? ` ${FULL}` : ''}`;
  },
  pay: handAsks.pay,
  die: ({ face }) => `Le dé montre ${aFace(face)} : à poser, à porter ailleurs ou à reprendre, ou ne faites rien.`,
  sell: ({ ware, coin, cards }) => {
    const hand = `pour une main pleine (${cardCount(cards)}), ou finir le tour`;
    return coin === 0
      ? `Plus de pièce ici : vous pouvez vendre ${theWare(ware)} ${hand}.`
      : `Vous pouvez vendre ${theWare(ware)} pour la ${coinOf(coin)} ou ${hand}.`;
  },
  'free-throw': () => 'Lancez le dé sans payer, ou finissez le tour.',
} satisfies Sentences['asks'];

const refusals = {
  ...turnRefusals,
  'act-first': () => 'Ce n’est pas possible maintenant : jouez des cartes, piochez-en une ou finissez le tour.',
  'already-acted': () => 'Vous avez déjà agi pendant ce tour : finissez-le au lieu de piocher une carte.',
  'do-something': () => 'Vous ne pouvez pas encore finir le tour : agissez au moins une fois, ou piochez une carte.',
  'landslide-first': () => 'Trop tard pour un glissement de terrain : un seul par tour, et avant toute autre chose.',
  'no-landslide': () => 'Vous n’avez plus de glissement de terrain.',
  'not-a-path': ({ hex }) =>
    `Un glissement de terrain ne se pose que sur une case de chemin ; ${cell(hex)} n’en est pas une.`,
  'landslide-there': ({ hex }) => `Il y a déjà un glissement de terrain ${at(hex)}.`,
  'merchant-there': ({ hex }) => `Il y a un marchand ${at(hex)} : la tuile y reste comme elle est.`,
  'cut-off': ({ hex }) =>
    `Un glissement de terrain ${at(hex)} isolerait un château, l’entrepôt, la prairie ou un marchand.`,
  'not-in-hand': handRefusals(aCard)['not-in-hand'],
  'not-empty': ({ hex }) => `Une tuile ne se pose que sur une case de chemin vide ; ${cell(hex)} n’en est pas une.`,
  'reserve-empty': ({ terrain }) => `Il n’y a plus ${noTile(terrain)} dans la réserve : déplacez-en une sans marchand.`,
  'reserve-left': ({ terrain }) =>
    `Il reste ${aTile(terrain)} dans la réserve : posez celle-là au lieu d’en déplacer une.`,
  'not-that-tile': ({ hex, terrain }) => `Il n’y a ${noTile(terrain)} ${at(hex)}.`,
  'where-you-are': () => 'Vous y êtes déjà : un déplacement finit sur une autre case.',
  'not-reachable': ({ hex, terrain }) =>
    `${capital(aCard(terrain))} ne mène pas ${at(hex)} : aucune chaîne de ${tilesOf(terrain)} n’y va depuis votre case.`,
  'not-next-to-you': ({ hex }) =>
    `${capital(cell(hex))} n’est pas à côté de vous : toute carte y mène, mais seulement d’une case voisine.`,
  'two-cards': ({ cards }) =>
    `Cela coûte deux cartes ; ${cards === 0 ? 'vous n’en avez aucune' : `vous en avez ${figure(cards)}`}.`,
  'no-tile': ({ hex }) => `Il n’y a aucune tuile ${at(hex)}.`,
  'landslide-stays': ({ hex }) => `Des cartes ne retirent jamais un glissement de terrain ; celui ${at(hex)} reste.`,
  'pay-first': ({ left }) => `Payez d’abord ce que vous avez choisi ; encore à payer : ${cardCount(left)}.`,
  'die-first': ({ face }) => `Répondez d’abord au dé, qui montre ${aFace(face)}, ou n’en faites rien.`,
  'die-reserve-empty': ({ face }) => `Il n’y a plus ${noTile(face)} dans ${reserve(face)}.`,
  'not-the-face': ({ hex, face }) => `Le dé montre ${aFace(face)}, et il n’y a ${noTile(face)} ${at(hex)}.`,
  'no-coin-left': () => 'Ce château n’a plus de pièce ; il donne encore des cartes pour sa marchandise.',
  'sell-first': () => 'C’est le moment de vendre, pour de l’or ou des cartes, ou de finir le tour.',
  'throw-or-end': () => 'La marchandise est vendue : lancez le dé sans payer, ou finissez le tour.',
} satisfies Sentences['refusals'];

const endings = {
  'eighteen-gold': ({ seat }, who) =>
    `${seat === undefined ? 'Un marchand a' : does(seat, who, 'avez', 'a')} 18 pièces d’or ou plus.`,
  'too-many-turns': () =>
    'Après 400 tours, les châteaux ferment : qui a le plus d’or gagne, puis qui a le plus de marchandises.',
} satisfies Sentences['endings'];

export const talk = typeset({
  ...box,
  things,
  cell,
  verbs,
  moves,
  events,
  asks,
  refusals,
  endings,
} satisfies Sentences & SameLabels<typeof english>);
