/** Cloud 9 in German: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { cards, dealEvents, does, turnRefusals } from '@halcyon/speech/parts/de';
import type { GameWords } from '@halcyon/speech/talk';
import {
  BLANK,
  type Card,
  type Cloud,
  type Dice,
  type Face,
  type Held,
  type Names,
  type Needed,
  POINTS,
  type Points,
  type vocabulary,
  WILD,
} from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';

type Words = GameWords<typeof vocabulary, Names>;

const pointCount: (points: Maybe<Points>) => string = counted('de', 'Punkt', 'Punkte');
const diceCount: (dice: Maybe<Dice>) => string = counted('de', 'Würfel', 'Würfel');
/** By what a jump from it is worth, as it is written on it. */
const cloudName = (cloud: Maybe<Cloud>): string => `${figure(POINTS[cloud ?? -1])}-Punkte-Wolke`;
/** The cards that the dice ask for, and those that somebody holds. */
const asked: (needed: Maybe<Needed>) => string = cards;
const held: (cards: Maybe<Held>) => string = cards;

const CARDS = [undefined, 'rote', 'grüne', 'gelbe', 'violette'];
const COLOURS = [undefined, 'Rot', 'Grün', 'Gelb', 'Violett'];
/** In the accusative: a card, or one that is not seen. */
const a = (card: Maybe<Card>): string => {
  if (card === WILD) return 'einen Joker';
  const known = CARDS[card ?? 0];
  return known ? `eine ${known} Karte` : 'eine Karte';
};
const shown = (face: Maybe<Face>): string =>
  face === BLANK ? 'eine leere Seite' : (COLOURS[face ?? 0] ?? 'eine Karte');

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
};

const choices = {
  features: {},
  layouts: {
    sky: { name: 'Der Himmel', about: 'Neun Wolken übereinander, von 1 Punkt bis 25.' },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about:
        'Alle für sich: Eine Fahrt folgt der anderen, bis der Ballon fällt und jemand 50 Punkte hat; wer dann die meisten Punkte hat, gewinnt.',
    },
  },
  options: {
    anyEnd: {
      name: 'Spielende',
      about: 'Was mit dem Ballon geschehen muss, wenn jemand 50 Punkte hat, damit das Spiel endet.',
      value: (n: number) =>
        n === 0
          ? 'nur ein Fall, wie die Kurzfassung der Anleitung sagt'
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
} satisfies Words['moves'];

const events = {
  ...dealEvents(a),
  pilot: ({ seat, cloud }, who) => `${does(seat, who, 'hast', 'hat')} auf der ${cloudName(cloud)} das Steuer.`,
  threw: ({ seat, dice }, who) => `${does(seat, who, 'wirfst', 'wirft')} ${diceCount(dice)}.`,
  die: ({ face }) => `Ein Würfel zeigt ${shown(face)}.`,
  jumped: ({ seat, cloud, points }, who) =>
    `${does(seat, who, 'springst', 'springt')} von der ${cloudName(cloud)} ab: ${pointCount(points)}.`,
  stayed: ({ seat }, who) => `${does(seat, who, 'bleibst', 'bleibt')} im Korb.`,
  played: ({ seat, card }, who) => `${does(seat, who, 'spielst', 'spielt')} ${a(card)}.`,
  rose: ({ seat, cloud }, who) => `${does(seat, who, 'lässt', 'lässt')} den Ballon zur ${cloudName(cloud)} steigen.`,
  'reached-top': ({ seat, points }, who) =>
    `${does(seat, who, 'kommst', 'kommt')} ganz oben an: ${pointCount(points)}.`,
  fell: ({ seat, cloud }, who) =>
    `${does(seat, who, 'spielst', 'spielt')} nichts, und der Ballon fällt von der ${cloudName(cloud)}.`,
  'trip-over': ({ seat }, who) =>
    `Die Fahrt ist zu Ende, und alle steigen wieder ein. ${does(seat, who, 'hast', 'hat')} als Nächstes das Steuer.`,
  reshuffled: () => 'Die gespielten Karten werden zu einem neuen Stapel gemischt.',
} satisfies Words['events'];

const asks = {
  decide: ({ points, pilot, needed, cards }, who) => {
    const throwing =
      needed === 0
        ? 'Die Würfel verlangen nichts, der Ballon wird also steigen.'
        : `${who.name(pilot ?? 0)} braucht ${asked(needed)} oder einen Joker und hat ${held(cards)}.`;
    return `Ein Sprung ist ${pointCount(points)} wert. ${throwing} Springen oder bleiben?`;
  },
  alone: ({ cloud, dice }) => `Du bist allein auf der ${cloudName(cloud)}. Springen oder ${diceCount(dice)} werfen?`,
  raise: ({ cloud, needed }) =>
    needed === 0
      ? `Auf der ${cloudName(cloud)} verlangen die Würfel nichts: Lass den Ballon steigen.`
      : `Auf der ${cloudName(cloud)} verlangen die Würfel ${asked(needed)}. Ein einziger Joker kann sie ersetzen. Steigt oder fällt der Ballon?`,
} satisfies Words['asks'];

const refusals = {
  ...turnRefusals,
  'jump-or-stay': () => 'Jemand anderes hat gewürfelt: Du kannst nur springen oder bleiben.',
  'raise-or-fall': () =>
    'Du hast gewürfelt: Du kannst den Ballon nur steigen lassen, mit den Karten oder mit einem Joker, oder ihn fallen lassen.',
  lacking: ({ needed, missing }) =>
    `Du hast nicht alle Karten, die die Würfel verlangen; ${missing === 1 ? 'es fehlt' : 'es fehlen'} ${figure(missing)} von ${figure(needed)}.`,
  'no-wild': () => 'Du hast keinen Joker auf der Hand.',
  'all-blank': () => 'Alle Würfel sind leer, also wird keine Karte gespielt: Der Ballon steigt kostenlos.',
  'must-raise': () => 'Du hast alles, was die Würfel verlangen; der Ballon muss also steigen.',
  'jump-or-throw': () => 'Du bist allein im Korb: Du kannst nur springen oder würfeln.',
} satisfies Words['refusals'];

const WINS = 'Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer die meisten Karten auf der Hand hat.';
const endings = {
  fifty: () => `Die Fahrt ist zu Ende, und das Ziel von 50 Punkten ist erreicht. ${WINS}`,
  'too-many-trips': () => `Nach 300 Fahrten bleibt der Ballon am Boden. ${WINS}`,
} satisfies Words['endings'];

export const talk = { ...choices, things, cell: cloudName, moves, events, asks, refusals, endings } satisfies Words &
  SameLabels<typeof english>;
