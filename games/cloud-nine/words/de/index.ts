/** Cloud 9 in German: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { cards, dealEvents, does, turnRefusals } from '@halcyon/speech/parts/de';
import type { GameWords } from '@halcyon/speech/talk';
import type { GameTalk } from '@halcyon/speech/words';
import { BLANK, type Names, type vocabulary, WILD } from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const points = counted('de', 'Punkt', 'Punkte');
const dice = counted('de', 'Würfel', 'Würfel');
/** As people count: the lowest is 1. */
const cell = (n: Maybe): string => `Wolke ${figure(n === undefined ? n : n + 1)}`;

const CARDS = [undefined, 'rote', 'grüne', 'gelbe', 'violette'];
const COLOURS = [undefined, 'Rot', 'Grün', 'Gelb', 'Violett'];
/** In the accusative: a card, or one that is not seen. */
const card = (n: Maybe): string => {
  if (n === WILD) return 'einen Joker';
  const known = CARDS[n ?? 0];
  return known ? `eine ${known} Karte` : 'eine Karte';
};
const face = (n: Maybe): string => (n === BLANK ? 'eine leere Seite' : (COLOURS[n ?? 0] ?? card(n)));

const things = {
  red: 'Rot',
  green: 'Grün',
  yellow: 'Gelb',
  purple: 'Violett',
  wild: 'Joker',
  wilds: 'Joker',
  blank: 'Leer',

  die: 'Würfel',
  dice: 'Würfel',
  thrown: 'Wurf',
  needed: 'Die Würfel verlangen',
  nothingNeeded: 'keine Karte nötig',
  lacking: 'fehlt',
  complete: 'du hast alle',

  cloud: 'Wolke',
  clouds: 'Wolken',
  top: 'Höchste Wolke',
  worth: 'Wert',
  balloon: 'Ballon',
  basket: 'Korb',
  basketHere: 'hier ist der Korb',
  emptyBasket: 'Niemand ist an Bord',

  pilot: 'Pilot',
  aboard: 'an Bord',
  jumped: 'abgesprungen',
  stays: 'bleibt',
  decides: 'entscheidet jetzt',
  undecided: 'muss noch entscheiden',
  alone: 'allein an Bord',

  points: 'Punkte',
  goal: 'Ziel',
  leads: 'führt',
  cards: 'Karten',
  hand: 'Auf der Hand',
  deck: 'Stapel',
  played: 'Gespielte Karten',
  lastPlayed: 'Zuletzt gespielt',
  trip: 'Fahrt',
  trips: 'Fahrten',

  jump: 'Springen',
  stay: 'Bleiben',
  throw: 'Würfeln',
  raise: 'Steigen',
  useWild: 'Joker spielen',
  fall: 'Fallen lassen',

  rises: 'steigt',
  falls: 'fällt',
  free: 'kostenlos',

  'no-wild': 'kein Joker',
  'all-blank': 'nichts zu zahlen',
  'must-raise': 'muss steigen',
} satisfies GameTalk['things'];

const box = {
  features: {},
  layouts: {
    sky: { name: 'Der Himmel', about: 'Neun Wolken übereinander, von 1 Punkt bis 25.' },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about:
        'Alle für sich: Eine Fahrt folgt der anderen, bis der Ballon fällt und jemand 50 Punkte hat; die meisten Punkte gewinnen.',
    },
  },
  options: {
    anyEnd: {
      name: 'Spielende',
      about: 'Was mit dem Ballon geschehen muss, wenn jemand 50 Punkte hat, damit das Spiel endet.',
      value: (n: number) =>
        n === 0
          ? 'nur ein Fall, wie die Kurzfassung der Regeln sagt'
          : 'jedes Ende einer Fahrt, auch ganz oben oder mit leerem Korb',
    },
  },
};

const moves = {
  jump: () => 'Aus dem Korb springen',
  stay: () => 'Im Korb bleiben',
  throw: () => 'Würfeln',
  raise: () => 'Den Ballon steigen lassen mit dem, was die Würfel verlangen',
  wild: () => 'Den Ballon mit einem Joker steigen lassen',
  fall: () => 'Nichts spielen und den Ballon fallen lassen',
} satisfies Sentences['moves'];

