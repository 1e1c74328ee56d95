/** Fantasy Pub in German: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { does, turnEvents, turnRefusals, whose } from '@halcyon/speech/parts/de';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import type { GameTalk } from '@halcyon/speech/words';
import { AWAY, DOOR, MOST_COINS, type Names, type vocabulary } from '../../rules/vocabulary.ts';
import { characterOf, diceLeft, sumOf } from '../characters.ts';
import type { talk as english } from '../en/index.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const coins = counted('de', 'Münze', 'Münzen');
/** As one orders them: three 'Bier'. */
const beers = counted('de', 'Bier', 'Bier');
const steps = counted('de', 'Schritt', 'Schritte');

const RACES = ['Goblin', 'Zwerg', 'Ork', 'Troll'];
/** All are masculine. By case: yours, theirs, and 'second' after each of them. */
const CASES = {
  nominative: ['dein', 'der', 'zweiter', 'zweite'],
  accusative: ['deinen', 'den', 'zweiten', 'zweiten'],
  dative: ['deinem', 'dem', 'zweiten', 'zweiten'],
} as const;
const named = (n: Maybe, who: Who, inCase: keyof typeof CASES): string => {
  const { seat, race, isSecond } = characterOf(n);
  const [yours, theirs, yourSecond, theirSecond] = CASES[inCase];
  return whose(
    seat,
    who,
    `${yours} ${isSecond ? `${yourSecond} ` : ''}${RACES[race]}`,
    `${theirs} ${isSecond ? `${theirSecond} ` : ''}${RACES[race]}`,
  );
};
/** 'dein Troll', 'der zweite Goblin von Anna'. */
const character = (n: Maybe, who: Who): string => named(n, who, 'nominative');
/** 'deinen Troll', 'den zweiten Goblin von Anna'. */
const characterAsObject = (n: Maybe, who: Who): string => named(n, who, 'accusative');
/** 'deinem Troll', 'dem zweiten Goblin von Anna'. */
const toCharacter = (n: Maybe, who: Who): string => named(n, who, 'dative');

const placed = (place: Maybe, door: string, table: string): string =>
  place === DOOR ? door : place === AWAY ? 'draußen' : `${table}Tisch ${figure(place)}`;
const cell = (place: Maybe): string => placed(place, 'die Tür', '');
/** 'an der Tür', 'an Tisch 3'. */
const at = (place: Maybe): string => placed(place, 'an der Tür', 'an ');
/** 'von der Tür', 'von Tisch 3'. */
const leaving = (place: Maybe): string => placed(place, 'von der Tür', 'von ');
/** 'zur Tür', 'zu Tisch 3'. */
const towards = (place: Maybe): string => placed(place, 'zur Tür', 'zu ');

const things = {
  goblin: 'Goblin',
  goblin2: 'Zweiter Goblin',
  dwarf: 'Zwerg',
  dwarf2: 'Zweiter Zwerg',
  orc: 'Ork',
  orc2: 'Zweiter Ork',
  troll: 'Troll',
  goblins: 'Goblins',
  dwarves: 'Zwerge',
  orcs: 'Orks',
  trolls: 'Trolle',
  goblinAbout: 'nimmt sich eine Münze, wo er ankommt',
  dwarfAbout: 'geht in beide Richtungen',
  orcAbout: 'darf vom Tisch des Wirts aus hinaus',
  trollAbout: 'lässt eine Münze liegen, wo er weggeht',

  pub: 'Das Pub',
  door: 'Tür',
  table: 'Tisch',
  tables: 'Tische',
  place: 'Platz',
  outside: 'draußen',
  nobody: 'niemand hier',
  innkeeper: 'Wirt',
  besideDoor: 'neben der Tür',

  coin: 'Münze',
  coins: 'Münzen',
  coinsLying: 'Münzen, die hier liegen',
  beer: 'Bier',
  beers: 'Bier',
  stock: 'Bier hinausgebracht',
  goal: 'Ziel',
  toGoal: 'es fehlen noch',
  clan: 'Clan',
  character: 'Figur',
  pile: 'Stapel',
  faceDown: 'verdeckt',
  faceUp: 'offen',

  dice: 'Würfel',
  die: 'Würfel',
  sum: 'Summe',
  used: 'benutzt',
  both: 'beide Würfel',

  enter: 'Hereinkommen',
  move: 'Bewegen',
  clockwise: 'im Uhrzeigersinn',
  back: 'gegen den Uhrzeigersinn',
  moveInnkeeper: 'Den Wirt schicken',
  serve: 'Wer trinkt?',
  leave: 'Hinausgehen',
  end: 'Zug beenden',
  chooseDie: 'Wähle einen Würfel oder die Summe.',
  chooseAction: 'Wähle, was du tust.',
  chooseCharacter: 'Wähle eine Figur.',

  effect: 'Wirkung',
  goesTo: 'geht zu',
  drinks: 'trinkt',
  drinksOne: 'trinkt ein Bier',
  pays: 'zahlt',
  receives: 'bekommt ein Bier',
  thrownOut: 'wird hinausgeworfen',
  takesCoin: 'nimmt eine Münze',
  leavesCoin: 'lässt eine Münze liegen',
  noEffect: 'nichts geschieht',
  mayLeave: 'darf hinaus',
  tooFewBeers: 'zu wenig Bier, um hinauszugehen',
  tooDrunk: 'zu viel Bier, um zu gehen',
  wins: 'gewinnt',

  comeIn: 'Herein',
  goOut: 'Hinaus',
  noDieLeads: 'Keiner deiner Würfel führt dorthin.',
} satisfies GameTalk['things'];

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

