/** What the games say alike about turns and cards in hand, in English. Each game lends its way of naming a card. */
import type { Kind, Seat } from '@halcyon/kernel';
import { counted, figure, type Maybe } from '../grammar.ts';
import type { GameSpeech, Who } from '../speaker.ts';

export type NameCard = (card: Maybe<Kind<'card'>>, who: Who) => string;
export const cards = counted('en', 'card', 'cards');

/** 'you' or the name. */
export const whom = (seat: Maybe<Seat>, who: Who): string => (who.me(seat ?? 0) ? 'you' : who.name(seat ?? 0));
/** 'your' or 'Anna’s'. */
export const whose = (seat: Maybe<Seat>, who: Who): string => (who.me(seat ?? 0) ? 'your' : `${who.name(seat ?? 0)}’s`);
/** 'You place' or 'Anna places'. */
export const does = (seat: Maybe<Seat>, who: Who, you: string, other: string): string =>
  who.me(seat ?? 0) ? `You ${you}` : `${who.name(seat ?? 0)} ${other}`;

/** Who could not go on, where that is known. */
export const someone = (seat: Maybe<Seat>, who: Who): string =>
  seat === undefined ? 'A player' : who.me(seat) ? 'You' : who.name(seat);

export const pay = (n: Maybe): string => (n === 0 ? 'nothing' : figure(n));
/** The neighbours that make the cost; 0 or none for what counts for nothing. */
const beside = (before: Maybe, after: Maybe): string =>
  before && after
    ? `Between ${before} and ${after} that`
    : before || after
      ? `Next to ${before || after} that`
      : 'That';
export const tooDear = (before: Maybe, after: Maybe, needed: Maybe, payable: Maybe): string =>
  `${beside(before, after)} costs ${figure(needed)}; you can pay ${pay(payable)}.`;

export const handMoves = (card: NameCard) =>
  ({
    discard: () => 'Discard two cards',
    drop: ({ card: dropped }, who) => `Discard ${card(dropped, who)}`,
  }) satisfies GameSpeech['moves'];

export const turnEvents = {
  turn: ({ seat }, who) => `It is ${whose(seat, who)} turn.`,
} satisfies GameSpeech['events'];

export const dealEvents = (card: NameCard) =>
  ({
    dealt: () => 'The cards are shuffled and dealt.',
    drew: ({ seat, card: drawn }, who) => `${does(seat, who, 'draw', 'draws')} ${card(drawn, who)}.`,
  }) satisfies GameSpeech['events'];

export const handEvents = (card: NameCard) =>
  ({
    ...turnEvents,
    ...dealEvents(card),
    dropped: ({ seat, card: gone }, who) => `${does(seat, who, 'discard', 'discards')} ${card(gone, who)}.`,
    discarding: ({ seat }, who) => `${does(seat, who, 'discard', 'discards')} two cards.`,
    lost: ({ seat }, who) => `${does(seat, who, 'have', 'has')} no action left.`,
  }) satisfies GameSpeech['events'];

export const handAsks = {
  turn: () => 'Your turn: play a card or discard two cards.',
  pay: ({ left }) => `Payment: discard ${cards(left)}.`,
  discard: ({ left }) => `Discard ${cards(left)}.`,
} satisfies GameSpeech['asks'];

export const turnRefusals = {
  'not-your-turn': ({ seat }, who) =>
    who.me(seat!) ? 'Somebody else has to act now.' : `It is not your turn but ${who.name(seat!)}’s.`,
} satisfies GameSpeech['refusals'];

export const handRefusals = (card: NameCard) =>
  ({
    ...turnRefusals,
    'not-in-hand': () => 'You do not hold that card.',
    'act-first': () => 'You have to choose an action first: play a card or discard two cards.',
    ascending: ({ floor }, who) => `Cards are discarded in ascending order; your last one was ${card(floor, who)}.`,
    'too-few-left': ({ left, from }) =>
      `Begin with a lower card: from this one on you could discard ${figure(from)}; you have to discard ${figure(left)}.`,
    'drop-first': ({ left }) => `You still have to discard ${cards(left)} first.`,
    'too-few-to-discard': ({ needed, payable }) =>
      `Discarding takes ${cards(needed)}; you have ${pay(payable)} that may go.`,
  }) satisfies GameSpeech['refusals'];

/** How a hand loses the game; `lost` says what that means in this game. */
export const handEndings = (lost: string) =>
  ({
    stuck: ({ seat }, who) => `${someone(seat, who)} could neither play a card nor discard two. ${lost}`,
    'empty-hand': ({ seat }, who) => `${someone(seat, who)} began the turn with an empty hand. ${lost}`,
  }) satisfies GameSpeech['endings'];
