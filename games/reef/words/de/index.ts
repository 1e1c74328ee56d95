/** The Reef in German: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, counted, figure, fromOne, type Maybe } from '@halcyon/speech/grammar';
import { does, pay, turnEvents, turnRefusals, whose } from '@halcyon/speech/parts/de';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import {
  ANY_COLOUR,
  BOAT_PRICE,
  BOATS,
  BREEDING,
  COLUMNS,
  CORAL,
  colourOf,
  FACE_DOWN,
  isFish,
  KEEP_PRICE,
  MALE,
  MOST_CORALS,
  type Names,
  PAYS_PEARL,
  PEARL,
  SHARK,
  sexOf,
  TURN_PRICE,
  type vocabulary,
  WATER,
} from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';
import { cardLabels, nth, SIGNS, spotOf } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const worms = counted('de', 'Wurm', 'Würmer');
const pearls = counted('de', 'Perle', 'Perlen');
const many = counted('de', 'Koralle', 'Korallen');

const COLOURS = ['Rot', 'Gelb', 'Grün', 'Blau', 'Violett', 'Rosa'];
const colour = (n: Maybe): string => COLOURS[n ?? -1] ?? '?';
/** Before a noun: 'roten', 'rotes'; pink never bends. */
const bent = (n: Maybe, ending: string): string => {
  const known = colour(n).toLowerCase();
  return known === 'rosa' || known === '?' ? known : `${known}${ending}`;
};
/** Two colours as they are thrown: 'Rot und Gelb', 'zweimal Rot'. */
const thrown = (first: Maybe, second: Maybe): string =>
  first === second ? `zweimal ${colour(first)}` : `${colour(first)} und ${colour(second)}`;
/** A worm of one of two colours: 'einen roten oder gelben'. */
const either = (first: Maybe, second: Maybe): string =>
  `einen ${first === second ? bent(first, 'en') : `${bent(first, 'en')} oder ${bent(second, 'en')}`}`;
/** The two colours of a pair; the same one may be there twice. */
const pair = (one: Maybe, two: Maybe): string => `${colour(one)} und ${colour(two)}`;
const breeding = (n: Maybe): string => pair(BREEDING[n ?? -1]?.[0], BREEDING[n ?? -1]?.[1]);

/** What is due, in the accusative: '2 rote Würmer oder Perlen', '1 roten Wurm oder eine Perle'. */
const due = (n: Maybe, of: Maybe = ANY_COLOUR): string => {
  const [one, other] = of === ANY_COLOUR ? ['', ''] : [`${bent(of, 'en')} `, `${bent(of, 'e')} `];
  return counted('de', `${one}Wurm oder eine Perle`, `${other}Würmer oder Perlen`)(n);
};
/** In the accusative, as all that is taken and paid. */
const worm = (of: Maybe): string => `einen ${bent(of, 'en')} Wurm`;
const coin = (n: Maybe): string => (n === PAYS_PEARL ? 'eine Perle' : worm(n));

/** Both are neuter. */
const sex = (n: Maybe): string => (n === MALE ? 'Männchen' : 'Weibchen');
/** [noun, 'a' in the nominative, 'a' in the accusative, 'the' in the accusative]. */
type Named = readonly [noun: string, one: string, gained: string, pointed: string];
const OTHERS: Readonly<Record<number, Named>> = {
  [CORAL]: ['Koralle', 'eine Koralle', 'eine Koralle', 'die Koralle'],
  [SHARK]: ['Hai', 'ein Hai', 'einen Hai', 'den Hai'],
  [PEARL]: ['Perle', 'eine Perle', 'eine Perle', 'die Perle'],
  [WATER]: ['Wasser', 'Wasser', 'Wasser', 'das Wasser'],
  [FACE_DOWN]: ['verdeckte Karte', 'eine verdeckte Karte', 'eine verdeckte Karte', 'die verdeckte Karte'],
};
const UNKNOWN: Named = ['Karte', 'eine Karte', 'eine Karte', 'die Karte'];
const named = (card: Maybe): Named => {
  if (card === undefined || !isFish(card)) return OTHERS[card ?? -1] ?? UNKNOWN;
  const [fish, of] = [sex(sexOf(card)), colourOf(card)];
  const one = `ein ${bent(of, 'es')} ${fish}`;
  return [`${bent(of, 'es')} ${fish}`, one, one, `das ${bent(of, 'e')} ${fish}`];
};
/** Without an article: 'rotes Männchen', 'Koralle', 'Wasser'. */
const name = (n: Maybe): string => named(n)[0];
const card = (n: Maybe): string => named(n)[1];
/** In the accusative: 'einen Hai'. */
const cardAsObject = (n: Maybe): string => named(n)[2];
/** A card that can be pointed at, in the accusative: 'den Hai'. */
const theCard = (n: Maybe): string => named(n)[3];

