/** Tranquility in English: the plain game. */
import { figure } from '@halcyon/speech/grammar';
import {
  cards,
  does,
  handAsks,
  handEndings,
  handEvents,
  handMoves,
  handRefusals,
  someone,
  whose,
} from '@halcyon/speech/parts/en';
import type { GameWords } from '@halcyon/speech/talk';
import { bestScore } from '../../look/places.ts';
import type { Names, vocabulary } from '../../rules/vocabulary.ts';
import { cardName, cellName, cost, LOST, yourTurn } from './names.ts';

const LEVELS: Readonly<Record<number, string>> = {
  4: 'Galateia',
  6: 'Triton',
  8: 'Leucothea',
  10: 'Amphitrite',
  12: 'Poseidon',
};

export const plain = {
  features: {},
  layouts: {
    square: { name: 'Square sea', about: 'Six rows of six cells.' },
  },
  modes: {
    standard: {
      name: 'Standard',
      goal: 'Together, fill every cell of the sea so that the numbers rise along the chain, then play a Finish. You lose as soon as somebody can do nothing on their turn.',
      silent: true,
      about: 'You all win or you all lose. Alone you play by our own numbers.',
    },
  },
  options: {
    islandsRemoved: {
      name: 'Islands taken out',
      about: 'This many islands are missing, and nobody knows which. The more, the harder.',
      value: (n: number) => (n === 0 ? 'none' : `${LEVELS[n]}: ${n} islands`),
    },
    strict: {
      name: 'Last card',
      about: 'Whether a player who begins the turn with one single card may still play it.',
      value: (n: number) =>
        n === 0
          ? 'it may be played if that costs nothing (our ruling)'
          : 'whoever has a single card loses, as the rule books say',
    },
  },
  things: {
    start: 'Start',
    finish: 'Finish',
    compass: 'Compass',
    compasses: 'Compasses',
    day: 'Day',
    night: 'Night',
    startCosts: 'The Start costs all hands together 8 cards:',
    missing: 'missing',
    tooMany: 'too many',
    round: 'Round',
    tapLit: 'tap a lit cell',
    goLit: 'Arrow Up leads to a lit cell',
    ifPriced: '; a number in it is the price in cards.',
    ifFree: '; it costs nothing.',
    liesNowhere: 'fits nowhere now. Choose another card.',
    cardsInSea: 'Cards in the sea',
    total: 'Total',
  },
  cell: cellName,
  best: ({ layout }) => bestScore(layout),
  verbs: {
    drop: 'Discard a card',
    place: 'Place an island',
    pledge: 'Offer cards for the Start',
    rocks: 'Move the Jagged Rocks',
    purple: 'Put the Purple Storm beside a row',
    compass: 'Spend a Compass',
    propose: 'Propose to end a Storm',
    monster: 'Play a Sea Monster',
    name: 'Say which number it is',
    wild: 'Place a Wild',
    'wild-monster': 'Play a Wild as a Sea Monster',
    'wild-compass': 'Play a Wild as a Compass',
    border: 'Place a border card',
    clear: 'Remove a Storm',
    'turn-over': 'Turn an island',
  },
  moves: {
    ...handMoves(cardName),
    place: ({ card, cell }, who) => `Place ${cardName(card)} in ${cellName(cell, who)}`,
    start: () => 'Play the Start',
    finish: () => 'Play the Finish',
    pledge: ({ number }) => (number === 0 ? 'Offer no card' : `Offer ${cards(number)}`),
  },
  events: {
    ...handEvents(cardName),
    'start-shuffled-in': ({ seat }, who) => `A Start is shuffled into ${whose(seat, who)} pile.`,
    placed: ({ seat, card, cell }, who) =>
      `${does(seat, who, 'place', 'places')} ${cardName(card)} in ${cellName(cell, who)}.`,
    started: ({ seat }, who) => `${does(seat, who, 'play', 'plays')} the Start.`,
    pledged: ({ seat, number }, who) =>
      `${does(seat, who, 'offer', 'offers')} ${number === 0 ? 'no card' : cards(number)} for the Start.`,
    'pledge-again': ({ round, sum }) =>
      `The offers make ${figure(sum)}, not eight. Round ${figure(round)}: new offers, please.`,
    'pledge-agreed': () => 'The offers make eight.',
    'pledge-decided': () => 'Five rounds have not made eight, so the table shares it out.',
    'eight-missing': ({ payable }) =>
      `The Start needs eight cards; all hands together can give only ${figure(payable)}.`,
    finished: ({ seat }, who) => `${does(seat, who, 'play', 'plays')} the Finish.`,
  },
  asks: {
    ...handAsks,
    turn: yourTurn,
    share: ({ left }) => `For the Start: discard ${cards(left)}.`,
    pledge: ({ round, most }) =>
      `The Start costs eight cards. Round ${figure(round)} of 5: how many do you give? At most ${figure(most)}.`,
  },
  refusals: {
    ...handRefusals(cardName),
    'start-first': () => 'You hold a Start and none lies yet: you must play it now.',
    'start-kept': () => 'No Start lies yet, so a Start may not be discarded.',
    'no-finish': () => 'You hold no Finish.',
    'sea-not-full': ({ empty }) => `The Finish waits until the sea is full; empty cells: ${figure(empty)}.`,
    'no-start-lies': () => 'The Finish waits until a Start lies.',
    'not-an-island': () => 'Only islands are placed like that.',
    occupied: ({ cell, there }, who) => `An island lies in ${cellName(cell, who)} already: ${figure(there)}.`,
    order: ({ card, cell, there, at }, who) =>
      card === there
        ? `No number lies twice: ${figure(there)} is in ${cellName(at, who)}.`
        : `The numbers ascend: ${figure(card)} cannot lie ${at! < cell! ? 'after' : 'before'} ${figure(there)} (${cellName(at, who)}).`,
    cost,
    'no-start': () => 'You hold no Start.',
    'start-lies': () => 'A Start lies already; one is enough.',
    'pledge-too-high': ({ said, most }) => `You cannot give ${figure(said)}; at most ${figure(most)}.`,
    spoken: () => 'You have made your offer in this round; the others still think.',
    'say-first': () => 'First say how many cards you give for the Start.',
    'given-all': () => 'You have given your share; the others still choose.',
  },
  endings: {
    ...handEndings(LOST),
    won: (_, { layout }) =>
      layout === 'square'
        ? 'The sea is full, the Start and the Finish are laid: paradise is found.'
        : 'Every cell is filled and the Finish is laid: paradise is found.',
    'one-card': ({ seat }, who) =>
      `${someone(seat, who)} began the turn with a single card, and this table applies the rule to the letter. ${LOST}`,
    'start-unpaid': () => `Together there were fewer than eight cards for the Start. ${LOST}`,
  },
} satisfies GameWords<typeof vocabulary, Names>;
