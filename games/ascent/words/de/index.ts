/** The Ascent in German: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
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
} from '@halcyon/speech/parts/de';
import type { GameWords } from '@halcyon/speech/talk';
import type { GameTalk } from '@halcyon/speech/words';
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
import type { talk as english } from '../en/index.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const TYPES = ['Gras', 'Schnee', 'Fels'];
const type = (n: Maybe): string => TYPES[n ?? -1] ?? '?';

/** Without an article: 'Gras 7' (said like 'Pik 7'), 'Gras 2 mit Steinbock', 'Schnee-Lagerfeuer'. */
const name = (card: Maybe): string => {
  if (card === undefined) return 'Karte';
  if (isTerrain(card)) return `${type(typeOf(card))} ${cardValue(card)}${isIbex(card) ? ' mit Steinbock' : ''}`;
  if (isCampfire(card)) return `${type(typeOf(card))}-Lagerfeuer`;
  return card === BRIDGE ? 'Brücke' : card === SUMMIT ? 'Gipfel' : 'Karte';
};
/** In the accusative, which 'ziehen', 'platzieren' and 'ablegen' take; for all but the summit also the nominative. */
const card = (n: Maybe): string =>
  `${n === SUMMIT ? 'einen' : n !== undefined && isCampfire(n) ? 'ein' : 'eine'} ${name(n)}`;
/** A terrain that can be pointed at. */
const the = (n: Maybe): string => `die Karte ${name(n)}`;

const cell = (n: Maybe): string => {
  const { row, place } = spotOf(n);
  return `Reihe ${row}, Feld ${place}`;
};
const rows = counted('de', 'Reihe', 'Reihen');
const ibexes = counted('de', 'Steinbock', 'Steinböcke');

const things = {
  ...cardLabels(name),
  terrain: 'Gelände',
  grass: 'Gras',
  snow: 'Schnee',
  rock: 'Fels',
  campfire: 'Lagerfeuer',
  campfires: 'Lagerfeuer',
  bridges: 'Brücken',
  coveredBridge: 'überdeckte Brücke',
  visibleBridges: 'Offene Brücken',
  value: 'Wert',
  noValue: 'ohne Wert',
  mountain: 'Berg',
  foot: 'Fuß des Berges',
  slots: 'Belegte Felder',
  deck: 'Stapel',
  discards: 'Abgelegt',
  removed: 'Aus dem Spiel',
  holdsBridge: 'hat eine Brücke',
  free: 'kostenlos',
  grapple: 'Wurfanker',
  grapples: 'Wurfanker',
  panorama: 'Panorama',
  panoramas: 'Panoramen',
  filmed: 'gefilmt',
  toFilm: 'noch zu filmen',
  faceDown: 'verdeckt',
  ibex: 'Steinbock',
  ibexAtTop: 'Steinböcke in Reihe 8',
  herd: 'Herde',
  hiker: 'Wanderer',
  path: 'Pfad aus Gras',
  onTheWay: 'auf dem Weg nach oben',
  chooseTerrain: 'Wähle Gelände für das Lagerfeuer.',
  chooseTarget: 'Wähle, wohin es kommt.',
  chooseHerd: 'Wähle eine Herde.',
  chooseWay: 'Wähle den Weg nach oben.',
  leadHerd: 'Eine Herde führen',
  rest: 'Rasten lassen',
  dearerLeft: 'wegen des linken Nachbarn',
  dearerRight: 'wegen des rechten Nachbarn',
} satisfies GameTalk['things'];

const PANORAMAS: Readonly<Record<number, string>> = { 3: 'drei Panoramen', 4: 'vier Panoramen', 5: 'fünf Panoramen' };
const GRAPPLES = ['kein Wurfanker', 'ein Wurfanker', 'zwei Wurfanker', 'drei Wurfanker'];

