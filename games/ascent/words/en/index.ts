/** The Ascent in English: all that is said at the table. */

import { capital, counted, figure, fromOne, type Maybe } from '@halcyon/speech/grammar';
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
} from '@halcyon/speech/parts/en';
import type { GameWords } from '@halcyon/speech/talk';
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

type Sentences = GameWords<typeof vocabulary, Names>;

const TYPES = ['grass', 'snow', 'rock'];
const type = (n: Maybe): string => TYPES[n ?? -1] ?? '?';

/** Without an article: 'grass 7', 'grass 2 with ibex', 'snow campfire'. */
const name = (card: Maybe): string => {
  if (card === undefined) return 'card';
  if (isTerrain(card)) return `${type(typeOf(card))} ${cardValue(card)}${isIbex(card) ? ' with ibex' : ''}`;
  if (isCampfire(card)) return `${type(typeOf(card))} campfire`;
  return card === BRIDGE ? 'bridge' : card === SUMMIT ? 'summit' : 'card';
};
const card = (n: Maybe): string => `a ${name(n)}`;
/** A card that can be pointed at. */
const the = (n: Maybe): string => `the ${name(n)}`;

const cell = (n: Maybe): string => {
  const { row, place } = spotOf(n);
  return `row ${row}, place ${place}`;
};
const rows = counted('en', 'row', 'rows');
const ibexes = counted('en', 'ibex', 'ibex');

const things = {
  ...cardLabels(name),
  terrain: 'Terrain',
  grass: 'Grass',
  snow: 'Snow',
  rock: 'Rock',
  campfire: 'Campfire',
  campfires: 'Campfires',
  bridges: 'Bridges',
  coveredBridge: 'covered bridge',
  visibleBridges: 'Bridges to cover',
  value: 'Value',
  noValue: 'no value',
  mountain: 'Mountain',
  foot: 'Foot of the mountain',
  slots: 'Slots filled',
  deck: 'Pile',
  discards: 'Discards',
  removed: 'Out of the game',
  holdsBridge: 'holds a bridge',
  free: 'free',
  grapple: 'Grapple',
  grapples: 'Grapples',
  panorama: 'Panorama',
  panoramas: 'Panoramas',
  filmed: 'filmed',
  toFilm: 'still to film',
  faceDown: 'face down',
  ibex: 'Ibex',
  ibexAtTop: 'Ibex in row 8',
  herd: 'Herd',
  hiker: 'Hiker',
  path: 'Path of grass',
  onTheWay: 'on its way up',
  chooseTerrain: 'Choose a terrain for the campfire.',
  chooseTarget: 'Choose where it goes.',
  chooseHerd: 'Choose a herd.',
  chooseWay: 'Choose the way up.',
  leadHerd: 'Lead a herd',
  rest: 'Let it rest',
  dearerLeft: 'because of the left neighbour',
  dearerRight: 'because of the right neighbour',
};

const PANORAMAS: Readonly<Record<number, string>> = { 3: 'three panoramas', 4: 'four panoramas', 5: 'five panoramas' };
const GRAPPLES = ['no grapple', 'one grapple', 'two grapples', 'three grapples'];

const box = {
  features: {
    'green-path': {
      name: 'Green Path',
      about:
        'An unbroken path of grass must lead from the foot of the mountain to its top. Difficulty in the rule book: the easiest of the three modules.',
    },
    documentary: {
      name: 'Documentary',
      about:
        'On the way up you film panoramas: three values next to each other, in the right order. Difficulty in the rule book: between the other two modules. Eight of the ten sequences are house data, because their pictures are not available to us.',
    },
    wildlife: {
      name: 'Wildlife',
      about:
        'Ibex appear on the mountain, and at least eight must reach the summit with you. Difficulty in the rule book: the hardest of the three modules. Which cards show an ibex is house data, because their pictures are not available to us.',
    },
  },
  layouts: {
    mountain: { name: 'The mountain', about: 'Eight rows, nine cards wide at the foot and two at the top.' },
  },
  modes: {
    standard: {
      name: 'Standard',
      about:
        'You all win or you all lose. With one seat you play solo: with a larger hand, and with grapples that renew it.',
    },
  },
  options: {
    panoramas: {
      name: 'Panoramas to film',
      about: 'So many panoramas are turned up. The more, the harder.',
      value: (n: number) => PANORAMAS[n] ?? '',
    },
    grapples: {
      name: 'Grapples',
      about: 'So many times you may renew your hand. The fewer, the harder.',
      value: (n: number) => GRAPPLES[n] ?? '',
    },
  },
};

