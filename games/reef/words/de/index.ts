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
  type Breeding,
  type Card,
  type Cell,
  COLUMNS,
  CORAL,
  type Coin,
  type Colour,
  type Column,
  type Coral,
  colourOf,
  colourOfCoin,
  FACE_DOWN,
  isFish,
  KEEP_PRICE,
  type Left,
  MALE,
  MOST_CORALS,
  type Names,
  PAYS_PEARL,
  PEARL,
  type Price,
  type Sex,
  SHARK,
  sexOf,
  TURN_PRICE,
  type vocabulary,
  WATER,
  type Worms,
} from '../../rules/vocabulary.ts';
import type { talk as english, Labels } from '../en/index.ts';
import { cardLabels, SIGNS, spotOf } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const countWorms: (n: Maybe<Worms | Left>) => string = counted('de', 'Wurm', 'Würmer');
const countPearls: (n: Maybe<Names['pearls']>) => string = counted('de', 'Perle', 'Perlen');
const countCorals: (n: Maybe<Names['corals']>) => string = counted('de', 'Koralle', 'Korallen');

const COLOURS = ['Rot', 'Gelb', 'Grün', 'Blau', 'Violett', 'Rosa'];
const colourName = (colour: Maybe<Colour>): string => COLOURS[colour ?? -1] ?? '?';
/** Before a noun: 'roten', 'rotes'; 'rosa' never bends. */
const bent = (colour: Maybe<Colour>, ending: string): string => {
  const known = colourName(colour).toLowerCase();
  return known === 'rosa' || known === '?' ? known : `${known}${ending}`;
};
/** Two colours as they are thrown: 'Rot und Gelb', 'zweimal Rot'. */
const thrown = (first: Maybe<Colour>, second: Maybe<Colour>): string =>
  first === second ? `zweimal ${colourName(first)}` : `${colourName(first)} und ${colourName(second)}`;
/** A worm of one of two colours: 'einen roten oder gelben'. */
const either = (first: Maybe<Colour>, second: Maybe<Colour>): string =>
  `einen ${first === second ? bent(first, 'en') : `${bent(first, 'en')} oder ${bent(second, 'en')}`}`;
/** The two colours of a pair; the same one may be there twice. */
const pair = (one: Maybe<Colour>, two: Maybe<Colour>): string => `${colourName(one)} und ${colourName(two)}`;
/** The colours on a breeding card. */
const pairOn = (breeding: Maybe<Breeding>): string =>
  pair(BREEDING[breeding ?? -1]?.[0], BREEDING[breeding ?? -1]?.[1]);

/** What is to be paid, in the accusative: '2 rote Würmer oder Perlen', '1 roten Wurm oder eine Perle'. */
const due = (price: Maybe<Price | Left>, colour: Maybe<Colour> = ANY_COLOUR): string => {
  const [one, other] = colour === ANY_COLOUR ? ['', ''] : [`${bent(colour, 'en')} `, `${bent(colour, 'e')} `];
  return counted('de', `${one}Wurm oder eine Perle`, `${other}Würmer oder Perlen`)(price);
};
const priceFigure: (price: Maybe<Price>) => string = figure;
/** In the accusative, as all that is taken and paid. */
const aWorm = (colour: Maybe<Colour>): string => `einen ${bent(colour, 'en')} Wurm`;
const aCoin = (coin: Maybe<Coin>): string =>
  coin === PAYS_PEARL ? 'eine Perle' : aWorm(coin === undefined ? coin : colourOfCoin(coin));