const events = {
  ...dealEvents(card),
  pilot: ({ seat, cloud }, who) => `${does(seat, who, 'hast', 'hat')} auf ${cell(cloud)} das Steuer.`,
  threw: ({ seat, dice: thrown }, who) => `${does(seat, who, 'wirfst', 'wirft')} ${dice(thrown)}.`,
  die: ({ face: shown }) => `Ein Würfel zeigt ${face(shown)}.`,
  jumped: ({ seat, cloud, points: scored }, who) =>
    `${does(seat, who, 'springst', 'springt')} von ${cell(cloud)} ab: ${points(scored)}.`,
  stayed: ({ seat }, who) => `${does(seat, who, 'bleibst', 'bleibt')} im Korb.`,
  played: ({ seat, card: shown }, who) => `${does(seat, who, 'spielst', 'spielt')} ${card(shown)}.`,
  rose: ({ seat, cloud }, who) => `${does(seat, who, 'lässt', 'lässt')} den Ballon zu ${cell(cloud)} steigen.`,
  'reached-top': ({ seat, points: scored }, who) =>
    `${does(seat, who, 'kommst', 'kommt')} ganz oben an: ${points(scored)}.`,
  fell: ({ seat, cloud }, who) =>
    `${does(seat, who, 'spielst', 'spielt')} nichts, und der Ballon fällt von ${cell(cloud)}.`,
  'trip-over': ({ seat }, who) =>
    `Die Fahrt ist zu Ende, und alle steigen wieder ein. ${does(seat, who, 'hast', 'hat')} als Nächstes das Steuer.`,
  reshuffled: () => 'Die gespielten Karten werden zu einem neuen Stapel gemischt.',
} satisfies Sentences['events'];

const asks = {
  decide: ({ cloud, points: worth, pilot, needed, cards: held }, who) => {
    const throwing =
      needed === 0
        ? 'Die Würfel verlangen nichts, der Ballon wird also steigen.'
        : `${who.name(pilot ?? 0)} braucht ${cards(needed)} oder einen Joker und hat ${cards(held)}.`;
    return `${cell(cloud)} ist ${points(worth)} wert. ${throwing} Springen oder bleiben?`;
  },
  alone: ({ cloud, points: worth, dice: thrown }) =>
    `Du bist allein auf ${cell(cloud)}, die ${points(worth)} wert ist. Springen oder ${dice(thrown)} werfen?`,
  raise: ({ cloud, needed }) =>
    needed === 0
      ? `Auf ${cell(cloud)} verlangen die Würfel nichts: Lass den Ballon steigen.`
      : `Auf ${cell(cloud)} verlangen die Würfel ${cards(needed)}. Spiele, was sie verlangen, oder einen einzigen Joker, oder lass den Ballon fallen.`,
} satisfies Sentences['asks'];

const WINS = 'Es gewinnen die meisten Punkte, dann die meisten Karten auf der Hand.';
const endings = {
  fifty: () => `Die Fahrt ist zu Ende, und das Ziel von 50 Punkten ist erreicht. ${WINS}`,
  'too-many-trips': () => `Nach 300 Fahrten bleibt der Ballon am Boden. ${WINS}`,
} satisfies Sentences['endings'];

const refusals = {
  ...turnRefusals,
  'jump-or-stay': () => 'Jemand anderes hat gewürfelt: Du kannst nur springen oder bleiben.',
  'raise-or-fall': () =>
    'Du hast gewürfelt: Du kannst den Ballon nur steigen lassen, mit den Karten oder mit einem Joker, oder ihn fallen lassen.',
  lacking: ({ needed, missing }) =>
    `Du hast nicht alle Karten, die die Würfel verlangen; fehlend: ${figure(missing)} von ${figure(needed)}.`,
  'no-wild': () => 'Du hast keinen Joker auf der Hand.',
  'all-blank': () => 'Alle Würfel sind leer, also wird keine Karte gespielt: Der Ballon steigt kostenlos.',
  'must-raise': () => 'Du hast alles, was die Würfel verlangen; der Ballon muss also steigen.',
  'jump-or-throw': () => 'Du bist allein im Korb: Du kannst nur springen oder würfeln.',
} satisfies Sentences['refusals'];

export const talk = { ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>;
