/** Tranquility in English: moves as offers. */
import { figure } from '@halcyon/speech/grammar';
import { cards, handMoves } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { card, cell, joker, row, storm } from './words.ts';

export const moves = {
  ...handMoves(card),
  place: ({ card: island, cell: at }, who) => `Place ${card(island)} in ${cell(at, who)}`,
  start: () => 'Play the Start',
  finish: () => 'Play the Finish',
  pledge: ({ number: n }) => (n === 0 ? 'Offer no card' : `Offer ${cards(n)}`),

  rocks: ({ row: to }) => `Move the Jagged Rocks to ${row(to)}`,
  stay: () => 'Keep the Jagged Rocks where they are and drop two cards',
  accept: () => 'Accept the Storm',
  purple: ({ row: at }) => `Put the Purple Storm beside ${row(at)}`,
  give: () => 'Give the top two cards of your pile, unseen',
  compass: ({ storm: at }, who) => `Spend a Compass to end ${storm(at, who)}`,
  propose: ({ storm: at }, who) => `Propose to end ${storm(at, who)}`,
  'discard-hand': () => 'Discard your whole hand for a Compass',
  concede: () => 'Give up',
  draw: () => 'Draw now',
  monster: ({ cell: at }, who) => `Play a Sea Monster on the island in ${cell(at, who)}`,
  wild: ({ cell: at }, who) => `Place a Wild in ${cell(at, who)}`,
  name: ({ number }, who) => `Say that the ${joker(who)} is ${figure(number)}`,
  'wild-start': () => 'Play a Wild as the Start',
  'wild-finish': () => 'Play a Wild as the Finish',
  'wild-monster': ({ cell: at }, who) => `Play a Wild as a Sea Monster on the island in ${cell(at, who)}`,
  'wild-compass': ({ storm: at }, who) => `Play a Wild as a Compass to end ${storm(at, who)}`,

  border: ({ cell: at }, who) => `Place a border card in ${cell(at, who)}`,
  'border-finish': () => 'Play a border card as the Finish',
  clear: ({ cell: at }, who) => `Discard a Compass to remove the Storm from ${cell(at, who)}`,
  'turn-over': ({ cell: at }, who) => `Turn the island in ${cell(at, who)} and drop a card`,
  'show-hand': () => 'Show your hand, discard it and take the face-up row',
  pass: () => 'Pass',
} satisfies GameSpeech['moves'];
