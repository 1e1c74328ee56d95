/** Castle Merchants in French: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, figure, type Maybe, typeset } from '@halcyon/speech/grammar';
import { cards, dealEvents, does, handAsks, handRefusals, turnEvents, turnRefusals } from '@halcyon/speech/parts/fr';
import type { GameWords } from '@halcyon/speech/talk';
import type { GameTalk } from '@halcyon/speech/words';
import { EMPTY, HAND, LANDSLIDE, type Names, type vocabulary } from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';
import { placeIn } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const TERRAINS = [undefined, 'montagne', 'champ', 'village', 'forêt', 'route de château'];
const terrain = (n: Maybe): string | undefined => TERRAINS[n ?? 0];
const isMasculine = (n: Maybe): boolean => terrain(n) === 'champ' || terrain(n) === 'village';
const SLIDE = 'glissement de terrain';

/** A card, or one that is not seen. */
const card = (n: Maybe): string => (terrain(n) ? `une carte ${terrain(n)}` : 'une carte');
const named = (n: Maybe, feminine: string, masculine: string): string =>
  n === LANDSLIDE ? `${masculine} ${SLIDE}` : `${feminine} tuile${terrain(n) ? ` ${terrain(n)}` : ''}`;
/** 'une tuile forêt', 'un glissement de terrain'. */
const tile = (n: Maybe): string => named(n, 'une', 'un');
/** 'la tuile forêt', 'le glissement de terrain'. */
const theTile = (n: Maybe): string => named(n, 'la', 'le');
/** 'aucune tuile forêt', 'aucun glissement de terrain'; a 'ne' goes with it. */
const noTile = (n: Maybe): string => named(n, 'aucune', 'aucun');
/** 'tuiles forêt'. */
const tiles = (n: Maybe): string => (terrain(n) ? `tuiles ${terrain(n)}` : 'tuiles');
/** Where it goes when it leaves the map. */
const reserve = (n: Maybe): string => (n === LANDSLIDE ? 'la réserve commune' : 'la réserve');
/** What the die shows. */
const face = (n: Maybe): string => {
  if (n === LANDSLIDE) return `un ${SLIDE}`;
  return terrain(n) ? `${isMasculine(n) ? 'un' : 'une'} ${terrain(n)}` : 'un paysage';
};

const WARES = ['le vin', 'les étoffes', 'le fromage', 'les gemmes', 'les armes'];
/** With its article. */
const ware = (n: Maybe): string => WARES[n ?? -1] ?? 'la marchandise';
const SOME = ['du vin', 'des étoffes', 'du fromage', 'des gemmes', 'des armes'];
/** 'du vin', 'des étoffes': some of it, and also 'of it'. */
const someWare = (n: Maybe): string => SOME[n ?? -1] ?? 'une marchandise';

const castles = (article: string): string[] => SOME.map((of) => `${article} château ${of}`);
const CASTLES = castles('le');
const castle = (n: Maybe): string => CASTLES[n ?? -1] ?? 'le château';
const cell = placeIn({ castles: CASTLES, warehouse: 'l’entrepôt', meadow: 'la prairie', hex: '' });
/** 'en d4', 'au château du vin'. */
const at = placeIn({ castles: castles('au'), warehouse: 'à l’entrepôt', meadow: 'à la prairie', hex: 'en ' });
/** 'de d4', 'du château du vin'. */
const leaving = placeIn({
  castles: castles('du'),
  warehouse: 'de l’entrepôt',
  meadow: 'de la prairie',
  hex: 'de ',
});

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
  goal: 'But',
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
  chooseAction: 'Choisissez que faire.',
  chooseHex: 'Choisissez une case.',
  chooseTile: 'Choisissez une tuile posée.',
  chooseTarget: 'Choisissez où elle va.',
  goOrPut: 'Traces de pas : allez-y. Cases en pointillés : posez-y la tuile.',
  markTwo: 'Marquez deux cartes de votre main pour payer.',
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
        'Un hexagone de 61 cases : l’entrepôt dans un coin, un château dans chacun des autres, la prairie au milieu. Ce plateau et les pièces des châteaux sont des données maison, car nous ne disposons d’aucune image du vrai.',
    },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about:
        'Chacun pour soi : on vend ses marchandises aux châteaux, et le premier qui a 18 écus d’or gagne la partie.',
    },
  },
  options: {},
};

