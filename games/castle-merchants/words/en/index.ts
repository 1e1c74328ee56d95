/** Castle Merchants in English: all that is said at the table. */

import { capital, figure, type Maybe } from '@halcyon/speech/grammar';
import { cards, dealEvents, does, handAsks, handRefusals, turnEvents, turnRefusals } from '@halcyon/speech/parts/en';
import type { GameWords } from '@halcyon/speech/talk';
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
import { placeIn } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const TERRAINS = [undefined, 'mountain', 'field', 'village', 'forest', 'castle road'];
const terrainName = (n: Maybe<Tile>): string | undefined => TERRAINS[n ?? 0];
/** A card, or one that is not seen. */
const aCard = (n: Maybe<Terrain>): string => (terrainName(n) ? `a ${terrainName(n)} card` : 'a card');
/** 'forest tile', 'landslide'. */
const tileName = (n: Maybe<Tile>): string =>
  n === LANDSLIDE ? 'landslide' : terrainName(n) ? `${terrainName(n)} tile` : 'tile';
/** Where it goes when it leaves the map. */
const reserve = (n: Maybe<Tile>): string => (n === LANDSLIDE ? 'the common reserve' : 'the reserve');
/** What the die shows. */
const aFace = (n: Maybe<Face>): string => (n === LANDSLIDE ? 'a landslide' : `a ${terrainName(n) ?? 'terrain'}`);

const WARES = ['wine', 'cloth', 'cheese', 'gems', 'weapons'];
const wareName = (n: Maybe<Ware>): string => WARES[n ?? -1] ?? 'a ware';
const CASTLES = ['wine', 'cloth', 'cheese', 'gem', 'weapon'].map((sold) => `the ${sold} castle`);
const castleName = (n: Maybe<Ware>): string => CASTLES[n ?? -1] ?? 'the castle';

const cell = placeIn({ castles: CASTLES, warehouse: 'the warehouse', meadow: 'the meadow', hex: '' });
/** A coin, after its noun: 'worth 5'. */
const worth = (n: Maybe<Coin>): string => `worth ${figure(n)}`;
const cardCount = (n: Maybe<Cards>): string => cards(n);

const things = {
  mountain: 'Mountain',
  field: 'Field',
  village: 'Village',
  forest: 'Forest',
  'castle-road': 'Castle road',
  landslide: 'Landslide',
  landslides: 'Landslides',
  terrain: 'Terrain',

  wine: 'Wine',
  cloth: 'Cloth',
  cheese: 'Cheese',
  gems: 'Gems',
  weapons: 'Weapons',
  ware: 'Ware',
  wares: 'Wares',

  map: 'The map',
  castle: 'Castle',
  castles: 'Castles',
  wineCastle: 'Wine castle',
  clothCastle: 'Cloth castle',
  cheeseCastle: 'Cheese castle',
  gemsCastle: 'Gem castle',
  weaponsCastle: 'Weapon castle',
  warehouse: 'Warehouse',
  meadow: 'Meadow',
  hex: 'Hex',
  emptyHex: 'empty hex',
  tile: 'Tile',
  tiles: 'Tiles',
  here: 'here',
  buys: 'buys',

  merchant: 'Merchant',
  merchants: 'Merchants',
  youAreHere: 'you are here',
  began: 'the turn began here',
  cart: 'Cart',
  emptyCart: 'empty cart',
  inStock: 'In the warehouse',

  gold: 'Gold',
  goal: 'Goal',
  toGoal: 'still missing',
  coin: 'Coin',
  coins: 'Coins',
  coinsHere: 'Coins in this castle',
  noCoin: 'no coin left',
  highest: 'highest coin',

  card: 'Card',
  cards: 'Cards',
  hand: 'Hand',
  fullHand: 'full hand',
  deck: 'Pile',
  discards: 'Discards',
  reserve: 'Reserve',
  common: 'Common reserve',
  played: 'Cards played this turn',
  willDraw: 'to draw at the end',
  die: 'Die',
  thrown: 'The die shows',
  turns: 'Turns',

  layLandslide: 'Lay a landslide',
  draw: 'Draw one card',
  place: 'Put a tile',
  shift: 'Shift a tile',
  move: 'Go',
  remove: 'Take a tile away',
  throw: 'Throw the die',
  pay: 'Pay',
  put: 'Put down',
  carry: 'Carry',
  take: 'Take back',
  nothing: 'Do nothing',
  sell: 'Sell',
  sellForGold: 'Sell for gold',
  sellForCards: 'Sell for cards',
  throwFree: 'Throw for free',
  end: 'End the turn',
  keep: 'Keep the ware',

  oneCard: 'one card',
  twoCards: 'two cards',
  free: 'free',
  chooseCard: 'Choose a card.',
  chooseAction: 'Choose what to do.',
  chooseHex: 'Choose a hex.',
  chooseTile: 'Choose a tile on the map.',
  chooseTarget: 'Choose where it goes.',
  goThere: 'Footprints: go there.',
  putThere: 'Dashed hexes: put the tile there.',
  goOrPut: 'Footprints: go there. Dashed hexes: put the tile there.',
  markTwo: 'Mark two cards of your hand to pay.',
  plan: 'Rings: these castles buy what is on your cart.',
  pressAgain: 'Press again to play.',
  reachable: 'within reach',
  noCardLeads: 'None of your cards leads there.',
  fillsHand: 'fills your hand',
  fillsCart: 'fills your cart',
  wins: 'wins',
};

