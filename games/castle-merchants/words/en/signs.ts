/** What the signs of Castle Merchants say in English when they are asked. */
import { capital } from '@halcyon/speech/grammar';
import { cards, does, whose } from '@halcyon/speech/parts/en';
import type { Signs } from '@halcyon/speech/signs';
import { GOAL, HAND, LANDSLIDE, WARES } from '../../rules/vocabulary.ts';
import { talk } from './index.ts';

const TERRAINS = ['', 'mountain', 'field', 'village', 'forest', 'castle road', 'landslide'];
const terrain = (n = 0): string => TERRAINS[n] ?? '?';
const hex = (n = 0): string => talk.cell(n);

export const signs: Signs = {
  castle: {
    name: 'Castle',
    about: ({ ware = -1, coin, coins = 0, own }) => {
      const sold = WARES[ware] ?? '?';
      const pays =
        coins === 0 ? 'It has no coin left, but gives cards' : `It pays a coin worth ${coin} (coins in all: ${coins})`;
      return `It buys ${sold}. ${pays}. ${own === 1 ? `Your cart carries ${sold}: end a turn here to sell.` : `You have no ${sold} now; the warehouse fills your cart.`}`;
    },
    rule: 'M4.3',
  },
  warehouse: {
    name: 'Warehouse',
    about: ({ wares }) =>
      `End a turn here: your cart gets what is missing (now ${wares} of ${WARES.length}). If you began the turn elsewhere, your hand is filled to ${HAND} cards too.`,
    rule: 'M4.2',
  },
  meadow: {
    name: 'Meadow',
    about: () => `End a turn here that you began elsewhere, and your hand is filled to ${HAND} cards.`,
    rule: 'M4.1',
  },
  empty: {
    name: 'Empty hex',
    about: ({ hex: at }) => `${capital(hex(at))}: a card puts a tile of its terrain here.`,
    rule: 'M3.3',
  },
  tile: {
    name: 'Tile',
    about: ({ tile, hex: at }) =>
      `${capital(hex(at))}, ${terrain(tile)}: one ${terrain(tile)} card takes you here from a neighbouring hex, and on over ${terrain(tile)} tiles that touch.`,
    rule: 'M3.4',
  },
  'landslide-tile': {
    name: 'Landslide',
    about: ({ hex: at }) => `${capital(hex(at))}: nobody may enter while it lies there; only the die moves it.`,
    rule: 'M3.1',
  },
  reserve: {
    name: 'Reserve',
    about: ({ tile, left }) =>
      left === 0
        ? `No ${terrain(tile)} tile is left: a card shifts one on the map.`
        : `${capital(terrain(tile))} tiles that can still be put on the map: ${left}.`,
    rule: 'M3.3',
  },
  common: {
    name: 'Common landslides',
    about: ({ left }) => `Left: ${left}. They belong to nobody; only the die brings them to the map.`,
    rule: 'M3.6',
  },
  discards: {
    name: 'Discards',
    about: ({ cards: n }) => `Cards here: ${n}. They become the pile when it is empty.`,
    rule: 'M4.4',
  },
  deck: { name: 'Pile', about: ({ cards: n }) => `Cards still to be drawn: ${n}.`, rule: 'M3.2' },
  die: {
    name: 'Die',
    about: ({ face = 0 }) =>
      face === 0
        ? 'Two cards throw it; with the terrain that it shows you put, carry or take back a tile.'
        : `It shows ${face === LANDSLIDE ? 'a landslide' : terrain(face)}: put one, carry one, take one back, or do nothing.`,
    rule: 'M3.6',
  },
  gold: {
    name: 'Gold',
    about: ({ seat, gold = 0 }, who) =>
      `${does(seat, who, 'have', 'has')} ${gold} of the ${GOAL} gold needed to win; ${Math.max(0, GOAL - gold)} to go.`,
    rule: 'M5.1',
  },
  hand: {
    name: 'Cards',
    about: ({ seat, cards: n }, who) => `${does(seat, who, 'hold', 'holds')} ${cards(n)}, of at most ${HAND}.`,
    rule: 'M3.2',
  },
  slides: {
    name: 'Landslides',
    about: ({ seat, landslides }, who) =>
      `${does(seat, who, 'have', 'has')} ${landslides} left; one may be laid at the start of a turn.`,
    rule: 'M3.1',
  },
  cart: {
    name: 'Cart',
    about: ({ seat, wares }, who) =>
      `${capital(whose(seat, who))} cart holds ${wares} of ${WARES.length} wares. Each is bought by one castle; the warehouse fills the cart again.`,
    rule: 'M4.2',
  },
  merchant: { name: 'Merchant', about: ({ seat }, who) => `${capital(whose(seat, who))} merchant, as on the map.` },
  card: {
    name: 'Card',
    about: ({ card }) =>
      `${capital(terrain(card))}: go over tiles of this terrain, put such a tile on an empty hex, or step into a place next to you.`,
    rule: 'M3.4',
  },
  'do-landslide': {
    name: 'Lay a landslide',
    about: () => 'Once, at the start of a turn: it blocks a hex, and a tile under it goes back to the reserve.',
    rule: 'M3.1',
  },
  'do-remove': {
    name: 'Take a tile away',
    about: () => 'Any two cards take a tile without a merchant off the map.',
    rule: 'M3.5',
  },
  'do-throw': {
    name: 'Throw the die',
    about: () => 'Any two cards throw the die, which puts, carries or takes back a tile.',
    rule: 'M3.6',
  },
  'do-draw': { name: 'Draw one card', about: () => 'Instead of acting; it ends the turn.', rule: 'M3.2' },
  'do-end': {
    name: 'End the turn',
    about: () => 'You draw as many cards as you played, at most 3; in a castle you may sell.',
    rule: 'M3.2',
  },
  'do-pay': { name: 'Pay', about: () => 'Mark cards of your hand; the last one pays at once.', rule: 'M3.5' },
  'do-take': { name: 'Take back', about: () => 'The chosen tile goes back to the reserve.', rule: 'M3.6' },
  'do-nothing': { name: 'Do nothing', about: () => 'The throw is left unused.', rule: 'M3.6' },
  'do-sell-for-gold': { name: 'Sell for gold', about: () => 'You take the highest coin of this castle.', rule: 'M4.3' },
  'do-sell-for-cards': {
    name: 'Sell for cards',
    about: () => `Your hand is filled to ${HAND} cards instead.`,
    rule: 'M4.3',
  },
  'do-throw-free': { name: 'Throw for free', about: () => 'After a sale the die costs nothing.', rule: 'M4.3' },
};
