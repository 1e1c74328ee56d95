/** What speaks for a move at the reef, and what the bots go by, in English. */
import { counted, small } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { cardName, coinName, colourName } from '../../look/labels.ts';
import type { Line } from '../conventions.ts';
import type { ReefReasons } from '../index.ts';

const worms = counted('en', 'worm', 'worms');

export const words: WhyWords<ReefReasons, Line> = {
  reasons: {
    brood: ({ there, needed }) => `It completes a pair: brood ${there} of ${needed}.`,
    mates: ({ colour, cards }, { speaker }) =>
      `Open breeding cards that show ${small(colourName(speaker.words.things, colour))}: ${cards}.`,
    coral: ({ there, most }) => `It is coral ${there} of ${most}.`,
    card: ({ card }, { speaker }) => `What comes of it: ${cardName(speaker.words.things, card)}.`,
    price: ({ price, worms: n }) => `It costs ${worms(price)} of ${n}.`,
    colour: ({ colour, held, fish }, { speaker }) =>
      `${colourName(speaker.words.things, colour)}: ${worms(held)} so far, and fish that lie open: ${fish}.`,
    coin: ({ coin, left }, { speaker }) => `Left after that (${coinName(speaker.words.things, coin)}): ${left}.`,
    unseen: ({ chance }, { table }) => `Of all unseen cards ${table.percent(chance)} are fish or corals.`,
    boat: ({ column }) => `It reaches column ${column + 1}.`,
    gone: ({ card, cell }, { speaker }) =>
      `${cardName(speaker.words.things, card)} in ${speaker.cell(cell)} is then out of everybody’s reach.`,
    saves: ({ worms: n }) => `It keeps ${worms(n)} for later.`,
  },
  card: {
    turn: {
      title: 'Within one turn',
      text: 'A bot follows each purchase and the best that could come after it in the same turn. From cards that will flow in it hopes for nothing; a card to be turned up counts as each that it may be.',
    },
    values: {
      title: 'What it values',
      text: 'Broods above all; then fish whose mate is to be had for an open breeding card, corals, and boats, which count less the more broods there are.',
    },
    pay: {
      title: 'How it pays',
      text: 'With the worms that it misses least: many of one colour are worth less each, and a pearl more than a worm.',
    },
    rival: {
      title: 'Against you',
      text: 'What helps you counts against it, though less than what helps itself; so a shark may take the card that you wait for.',
    },
    novice: {
      title: 'The beginner',
      text: 'Sees one purchase ahead, not quite sharply, and follows a whim about once in twelve times.',
    },
    strong: {
      title: 'The strong bot',
      text: 'Has the same habits with finer numbers, found by playing: what helps you counts as much as what helps itself, and a shark is worth more to it.',
    },
  },
};
