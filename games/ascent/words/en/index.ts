/** The Ascent in English: all that is said at the table. */

import { capital, figure } from '@halcyon/speech/grammar';
import { does, handAsks, handEndings, handEvents, handMoves, handRefusals, tooDear } from '@halcyon/speech/parts/en';
import { type GameWords, withModules } from '@halcyon/speech/talk';
import { type Names, SLOTS, type vocabulary } from '../../rules/vocabulary.ts';
import { cardLabels, dearer, rowNumber, type TooDear, worth } from '../cards.ts';
import { documentary } from './documentary.ts';
import { greenPath } from './green-path.ts';
import { a, cardName, LOST, spot, terrain, the } from './names.ts';
import { picture } from './picture.ts';
import { wildlife } from './wildlife.ts';

type Words = GameWords<typeof vocabulary, Names>;

const things = {
  ...picture,
  ...cardLabels((card) => cardName(card, ['wildlife'])),
  grass: 'Grass',
  snow: 'Snow',
  rock: 'Rock',
  campfire: 'Campfire',
  coveredBridge: 'covered bridge',
  visibleBridges: 'Bridges to cover',
  value: 'Value',
  noValue: 'no value',
  mountain: 'Mountain',
  slots: 'Slots filled',
  deck: 'Pile',
  discards: 'Discards',
  holdsBridge: 'holds a bridge',
  grapple: 'Grapple',
  grapples: 'Grapples',
  chooseTerrain: 'Choose a terrain for the campfire.',
  chooseTarget: 'Choose where it goes.',
  dearerLeft: 'because of the left neighbour',
  dearerRight: 'because of the right neighbour',
};

const GRAPPLES = ['no grapple', 'one grapple', 'two grapples', 'three grapples'];
const choices = {
  features: {},
  layouts: {
    mountain: { name: 'The mountain', about: 'Eight rows, nine cards wide at the foot and two at the top.' },
  },
  modes: {
    standard: {
      name: 'Standard',
      goal: 'Together, build the whole mountain from the bottom to the top, cover every bridge, then play the summit. You lose as soon as somebody can do nothing on their turn.',
      silent: true,
      unsaid: 'Talk about anything else: your cards and what you mean to do stay unsaid.',
      about: 'You all win or you all lose. Alone you play solo: with a larger hand, and with grapples that renew it.',
    },
  },
  options: {
    grapples: {
      name: 'Grapples',
      about: 'How many times you may renew your hand. The fewer, the harder.',
      value: (n: number) => GRAPPLES[n] ?? '',
    },
  },
};

const verbs = {
  drop: 'Discard a card',
  place: 'Place a terrain',
  campfire: 'Light a campfire',
  lift: 'Move the terrain up',
  bridge: 'Build a bridge',
  herd: 'Lead a herd',
  up: 'Climb',
};

const moves = {
  ...handMoves(a),
  place: ({ card, cell }, who) => `Place ${a(card, who)} in ${spot(cell)}`,
  campfire: ({ card, cell }, who) => `Light ${a(card, who)} in ${spot(cell)} and move its terrain up`,
  lift: ({ cell }) => `Move the terrain up to ${spot(cell)}`,
  bridge: ({ cell }) => `Build a bridge in ${spot(cell)}`,
  summit: () => 'Play the summit',
  grapple: () => 'Use a grapple to renew your hand',
} satisfies Words['moves'];

const events = {
  ...handEvents(a),
  'bridge-given': ({ seat }, who) => `${does(seat, who, 'begin', 'begins')} with a bridge in hand.`,
  placed: ({ seat, card, cell }, who) => `${does(seat, who, 'place', 'places')} ${a(card, who)} in ${spot(cell)}.`,
  covered: ({ seat, card, cell }, who) =>
    `${does(seat, who, 'lay', 'lays')} ${a(card, who)} on the bridge in ${spot(cell)}.`,
  bridged: ({ seat, cell }, who) => `${does(seat, who, 'build', 'builds')} a bridge in ${spot(cell)}.`,
  camped: ({ seat, card, cell }, who) => `${does(seat, who, 'light', 'lights')} ${a(card, who)} in ${spot(cell)}.`,
  lifted: ({ seat, card, cell }, who) => `${does(seat, who, 'move', 'moves')} ${the(card, who)} up to ${spot(cell)}.`,
  'summit-reached': ({ seat }, who) => `${does(seat, who, 'reach', 'reaches')} the summit.`,
  grappled: ({ seat, left }, who) =>
    `${does(seat, who, 'use a grapple and renew your', 'uses a grapple and renews their')} hand; grapples left: ${figure(left)}.`,
} satisfies Words['events'];

