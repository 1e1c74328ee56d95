/** Wildlife in English. */

import { capital, counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { cards, does, whose } from '@halcyon/speech/parts/en';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Ibex, Names, vocabulary } from '../../rules/features/wildlife/vocabulary.ts';
import type { Rows } from '../../rules/vocabulary.ts';
import { LOST, spot } from './names.ts';

const rowCount: (rows: Maybe<Rows>) => string = counted('en', 'row', 'rows');
const ibexCount: (ibex: Maybe<Ibex>) => string = counted('en', 'ibex', 'ibex');

export const wildlife = {
  features: {
    wildlife: {
      name: 'Wildlife',
      about:
        'Ibex appear on the mountain, and at least eight must reach the summit with you. Which cards show an ibex is our own choice.',
    },
  },
  things: {
    ibex: 'Ibex',
    ibexAtTop: 'Ibex in row 8',
    herd: 'Herd',
    chooseHerd: 'Choose a herd.',
    chooseWay: 'Choose the way up.',
    leadHerd: 'Lead a herd',
  },
  moves: {
    herd: ({ cell }) => `Lead the herd from ${spot(cell)}`,
    up: ({ cell }) => `Climb to ${spot(cell)}`,
    stop: () => 'Let the herd rest',
  },
  events: {
    'ibex-joins': ({ seat, cell }, who) => `${capital(whose(seat, who))} card brings an ibex to ${spot(cell)}.`,
    'herd-led': ({ seat, cell }, who) => `${does(seat, who, 'lead', 'leads')} the herd from ${spot(cell)}.`,
    'herd-climbs': ({ to, ibex }) => `The herd climbs to ${spot(to)} and now has ${ibexCount(ibex)}.`,
    'herd-rests': ({ seat, cell, rows }, who) =>
      `${capital(whose(seat, who))} herd rests in ${spot(cell)}, ${rowCount(rows)} higher.`,
    'ibex-home': ({ count }) => `Ibex on the summit: ${figure(count)}.`,
  },
  asks: {
    climb: ({ cell, climbed, ibex, payable }) =>
      climbed === 0
        ? `The herd in ${spot(cell)} (${ibexCount(ibex)}): which way up? Each row costs a card; you hold ${cards(payable)}.`
        : `The herd (${ibexCount(ibex)}) is in ${spot(cell)}, ${rowCount(climbed)} higher. Each row costs a card; you hold ${cards(payable)}. Climb on or let it rest.`,
  },
  refusals: {
    'summit.few-ibex': ({ there, needed }) =>
      `Too few ibex in row 8: the summit needs ${figure(needed)}, there are ${figure(there)}.`,
    'herd.none': ({ cell }) => `No ibex stands in ${spot(cell)}.`,
    'herd.no-way': ({ cell }) => `The herd in ${spot(cell)} has no way up: no terrain or campfire rests on its card.`,
    'herd.no-card': () => 'Each row that a herd climbs costs a card; you hold none.',
    'herd.not-above': ({ cell, to }) =>
      `A herd climbs only to a card that rests on its own (${spot(cell)}); ${spot(to)} is not above it.`,
    'herd.bridge': ({ to }) => `Ibex never step onto a bridge; one lies in ${spot(to)}.`,
    'herd.nothing-there': ({ to }) => `Ibex need a card to stand on; none lies in ${spot(to)} yet.`,
    'herd.too-dear': ({ climbed, payable }) =>
      `You cannot pay for another row: the herd has climbed ${rowCount(climbed)}, and you hold ${cards(payable)}.`,
    'herd.climb-first': () => 'A herd climbs at least one row before it rests.',
    'herd.lead-first': () => 'The herd is on its way: climb on or let it rest.',
    'fire.ibex': ({ cell, ibex }) =>
      `A campfire replaces no card with ibex on it; ibex in ${spot(cell)}: ${figure(ibex)}.`,
  },
  endings: {
    'few-ibex': () => `The mountain is full, but it holds fewer than eight ibex. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names>;