const box = {
  features: {},
  layouts: {
    castles: {
      name: 'The five castles',
      about:
        'A hexagon of 61 hexes: the warehouse in one corner, a castle in each of the others, the meadow in the middle. The map and the coins in the castles are our own.',
    },
  },
  modes: {
    standard: {
      name: 'Standard',
      about: 'Each for themselves: wares are sold to the castles, and the first with 18 gold wins.',
    },
  },
  options: {},
};

const verbs = {
  pay: 'Pay',
  put: 'Put down what the die shows',
  carry: 'Carry a tile elsewhere',
  take: 'Take a tile back',
  landslide: 'Lay a landslide',
  place: 'Put a tile',
  shift: 'Shift a tile',
  move: 'Go',
  remove: 'Take a tile away',
};

const moves = {
  landslide: ({ hex }) => `Lay a landslide on ${cell(hex)}`,
  draw: () => 'Draw one card and end the turn',
  place: ({ card, hex }) => `With ${aCard(card)}, put a tile on ${cell(hex)}`,
  shift: ({ card, from, to }) => `With ${aCard(card)}, shift the tile on ${cell(from)} to ${cell(to)}`,
  move: ({ card, hex }) => `With ${aCard(card)}, go to ${cell(hex)}`,
  remove: ({ hex }) => `For two cards, take the tile on ${cell(hex)} away`,
  throw: () => 'For two cards, throw the die',
  pay: ({ card }) => `Pay with ${aCard(card)}`,
  put: ({ hex }) => `Put what the die shows on ${cell(hex)}`,
  carry: ({ from, to }) => `Carry what lies on ${cell(from)} to ${cell(to)}`,
  take: ({ hex }) => `Take what lies on ${cell(hex)} back to the reserve`,
  nothing: () => 'Do nothing with the die',
  'sell-for-gold': () => 'Sell the ware for the highest coin',
  'sell-for-cards': () => 'Sell the ware and fill your hand to six cards',
  'throw-free': () => 'Throw the die for free',
  end: () => 'End the turn',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  ...dealEvents(aCard),
  'landslide-laid': ({ seat, hex, covered }, who) =>
    `${does(seat, who, 'lay', 'lays')} a landslide on ${cell(hex)}.${covered === EMPTY ? '' : ` The ${tileName(covered)} under it goes back to the reserve.`}`,
  played: ({ seat, card }, who) => `${does(seat, who, 'play', 'plays')} ${aCard(card)}.`,
  laid: ({ seat, tile, hex }, who) => `${does(seat, who, 'put', 'puts')} a ${tileName(tile)} on ${cell(hex)}.`,
  shifted: ({ tile, from, to }) => `A ${tileName(tile)} goes from ${cell(from)} to ${cell(to)}.`,
  covered: ({ hex, tile }) => `The ${tileName(tile)} under the landslide on ${cell(hex)} goes back to the reserve.`,
  walked: ({ seat, from, to }, who) => `${does(seat, who, 'go', 'goes')} from ${cell(from)} to ${cell(to)}.`,
  removed: ({ seat, tile, hex }, who) =>
    `${does(seat, who, 'take', 'takes')} a ${tileName(tile)} from ${cell(hex)} back to ${reserve(tile)}.`,
  threw: ({ seat, face }, who) => `${does(seat, who, 'throw', 'throws')} the die; it shows ${aFace(face)}.`,
  loaded: ({ seat, ware }, who) => `${does(seat, who, 'load', 'loads')} ${wareName(ware)}.`,
  sold: ({ seat, ware }, who) => `${does(seat, who, 'sell', 'sells')} ${wareName(ware)}.`,
  'coin-taken': ({ seat, coin, ware }, who) =>
    `${does(seat, who, 'take', 'takes')} a coin ${worth(coin)} at ${castleName(ware)}.`,
  reshuffled: () => 'The discards are shuffled and become the pile.',
} satisfies Sentences['events'];

