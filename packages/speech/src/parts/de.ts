/** What the games say alike about turns and cards in hand, in German. Each game lends its way of naming a card, in the accusative. */
import type { Seat } from '@halcyon/kernel';
import { capital, counted, figure, type Maybe } from '../grammar.ts';
import type { GameSpeech, Who } from '../speaker.ts';
import type { NameCard } from './en.ts';

export const cards = counted('de', 'Karte', 'Karten');

/** 'dir' or the name, after 'vor'. */
export const whom = (seat: Maybe<Seat>, who: Who): string => (who.me(seat ?? 0) ? 'dir' : who.name(seat ?? 0));
/** 'deinen Stapel' or 'den Stapel von Anna': your form, theirs. */
export const whose = (seat: Maybe<Seat>, who: Who, yours: string, theirs: string): string =>
  who.me(seat ?? 0) ? yours : `${theirs} von ${who.name(seat ?? 0)}`;
/** 'Du platzierst' or 'Anna platziert'. */
export const does = (seat: Maybe<Seat>, who: Who, you: string, other: string): string =>
  who.me(seat ?? 0) ? `Du ${you}` : `${who.name(seat ?? 0)} ${other}`;

/** Who could not go on, where that is known. */
export const someone = (seat: Maybe<Seat>, who: Who, you: string, other: string): string =>
  seat === undefined ? `Jemand ${other}` : does(seat, who, you, other);

export const pay = (n: Maybe): string => (n === 0 ? 'nichts' : figure(n));
/** The neighbours that make the cost; 0 or none for what counts for nothing. */
const beside = (before: Maybe, after: Maybe): string =>
  before && after
    ? `Zwischen ${before} und ${after} kostet das`
    : before || after
      ? `Neben ${before || after} kostet das`
      : 'Das kostet';
export const tooDear = (before: Maybe, after: Maybe, needed: Maybe, payable: Maybe): string =>
  `${beside(before, after)} ${figure(needed)}; du kannst ${pay(payable)} bezahlen.`;

export const handMoves = (card: NameCard) =>
  ({
    discard: () => 'Zwei Karten ablegen',
    drop: ({ card: dropped }, who) => `${capital(card(dropped, who))} ablegen`,
  }) satisfies GameSpeech['moves'];

export const turnEvents = {
  turn: ({ seat }, who) => `${does(seat, who, 'bist', 'ist')} an der Reihe.`,
} satisfies GameSpeech['events'];

export const dealEvents = (card: NameCard) =>
  ({
    dealt: () => 'Die Karten sind gemischt und verteilt.',
    drew: ({ seat, card: drawn }, who) => `${does(seat, who, 'ziehst', 'zieht')} ${card(drawn, who)}.`,
  }) satisfies GameSpeech['events'];

export const handEvents = (card: NameCard) =>
  ({
    ...turnEvents,
    ...dealEvents(card),
    dropped: ({ seat, card: gone }, who) => `${does(seat, who, 'legst', 'legt')} ${card(gone, who)} ab.`,
    discarding: ({ seat }, who) => `${does(seat, who, 'legst', 'legt')} zwei Karten ab.`,
    lost: ({ seat }, who) => `${does(seat, who, 'hast', 'hat')} keine Aktion mehr.`,
  }) satisfies GameSpeech['events'];

export const handAsks = {
  turn: () => 'Du bist an der Reihe: Spiele eine Karte oder lege zwei Karten ab.',
  pay: ({ left }) => `Bezahlen: Lege ${cards(left)} ab.`,
  discard: ({ left }) => `Lege ${cards(left)} ab.`,
} satisfies GameSpeech['asks'];

export const turnRefusals = {
  'not-your-turn': ({ seat }, who) =>
    who.me(seat!) ? 'Jetzt muss jemand anderes handeln.' : `Nicht du bist an der Reihe, sondern ${who.name(seat!)}.`,
} satisfies GameSpeech['refusals'];

export const handRefusals = (card: NameCard) =>
  ({
    ...turnRefusals,
    'not-in-hand': () => 'Du hast diese Karte nicht auf der Hand.',
    'act-first': () => 'Wähle zuerst eine Aktion: eine Karte spielen oder zwei Karten ablegen.',
    ascending: ({ floor }, who) => `Karten werden aufsteigend abgelegt; zuletzt hast du ${card(floor, who)} abgelegt.`,
    'too-few-left': ({ left, from }) =>
      `Beginne mit einer niedrigeren Karte: Ab dieser könntest du ${figure(from)} ablegen; nötig sind ${figure(left)}.`,
    'drop-first': ({ left }) => `Zuerst musst du noch ${cards(left)} ablegen.`,
    'too-few-to-discard': ({ needed, payable }) =>
      `Abgelegt werden ${cards(needed)}; du kannst ${payable === 0 ? 'keine' : figure(payable)} ablegen.`,
  }) satisfies GameSpeech['refusals'];

/** How a hand loses the game; `lost` says what that means in this game. */
export const handEndings = (lost: string) =>
  ({
    stuck: ({ seat }, who) =>
      `${someone(seat, who, 'konntest', 'konnte')} weder eine Karte spielen noch zwei ablegen. ${lost}`,
    'empty-hand': ({ seat }, who) =>
      `${someone(seat, who, 'hast den', 'hat den')} Zug mit leerer Hand begonnen. ${lost}`,
  }) satisfies GameSpeech['endings'];