const moves = {
  ...handMoves(card),
  place: ({ card: terrain, cell: at }) => `Place ${card(terrain)} in ${cell(at)}`,
  campfire: ({ card: fire, cell: at }) => `Light ${card(fire)} in ${cell(at)} and move its terrain up`,
  lift: ({ cell: to }) => `Move the terrain up to ${cell(to)}`,
  bridge: ({ cell: at }) => `Build a bridge in ${cell(at)}`,
  summit: () => 'Play the summit',

  herd: ({ cell: at }) => `Lead the herd from ${cell(at)}`,
  up: ({ cell: to }) => `Climb to ${cell(to)}`,
  stop: () => 'Let the herd rest',
  grapple: () => 'Use a grapple to renew your hand',
} satisfies Sentences['moves'];

const events = {
  ...handEvents(card),
  'bridge-given': ({ seat }, who) => `${does(seat, who, 'begin', 'begins')} with a bridge in hand.`,
  placed: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'place', 'places')} ${card(terrain)} in ${cell(at)}.`,
  covered: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'lay', 'lays')} ${card(terrain)} on the bridge in ${cell(at)}.`,
  bridged: ({ seat, cell: at }, who) => `${does(seat, who, 'build', 'builds')} a bridge in ${cell(at)}.`,
  camped: ({ seat, card: fire, cell: at }, who) =>
    `${does(seat, who, 'light', 'lights')} ${card(fire)} in ${cell(at)}.`,
  lifted: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'move', 'moves')} ${the(terrain)} up to ${cell(at)}.`,
  'summit-reached': ({ seat }, who) => `${does(seat, who, 'reach', 'reaches')} the summit.`,

  'panorama-open': ({ place, panorama: shown }) => `Panorama ${place! + 1} from the left shows ${sequence(shown)}.`,
  filmed: ({ seat, panorama: shown }, who) => `${does(seat, who, 'film', 'films')} the panorama ${sequence(shown)}.`,
  'ibex-joins': ({ seat, cell: at }, who) => `${capital(whose(seat, who))} card brings an ibex to ${cell(at)}.`,
  'herd-led': ({ seat, cell: at }, who) => `${does(seat, who, 'lead', 'leads')} the herd from ${cell(at)}.`,
  'herd-climbs': ({ to, ibex }) => `The herd climbs to ${cell(to)} and now has ${ibexes(ibex)}.`,
  'herd-rests': ({ seat, cell: at, rows: climbed }, who) =>
    `${capital(whose(seat, who))} herd rests in ${cell(at)}, ${rows(climbed)} higher.`,
  'ibex-home': ({ count }) => `Ibex on the summit: ${figure(count)}.`,
  grappled: ({ seat, left }, who) =>
    `${does(seat, who, 'use a grapple and renew your', 'uses a grapple and renews the')} hand; grapples left: ${figure(left)}.`,
} satisfies Sentences['events'];

const asks = {
  ...handAsks,
  lift: ({ card: lifted, cell: at }) =>
    `A campfire burns in ${cell(at)}. Where does ${the(lifted)} go? At least one row up.`,
  climb: ({ cell: at, climbed, ibex, payable }) =>
    climbed === 0
      ? `The herd in ${cell(at)} (${ibexes(ibex)}): which way up? Each row costs a card; you hold ${cards(payable)}.`
      : `The herd (${ibexes(ibex)}) is in ${cell(at)}, ${rows(climbed)} higher. Each row costs a card; you hold ${cards(payable)}. Climb on or let it rest.`,
} satisfies Sentences['asks'];

const LOST = 'The ascent ends here.';
const endings = {
  ...handEndings(LOST),
  won: () => 'The mountain stands and the summit is reached.',
  'no-path': () => `The mountain is full, but no path of grass leads to its top. ${LOST}`,
  'not-filmed': () => `The mountain is full, but not every panorama is filmed. ${LOST}`,
  'few-ibex': () => `The mountain is full, but it holds fewer than eight ibex. ${LOST}`,
} satisfies Sentences['endings'];

const refusals = {
  ...handRefusals(card),
  'not-a-terrain': ({ card: chosen }) => `Only terrain is placed like that; this is ${card(chosen)}.`,
  occupied: ({ cell: at, there }) => `${capital(card(there))} lies in ${cell(at)} already.`,
  'not-next': ({ cell: at }) => `A row grows from the left; nothing lies to the left of ${cell(at)} yet.`,
  'same-type': ({ type: of, at, there }) =>
    `${capital(type(of))} never lies beside ${type(of)}: ${card(there)} is in ${cell(at)}.`,
  unsupported: ({ cell: at }) => `Two cards must lie below ${cell(at)}; not both are there yet.`,
  'too-high': ({ value, row }) =>
    `Too high for this card: row ${fromOne(row)} takes no value below ${fromOne(row)}; its value is ${figure(value)}.`,
  cost: ({ needed, payable, left }) => tooDear(left, 0, needed, payable),
  'campfire-stays': ({ cell: at }) => `The campfire in ${cell(at)} stays: nothing covers or replaces it.`,
  'cover-cost': ({ value, left, right, needed, payable }) =>
    `${tooDear(...dearer(value, left, right), needed, payable)} On a bridge the larger difference counts.`,

  'not-a-campfire': ({ card: chosen }) => `Only a campfire replaces a terrain; this is ${card(chosen)}.`,
  'no-terrain': ({ cell: at }) => `A campfire replaces a terrain; none lies in ${cell(at)}.`,
  'other-type': ({ type: of, there }) => `A ${type(of)} campfire replaces only ${type(of)}; this is ${card(there)}.`,
  'no-target': ({ card: lifted }) => `No slot higher up takes ${the(lifted)} at a cost that you can pay.`,
  'not-higher': ({ row }) => `The terrain moves at least one row up; it comes from row ${fromOne(row)}.`,
  'lift-first': ({ card: lifted }) => `First choose where ${the(lifted)} goes.`,

  'no-bridge': () => 'You hold no bridge.',
  'bridge.needs-empty': ({ cell: at, there }) => `A bridge needs an empty slot; ${card(there)} lies in ${cell(at)}.`,
  'bridge.needs-left': ({ cell: at }) =>
    `A bridge needs a card on its left; nothing lies to the left of ${cell(at)} yet.`,
  'bridge.edge': ({ cell: at }) =>
    `A bridge never lies in the first or last slot of a row; ${cell(at)} is one of them.`,

  'no-summit': () => 'You hold no summit.',
  'summit.not-full': ({ empty }) => `The summit waits until the mountain is full; empty slots: ${figure(empty)}.`,
  'summit.bridge-visible': ({ bridges }) =>
    `The summit waits until every bridge is covered; still visible: ${figure(bridges)}.`,
  'summit.no-path': ({ row }) =>
    row === 0
      ? 'The summit waits for a path of grass up to row 8; none begins in row 1.'
      : `The summit waits for a path of grass up to row 8; it has reached row ${figure(row)}.`,
  'summit.not-filmed': ({ left }) => `The summit waits until every panorama is filmed; missing: ${figure(left)}.`,
  'summit.few-ibex': ({ there, needed }) =>
    `Too few ibex in row 8: the summit needs ${figure(needed)}, there are ${figure(there)}.`,

  'herd.none': ({ cell: at }) => `No ibex stands in ${cell(at)}.`,
  'herd.no-way': ({ cell: at }) => `The herd in ${cell(at)} has no way up: no terrain or campfire rests on its card.`,
  'herd.no-card': () => 'Each row that a herd climbs costs a card; you hold none.',
  'herd.not-above': ({ cell: at, to }) =>
    `A herd climbs only to a card that rests on its own (${cell(at)}); ${cell(to)} is not above it.`,
  'herd.bridge': ({ to }) => `Ibex never step onto a bridge; one lies in ${cell(to)}.`,
  'herd.nothing-there': ({ to }) => `Ibex need a card to stand on; none lies in ${cell(to)} yet.`,
  'herd.too-dear': ({ climbed, payable }) =>
    `You cannot pay for another row: the herd has climbed ${rows(climbed)}, and you hold ${cards(payable)}.`,
  'herd.climb-first': () => 'A herd climbs at least one row before it rests.',
  'herd.lead-first': () => 'The herd is on its way: climb on or let it rest.',
  'fire.ibex': ({ cell: at, ibex }) =>
    `A campfire replaces no card with ibex on it; ibex in ${cell(at)}: ${figure(ibex)}.`,

  'grapple.none': () => 'You have no grapple left.',
  'grapple.no-deck': () => 'A grapple needs a pile to draw from; yours is empty.',
} satisfies Sentences['refusals'];

export const talk = { ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences;