/** Both are neuter. */
const sexName = (sex: Maybe<Sex>): string => (sex === MALE ? 'Männchen' : 'Weibchen');
/** Bare, with 'ein' in the nominative and in the accusative, and pointed at in the accusative. */
type CardNames = readonly [noun: string, one: string, gained: string, pointed: string];
const OTHERS: Readonly<Record<number, CardNames>> = {
  [CORAL]: ['Koralle', 'eine Koralle', 'eine Koralle', 'die Koralle'],
  [SHARK]: ['Hai', 'ein Hai', 'einen Hai', 'den Hai'],
  [PEARL]: ['Perle', 'eine Perle', 'eine Perle', 'die Perle'],
  [WATER]: ['Wasser', 'Wasser', 'Wasser', 'das Wasser'],
  [FACE_DOWN]: ['verdeckte Karte', 'eine verdeckte Karte', 'eine verdeckte Karte', 'die verdeckte Karte'],
};
const UNKNOWN: CardNames = ['Karte', 'eine Karte', 'eine Karte', 'die Karte'];
const namesOf = (card: Maybe<Card>): CardNames => {
  if (card === undefined || !isFish(card)) return OTHERS[card ?? -1] ?? UNKNOWN;
  const [fish, colour] = [sexName(sexOf(card)), colourOf(card)];
  const one = `ein ${bent(colour, 'es')} ${fish}`;
  return [`${bent(colour, 'es')} ${fish}`, one, one, `das ${bent(colour, 'e')} ${fish}`];
};
/** Without an article: 'rotes Männchen', 'Koralle', 'Wasser'. */
const cardName = (card: Maybe<Card>): string => namesOf(card)[0];
const aCard = (card: Maybe<Card>): string => namesOf(card)[1];
/** In the accusative: 'einen Hai'. */
const aCardGained = (card: Maybe<Card>): string => namesOf(card)[2];
/** A card that can be pointed at, in the accusative: 'den Hai'. */
const theCard = (card: Maybe<Card>): string => namesOf(card)[3];

const coralName = (coral: Maybe<Coral>): string => `Koralle ${fromOne(coral)}`;
const columnName = (column: Maybe<Column>): string => `Spalte ${fromOne(column)}`;

/** Your row, another's, and the middle rows: near, far, and for who only watches. All are feminine. */
const CASES = {
  nominative: ['deine Reihe', 'die Reihe', 'die nahe Mittelreihe', 'die ferne Mittelreihe', 'die Mittelreihe'],
  dative: ['deiner Reihe', 'der Reihe', 'der nahen Mittelreihe', 'der fernen Mittelreihe', 'der Mittelreihe'],
} as const;
const placeIn = (cell: Maybe<Cell>, who: Who, inCase: keyof typeof CASES): string => {
  const { seat, row, column, word } = spotOf(cell, who);
  const [yours, theirs, near, far, middle] = CASES[inCase];
  const rows = { outer: whose(seat, who, yours, theirs), near, far, watched: `${middle} bei ${who.name(seat)}` };
  return `${rows[row]}, ${columnName(column)} (${word})`;
};
/** 'deine Reihe, Spalte 3 (a3)': as it is read, and as it is typed. Also after 'in' with a direction. */
const place = (cell: Maybe<Cell>, who: Who): string => placeIn(cell, who, 'nominative');
/** 'in deiner Reihe, Spalte 3 (a3)'. */
const inPlace = (cell: Maybe<Cell>, who: Who): string => `in ${placeIn(cell, who, 'dative')}`;
/** 'aus deiner Reihe, Spalte 3 (a3)'. */
const fromPlace = (cell: Maybe<Cell>, who: Who): string => `aus ${placeIn(cell, who, 'dative')}`;

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

  male: 'Männchen',
  female: 'Weibchen',
  corals: 'Korallen',
  sharks: 'Haie',
  pearls: 'Perlen',
  worms: 'Würmer',
  boat: 'Boot',
  boats: 'Boote',
  brood: 'Brut',
  broods: 'Bruten',
  goal: 'Ziel',
  breedingCards: 'Zuchtkarten',

  sea: 'Das Meer',
  reef: 'Riff',
  shore: 'Ufer',
  row: 'Reihe',
  faceDown: 'verdeckt',
  gap: 'Lücke',
  noBoat: 'hier hast du kein Boot',

  dice: 'Würfel',
  thrown: 'Wurf',
  supply: 'Vorrat',
  pile: 'Stapel',
  discard: 'Ablage',
  price: 'Preis',

  emptyCoral: 'leer',
  roomForMale: 'Platz für ein Männchen',
  roomForFemale: 'Platz für ein Weibchen',
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
  chooseCard: 'Wähle eine Karte.',
  chooseCoral: 'Wähle eine Koralle für den Fisch.',
  choosePrey: 'Wähle, was der Hai holt: eine offene Karte oder einen Fisch von deinen Korallen.',

  fits: 'passt hierher',
  completes: 'vollendet ein Paar',
  makesBrood: 'ergibt eine Brut',
  houseData:
    'Eigene Festlegung: Die Karten liegen uns nicht vor, darum sind die Aufteilung der Meereskarten und ihre Farben unsere eigenen (Regeln F1.2, F1.4).',
} satisfies Labels;