const box = {
  features: {
    'green-path': {
      name: 'Grüner Pfad',
      about:
        'Ein lückenloser Pfad aus Gras muss vom Fuß des Berges bis nach oben führen. Schwierigkeit in der Anleitung: das leichteste der drei Module.',
    },
    documentary: {
      name: 'Dokumentarfilm',
      about:
        'Unterwegs filmt ihr Panoramen: drei Werte nebeneinander, in der richtigen Reihenfolge. Schwierigkeit in der Anleitung: zwischen den beiden anderen Modulen. Acht der zehn Folgen sind Hausdaten, weil uns ihre Bilder nicht vorliegen.',
    },
    wildlife: {
      name: 'Tierwelt',
      about:
        'Steinböcke erscheinen auf dem Berg, und mindestens acht müssen mit euch den Gipfel erreichen. Schwierigkeit in der Anleitung: das schwerste der drei Module. Welche Karten einen Steinbock zeigen, sind Hausdaten, weil uns ihre Bilder nicht vorliegen.',
    },
  },
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
    panoramas: {
      name: 'Panoramen zum Filmen',
      about: 'So viele Panoramen werden aufgedeckt. Je mehr, desto schwerer.',
      value: (n: number) => PANORAMAS[n] ?? '',
    },
    grapples: {
      name: 'Wurfanker',
      about: 'So oft darfst du deine Hand erneuern. Je weniger, desto schwerer.',
      value: (n: number) => GRAPPLES[n] ?? '',
    },
  },
};

const moves = {
  ...handMoves(card),
  place: ({ card: terrain, cell: at }) => `${capital(card(terrain))} in ${cell(at)} platzieren`,
  campfire: ({ card: fire, cell: at }) =>
    `${capital(card(fire))} in ${cell(at)} entzünden und sein Gelände hinauf versetzen`,
  lift: ({ cell: to }) => `Das Gelände hinauf nach ${cell(to)} versetzen`,
  bridge: ({ cell: at }) => `Eine Brücke in ${cell(at)} bauen`,
  summit: () => 'Den Gipfel spielen',

  herd: ({ cell: at }) => `Die Herde von ${cell(at)} aus führen`,
  up: ({ cell: to }) => `Nach ${cell(to)} steigen`,
  stop: () => 'Die Herde rasten lassen',
  grapple: () => 'Mit einem Wurfanker die Hand erneuern',
} satisfies Sentences['moves'];

const events = {
  ...handEvents(card),
  'bridge-given': ({ seat }, who) => `${does(seat, who, 'beginnst', 'beginnt')} mit einer Brücke auf der Hand.`,
  placed: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'platzierst', 'platziert')} ${card(terrain)} in ${cell(at)}.`,
  covered: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'legst', 'legt')} ${card(terrain)} auf die Brücke in ${cell(at)}.`,
  bridged: ({ seat, cell: at }, who) => `${does(seat, who, 'baust', 'baut')} eine Brücke in ${cell(at)}.`,
  camped: ({ seat, card: fire, cell: at }, who) =>
    `${does(seat, who, 'entzündest', 'entzündet')} ${card(fire)} in ${cell(at)}.`,
  lifted: ({ seat, card: terrain, cell: at }, who) =>
    `${does(seat, who, 'versetzt', 'versetzt')} ${the(terrain)} hinauf nach ${cell(at)}.`,
  'summit-reached': ({ seat }, who) => `${does(seat, who, 'erreichst', 'erreicht')} den Gipfel.`,

  'panorama-open': ({ place, panorama: shown }) => `Panorama ${place! + 1} von links zeigt ${sequence(shown)}.`,
  filmed: ({ seat, panorama: shown }, who) => `${does(seat, who, 'filmst', 'filmt')} das Panorama ${sequence(shown)}.`,
  'ibex-joins': ({ seat, cell: at }, who) =>
    `Mit ${whose(seat, who, 'deiner Karte', 'der Karte')} kommt ein Steinbock nach ${cell(at)}.`,
  'herd-led': ({ seat, cell: at }, who) => `${does(seat, who, 'führst', 'führt')} die Herde von ${cell(at)} aus.`,
  'herd-climbs': ({ to, ibex }) => `Die Herde steigt nach ${cell(to)} und zählt nun ${ibexes(ibex)}.`,
  'herd-rests': ({ seat, cell: at, rows: climbed }, who) =>
    `${whose(seat, who, 'Deine Herde', 'Die Herde')} rastet in ${cell(at)}, ${rows(climbed)} höher.`,
  'ibex-home': ({ count }) => `Steinböcke auf dem Gipfel: ${figure(count)}.`,
  grappled: ({ seat, left }, who) =>
    `${does(seat, who, 'nutzt einen Wurfanker und erneuerst deine', 'nutzt einen Wurfanker und erneuert die')} Hand; Wurfanker übrig: ${figure(left)}.`,
} satisfies Sentences['events'];