const FULL = 'Your hand is full.';

const asks = {
  act: ({ landslides, spent, cards, drawn, wares }) => {
    if (spent !== 0) return `You have played ${cardCount(spent)}: go on, or end the turn and draw ${figure(drawn)}.`;
    const goal = wares === 0 ? 'Fetch new wares at the warehouse' : 'Bring your wares to their castles';
    const first = landslides === 0 ? '' : ' A landslide may come first.';
    return `${goal}: play cards, or draw one.${first}${cards === HAND ? ` ${FULL}` : ''}`;
  },
  pay: handAsks.pay,
  die: ({ face }) => `The die shows ${aFace(face)}: put one down, carry one elsewhere, take one back, or do nothing.`,
  sell: ({ ware, coin, cards }) =>
    coin === 0
      ? `${capital(castleName(ware))} has no coin left. Sell ${wareName(ware)} to fill your hand (${cardCount(cards)}), or end the turn.`
      : `${capital(castleName(ware))} buys ${wareName(ware)}: take its coin ${worth(coin)}, fill your hand (${cardCount(cards)}), or end the turn.`,
  'free-throw': () => 'Throw the die for free, or end the turn.',
} satisfies Sentences['asks'];

const refusals = {
  ...turnRefusals,
  'act-first': () => 'That is not possible now: play cards, draw one or end the turn.',
  'already-acted': () => 'You have already acted in this turn: end it instead of drawing one card.',
  'do-something': () => 'You cannot end the turn yet: act at least once, or draw one card.',
  'landslide-first': () => 'Too late for a landslide: only one in a turn, and before anything else.',
  'no-landslide': () => 'You have no landslide left.',
  'not-a-path': ({ hex }) => `A landslide lies only on a path hex; ${cell(hex)} is none.`,
  'landslide-there': ({ hex }) => `A landslide lies on ${cell(hex)} already.`,
  'merchant-there': ({ hex }) => `A merchant stands on ${cell(hex)}, so the tile there stays as it is.`,
  'cut-off': ({ hex }) =>
    `A landslide on ${cell(hex)} would cut off a castle, the warehouse, the meadow or a merchant.`,
  'not-in-hand': handRefusals(aCard)['not-in-hand'],
  'not-empty': ({ hex }) => `A tile goes only on an empty path hex; ${cell(hex)} is none.`,
  'reserve-empty': ({ terrain }) =>
    `The reserve has no ${tileName(terrain)} left: shift one on the map that has no merchant on it.`,
  'reserve-left': ({ terrain }) =>
    `The reserve still has a ${tileName(terrain)}: put that one instead of shifting another.`,
  'not-that-tile': ({ hex, terrain }) => `No ${tileName(terrain)} lies on ${cell(hex)}.`,
  'where-you-are': () => 'You are there already: a move ends on another hex.',
  'not-reachable': ({ hex, terrain }) =>
    `With ${aCard(terrain)} you cannot get to ${cell(hex)}: no chain of ${tileName(terrain)}s leads there from where you stand.`,
  'not-next-to-you': ({ hex }) =>
    `${capital(cell(hex))} is not next to you: any card leads there, but only from a neighbouring hex.`,
  'two-cards': ({ cards }) => `That costs two cards; you hold ${cards === 0 ? 'none' : figure(cards)}.`,
  'no-tile': ({ hex }) => `No tile lies on ${cell(hex)}.`,
  'landslide-stays': ({ hex }) => `Cards never take a landslide away; the one on ${cell(hex)} stays.`,
  'pay-first': ({ left }) => `First pay what you have chosen; still to pay: ${cardCount(left)}.`,
  'die-first': ({ face }) => `First answer the die, which shows ${aFace(face)}, or do nothing with it.`,
  'die-reserve-empty': ({ face }) => `${capital(reserve(face))} has no ${tileName(face)} left.`,
  'not-the-face': ({ hex, face }) => `The die shows ${aFace(face)}, and no ${tileName(face)} lies on ${cell(hex)}.`,
  'no-coin-left': () => 'This castle has no coin left; it still gives cards for its ware.',
  'sell-first': () => 'You may sell now, for gold or for cards, or end the turn.',
  'throw-or-end': () => 'The ware is sold: throw the die for free, or end the turn.',
} satisfies Sentences['refusals'];

const endings = {
  'eighteen-gold': ({ seat }, who) =>
    `${seat === undefined ? 'A merchant has' : does(seat, who, 'have', 'has')} 18 gold or more.`,
  'too-many-turns': () => 'After 400 turns the castles close: most gold wins, then most wares.',
} satisfies Sentences['endings'];

export const talk = { ...box, things, cell, verbs, moves, events, asks, refusals, endings } satisfies Sentences;
