/** The Ascent in German: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, figure } from '@halcyon/speech/grammar';
import { does, handAsks, handEndings, handEvents, handMoves, handRefusals, tooDear } from '@halcyon/speech/parts/de';
import { type GameWords, withModules } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/vocabulary.ts';
import { cardLabels, dearer, rowNumber, type TooDear, worth } from '../cards.ts';
import type { base as english } from '../en/index.ts';
import { documentary } from './documentary.ts';
import { greenPath } from './green-path.ts';
import { a, cardName, LOST, spot, terrain, the } from './names.ts';
import { wildlife } from './wildlife.ts';

type Words = GameWords<typeof vocabulary, Names>;

const things = {
  grass: 'Gras',
  snow: 'Schnee',
  rock: 'Fels',
  campfire: 'Lagerfeuer',
  coveredBridge: 'überdeckte Brücke',
  visibleBridges: 'Offene Brücken',
  value: 'Wert',
  noValue: 'ohne Wert',
  mountain: 'Berg',
  slots: 'Belegte Felder',
  deck: 'Stapel',
  discards: 'Abgelegt',
  holdsBridge: 'hat eine Brücke',
  grapple: 'Wurfanker',
  grapples: 'Wurfanker',
  chooseTerrain: 'Wähle Gelände für das Lagerfeuer.',
  chooseTarget: 'Wähle, wohin es kommt.',
  dearerLeft: 'wegen des linken Nachbarn',
  dearerRight: 'wegen des rechten Nachbarn',
};

const GRAPPLES = ['kein Wurfanker', 'ein Wurfanker', 'zwei Wurfanker', 'drei Wurfanker'];
const choices = {
  features: {},
  layouts: {
    mountain: { name: 'Der Berg', about: 'Acht Reihen, am Fuß neun Karten breit und oben zwei.' },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about:
        'Ihr gewinnt oder verliert alle zusammen. Mit nur einem Platz spielst du solo: mit größerer Hand und mit Wurfankern, die sie erneuern.',
    },
  },
  options: {
    grapples: {
      name: 'Wurfanker',
      about: 'So oft darfst du deine Hand erneuern. Je weniger, desto schwerer.',
      value: (n: number) => GRAPPLES[n] ?? '',
    },
  },
};

const moves = {
  ...handMoves(a),
  place: ({ card, cell }) => `${capital(a(card))} in ${spot(cell)} platzieren`,
  campfire: ({ card, cell }) => `${capital(a(card))} in ${spot(cell)} entzünden und sein Gelände hinauf versetzen`,
  lift: ({ cell }) => `Das Gelände hinauf nach ${spot(cell)} versetzen`,
  bridge: ({ cell }) => `Eine Brücke in ${spot(cell)} bauen`,
  summit: () => 'Den Gipfel spielen',
  grapple: () => 'Mit einem Wurfanker die Hand erneuern',
} satisfies Words['moves'];

const events = {
  ...handEvents(a),
  'bridge-given': ({ seat }, who) => `${does(seat, who, 'beginnst', 'beginnt')} mit einer Brücke auf der Hand.`,
  placed: ({ seat, card, cell }, who) => `${does(seat, who, 'platzierst', 'platziert')} ${a(card)} in ${spot(cell)}.`,
  covered: ({ seat, card, cell }, who) =>
    `${does(seat, who, 'legst', 'legt')} ${a(card)} auf die Brücke in ${spot(cell)}.`,
  bridged: ({ seat, cell }, who) => `${does(seat, who, 'baust', 'baut')} eine Brücke in ${spot(cell)}.`,
  camped: ({ seat, card, cell }, who) => `${does(seat, who, 'entzündest', 'entzündet')} ${a(card)} in ${spot(cell)}.`,
  lifted: ({ seat, card, cell }, who) =>
    `${does(seat, who, 'versetzt', 'versetzt')} ${the(card)} hinauf nach ${spot(cell)}.`,
  'summit-reached': ({ seat }, who) => `${does(seat, who, 'erreichst', 'erreicht')} den Gipfel.`,
  grappled: ({ seat, left }, who) =>
    `${does(seat, who, 'nutzt einen Wurfanker und erneuerst deine', 'nutzt einen Wurfanker und erneuert die')} Hand; Wurfanker übrig: ${figure(left)}.`,
} satisfies Words['events'];

const asks = {
  ...handAsks,
  lift: ({ card, cell }) =>
    `In ${spot(cell)} brennt ein Lagerfeuer. Wohin kommt ${the(card)}? Mindestens eine Reihe höher.`,
} satisfies Words['asks'];

const costs: TooDear = tooDear;
const refusals = {
  ...handRefusals(a),
  'not-a-terrain': ({ card }) => `So wird nur Gelände platziert; gewählt hast du ${a(card)}.`,
  occupied: ({ cell, there }) => `In ${spot(cell)} liegt schon ${a(there)}.`,
  'not-next': ({ cell }) => `Eine Reihe wächst von links; links neben ${spot(cell)} liegt noch nichts.`,
  'same-type': ({ type, at, there }) =>
    `${terrain(type)} liegt nie neben ${terrain(type)}: In ${spot(at)} liegt ${a(there)}.`,
  unsupported: ({ cell }) => `Unter ${spot(cell)} müssen zwei Karten liegen; noch sind nicht beide da.`,
  'too-high': ({ value, row }) =>
    `Zu hoch für diese Karte: Reihe ${rowNumber(row)} verlangt mindestens ${rowNumber(row)}; sie hat ${worth(value)}.`,
  cost: ({ needed, payable, left }) => costs(left, 0, needed, payable),
  'campfire-stays': ({ cell }) => `Das Lagerfeuer in ${spot(cell)} bleibt: Nichts kommt darauf oder an seine Stelle.`,
  'cover-cost': ({ needed, payable, ...sides }) =>
    `${costs(...dearer(sides), needed, payable)} Auf einer Brücke gilt der größere Unterschied.`,

  'not-a-campfire': ({ card }) => `Nur ein Lagerfeuer ersetzt Gelände; gewählt hast du ${a(card)}.`,
  'no-terrain': ({ cell }) => `Ein Lagerfeuer ersetzt Gelände; in ${spot(cell)} liegt keines.`,
  'other-type': ({ type, there }) =>
    `Ein ${terrain(type)}-Lagerfeuer ersetzt nur ${terrain(type)}; dort liegt ${a(there)}.`,
  'no-target': ({ card }) => `Für ${the(card)} gibt es weiter oben kein Feld, das du bezahlen kannst.`,
  'not-higher': ({ row }) => `Das Gelände steigt mindestens eine Reihe; es kommt aus Reihe ${rowNumber(row)}.`,
  'lift-first': ({ card }) => `Wähle zuerst, wohin ${the(card)} kommt.`,

  'no-bridge': () => 'Du hast keine Brücke auf der Hand.',
  'bridge.needs-empty': ({ cell, there }) => `Eine Brücke braucht ein leeres Feld; in ${spot(cell)} liegt ${a(there)}.`,
  'bridge.needs-left': ({ cell }) =>
    `Eine Brücke braucht links eine Karte; links neben ${spot(cell)} liegt noch nichts.`,
  'bridge.edge': ({ cell }) =>
    `Eine Brücke liegt nie auf dem ersten oder letzten Feld einer Reihe; ${spot(cell)} ist ein solches.`,

  'no-summit': () => 'Du hast keinen Gipfel auf der Hand.',
  'summit.not-full': ({ empty }) => `Der Gipfel wartet, bis der Berg voll ist; leere Felder: ${figure(empty)}.`,
  'summit.bridge-visible': ({ bridges }) =>
    `Der Gipfel wartet, bis jede Brücke überdeckt ist; noch offen: ${figure(bridges)}.`,

  'grapple.none': () => 'Du hast keinen Wurfanker mehr.',
  'grapple.no-deck': () => 'Ein Wurfanker braucht einen Stapel; deiner ist leer.',
} satisfies Words['refusals'];

const endings = {
  ...handEndings(LOST),
  won: () => 'Der Berg steht, und der Gipfel ist erreicht.',
} satisfies Words['endings'];

const base = { ...choices, things, cell: spot, moves, events, asks, refusals, endings } satisfies Words &
  SameLabels<typeof english>;
export const talk = withModules(base, { things: cardLabels(cardName) }, greenPath, documentary, wildlife);
