/** What the games say alike about turns and cards in hand, in French. Each game lends its way of naming a card. */
import type { Seat } from '@halcyon/kernel';
import { counted, deFrench, figure, type Maybe } from '../grammar.ts';
import type { GameSpeech, Who } from '../speaker.ts';
import type { NameCard } from './en.ts';

export const cards = counted('fr', 'carte', 'cartes');

/** 'vous' or the name. */
export const whom = (seat: Maybe<Seat>, who: Who): string => (who.me(seat ?? 0) ? 'vous' : who.name(seat ?? 0));
/** 'votre pioche' or 'la pioche d’Anna'. */
export const whose = (seat: Maybe<Seat>, who: Who, article: string, thing: string): string =>
  who.me(seat ?? 0) ? `votre ${thing}` : `${article} ${thing} ${deFrench(who.name(seat ?? 0))}`;
/** 'Vous placez' or 'Anna place'. */
export const does = (seat: Maybe<Seat>, who: Who, you: string, other: string): string =>
  who.me(seat ?? 0) ? `Vous ${you}` : `${who.name(seat ?? 0)} ${other}`;

/** Who could not go on, where that is known. */
export const someone = (seat: Maybe<Seat>, who: Who, you: string, other: string): string =>
  seat === undefined ? `Un joueur ${other}` : does(seat, who, you, other);

export const youPay = (n: Maybe): string => (n === 0 ? 'vous ne pouvez rien payer' : `vous pouvez payer ${figure(n)}`);
/** The neighbours that make the cost; 0 or none for what counts for nothing. */
const beside = (before: Maybe, after: Maybe): string =>
  before && after
    ? `Entre ${before} et ${after}, cela`
    : before || after
      ? `À côté de ${before || after}, cela`
      : 'Cela';
export const tooDear = (before: Maybe, after: Maybe, needed: Maybe, payable: Maybe): string =>
  `${beside(before, after)} coûte ${figure(needed)} ; ${youPay(payable)}.`;

export const handMoves = (card: NameCard) =>
  ({
    discard: () => 'Défausser deux cartes',
    drop: ({ card: dropped }, who) => `Défausser ${card(dropped, who)}`,
  }) satisfies GameSpeech['moves'];

export const turnEvents = {
  turn: ({ seat }, who) => `C’est à ${whom(seat, who)} de jouer.`,
} satisfies GameSpeech['events'];

export const dealEvents = (card: NameCard) =>
  ({
    dealt: () => 'Les cartes sont mélangées et distribuées.',
    drew: ({ seat, card: drawn }, who) => `${does(seat, who, 'piochez', 'pioche')} ${card(drawn, who)}.`,
  }) satisfies GameSpeech['events'];

export const handEvents = (card: NameCard) =>
  ({
    ...turnEvents,
    ...dealEvents(card),
    dropped: ({ seat, card: gone }, who) => `${does(seat, who, 'défaussez', 'défausse')} ${card(gone, who)}.`,
    discarding: ({ seat }, who) => `${does(seat, who, 'défaussez', 'défausse')} deux cartes.`,
    lost: ({ seat }, who) => `${does(seat, who, 'n’avez', 'n’a')} plus d’action possible.`,
  }) satisfies GameSpeech['events'];

export const handAsks = {
  turn: () => 'À vous : jouez une carte ou défaussez deux cartes.',
  pay: ({ left }) => `Paiement : défaussez ${cards(left)}.`,
  discard: ({ left }) => `Défaussez ${cards(left)}.`,
} satisfies GameSpeech['asks'];

export const turnRefusals = {
  'not-your-turn': ({ seat }, who) =>
    who.me(seat!)
      ? 'C’est à quelqu’un d’autre d’agir.'
      : `Ce n’est pas votre tour, mais celui ${deFrench(who.name(seat!))}.`,
} satisfies GameSpeech['refusals'];

export const handRefusals = (card: NameCard) =>
  ({
    ...turnRefusals,
    'not-in-hand': () => 'Vous n’avez pas cette carte en main.',
    'act-first': () => 'Choisissez d’abord une action : jouer une carte ou défausser deux cartes.',
    ascending: ({ floor }, who) =>
      `Les cartes se défaussent en ordre croissant ; votre dernière était ${card(floor, who)}.`,
    'too-few-left': ({ left, from }) =>
      `Commencez par une carte plus basse : à partir de celle-ci vous pourriez en défausser ${figure(from)} ; il en faut ${figure(left)}.`,
    'drop-first': ({ left }) => `Il vous faut d’abord défausser encore ${cards(left)}.`,
    'too-few-to-discard': ({ needed, payable }) =>
      `Il faut défausser ${cards(needed)} ; ${payable === 0 ? 'vous ne pouvez en défausser aucune' : `vous pouvez en défausser ${figure(payable)}`}.`,
  }) satisfies GameSpeech['refusals'];

/** How a hand loses the game; `lost` says what that means in this game. */
export const handEndings = (lost: string) =>
  ({
    stuck: ({ seat }, who) =>
      `${someone(seat, who, 'ne pouviez', 'ne pouvait')} ni jouer une carte ni en défausser deux. ${lost}`,
    'empty-hand': ({ seat }, who) =>
      `${someone(seat, who, 'avez commencé votre', 'a commencé son')} tour la main vide. ${lost}`,
  }) satisfies GameSpeech['endings'];