const moves = {
  enter: ({ pips }) =>
    `Mit ${figure(pips)} die nächste Figur hereinkommen lassen: ${coins(Math.min(pips ?? 0, MOST_COINS))}`,
  move: ({ character: guest, pips }, who) =>
    `Mit ${figure(pips)} ${characterAsObject(guest, who)} im Uhrzeigersinn bewegen`,
  back: ({ character: guest, pips }, who) =>
    `Mit ${figure(pips)} ${characterAsObject(guest, who)} gegen den Uhrzeigersinn bewegen`,
  innkeeper: ({ table }) => `Den Wirt ${at(table)} schicken`,
  serve: ({ character: guest }, who) => `${capital(characterAsObject(guest, who))} trinken lassen`,
  leave: ({ character: guest, pips }, who) => `Mit ${figure(pips)} ${characterAsObject(guest, who)} hinausgehen lassen`,
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
  entered: ({ character: guest, coins: brought }, who) =>
    `${capital(character(guest, who))} kommt mit ${coins(brought)} herein.`,
  'pile-shuffled': ({ seat }, who) =>
    `${whose(seat, who, 'Dein Stapel', 'Der Stapel')} wird verdeckt umgedreht und gemischt.`,
  moved: ({ character: guest, from, to }, who) =>
    from === to
      ? `${capital(character(guest, who))} geht einmal im Kreis und ist wieder ${at(to)}.`
      : `${capital(character(guest, who))} geht ${leaving(from)} ${towards(to)}.`,
  'left-coin': ({ character: guest, place }, who) =>
    `${capital(character(guest, who))} lässt ${at(place)} eine Münze liegen.`,
  'found-coin': ({ character: guest, place }, who) =>
    `${capital(character(guest, who))} nimmt ${at(place)} eine Münze.`,
  drank: ({ character: guest }, who) => `${capital(character(guest, who))} trinkt ein Bier.`,
  paid: ({ character: guest, to }, who) => `${capital(character(guest, who))} zahlt ${toCharacter(to, who)} ein Bier.`,
  'thrown-out': ({ character: guest }, who) => `${capital(character(guest, who))} wird hinausgeworfen.`,
  innkeeper: ({ seat, table }, who) => `${does(seat, who, 'schickst', 'schickt')} den Wirt ${at(table)}.`,
  'left-the-pub': ({ character: guest, beers: drunk }, who) =>
    `${capital(character(guest, who))} geht mit ${beers(drunk)} hinaus.`,
} satisfies Sentences['events'];

const asks = {
  act: ({ first, second }) => {
    const left = diceLeft(first, second);
    return left.length === 1
      ? `Du hast noch ${figure(left[0])}: noch eine Aktion, oder beende deinen Zug.`
      : `Du hast ${left.map(figure).join(' und ')}: eine Aktion mit einem Würfel oder mit der Summe ${figure(sumOf(first, second))}.`;
  },
  serve: ({ table }) => `Der Wirt kommt ${at(table)}. Wer trinkt?`,
} satisfies Sentences['asks'];

const endings = {
  'goal-reached': () => 'Ein Clan hat genug Bier hinausgebracht.',
  'too-many-turns': () => 'Nach 1000 Zügen schließt das Pub. Wer das meiste Bier hinausgebracht hat, gewinnt.',
} satisfies Sentences['endings'];

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
  'too-drunk': ({ pips, beers: drunk }) =>
    `Zu viel Bier für diesen Weg: ${steps(pips)} weniger ${beers(drunk)}, da bleibt nichts übrig.`,
  'not-a-dwarf': () => 'Nur ein Zwerg geht gegen den Uhrzeigersinn.',
  'door-taken-by-clan': () =>
    'An der Tür steht schon eine andere Figur deines Clans; dort darf nur eine je Clan stehen.',
  'bad-company': ({ table }) =>
    `Die Gesellschaft passt nicht ${at(table)}: Man sitzt allein, nur mit dem eigenen Volk oder wo alle verschieden sind.`,
  'innkeeper-there': ({ table }) => `Der Wirt muss an einen anderen Tisch; er ist schon ${at(table)}.`,
  'not-at-his-table': ({ table }) => `Nur am Tisch des Wirts wird getrunken; er ist ${at(table)}.`,
  'serve-first': () => 'Wähle zuerst, wer am Tisch des Wirts trinkt.',
  'not-at-the-door': () => 'Hinaus geht es nur von der Tür aus, für einen Ork auch vom Tisch des Wirts.',
  'too-few-beers': ({ beers: drunk, coins: held }) =>
    `Hinaus geht nur, wer mindestens so viel Bier wie Münzen hat; diese Figur hat ${beers(drunk)} und ${coins(held)}.`,
} satisfies Sentences['refusals'];

export const talk = { ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>;