const coral = (n: Maybe): string => `Koralle ${figure(nth(n))}`;

/** Your row, another's, and the middle rows: near, far, and for who only watches. All are feminine. */
const CASES = {
  nominative: ['deine Reihe', 'die Reihe', 'die nahe Mittelreihe', 'die ferne Mittelreihe', 'die Mittelreihe'],
  dative: ['deiner Reihe', 'der Reihe', 'der nahen Mittelreihe', 'der fernen Mittelreihe', 'der Mittelreihe'],
} as const;
const placed = (n: Maybe, who: Who, inCase: keyof typeof CASES): string => {
  const { seat, row, column, word } = spotOf(n, who);
  const [yours, theirs, near, far, middle] = CASES[inCase];
  const rows = { outer: whose(seat, who, yours, theirs), near, far, watched: `${middle} bei ${who.name(seat)}` };
  return `${rows[row]}, Spalte ${column} (${word})`;
};
/** 'deine Reihe, Spalte 3 (a3)': as it is read, and as it is typed. Also after 'in' with a direction. */
const cell = (n: Maybe, who: Who): string => placed(n, who, 'nominative');
/** 'in deiner Reihe, Spalte 3 (a3)'. */
const at = (n: Maybe, who: Who): string => `in ${placed(n, who, 'dative')}`;
/** 'aus deiner Reihe, Spalte 3 (a3)'. */
const from = (n: Maybe, who: Who): string => `aus ${placed(n, who, 'dative')}`;

const labels = {
  ...SIGNS,
  red: 'Rot',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  purple: 'Violett',
  pink: 'Rosa',
  redShape: 'Stern',
  yellowShape: 'Muschel',
  greenShape: 'Blatt',
  blueShape: 'Welle',
  purpleShape: 'Spirale',
  pinkShape: 'Tropfen',

  fish: 'Fische',
  male: 'Männchen',
  female: 'Weibchen',
  corals: 'Korallen',
  sharks: 'Haie',
  pearls: 'Perlen',
  worm: 'Wurm',
  worms: 'Würmer',
  boat: 'Boot',
  boats: 'Boote',
  brood: 'Brut',
  broods: 'Bruten',
  goal: 'Ziel',
  toGoal: 'es fehlen noch',
  breedingCard: 'Zuchtkarte',
  breedingCards: 'Zuchtkarten',

  sea: 'Das Meer',
  reef: 'Riff',
  shore: 'Ufer',
  current: 'Die Strömung läuft zum Ufer hin',
  ownRow: 'Deine Reihe',
  nearRow: 'Nahe Mittelreihe',
  farRow: 'Ferne Mittelreihe',
  theirRow: 'Gegnerische Reihe',
  row: 'Reihe',
  column: 'Spalte',
  columns: 'Spalten',
  faceDown: 'verdeckt',
  faceUp: 'offen',
  gap: 'Lücke',
  boatHere: 'hier liegt dein Boot',
  noBoat: 'hier hast du kein Boot',

  dice: 'Würfel',
  thrown: 'Wurf',
  supply: 'Vorrat',
  runOut: 'aufgebraucht',
  pile: 'Stapel',
  discard: 'Ablage',
  price: 'Preis',
  stillDue: 'noch zu bezahlen',
  free: 'kostenlos',

  emptyCoral: 'leer',
  roomForMale: 'Platz für ein Männchen',
  roomForFemale: 'Platz für ein Weibchen',
  hasBrood: 'hat ihre Brut',
  noCoral: 'noch keine Koralle',
  none: 'keine',

  take: 'Nehmen',
  turn: 'Aufdecken',
  buy: 'Kaufen',
  catch: 'Fangen',
  pay: 'Bezahlen',
  leave: 'Liegen lassen',
  buyBoat: 'Boot kaufen',
  useShark: 'Hai einsetzen',
  end: 'Zug beenden',
  chooseWorm: 'Wähle einen Wurm.',
  chooseCard: 'Wähle eine Karte.',
  chooseCoral: 'Wähle eine Koralle für den Fisch.',
  chooseCoin: 'Wähle, womit du bezahlst.',
  chooseKeep: 'Die Karte nehmen oder liegen lassen?',
  choosePrey: 'Wähle, was der Hai holt: eine offene Karte oder einen Fisch von deinen Korallen.',

  effect: 'Wirkung',
  fits: 'passt hierher',
  completes: 'vollendet ein Paar',
  makesBrood: 'ergibt eine Brut',
  wins: 'gewinnt',
  discarded: 'kommt auf die Ablage',
  cannotPay: 'zu wenig Würmer',
  houseData:
    'Hausdaten: Die Karten liegen uns nicht vor, darum sind die Aufteilung der Meereskarten und ihre Farben unsere eigenen (Regeln F1.2, F1.4).',
};