const asks = {
  ...handAsks,
  lift: ({ card, cell }, who) =>
    `A campfire burns in ${spot(cell)}. Where does ${the(card, who)} go? At least one row up.`,
} satisfies Words['asks'];

const costs: TooDear = tooDear;
const refusals = {
  ...handRefusals(a),
  'not-a-terrain': ({ card }, who) => `Only terrain is placed like that; this is ${a(card, who)}.`,
  occupied: ({ cell, there }, who) => `${capital(a(there, who))} lies in ${spot(cell)} already.`,
  'not-next': ({ cell }) => `A row grows from the left; nothing lies to the left of ${spot(cell)} yet.`,
  'same-type': ({ type, at, there }, who) =>
    `${capital(terrain(type))} never lies beside ${terrain(type)}: ${a(there, who)} is in ${spot(at)}.`,
  unsupported: ({ cell }) => `Two cards must lie below ${spot(cell)}; not both are there yet.`,
  'too-high': ({ value, row }) =>
    `Too high for this card: row ${rowNumber(row)} takes no value below ${rowNumber(row)}; its value is ${worth(value)}.`,
  cost: ({ needed, payable, left }) => costs(left, 0, needed, payable),
  'campfire-stays': ({ cell }) => `The campfire in ${spot(cell)} stays: nothing covers or replaces it.`,
  'cover-cost': ({ needed, payable, ...sides }) =>
    `${costs(...dearer(sides), needed, payable)} On a bridge the larger difference counts.`,

  'not-a-campfire': ({ card }, who) => `Only a campfire replaces a terrain; this is ${a(card, who)}.`,
  'no-terrain': ({ cell }) => `A campfire replaces a terrain; none lies in ${spot(cell)}.`,
  'other-type': ({ type, there }, who) =>
    `A ${terrain(type)} campfire replaces only ${terrain(type)}; this is ${a(there, who)}.`,
  'no-target': ({ card }, who) => `No slot higher up takes ${the(card, who)} at a cost that you can pay.`,
  'not-higher': ({ row }) => `The terrain moves at least one row up; it comes from row ${rowNumber(row)}.`,
  'lift-first': ({ card }, who) => `First choose where ${the(card, who)} goes.`,

  'no-bridge': () => 'You hold no bridge.',
  'bridge.needs-empty': ({ cell, there }, who) =>
    `A bridge needs an empty slot; ${a(there, who)} lies in ${spot(cell)}.`,
  'bridge.needs-left': ({ cell }) =>
    `A bridge needs a card on its left; nothing lies to the left of ${spot(cell)} yet.`,
  'bridge.edge': ({ cell }) => `A bridge never lies in the first or last slot of a row; ${spot(cell)} is one of them.`,

  'no-summit': () => 'You hold no summit.',
  'summit.not-full': ({ empty }) => `The summit waits until the mountain is full; empty slots: ${figure(empty)}.`,
  'summit.bridge-visible': ({ bridges }) =>
    `The summit waits until every bridge is covered; still visible: ${figure(bridges)}.`,

  'grapple.none': () => 'You have no grapple left.',
  'grapple.no-deck': () => 'A grapple needs a pile to draw from; yours is empty.',
} satisfies Words['refusals'];

const endings = {
  ...handEndings(LOST),
  won: () => 'The mountain is complete and the summit is reached.',
} satisfies Words['endings'];

/** Without its modules. */
export const base = {
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
} satisfies Words;
export const talk = withModules(base, greenPath, documentary, wildlife);
