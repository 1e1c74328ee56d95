/** Fantasy Pub in German: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { does, turnEvents, turnRefusals, whose } from '@halcyon/speech/parts/de';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import {
  AWAY,
  type Beers,
  type Character,
  type Coins,
  DOOR,
  type From,
  MOST_BEERS,
  MOST_COINS,
  type Names,
  type Pips,
  type Place,
  type To,
  type vocabulary,
} from '../../rules/vocabulary.ts';
import { characterOf, diceLeft, isRoundTrip, sumOf } from '../characters.ts';
import type { talk as english } from '../en/index.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const countCoins: (n: Maybe<Coins>) => string = counted('de', 'Münze', 'Münzen');
/** As one orders them: three 'Bier'. */
const countBeers: (n: Maybe<Beers>) => string = counted('de', 'Bier', 'Bier');
const countSteps: (n: Maybe<Pips>) => string = counted('de', 'Schritt', 'Schritte');

const RACES = ['Goblin', 'Zwerg', 'Ork', 'Troll'];
/** All are masculine. By case: yours, theirs, and 'second' after each of them. */
const CASES = {
  nominative: ['dein', 'der', 'zweiter', 'zweite'],
  accusative: ['deinen', 'den', 'zweiten', 'zweiten'],
  dative: ['deinem', 'dem', 'zweiten', 'zweiten'],
} as const;
const named = (character: Maybe<Character>, who: Who, inCase: keyof typeof CASES): string => {
  const { seat, race, isSecond } = characterOf(character);
  const [yours, theirs, yourSecond, theirSecond] = CASES[inCase];
  return whose(
    seat,
    who,
    `${yours} ${isSecond ? `${yourSecond} ` : ''}${RACES[race]}`,
    `${theirs} ${isSecond ? `${theirSecond} ` : ''}${RACES[race]}`,
  );
};
/** 'dein Troll', 'der zweite Goblin von Anna'. */
const characterName = (character: Maybe<Character>, who: Who): string => named(character, who, 'nominative');
/** In the accusative: 'deinen Troll', 'den zweiten Goblin von Anna'. */
const characterMoved = (character: Maybe<Character>, who: Who): string => named(character, who, 'accusative');
/** Who gets a beer: 'deinem Troll', 'dem zweiten Goblin von Anna'. */
const toReceiver = (to: Maybe<To>, who: Who): string => named(to, who, 'dative');

const placed = (place: Maybe<Place>, door: string, table: string): string =>
  place === DOOR ? door : place === AWAY ? 'draußen' : `${table}Tisch ${figure(place)}`;
const placeName = (place: Maybe<Place>): string => placed(place, 'die Tür', '');
/** 'an der Tür', 'an Tisch 3'. */
const atPlace = (place: Maybe<Place>): string => placed(place, 'an der Tür', 'an ');
/** 'von der Tür zu Tisch 3'. */
const way = (from: Maybe<From>, to: Maybe<To>): string =>
  `${placed(from, 'von der Tür', 'von ')} ${placed(to, 'zur Tür', 'zu ')}`;

const things = {
  goblin: 'Goblin',
  goblin2: 'Zweiter Goblin',
  dwarf: 'Zwerg',
  dwarf2: 'Zweiter Zwerg',
  orc: 'Ork',
  orc2: 'Zweiter Ork',
  troll: 'Troll',

  pub: 'Das Pub',
  door: 'Tür',
  table: 'Tisch',
  place: 'Platz',
  innkeeper: 'Wirt',

  coin: 'Münze',
  coins: 'Münzen',
  coinsLying: 'Münzen, die hier liegen',
  beer: 'Bier',
  beers: 'Bier',
  stock: 'Bier hinausgebracht',
  goal: 'Ziel',
  pile: 'Stapel',
  faceDown: 'verdeckt',
  faceUp: 'offen',

  dice: 'Würfel',
  die: 'Würfel',
  sum: 'Summe',
  used: 'benutzt',

  enter: 'Hereinkommen',
  move: 'Bewegen',
  back: 'gegen den Uhrzeigersinn',
  moveInnkeeper: 'Den Wirt schicken',
  serve: 'Wer trinkt?',
  leave: 'Hinausgehen',
  end: 'Zug beenden',
  chooseDie: 'Wähle einen Würfel oder die Summe.',
  chooseCharacter: 'Wähle eine Figur.',

  drinks: 'trinkt',
  noEffect: 'nichts geschieht',
  mayLeave: 'darf hinaus',
  wins: 'gewinnt',

  comeIn: 'Herein',
  goOut: 'Hinaus',
  tapPlace: 'Tippe auf einen leuchtenden Platz; der Würfel dort führt hin.',
  noDieLeads: 'Keiner deiner Würfel führt dorthin.',
};