const things = { ...cardLabels(name, breeding), ...labels };

const box = {
  features: {},
  layouts: {
    current: {
      name: 'Das Meer',
      about:
        'Vier Reihen mit je acht Karten, die die Strömung vom Riff zum Ufer trägt. Wie viele Fische, Korallen, Haie, Perlen und Karten mit Wasser es gibt und welche sechs Farben, sind Hausdaten, weil uns die Karten nicht vorliegen.',
    },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about: 'Eins gegen eins: Wer zuerst fünf Bruten hat, gewinnt.',
    },
  },
  options: {},
};

const moves = {
  take: ({ colour }) => `${capital(worm(colour))} nehmen`,
  turn: ({ cell: place }, who) => `Die Karte ${at(place, who)} für ${due(TURN_PRICE)} aufdecken`,
  buy: ({ cell: place }, who) => `Die Karte ${at(place, who)} kaufen`,
  catch: ({ cell: place, coral: onto }, who) => `Den Fisch ${at(place, who)} für ${coral(onto)} fangen`,
  pay: ({ coin: paid }) => `${capital(coin(paid))} bezahlen`,
  leave: () => 'Die Karte offen liegen lassen',
  boat: () => `Ein Boot für ${due(BOAT_PRICE)} kaufen`,
  shark: ({ cell: place }, who) => `Einen Hai die Karte ${from(place, who)} holen lassen`,
  'shark-fish': ({ coral: on, sex: which }) => `Einen Hai das ${sex(which)} auf ${coral(on)} fressen lassen`,
  end: () => 'Den Zug beenden',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  dealt: () => 'Das Meer ist ausgelegt: die äußeren Reihen offen, die Mittelreihen verdeckt.',
  threw: ({ seat, first, second }, who) => `${does(seat, who, 'wirfst', 'wirft')} ${thrown(first, second)}.`,
  took: ({ seat, colour }, who) => `${does(seat, who, 'nimmst', 'nimmt')} ${worm(colour)}.`,
  'no-worms': ({ seat }, who) => `${does(seat, who, 'nimmst', 'nimmt')} nichts: Im Vorrat ist kein Wurm mehr.`,
  paid: ({ seat, coin: paid }, who) => `${does(seat, who, 'bezahlst', 'bezahlt')} ${coin(paid)}.`,
  turned: ({ seat, cell: place, card: shown }, who) =>
    `${does(seat, who, 'deckst', 'deckt')} ${cardAsObject(shown)} ${at(place, who)} auf.`,
  left: ({ seat, cell: place }, who) =>
    `${does(seat, who, 'lässt', 'lässt')} die Karte ${at(place, who)} offen liegen.`,
  bought: ({ seat, cell: place, card: gained }, who) => {
    const buys = `${does(seat, who, 'kaufst', 'kauft')} ${cardAsObject(gained)} ${at(place, who)}`;
    return gained === WATER ? `${buys}; es kommt auf die Ablage.` : `${buys}.`;
  },
  caught: ({ seat, card: fish, coral: onto }, who) =>
    `${does(seat, who, 'fängst', 'fängt')} ${cardAsObject(fish)} für ${coral(onto)}.`,
  bred: ({ seat, coral: on, breeding: pair }, who) =>
    `${does(seat, who, 'hast', 'hat')} eine Brut auf ${coral(on)}: ${breeding(pair)}.`,
  'breeding-open': ({ breeding: pair }) => `Die nächste Zuchtkarte wird aufgedeckt: ${breeding(pair)}.`,
  'boat-bought': ({ seat, column }, who) =>
    `${does(seat, who, 'kaufst', 'kauft')} ein Boot; es kommt an Spalte ${figure(nth(column))}.`,
  'shark-took': ({ seat, cell: place, card: gone }, who) =>
    `${whose(seat, who, 'Dein Hai', 'Der Hai')} holt ${theCard(gone)} ${from(place, who)}.`,
  'shark-ate': ({ seat, coral: on, card: gone }, who) =>
    `${whose(seat, who, 'Dein Hai', 'Der Hai')} frisst ${theCard(gone)} auf ${coral(on)}.`,
  washed: ({ cell: place }, who) => `Wasser verschwindet ${from(place, who)}.`,
  drifted: () => 'Die Strömung trägt die Karten zum Ufer hin.',
  reshuffled: () => 'Die abgelegten Meereskarten werden in den Stapel gemischt.',
  'flowed-in': ({ cell: place, card: shown }, who) => `${capital(card(shown))} treibt in ${cell(place, who)}.`,
} satisfies Sentences['events'];