const things = { ...cardLabels(cardName, pairOn), ...labels };

const box = {
  features: {},
  layouts: {
    current: {
      name: 'Das Meer',
      about:
        'Vier Reihen mit je acht Karten, die die Strömung vom Riff zum Ufer trägt. Wie viele Karten jeder Art es gibt und welche sechs Farben, haben wir festgelegt.',
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

const verbs = {
  take: 'Einen Wurm nehmen',
  pay: 'Bezahlen',
  buy: 'Eine Karte kaufen',
  catch: 'Einen Fisch fangen',
  turn: 'Eine Karte aufdecken',
  shark: 'Einen Hai eine Karte holen lassen',
  'shark-fish': 'Einen Hai einen Fisch fressen lassen',
};

const moves = {
  take: ({ colour }) => `${capital(aWorm(colour))} nehmen`,
  turn: ({ cell }, who) => `Die Karte ${inPlace(cell, who)} für ${due(TURN_PRICE)} aufdecken`,
  buy: ({ cell }, who) => `Die Karte ${inPlace(cell, who)} kaufen`,
  catch: ({ cell, coral }, who) => `Den Fisch ${inPlace(cell, who)} für ${coralName(coral)} fangen`,
  pay: ({ coin }) => `${capital(aCoin(coin))} bezahlen`,
  leave: () => 'Die Karte offen liegen lassen',
  boat: () => `Ein Boot für ${due(BOAT_PRICE)} kaufen`,
  shark: ({ cell }, who) => `Einen Hai die Karte ${fromPlace(cell, who)} holen lassen`,
  'shark-fish': ({ coral, sex }) => `Einen Hai das ${sexName(sex)} auf ${coralName(coral)} fressen lassen`,
  end: () => 'Den Zug beenden',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  dealt: () => 'Das Meer ist ausgelegt: die äußeren Reihen offen, die Mittelreihen verdeckt.',
  threw: ({ seat, first, second }, who) => `${does(seat, who, 'wirfst', 'wirft')} ${thrown(first, second)}.`,
  took: ({ seat, colour }, who) => `${does(seat, who, 'nimmst', 'nimmt')} ${aWorm(colour)}.`,
  'no-worms': ({ seat }, who) => `${does(seat, who, 'nimmst', 'nimmt')} nichts: Im Vorrat ist kein Wurm mehr.`,
  paid: ({ seat, coin }, who) => `${does(seat, who, 'bezahlst', 'bezahlt')} ${aCoin(coin)}.`,
  turned: ({ seat, cell, card }, who) =>
    `${does(seat, who, 'deckst', 'deckt')} ${aCardGained(card)} ${inPlace(cell, who)} auf.`,
  left: ({ seat, cell }, who) => `${does(seat, who, 'lässt', 'lässt')} die Karte ${inPlace(cell, who)} offen liegen.`,
  bought: ({ seat, cell, card }, who) => {
    const buys = `${does(seat, who, 'kaufst', 'kauft')} ${aCardGained(card)} ${inPlace(cell, who)}`;
    return card === WATER ? `${buys}; es kommt auf die Ablage.` : `${buys}.`;
  },
  caught: ({ seat, card, coral }, who) =>
    `${does(seat, who, 'fängst', 'fängt')} ${aCardGained(card)} für ${coralName(coral)}.`,
  bred: ({ seat, coral, breeding }, who) =>
    `${does(seat, who, 'hast', 'hat')} eine Brut auf ${coralName(coral)}: ${pairOn(breeding)}.`,
  'breeding-open': ({ breeding }) => `Die nächste Zuchtkarte wird aufgedeckt: ${pairOn(breeding)}.`,
  'boat-bought': ({ seat, column }, who) =>
    `${does(seat, who, 'kaufst', 'kauft')} ein Boot; es kommt an ${columnName(column)}.`,
  'shark-took': ({ seat, cell, card }, who) =>
    `${whose(seat, who, 'Dein Hai', 'Der Hai')} holt ${theCard(card)} ${fromPlace(cell, who)}.`,
  'shark-ate': ({ seat, coral, card }, who) =>
    `${whose(seat, who, 'Dein Hai', 'Der Hai')} frisst ${theCard(card)} auf ${coralName(coral)}.`,
  washed: ({ cell }, who) => `Wasser verschwindet ${fromPlace(cell, who)}.`,
  drifted: () => 'Die Strömung trägt die Karten zum Ufer hin.',
  reshuffled: () => 'Die abgelegten Meereskarten werden in den Stapel gemischt.',
  'flowed-in': ({ cell, card }, who) => `${capital(aCard(card))} treibt in ${place(cell, who)}.`,
} satisfies Sentences['events'];

const asks = {
  substitute: ({ left }) =>
    `Eine geworfene Farbe ist aufgebraucht. Nimm stattdessen ${countWorms(left)} in beliebiger Farbe.`,
  share: ({ first, second, any }) =>
    any === 1
      ? 'Dieser Wurf bringt auch dir einen Wurm zum Bezahlen; da eine Farbe aufgebraucht ist, nimm einen beliebigen.'
      : `Dieser Wurf bringt auch dir einen Wurm, um später zu bezahlen: Nimm ${either(first, second)}.`,
  act: ({ worms, pearls }) =>
    `Du hast ${countWorms(worms)}${pearls === 0 ? '' : ` und ${countPearls(pearls)}`}. Kaufe Meereskarten oder ein Boot, setze einen Hai ein, oder beende deinen Zug.`,
  pay: ({ left, colour, price }) =>
    left === price
      ? `Bezahle ${due(left, colour)}, nach deiner Wahl.`
      : `Du musst noch ${due(left, colour)} bezahlen. Der Preis ist ${priceFigure(price)}.`,
  keep: ({ cell, card }, who) => {
    const colour = card !== undefined && isFish(card) ? colourOf(card) : undefined;
    return `Aufgedeckt ${inPlace(cell, who)}: ${aCard(card)}. Für ${due(KEEP_PRICE, colour)} nehmen oder liegen lassen?`;
  },
} satisfies Sentences['asks'];

const refusals = {
  ...turnRefusals,
  'worm-gone': ({ colour }) => `Im Vorrat ist kein ${bent(colour, 'er')} Wurm mehr; nimm einen in anderer Farbe.`,
  'not-thrown': ({ first, second }) =>
    `Diese Farbe wurde nicht geworfen; da nichts aufgebraucht ist, nimm ${either(first, second)} Wurm.`,
  'take-first': () => 'Nimm zuerst deinen Wurm aus dem Vorrat.',
  'pay-first': ({ left }) => `Bezahle zuerst den Rest: noch ${due(left)}.`,
  'no-such-coin': ({ coin }) => `Du hast k${aCoin(coin)} zum Bezahlen.`,
  'other-colour': ({ colour }) =>
    `Ein ${bent(colour, 'er')} Fisch wird mit Würmern seiner Farbe oder mit Perlen bezahlt.`,
  'keep-or-leave': ({ cell }, who) =>
    `Erst die Karte ${inPlace(cell, who)}: für ${figure(KEEP_PRICE)} mehr nehmen oder liegen lassen.`,
  'only-that-card': ({ cell }, who) =>
    `Dazwischen geht nichts: Nimm die Karte ${inPlace(cell, who)}, oder lass sie liegen.`,
  'no-card': ({ cell }, who) => `${capital(inPlace(cell, who))} liegt keine Karte, dort ist eine Lücke.`,
  'turn-first': ({ cell }, who) =>
    `Die Karte ${inPlace(cell, who)} liegt verdeckt; decke sie zuerst für ${due(TURN_PRICE)} auf.`,
  'already-open': ({ cell }, who) => `Die Karte ${inPlace(cell, who)} liegt schon offen.`,
  'no-boat-there': ({ column, boats }) =>
    boats === 1
      ? `An ${columnName(column)} hast du kein Boot; dein einziges liegt an Spalte 1.`
      : `An ${columnName(column)} hast du kein Boot; deine liegen an den Spalten 1 bis ${figure(boats)}.`,
  'too-few-worms': ({ price, payable }) => `Das kostet ${due(price)}; du kannst ${pay(payable)} bezahlen.`,
  'too-few-of-colour': ({ price, payable, colour }) =>
    `Dieser Fisch kostet ${due(price, colour)}; du kannst ${pay(payable)} bezahlen.`,
  'five-corals': () => `Du hast schon ${countCorals(MOST_CORALS)}, die mit Brut mitgezählt; mehr darf niemand haben.`,
  'onto-a-coral': ({ card }) => `${capital(aCard(card))} kommt sofort auf eine Koralle: Sage, auf welche.`,
  'not-a-fish': ({ card }) => `Auf eine Koralle kommt nur ein Fisch; das hier ist ${aCard(card)}.`,
  'no-such-coral': ({ coral, corals }) =>
    corals === 0
      ? 'Du hast noch keine Koralle, und ein Fisch braucht eine.'
      : `${coralName(coral)} hast du nicht; du hast ${countCorals(corals)}.`,
  'brood-there': ({ coral }) => `${coralName(coral)} hat schon ihre Brut und nimmt keinen Fisch mehr auf.`,
  'sex-there': ({ coral, card }) =>
    `Auf ${coralName(coral)} ist schon ein ${sexName(sexOf(card ?? 1))}; Platz ist für ein Männchen und ein Weibchen.`,
  'no-pair': ({ one, two }) => `Keine der vier offenen Zuchtkarten zeigt ${pair(one, two)}.`,
  'no-boat-left': ({ boats }) =>
    boats === COLUMNS
      ? `Du hast an jeder der ${figure(COLUMNS)} Spalten ein Boot.`
      : `Alle ${figure(BOATS)} Boote sind im Wasser; ${figure(boats)} davon gehören dir.`,
  'no-shark': () => 'Du hast keinen Hai.',
  'nothing-to-take': ({ cell }, who) => `${capital(inPlace(cell, who))} gibt es nichts zu holen, dort ist eine Lücke.`,
  'face-down-safe': ({ cell }, who) =>
    `Ein Hai holt nur, was offen liegt; die Karte ${inPlace(cell, who)} liegt verdeckt.`,
  'no-fish-there': ({ coral }) => `Diesen Fisch hast du auf ${coralName(coral)} nicht.`,
  'act-first': () =>
    'Das geht jetzt nicht: Kaufe Meereskarten oder ein Boot, setze einen Hai ein, oder beende deinen Zug.',
} satisfies Sentences['refusals'];

const endings = {
  'five-broods': ({ seat }, who) =>
    `${seat === undefined ? 'Jemand hat' : does(seat, who, 'hast', 'hat')} fünf Bruten auf den Korallen.`,
  'too-many-turns': () =>
    'Nach 300 Zügen ruht das Meer. Wer die meisten Bruten hat, gewinnt; bei Gleichstand, wer die meisten Würmer hat.',
} satisfies Sentences['endings'];

export const talk = { ...box, things, cell: place, verbs, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>;
