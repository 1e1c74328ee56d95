/** Tranquility in English: what happened. */

import { capital, figure } from '@halcyon/speech/grammar';
import { cards, does, handEvents, whom, whose } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { ORANGE, YELLOW } from '../../rules/vocabulary.ts';
import { card, cell, joker, row, side, storm } from './words.ts';

const STRUCK: Readonly<Record<number, string>> = {
  [YELLOW]: 'no more than three cards in hand until it ends',
  [ORANGE]: 'islands only next to islands until it ends',
};
const EARNED = [
  'The Start earns a Compass.',
  'A row of six consecutive numbers earns a Compass.',
  'A whole hand discarded earns a Compass.',
];
const ROLES = ['the Start', 'the Finish', 'a Sea Monster', 'a Compass'];

export const events = {
  ...handEvents(card),
  'start-shuffled-in': ({ seat }, who) => `A Start is shuffled into ${whose(seat, who)} pile.`,
  placed: ({ seat, card: island, cell: at }, who) =>
    `${does(seat, who, 'place', 'places')} ${card(island)} in ${cell(at, who)}.`,
  started: ({ seat }, who) => `${does(seat, who, 'play', 'plays')} the Start.`,
  pledged: ({ seat, number: n }, who) =>
    `${does(seat, who, 'offer', 'offers')} ${n === 0 ? 'no card' : cards(n)} for the Start.`,
  'pledge-again': ({ round, sum }) =>
    `The offers make ${figure(sum)}, not eight. Round ${figure(round)}: new offers, please.`,
  'pledge-agreed': () => 'The offers make eight.',
  'pledge-decided': () => 'Five rounds have not made eight, so the table shares it out.',
  'eight-missing': ({ payable }) => `The Start needs eight cards; all hands together can give only ${figure(payable)}.`,
  finished: ({ seat }, who) => `${does(seat, who, 'play', 'plays')} the Finish.`,

  'rocks-lie': ({ row: at }) => `The Jagged Rocks close ${row(at)}.`,
  'rocks-moved': ({ seat, row: to }, who) => `${does(seat, who, 'move', 'moves')} the Jagged Rocks to ${row(to)}.`,
  'rocks-stayed': ({ seat, row: at }, who) =>
    `${does(seat, who, 'keep', 'keeps')} the Jagged Rocks at ${row(at)}, for two cards.`,
  'rocks-gone': () => 'Four rows are complete: the Jagged Rocks leave the game.',
  'storm-drawn': ({ seat, storm: drawn }, who) => `${does(seat, who, 'draw', 'draws')} ${card(drawn)}.`,
  'storm-struck': ({ seat, storm: struck }, who) =>
    `The ${struck === ORANGE ? 'Orange' : 'Yellow'} Storm lies in front of ${whom(seat, who)}: ${STRUCK[struck!] ?? STRUCK[YELLOW]}.`,
  'storm-faded': ({ seat }, who) =>
    `No row has an empty cell: the Purple Storm that ${whom(seat, who)} drew has no effect.`,
  'storm-closes': ({ seat, row: at }, who) =>
    `${does(seat, who, 'put', 'puts')} the Purple Storm beside ${row(at)}: that row is closed.`,
  'gave-unseen': ({ seat }, who) =>
    `${does(seat, who, 'give', 'gives')} the top two cards of ${who.me(seat!) ? 'your' : 'the'} pile, unseen.`,
  'compass-earned': ({ why }) => EARNED[why!] ?? 'A Compass is earned.',
  'compass-spent': ({ seat, storm: at }, who) =>
    `${does(seat, who, 'spend', 'spends')} a Compass to end ${storm(at, who)}.`,
  'compass-proposed': ({ seat, storm: at }, who) =>
    `${does(seat, who, 'propose', 'proposes')} to end ${storm(at, who)}.`,
  'hand-discarded': ({ seat, count: n }, who) =>
    `${does(seat, who, 'discard your', 'discards the')} whole hand (${cards(n)}).`,
  conceded: ({ seat }, who) => `${does(seat, who, 'give up', 'gives up')}.`,
  devoured: ({ seat, island, cell: at }, who) =>
    `${capital(whose(seat, who))} Sea Monster destroys ${card(island)} in ${cell(at, who)}; both leave the game.`,
  'monster-named': ({ seat }, who) => `${does(seat, who, 'hold', 'holds')} at least one Sea Monster: the Finish waits.`,
  'finish-refused': ({ seat }, who) =>
    `${does(seat, who, 'take the Finish back and need', 'takes the Finish back and needs')} another action.`,
  'wild-as': ({ seat, role }, who) => `${does(seat, who, 'play', 'plays')} a Wild as ${ROLES[role!] ?? 'a card'}.`,
  'wild-laid': ({ seat, cell: at }, who) => `${does(seat, who, 'place', 'places')} a Wild in ${cell(at, who)}.`,
  named: ({ seat, number, cell: at }, who) =>
    `${does(seat, who, 'say', 'says')} that the ${joker(who)} in ${cell(at, who)} is ${figure(number)}.`,

  'pillars-full': () => 'Both pillars are full: now the roof is built, by the standard rules.',
  explored: ({ seat, card: drawn }, who) =>
    `${does(seat, who, 'turn up', 'turns up')} an Explorer card: ${card(drawn)}.`,
  'explorer-kept': ({ seat, card: drawn }, who) =>
    `${does(seat, who, 'draw', 'draws')} ${card(drawn)} from the Explorer deck and ${who.me(seat!) ? 'keep' : 'keeps'} it secret.`,
  returned: ({ seat, card: back, cell: at }, who) =>
    `${capital(card(back))} returns to ${whose(seat, who)} hand; a Storm now lies in ${cell(at, who)}.`,
  swallowed: ({ seat, card: gone, cell: at }, who) =>
    `A Sea Monster swallows ${card(gone)}, which ${whom(seat, who)} placed in ${cell(at, who)}; both are gone.`,
  'pile-dropped': ({ seat }, who) => `The top card of ${whose(seat, who)} pile goes, unseen.`,
  'border-laid': ({ seat, cell: at }, who) =>
    `${does(seat, who, 'place', 'places')} a border card in ${cell(at, who)}.`,
  cleared: ({ seat, cell: at }, who) =>
    `${does(seat, who, 'discard', 'discards')} a Compass: the Storm in ${cell(at, who)} is gone.`,
  'hands-turned': ({ seat, side: up }, who) =>
    `${does(seat, who, 'draw', 'draws')} a Compass: all hands are turned and now show ${side(up)}.`,
  'compass-aside': ({ seat }, who) =>
    `${does(seat, who, 'set', 'sets')} a Compass of the opening hand aside and ${who.me(seat!) ? 'draw' : 'draws'} another card.`,
  'compass-shuffled-in': ({ seat }, who) => `A Compass set aside is shuffled into ${whose(seat, who)} pile.`,
  'turned-over': ({ seat, cell: at, side: up }, who) =>
    `${does(seat, who, 'turn', 'turns')} the island in ${cell(at, who)}: it now shows ${side(up)}.`,
  took: ({ seat, card: taken }, who) => `${does(seat, who, 'take', 'takes')} ${card(taken)} from the face-up row.`,
  revealed: ({ card: fresh }) => `${capital(card(fresh))} comes into the face-up row.`,
  'hand-shown': ({ seat, count: n }, who) =>
    `${does(seat, who, 'can place nothing: you show and discard your', 'can place nothing, shows and discards the')} whole hand (${cards(n)}).`,
  shown: ({ seat, card: seen }, who) => `${does(seat, who, 'show', 'shows')} ${card(seen)}.`,
  passed: ({ seat }, who) => `${does(seat, who, 'pass', 'passes')}.`,
} satisfies GameSpeech['events'];
