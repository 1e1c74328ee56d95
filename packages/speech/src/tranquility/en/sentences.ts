/** Tranquility in English: moves as offers, what happened, what is asked, how it ended. */
import { ORANGE, PURPLE, YELLOW } from '@halcyon/tranquility';
import { figure } from '../../grammar.ts';
import type { GameSpeech } from '../../speaker.ts';
import { card, cards, cell, does, row, storm, whom } from './words.ts';

const STRUCK: Readonly<Record<number, string>> = {
  [YELLOW]: 'no more than three cards in hand until it ends',
  [ORANGE]: 'islands only next to islands until it ends',
};
const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]: 'Accept it: you drop down to three cards, and three stays your limit until it ends.',
  [PURPLE]: 'Put it beside a row with an empty cell: that row stays closed until it ends.',
  [ORANGE]: 'Accept it: you place islands only next to islands until it ends.',
};
const NO_ROW = 'No row has an empty cell: accept it, it has no effect.';
const EARNED = [
  'The Start earns a Compass.',
  'A row of six consecutive numbers earns a Compass.',
  'A whole hand discarded earns a Compass.',
];

export const sentences = {
  moves: {
    place: ([island, at]) => `Place ${card(island)} in ${cell(at)}`,
    start: () => 'Play the Start',
    finish: () => 'Play the Finish',
    discard: () => 'Discard two cards',
    drop: ([dropped]) => `Drop ${card(dropped)}`,
    pledge: ([n]) => (n === 0 ? 'Offer no card' : `Offer ${cards(n)}`),
    rocks: ([to]) => `Move the Jagged Rocks to ${row(to)}`,
    stay: () => 'Keep the Jagged Rocks where they are and drop two cards',
    accept: () => 'Accept the Storm',
    purple: ([at]) => `Put the Purple Storm beside ${row(at)}`,
    give: () => 'Give the top two cards of your pile, unseen',
    compass: ([at], who) => `Spend a Compass to end ${storm(at, who)}`,
    propose: ([at], who) => `Propose to end ${storm(at, who)}`,
    'discard-hand': () => 'Discard your whole hand for a Compass',
    concede: () => 'Give up',
    draw: () => 'Draw now',
  },
  events: {
    dealt: () => 'The cards are shuffled and dealt.',
    'start-shuffled-in': ([seat], who) =>
      `A Start is shuffled into ${who.me(seat!) ? 'your' : `${who.name(seat!)}’s`} pile.`,
    turn: ([seat], who) => (who.me(seat!) ? 'It is your turn.' : `It is ${who.name(seat!)}’s turn.`),
    drew: ([seat, drawn], who) => `${does(seat, who, 'draw', 'draws')} ${card(drawn)}.`,
    placed: ([seat, island, at], who) => `${does(seat, who, 'place', 'places')} ${card(island)} in ${cell(at)}.`,
    dropped: ([seat, gone], who) => `${does(seat, who, 'drop', 'drops')} ${card(gone)}.`,
    discarding: ([seat], who) => `${does(seat, who, 'discard', 'discards')} two cards.`,
    started: ([seat], who) => `${does(seat, who, 'play', 'plays')} the Start.`,
    pledged: ([seat, n], who) =>
      `${does(seat, who, 'offer', 'offers')} ${n === 0 ? 'no card' : cards(n)} for the Start.`,
    'pledge-again': ([round, sum]) =>
      `The offers make ${figure(sum)}, not eight. Round ${figure(round)}: new offers, please.`,
    'pledge-agreed': () => 'The offers make eight.',
    'pledge-decided': () => 'Five rounds have not made eight, so the table shares it out.',
    'eight-missing': ([payable]) => `The Start needs eight cards; all hands together can give only ${figure(payable)}.`,
    finished: ([seat], who) => `${does(seat, who, 'play', 'plays')} the Finish.`,
    lost: ([seat], who) => `${does(seat, who, 'have', 'has')} no action left.`,
    'rocks-lie': ([at]) => `The Jagged Rocks close ${row(at)}.`,
    'rocks-moved': ([seat, to], who) => `${does(seat, who, 'move', 'moves')} the Jagged Rocks to ${row(to)}.`,
    'rocks-stayed': ([seat, at], who) =>
      `${does(seat, who, 'keep', 'keeps')} the Jagged Rocks at ${row(at)}, for two cards.`,
    'rocks-gone': () => 'Four rows are complete: the Jagged Rocks leave the game.',
    'storm-drawn': ([seat, drawn], who) => `${does(seat, who, 'draw', 'draws')} ${card(drawn)}.`,
    'storm-struck': ([seat, struck], who) =>
      `The ${struck === ORANGE ? 'Orange' : 'Yellow'} Storm lies in front of ${whom(seat, who)}: ${STRUCK[struck!] ?? STRUCK[YELLOW]}.`,
    'storm-faded': ([seat], who) =>
      `No row has an empty cell: the Purple Storm that ${whom(seat, who)} drew has no effect.`,
    'storm-closes': ([seat, at], who) =>
      `${does(seat, who, 'put', 'puts')} the Purple Storm beside ${row(at)}: that row is closed.`,
    'gave-unseen': ([seat], who) =>
      `${does(seat, who, 'give', 'gives')} the top two cards of ${who.me(seat!) ? 'your' : 'the'} pile, unseen.`,
    'compass-earned': ([why]) => EARNED[why!] ?? 'A Compass is earned.',
    'compass-spent': ([seat, at], who) => `${does(seat, who, 'spend', 'spends')} a Compass to end ${storm(at, who)}.`,
    'compass-proposed': ([seat, at], who) => `${does(seat, who, 'propose', 'proposes')} to end ${storm(at, who)}.`,
    'hand-discarded': ([seat, n], who) =>
      `${does(seat, who, 'discard your', 'discards the')} whole hand (${cards(n)}).`,
    conceded: ([seat], who) => `${does(seat, who, 'give up', 'gives up')}.`,
  },
  asks: {
    turn: ({ start, stuck }) =>
      start === 1
        ? 'You hold a Start: play it now.'
        : stuck === 1
          ? 'No action is left. Spend a Compass to open a way, or give up.'
          : 'Your turn: play a card or discard two cards.',
    pay: ({ left }) => `Payment: drop ${cards(left)}.`,
    discard: ({ left }) => `Discard ${cards(left)}.`,
    share: ({ left }) => `For the Start: drop ${cards(left)}.`,
    reduce: ({ left }) => `Yellow Storm: drop ${cards(left)}.`,
    pledge: ({ round, most }) =>
      `The Start costs eight cards. Round ${figure(round)} of 5: how many do you give? At most ${figure(most)}.`,
    rocks: ({ row: at }) => `The Jagged Rocks close ${row(at)}: move them, or keep them there and drop two cards.`,
    storm: ({ storm: drawn, rows }) =>
      `You drew ${card(drawn)}. ${rows === 0 && drawn === PURPLE ? NO_ROW : (ASKED[drawn!] ?? ASKED[YELLOW])}`,
    'confirm-draw': () => 'You are about to draw. To end your Yellow Storm first, spend a Compass now.',
  },
  endings: {
    won: 'The sea is full, the Start and the Finish lie: paradise is found.',
    stuck: 'A player could neither play a card nor discard two. The ship is lost.',
    'empty-hand': 'A player began the turn with an empty hand. The ship is lost.',
    'one-card': 'A player began the turn with a single card, and this table plays by the letter. The ship is lost.',
    'start-unpaid': 'Together there were fewer than eight cards for the Start. The ship is lost.',
    conceded: 'A player without an action gave up. The ship is lost.',
  },
} satisfies Partial<GameSpeech>;
