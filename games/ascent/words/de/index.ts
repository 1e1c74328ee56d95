/** The Ascent in German: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, figure } from '@halcyon/speech/grammar';
import { does, handAsks, handEndings, handEvents, handMoves, handRefusals, tooDear } from '@halcyon/speech/parts/de';
import { type GameWords, withModules } from '@halcyon/speech/talk';
import { type Names, SLOTS, type vocabulary } from '../../rules/vocabulary.ts';
import { cardLabels, dearer, rowNumber, type TooDear, worth } from '../cards.ts';
import type { base as english } from '../en/index.ts';
import { documentary } from './documentary.ts';
import { greenPath } from './green-path.ts';
import { a, cardName, LOST, spot, terrain, the } from './names.ts';
import { picture } from './picture.ts';
import { wildlife } from './wildlife.ts';

type Words = GameWords<typeof vocabulary, Names>;

const things = {
  ...picture,
  ...cardLabels((card) => cardName(card, ['wildlife'])),
  grass: 'Gras',
  snow: 'Schnee',
  rock: 'Fels',
  campfire: 'Lagerfeuer',
  coveredBridge: 'überdeckte Brücke',
  visibleBridges: 'Noch sichtbare Brücken',
  value: 'Wert',
  noValue: 'ohne Wert',
  mountain: 'Berg',
  slots: 'Belegte Felder',
  deck: 'Stapel',
  discards: 'Ablage',
  holdsBridge: 'hat eine Brücke',
  grapple: 'Wurfanker',
  grapples: 'Wurfanker',
  chooseTerrain: 'Wähle eine Geländekarte für das Lagerfeuer.',
  chooseTarget: 'Wähle, wohin sie kommt.',
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
      goal: 'Baut gemeinsam den ganzen Berg von unten bis oben, deckt alle Brücken zu und spielt dann den Gipfel. Ihr verliert, sobald jemand am Zug nichts tun kann.',
      silent: true,
      unsaid: 'Redet über anderes: Eure Karten und was ihr vorhabt bleiben ungesagt.',
      about:
        'Ihr gewinnt oder verliert alle zusammen. Allein hast du eine größere Hand und Wurfanker, die sie erneuern.',
    },
  },
  options: {
    grapples: {
      name: 'Wurfanker',
      about: 'Wie oft du deine Hand erneuern darfst. Je weniger, desto schwerer.',
      value: (n: number) => GRAPPLES[n] ?? '',
    },
  },
};

const verbs = {
  drop: 'Eine Karte ablegen',
  place: 'Gelände platzieren',
  campfire: 'Ein Lagerfeuer entzünden',
  lift: 'Das Gelände hinauf versetzen',
  bridge: 'Eine Brücke bauen',
  herd: 'Eine Herde führen',
  up: 'Aufsteigen',
};

const moves = {
  ...handMoves(a),
  place: ({ card, cell }, who) => `${capital(a(card, who))} in ${spot(cell)} platzieren`,
  campfire: ({ card, cell }, who) =>
    `${capital(a(card, who))} in ${spot(cell)} entzünden und sein Gelände hinauf versetzen`,
  lift: ({ cell }) => `Das Gelände hinauf nach ${spot(cell)} versetzen`,
  bridge: ({ cell }) => `Eine Brücke in ${spot(cell)} bauen`,
  summit: () => 'Den Gipfel spielen',
  grapple: () => 'Mit einem Wurfanker die Hand erneuern',
} satisfies Words['moves'];

const events = {
  ...handEvents(a),
  'bridge-given': ({ seat }, who) => `${does(seat, who, 'beginnst', 'beginnt')} mit einer Brücke auf der Hand.`,
  placed: ({ seat, card, cell }, who) =>
    `${does(seat, who, 'platzierst', 'platziert')} ${a(card, who)} in ${spot(cell)}.`,
  covered: ({ seat, card, cell }, who) =>
    `${does(seat, who, 'legst', 'legt')} ${a(card, who)} auf die Brücke in ${spot(cell)}.`,
  bridged: ({ seat, cell }, who) => `${does(seat, who, 'baust', 'baut')} eine Brücke in ${spot(cell)}.`,
  camped: ({ seat, card, cell }, who) =>
    `${does(seat, who, 'entzündest', 'entzündet')} ${a(card, who)} in ${spot(cell)}.`,
  lifted: ({ seat, card, cell }, who) =>
    `${does(seat, who, 'versetzt', 'versetzt')} ${the(card, who)} hinauf nach ${spot(cell)}.`,
  'summit-reached': ({ seat }, who) => `${does(seat, who, 'erreichst', 'erreicht')} den Gipfel.`,
  grappled: ({ seat, left }, who) =>
    `${does(seat, who, 'nutzt einen Wurfanker und erneuerst deine', 'nutzt einen Wurfanker und erneuert die')} Hand; Wurfanker übrig: ${figure(left)}.`,
} satisfies Words['events'];

const asks = {
  ...handAsks,
  lift: ({ card, cell }, who) =>
    `In ${spot(cell)} brennt ein Lagerfeuer. Wohin kommt ${the(card, who)}? Mindestens eine Reihe höher.`,
} satisfies Words['asks'];

const costs: TooDear = tooDear;
const refusals = {
  ...handRefusals(a),
  'not-a-terrain': ({ card }, who) => `So wird nur Gelände platziert; gewählt hast du ${a(card, who)}.`,
  occupied: ({ cell, there }, who) => `In ${spot(cell)} liegt schon ${a(there, who)}.`,
  'not-next': ({ cell }) => `Eine Reihe wächst von links; links neben ${spot(cell)} liegt noch nichts.`,
  'same-type': ({ type, at, there }, who) =>
    `${terrain(type)} liegt nie neben ${terrain(type)}: In ${spot(at)} liegt ${a(there, who)}.`,
  unsupported: ({ cell }) => `Unter ${spot(cell)} müssen zwei Karten liegen; noch sind nicht beide da.`,
  'too-high': ({ value, row }) =>
    `Zu hoch für diese Karte: Reihe ${rowNumber(row)} verlangt mindestens ${rowNumber(row)}; sie hat ${worth(value)}.`,
  cost: ({ needed, payable, left }) => costs(left, 0, needed, payable),
  'campfire-stays': ({ cell }) => `Das Lagerfeuer in ${spot(cell)} bleibt: Nichts kommt darauf oder an seine Stelle.`,
  'cover-cost': ({ needed, payable, ...sides }) =>
    `${costs(...dearer(sides), needed, payable)} Auf einer Brücke gilt der größere Unterschied.`,

  'not-a-campfire': ({ card }, who) => `Nur ein Lagerfeuer ersetzt Gelände; gewählt hast du ${a(card, who)}.`,
  'no-terrain': ({ cell }) => `Ein Lagerfeuer ersetzt Gelände; in ${spot(cell)} liegt keines.`,
  'other-type': ({ type, there }, who) =>
    `Ein ${terrain(type)}-Lagerfeuer ersetzt nur ${terrain(type)}; dort liegt ${a(there, who)}.`,
  'no-target': ({ card }, who) => `Für ${the(card, who)} gibt es weiter oben kein Feld, das du bezahlen kannst.`,
  'not-higher': ({ row }) => `Das Gelände steigt mindestens eine Reihe; es kommt aus Reihe ${rowNumber(row)}.`,
  'lift-first': ({ card }, who) => `Wähle zuerst, wohin ${the(card, who)} kommt.`,

  'no-bridge': () => 'Du hast keine Brücke auf der Hand.',
  'bridge.needs-empty': ({ cell, there }, who) =>
    `Eine Brücke braucht ein leeres Feld; in ${spot(cell)} liegt ${a(there, who)}.`,
  'bridge.needs-left': ({ cell }) =>
    `Eine Brücke braucht links eine Karte; links neben ${spot(cell)} liegt noch nichts.`,
  'bridge.edge': ({ cell }) =>
    `Eine Brücke liegt nie auf dem ersten oder letzten Feld einer Reihe; ${spot(cell)} ist ein solches.`,

  'no-summit': () => 'Du hast keinen Gipfel auf der Hand.',
  'summit.not-full': ({ empty }) => `Der Gipfel wartet, bis der Berg voll ist; leere Felder: ${figure(empty)}.`,
  'summit.bridge-visible': ({ bridges }) =>
    `Der Gipfel wartet, bis jede Brücke überdeckt ist; noch sichtbar: ${figure(bridges)}.`,

  'grapple.none': () => 'Du hast keinen Wurfanker mehr.',
  'grapple.no-deck': () => 'Ein Wurfanker braucht einen Stapel; deiner ist leer.',
} satisfies Words['refusals'];

const endings = {
  ...handEndings(LOST),
  won: () => 'Der Berg ist vollendet, und der Gipfel ist erreicht.',
} satisfies Words['endings'];

const base = {
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
} satisfies Words & SameLabels<typeof english>;
export const talk = withModules(base, greenPath, documentary, wildlife);