const asks = {
  substitute: ({ left }) =>
    `Eine geworfene Farbe ist aufgebraucht. Nimm stattdessen ${worms(left)} in beliebiger Farbe.`,
  share: ({ first, second, any }) =>
    any === 1
      ? 'Eine Farbe des Wurfs ist aufgebraucht. Nimm einen Wurm in beliebiger Farbe.'
      : `Nimm einen Wurm, ${either(first, second)}.`,
  act: ({ worms: held, pearls: kept }) =>
    `Du hast ${worms(held)}${kept === 0 ? '' : ` und ${pearls(kept)}`}. Kaufe Meereskarten oder ein Boot, setze einen Hai ein, oder beende deinen Zug.`,
  pay: ({ left, colour, price }) =>
    left === price
      ? `Bezahle ${due(left, colour)}, nach deiner Wahl.`
      : `Noch zu bezahlen: ${due(left, colour)}. Der Preis ist ${figure(price)}.`,
  keep: ({ cell: place, card: shown }, who) => {
    const colour = shown !== undefined && isFish(shown) ? colourOf(shown) : undefined;
    return `Aufgedeckt ${at(place, who)}: ${card(shown)}. Für ${due(KEEP_PRICE, colour)} nehmen oder liegen lassen?`;
  },
} satisfies Sentences['asks'];

const endings = {
  'five-broods': () => 'Auf den Korallen eines Spielers leben fünf Bruten.',
  'too-many-turns': () => 'Nach 300 Zügen ruht das Meer. Es gewinnen die meisten Bruten, dann die meisten Würmer.',
} satisfies Sentences['endings'];