const box = {
  features: {},
  layouts: {
    ring: { name: 'Das Pub', about: 'Eine Tür und sechs Tische im Kreis.' },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about: 'Jeder Clan für sich: Wer zuerst genug Bier hinausgebracht hat, gewinnt.',
    },
  },
  options: {},
};

const verbs = {
  enter: 'Eine Figur hereinlassen',
  move: 'Eine Figur im Uhrzeigersinn bewegen',
  back: 'Einen Zwerg gegen den Uhrzeigersinn bewegen',
  serve: 'Wählen, wer trinkt',
  innkeeper: 'Den Wirt schicken',
  leave: 'Das Pub verlassen',
};

const moves = {
  enter: ({ pips }) =>
    `Mit ${figure(pips)} die nächste Figur hereinkommen lassen: ${countCoins(Math.min(pips, MOST_COINS))}`,
  move: ({ character, pips }, who) => `Mit ${figure(pips)} ${characterMoved(character, who)} im Uhrzeigersinn bewegen`,
  back: ({ character, pips }, who) =>
    `Mit ${figure(pips)} ${characterMoved(character, who)} gegen den Uhrzeigersinn bewegen`,
  innkeeper: ({ table }) => `Den Wirt ${atPlace(table)} schicken`,
  serve: ({ character }, who) => `${capital(characterMoved(character, who))} trinken lassen`,
  leave: ({ character, pips }, who) => `Mit ${figure(pips)} ${characterMoved(character, who)} hinausgehen lassen`,
  end: () => 'Den Zug beenden',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  shuffled: () => 'Jeder Clan ist gemischt und wartet draußen.',
  threw: ({ seat, first, second }, who) =>
    `${does(seat, who, 'wirfst', 'wirft')} ${figure(first)} und ${figure(second)}.`,
  'throws-again': ({ seat }, who) =>
    `${does(seat, who, 'kannst damit nichts tun und wirfst', 'kann damit nichts tun und wirft')} noch einmal.`,
  passed: ({ seat }, who) => `${does(seat, who, 'hast', 'hat')} 20-mal vergeblich geworfen; der Zug geht weiter.`,
  entered: ({ character, coins }, who) =>
    `${capital(characterName(character, who))} kommt mit ${countCoins(coins)} herein.`,
  'pile-shuffled': ({ seat }, who) =>
    `${whose(seat, who, 'Dein Stapel', 'Der Stapel')} wird verdeckt umgedreht und gemischt.`,
  moved: ({ character, from, to }, who) =>
    isRoundTrip(from, to)
      ? `${capital(characterName(character, who))} geht einmal im Kreis und ist wieder ${atPlace(to)}.`
      : `${capital(characterName(character, who))} geht ${way(from, to)}.`,
  'left-coin': ({ character, place }, who) =>
    `${capital(characterName(character, who))} lässt ${atPlace(place)} eine Münze liegen.`,
  'found-coin': ({ character, place }, who) =>
    `${capital(characterName(character, who))} nimmt ${atPlace(place)} eine Münze.`,
  drank: ({ character }, who) => `${capital(characterName(character, who))} trinkt ein Bier.`,
  paid: ({ character, to }, who) =>
    `${capital(characterName(character, who))} zahlt ${toReceiver(to, who)} ein Bier, denn der steht höher.`,
  'thrown-out': ({ character, beers }, who) =>
    `${capital(characterName(character, who))} hat ${beers === MOST_BEERS ? 'das sechste Bier' : 'keine Münze mehr'} und wird hinausgeworfen.`,
  innkeeper: ({ seat, table }, who) => `${does(seat, who, 'schickst', 'schickt')} den Wirt ${atPlace(table)}.`,
  'left-the-pub': ({ character, beers }, who) =>
    `${capital(characterName(character, who))} geht mit ${countBeers(beers)} hinaus.`,
} satisfies Sentences['events'];