const asks = {
  ...handAsks,
  lift: ({ card: lifted, cell: at }) =>
    `In ${cell(at)} brennt ein Lagerfeuer. Wohin kommt ${the(lifted)}? Mindestens eine Reihe höher.`,
  climb: ({ cell: at, climbed, ibex, payable }) =>
    climbed === 0
      ? `Die Herde in ${cell(at)} (${ibexes(ibex)}): Wohin steigt sie? Jede Reihe kostet eine Karte; du hast ${cards(payable)}.`
      : `Die Herde (${ibexes(ibex)}) ist in ${cell(at)}, ${rows(climbed)} höher. Jede Reihe kostet eine Karte; du hast ${cards(payable)}. Steige weiter oder lass sie rasten.`,
} satisfies Sentences['asks'];

const LOST = 'Der Aufstieg endet hier.';
const endings = {
  ...handEndings(LOST),
  won: () => 'Der Berg steht, und der Gipfel ist erreicht.',
  'no-path': () => `Der Berg ist voll, aber kein Pfad aus Gras führt bis nach oben. ${LOST}`,
  'not-filmed': () => `Der Berg ist voll, aber nicht alle Panoramen sind gefilmt. ${LOST}`,
  'few-ibex': () => `Der Berg ist voll, aber auf ihm stehen weniger als acht Steinböcke. ${LOST}`,
} satisfies Sentences['endings'];