const refusals = {
  ...turnRefusals,
  'worm-gone': ({ colour }) => `Im Vorrat ist kein ${bent(colour, 'er')} Wurm mehr; nimm einen in anderer Farbe.`,
  'not-thrown': ({ first, second }) =>
    `Diese Farbe wurde nicht geworfen; da nichts aufgebraucht ist, nimm ${either(first, second)} Wurm.`,
  'take-first': () => 'Nimm zuerst deinen Wurm aus dem Vorrat.',
  'pay-first': ({ left }) => `Bezahle zuerst zu Ende; es fehlen noch: ${due(left)}.`,
  'no-such-coin': ({ coin }) =>
    `Du hast ${coin === PAYS_PEARL ? 'keine Perle' : `keinen ${bent(coin, 'en')} Wurm`} zum Bezahlen.`,
  'other-colour': ({ colour }) =>
    `Ein ${bent(colour, 'er')} Fisch wird mit Würmern seiner Farbe oder mit Perlen bezahlt.`,
  'keep-or-leave': ({ cell: place }, who) =>
    `Erst die Karte ${at(place, who)}: für ${figure(KEEP_PRICE)} mehr nehmen oder liegen lassen.`,
  'only-that-card': ({ cell: place }, who) =>
    `Dazwischen geht nichts: Nimm die Karte ${at(place, who)}, oder lass sie liegen.`,
  'no-card': ({ cell: place }, who) => `${capital(at(place, who))} liegt keine Karte, dort ist eine Lücke.`,
  'turn-first': ({ cell: place }, who) =>
    `Die Karte ${at(place, who)} liegt verdeckt; decke sie zuerst für ${due(TURN_PRICE)} auf.`,
  'already-open': ({ cell: place }, who) => `Die Karte ${at(place, who)} liegt schon offen.`,
  'no-boat-there': ({ column, boats }) =>
    boats === 1
      ? `An Spalte ${fromOne(column)} hast du kein Boot; dein einziges liegt an Spalte 1.`
      : `An Spalte ${fromOne(column)} hast du kein Boot; deine liegen an den Spalten 1 bis ${figure(boats)}.`,
  'too-few-worms': ({ price, payable }) => `Das kostet ${due(price)}; du kannst ${pay(payable)} bezahlen.`,
  'too-few-of-colour': ({ price, payable, colour }) =>
    `Dieser Fisch kostet ${due(price, colour)}; du kannst ${pay(payable)} bezahlen.`,
  'five-corals': () => `Du hast schon ${many(MOST_CORALS)}, die mit Brut mitgezählt; mehr darf niemand haben.`,
  'onto-a-coral': ({ card: fish }) => `${capital(card(fish))} kommt sofort auf eine Koralle: Sag, auf welche.`,
  'not-a-fish': ({ card: other }) => `Auf eine Koralle kommt nur ein Fisch; das hier ist ${card(other)}.`,
  'no-such-coral': ({ coral: onto, corals }) =>
    corals === 0
      ? 'Du hast noch keine Koralle, und ein Fisch braucht eine.'
      : `${coral(onto)} hast du nicht; du hast ${many(corals)}.`,
  'brood-there': ({ coral: onto }) => `${coral(onto)} hat schon ihre Brut und nimmt keinen Fisch mehr auf.`,
  'sex-there': ({ coral: onto, card: fish }) =>
    `Auf ${coral(onto)} ist schon ein ${sex(sexOf(fish ?? 1))}; Platz ist für ein Männchen und ein Weibchen.`,
  'no-pair': ({ one, two }) => `Keine der vier offenen Zuchtkarten zeigt ${pair(one, two)}.`,
  'no-boat-left': ({ boats }) =>
    boats === COLUMNS
      ? `Du hast an jeder der ${figure(COLUMNS)} Spalten ein Boot.`
      : `Alle ${figure(BOATS)} Boote sind im Wasser; ${figure(boats)} davon gehören dir.`,
  'no-shark': () => 'Du hast keinen Hai.',
  'nothing-to-take': ({ cell: place }, who) =>
    `${capital(at(place, who))} gibt es nichts zu holen, dort ist eine Lücke.`,
  'face-down-safe': ({ cell: place }, who) =>
    `Ein Hai holt nur, was offen liegt; die Karte ${at(place, who)} liegt verdeckt.`,
  'no-fish-there': ({ coral: on }) => `Diesen Fisch hast du auf ${coral(on)} nicht.`,
  'act-first': () =>
    'Danach ist jetzt nicht gefragt: Kaufe Meereskarten oder ein Boot, setze einen Hai ein, oder beende deinen Zug.',
} satisfies Sentences['refusals'];

export const talk = { ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>;
