/** Tranquility in English: what is asked, and how it ended. */

import { figure } from '@halcyon/speech/grammar';
import { cards, handAsks, handEndings } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { ORANGE, PURPLE, YELLOW } from '../../rules/vocabulary.ts';
import { card, cell, joker, range, row } from './words.ts';

const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]: 'Accept it: you discard down to three cards, and three stays your limit until it ends.',
  [PURPLE]: 'Put it beside a row with an empty cell: that row stays closed until it ends.',
  [ORANGE]: 'Accept it: you place islands only next to islands until it ends.',
};
const NO_ROW = 'No row has an empty cell: accept it, it has no effect.';

export const asks = {
  ...handAsks,
  turn: ({ start, stuck }) =>
    start === 1
      ? 'You hold a Start: play it now.'
      : stuck === 1
        ? 'No action is left. Spend a Compass to open a way, or give up.'
        : handAsks.turn(),
  share: ({ left }) => `For the Start: drop ${cards(left)}.`,
  reduce: ({ left }) => `Yellow Storm: drop ${cards(left)}.`,
  pledge: ({ round, most }) =>
    `The Start costs eight cards. Round ${figure(round)} of 5: how many do you give? At most ${figure(most)}.`,
  rocks: ({ row: at }) => `The Jagged Rocks close ${row(at)}: move them, or keep them there and drop two cards.`,
  storm: ({ storm: drawn, rows }) =>
    `You drew ${card(drawn)}. ${rows === 0 && drawn === PURPLE ? NO_ROW : (ASKED[drawn!] ?? ASKED[YELLOW])}`,
  'confirm-draw': () => 'You are about to draw. To end your Yellow Storm first, spend a Compass now.',
  name: ({ cell: at, low, high }, who) =>
    `Which number is your ${joker(who)} in ${cell(at, who)}? One ${range(low, high)}.`,
} satisfies GameSpeech['asks'];

const LOST = 'The ship is lost.';
export const endings = {
  ...handEndings(LOST),
  won: (_, { layout }) =>
    layout === 'square'
      ? 'The sea is full, the Start and the Finish lie: paradise is found.'
      : 'Every cell is filled and the Finish lies: paradise is found.',
  'one-card': () => `A player began the turn with a single card, and this table plays by the letter. ${LOST}`,
  'start-unpaid': () => `Together there were fewer than eight cards for the Start. ${LOST}`,
  conceded: () => `A player without an action gave up. ${LOST}`,
  'grid-full': () => 'The sea is full: the points decide.',
  'hands-out': () => 'Both players hold at most one card: the points decide.',
} satisfies GameSpeech['endings'];