const asks = {
  act: ({ first, second }) => {
    const left = diceLeft(first, second);
    return left.length === 1
      ? `Du hast noch ${figure(left[0])}: noch eine Aktion, oder beende deinen Zug.`
      : `Du hast ${left.map(figure).join(' und ')}: eine Aktion mit einem Würfel oder mit der Summe ${figure(sumOf(first, second))}.`;
  },
  serve: ({ table }) => `Der Wirt kommt ${atPlace(table)}. Wer trinkt?`,
} satisfies Sentences['asks'];

const ONE_DIE = 'Das geht mit einem Würfel, nie mit der Summe.';

const refusals = {
  ...turnRefusals,
  'act-first': () => 'Der Wirt bedient jetzt niemanden: Wähle zuerst eine Aktion mit deinen Würfeln.',
  'must-act': () => 'Du kannst deinen Zug noch nicht beenden: Eine Aktion muss sein.',
  'no-such-die': ({ first, second }) => {
    const left = diceLeft(first, second).map(figure);
    return `Deine Würfel ergeben diese Zahl nicht; ${left.length === 1 ? `übrig ist ${left[0]}` : `sie zeigen ${left.join(' und ')}`}.`;
  },
  'not-the-sum': () => ONE_DIE,
  'leave-not-the-sum': () => ONE_DIE,
  'not-your-clan': () => 'Du handelst nur mit deinem Clan; diese Figur gehört zu einem anderen.',
  'not-in-the-pub': () => 'Diese Figur ist nicht im Pub.',
  'door-taken': () =>
    'Niemand kann hereinkommen: An der Tür steht noch eine Figur deines Clans, und dort darf nur eine je Clan stehen.',
  'pile-empty': () => 'Niemand kann hereinkommen: Dein Stapel ist leer.',
  'too-drunk': ({ pips, beers }) =>
    `Zu viel Bier für diesen Weg: ${countSteps(pips)} minus ${countBeers(beers)}, da bleibt nichts übrig.`,
  'not-a-dwarf': () => 'Nur ein Zwerg geht gegen den Uhrzeigersinn.',
  'door-taken-by-clan': () =>
    'An der Tür steht schon eine andere Figur deines Clans; dort darf nur eine je Clan stehen.',
  'bad-company': ({ table }) =>
    `Die Gesellschaft passt nicht ${atPlace(table)}: Man sitzt allein, nur mit dem eigenen Volk oder wo alle verschieden sind.`,
  'innkeeper-there': ({ table }) => `Der Wirt muss an einen anderen Tisch; er ist schon ${atPlace(table)}.`,
  'not-at-his-table': ({ table }) => `Nur am Tisch des Wirts wird getrunken; er ist ${atPlace(table)}.`,
  'serve-first': () => 'Wähle zuerst, wer am Tisch des Wirts trinkt.',
  'not-at-the-door': () => 'Hinaus geht es nur von der Tür aus, für einen Ork auch vom Tisch des Wirts.',
  'too-few-beers': ({ beers, coins }) =>
    `Hinaus geht nur, wer mindestens so viel Bier wie Münzen hat; diese Figur hat ${countBeers(beers)} und ${countCoins(coins)}.`,
} satisfies Sentences['refusals'];

const endings = {
  'goal-reached': ({ seat }, who) =>
    `${seat === undefined ? 'Ein Clan' : capital(whose(seat, who, 'dein Clan', 'der Clan'))} hat genug Bier hinausgebracht.`,
  'too-many-turns': () => 'Nach 1000 Zügen schließt das Pub. Wer das meiste Bier hinausgebracht hat, gewinnt.',
} satisfies Sentences['endings'];

export const talk = {
  ...box,
  things,
  cell: placeName,
  verbs,
  moves,
  events,
  asks,
  refusals,
  endings,
} satisfies Sentences & SameLabels<typeof english>;