const refusals = {
  ...handRefusals(card),
  'not-a-terrain': ({ card: chosen }) => `So wird nur Gelände platziert; gewählt hast du ${card(chosen)}.`,
  occupied: ({ cell: at, there }) => `In ${cell(at)} liegt schon ${card(there)}.`,
  'not-next': ({ cell: at }) => `Eine Reihe wächst von links; links neben ${cell(at)} liegt noch nichts.`,
  'same-type': ({ type: of, at, there }) =>
    `${type(of)} liegt nie neben ${type(of)}: In ${cell(at)} liegt ${card(there)}.`,
  unsupported: ({ cell: at }) => `Unter ${cell(at)} müssen zwei Karten liegen; noch sind nicht beide da.`,
  'too-high': ({ value, row }) =>
    `Zu hoch für diese Karte: Reihe ${fromOne(row)} verlangt mindestens ${fromOne(row)}; sie hat ${figure(value)}.`,
  cost: ({ needed, payable, left }) => tooDear(left, 0, needed, payable),
  'campfire-stays': ({ cell: at }) => `Das Lagerfeuer in ${cell(at)} bleibt: Nichts kommt darauf oder an seine Stelle.`,
  'cover-cost': ({ value, left, right, needed, payable }) =>
    `${tooDear(...dearer(value, left, right), needed, payable)} Auf einer Brücke gilt der größere Unterschied.`,

  'not-a-campfire': ({ card: chosen }) => `Nur ein Lagerfeuer ersetzt Gelände; gewählt hast du ${card(chosen)}.`,
  'no-terrain': ({ cell: at }) => `Ein Lagerfeuer ersetzt Gelände; in ${cell(at)} liegt keines.`,
  'other-type': ({ type: of, there }) =>
    `Ein ${type(of)}-Lagerfeuer ersetzt nur ${type(of)}; dort liegt ${card(there)}.`,
  'no-target': ({ card: lifted }) => `Für ${the(lifted)} gibt es weiter oben kein Feld, das du bezahlen kannst.`,
  'not-higher': ({ row }) => `Das Gelände steigt mindestens eine Reihe; es kommt aus Reihe ${fromOne(row)}.`,
  'lift-first': ({ card: lifted }) => `Wähle zuerst, wohin ${the(lifted)} kommt.`,

  'no-bridge': () => 'Du hast keine Brücke auf der Hand.',
  'bridge.needs-empty': ({ cell: at, there }) =>
    `Eine Brücke braucht ein leeres Feld; in ${cell(at)} liegt ${card(there)}.`,
  'bridge.needs-left': ({ cell: at }) =>
    `Eine Brücke braucht links eine Karte; links neben ${cell(at)} liegt noch nichts.`,
  'bridge.edge': ({ cell: at }) =>
    `Eine Brücke liegt nie auf dem ersten oder letzten Feld einer Reihe; ${cell(at)} ist ein solches.`,

  'no-summit': () => 'Du hast keinen Gipfel auf der Hand.',
  'summit.not-full': ({ empty }) => `Der Gipfel wartet, bis der Berg voll ist; leere Felder: ${figure(empty)}.`,
  'summit.bridge-visible': ({ bridges }) =>
    `Der Gipfel wartet, bis jede Brücke überdeckt ist; noch offen: ${figure(bridges)}.`,
  'summit.no-path': ({ row }) =>
    row === 0
      ? 'Der Gipfel wartet auf einen Pfad aus Gras bis Reihe 8; in Reihe 1 beginnt keiner.'
      : `Der Gipfel wartet auf einen Pfad aus Gras bis Reihe 8; er reicht bis Reihe ${figure(row)}.`,
  'summit.not-filmed': ({ left }) =>
    `Der Gipfel wartet, bis jedes Panorama gefilmt ist; noch zu filmen: ${figure(left)}.`,
  'summit.few-ibex': ({ there, needed }) =>
    `Zu wenige Steinböcke in Reihe 8: Der Gipfel braucht ${figure(needed)}, da sind ${figure(there)}.`,

  'herd.none': ({ cell: at }) => `In ${cell(at)} steht kein Steinbock.`,
  'herd.no-way': ({ cell: at }) =>
    `Die Herde in ${cell(at)} kann nicht steigen: Auf ihrer Karte ruht weder Gelände noch ein Lagerfeuer.`,
  'herd.no-card': () => 'Jede Reihe, die eine Herde steigt, kostet eine Karte; du hast keine.',
  'herd.not-above': ({ cell: at, to }) =>
    `Eine Herde steigt nur auf eine Karte, die auf ihrer eigenen ruht (${cell(at)}); ${cell(to)} liegt nicht darüber.`,
  'herd.bridge': ({ to }) => `Steinböcke betreten keine Brücke; in ${cell(to)} liegt eine.`,
  'herd.nothing-there': ({ to }) => `Steinböcke brauchen eine Karte zum Stehen; in ${cell(to)} liegt noch keine.`,
  'herd.too-dear': ({ climbed, payable }) =>
    `Eine weitere Reihe kannst du nicht bezahlen: Die Herde ist ${rows(climbed)} gestiegen, und du hast ${cards(payable)}.`,
  'herd.climb-first': () => 'Eine Herde steigt mindestens eine Reihe, bevor sie rastet.',
  'herd.lead-first': () => 'Die Herde ist unterwegs: Steige weiter oder lass sie rasten.',
  'fire.ibex': ({ cell: at, ibex }) =>
    `Ein Lagerfeuer ersetzt keine Karte mit Steinböcken; in ${cell(at)}: ${ibexes(ibex)}.`,

  'grapple.none': () => 'Du hast keinen Wurfanker mehr.',
  'grapple.no-deck': () => 'Ein Wurfanker braucht einen Stapel; deiner ist leer.',
} satisfies Sentences['refusals'];

export const talk = { ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>;