const moves = {
  landslide: ({ hex }) => `Poser un glissement de terrain ${at(hex)}`,
  draw: () => 'Piocher une carte et finir le tour',
  place: ({ card: played, hex }) => `Avec ${card(played)}, poser une tuile ${at(hex)}`,
  shift: ({ card: played, from, to }) => `Avec ${card(played)}, déplacer la tuile ${leaving(from)} ${at(to)}`,
  move: ({ card: played, hex }) => `Avec ${card(played)}, aller ${at(hex)}`,
  remove: ({ hex }) => `Pour deux cartes, retirer la tuile ${leaving(hex)}`,
  throw: () => 'Pour deux cartes, lancer le dé',
  pay: ({ card: played }) => `Payer avec ${card(played)}`,
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
  ...dealEvents(card),
  'landslide-laid': ({ seat, hex, covered: under }, who) =>
    `${does(seat, who, 'posez', 'pose')} un glissement de terrain ${at(hex)}.${under === EMPTY ? '' : ` ${capital(theTile(under))} qu’il recouvre retourne dans la réserve.`}`,
  played: ({ seat, card: shown }, who) => `${does(seat, who, 'jouez', 'joue')} ${card(shown)}.`,
  laid: ({ seat, tile: put, hex }, who) => `${does(seat, who, 'posez', 'pose')} ${tile(put)} ${at(hex)}.`,
  shifted: ({ tile: moved, from, to }) => `${capital(tile(moved))} passe ${leaving(from)} ${at(to)}.`,
  covered: ({ hex, tile: gone }) =>
    `${capital(theTile(gone))} que le glissement de terrain recouvre ${at(hex)} retourne dans la réserve.`,
  walked: ({ seat, from, to }, who) => `${does(seat, who, 'allez', 'va')} ${leaving(from)} ${at(to)}.`,
  removed: ({ seat, tile: gone, hex }, who) =>
    `${does(seat, who, 'remettez', 'remet')} ${theTile(gone)} ${leaving(hex)} dans ${reserve(gone)}.`,
  threw: ({ seat, face: shown }, who) => `${does(seat, who, 'lancez', 'lance')} le dé ; il montre ${face(shown)}.`,
  loaded: ({ seat, ware: taken }, who) => `${does(seat, who, 'chargez', 'charge')} ${someWare(taken)}.`,
  sold: ({ seat, ware: gone }, who) => `${does(seat, who, 'vendez', 'vend')} ${ware(gone)}.`,
  'coin-taken': ({ seat, coin, ware: there }, who) =>
    `${does(seat, who, 'prenez', 'prend')} une pièce de ${figure(coin)} dans ${castle(there)}.`,
  reshuffled: () => 'La défausse est mélangée et devient la pioche.',
} satisfies Sentences['events'];

const FULL = 'Votre main est pleine.';

const asks = {
  act: ({ landslides, spent, cards: held, drawn }) => {
    if (spent !== 0)
      return `Vous avez joué ${cards(spent)} : continuez, ou finissez le tour (pioche : ${figure(drawn)}).`;
    const first =
      landslides === 0
        ? 'Piochez une carte ou jouez des cartes.'
        : 'Au choix un glissement de terrain ; puis piochez une carte ou jouez des cartes.';
    return held === HAND ? `${first} ${FULL}` : first;
  },
  pay: handAsks.pay,
  die: ({ face: shown }) =>
    `Le dé montre ${face(shown)} : à poser, à porter ailleurs ou à reprendre, ou ne faites rien.`,
  sell: ({ ware: sold, coin, cards: drawn }) => {
    const hand = `pour une main pleine (${cards(drawn)}), ou finir le tour`;
    return coin === 0
      ? `Plus de pièce ici : vous pouvez vendre ${ware(sold)} ${hand}.`
      : `Vous pouvez vendre ${ware(sold)} pour la pièce de ${figure(coin)} ou ${hand}.`;
  },
  'free-throw': () => 'Lancez le dé sans payer, ou finissez le tour.',
} satisfies Sentences['asks'];

const endings = {
  'eighteen-gold': () => 'Un marchand a 18 écus d’or ou plus.',
  'too-many-turns': () => 'Après 400 tours, les châteaux ferment : l’or décide, puis les marchandises.',
} satisfies Sentences['endings'];

const refusals = {
  ...turnRefusals,
  'act-first': () => 'Ce n’est pas demandé maintenant : jouez des cartes, piochez-en une ou finissez le tour.',
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
  'not-in-hand': handRefusals(card)['not-in-hand'],
  'not-empty': ({ hex }) => `Une tuile ne se pose que sur une case de chemin vide ; ${cell(hex)} n’en est pas une.`,
  'reserve-empty': ({ terrain }) => `Il n’y a plus ${noTile(terrain)} dans la réserve : déplacez-en une sans marchand.`,
  'reserve-left': ({ terrain }) =>
    `Il reste ${tile(terrain)} dans la réserve : posez celle-là au lieu d’en déplacer une.`,
  'not-that-tile': ({ hex, terrain }) => `Il n’y a ${noTile(terrain)} ${at(hex)}.`,
  'where-you-are': () => 'Vous y êtes déjà : un déplacement finit sur une autre case.',
  'not-reachable': ({ hex, terrain }) =>
    `${capital(card(terrain))} ne mène pas ${at(hex)} : aucune chaîne de ${tiles(terrain)} n’y va depuis votre case.`,
  'not-next-to-you': ({ hex }) =>
    `${capital(cell(hex))} n’est pas à côté de vous : toute carte y mène, mais seulement d’une case voisine.`,
  'two-cards': ({ cards: held }) =>
    `Cela coûte deux cartes ; ${held === 0 ? 'vous n’en avez aucune' : `vous en avez ${figure(held)}`}.`,
  'no-tile': ({ hex }) => `Il n’y a aucune tuile ${at(hex)}.`,
  'landslide-stays': ({ hex }) => `Des cartes ne retirent jamais un glissement de terrain ; celui ${at(hex)} reste.`,
  'pay-first': ({ left }) => `Payez d’abord ce que vous avez choisi ; encore à payer : ${cards(left)}.`,
  'die-first': ({ face: shown }) => `Répondez d’abord au dé, qui montre ${face(shown)}, ou n’en faites rien.`,
  'die-reserve-empty': ({ face: shown }) => `Il n’y a plus ${noTile(shown)} dans ${reserve(shown)}.`,
  'not-the-face': ({ hex, face: shown }) => `Le dé montre ${face(shown)}, et il n’y a ${noTile(shown)} ${at(hex)}.`,
  'no-coin-left': () => 'Ce château n’a plus de pièce ; il donne encore des cartes pour sa marchandise.',
  'sell-first': () => 'C’est le moment de vendre, pour de l’or ou des cartes, ou de finir le tour.',
  'throw-or-end': () => 'La marchandise est vendue : lancez le dé sans payer, ou finissez le tour.',
} satisfies Sentences['refusals'];

export const talk = typeset({ ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>);
