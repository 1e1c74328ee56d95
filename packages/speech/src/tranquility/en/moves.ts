/** Tranquility in English: moves as offers. */
import { figure } from '../../grammar.ts';
import { cards, handMoves } from '../../parts/en.ts';
import type { GameSpeech } from '../../speaker.ts';
import { card, cell, joker, row, storm } from './words.ts';

export const moves = {
  ...handMoves(card),
  place: ([island, at], who) => `Place ${card(island)} in ${cell(at, who)}`,
  start: () => 'Play the Start',
  finish: () => 'Play the Finish',
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
  monster: ([at], who) => `Play a Sea Monster on the island in ${cell(at, who)}`,
  wild: ([at], who) => `Place a Wild in ${cell(at, who)}`,
  name: ([number], who) => `Say that the ${joker(who)} is ${figure(number)}`,
  'wild-start': () => 'Play a Wild as the Start',
  'wild-finish': () => 'Play a Wild as the Finish',
  'wild-monster': ([at], who) => `Play a Wild as a Sea Monster on the island in ${cell(at, who)}`,
  'wild-compass': ([at], who) => `Play a Wild as a Compass to end ${storm(at, who)}`,

  border: ([at], who) => `Place a border card in ${cell(at, who)}`,
  'border-finish': () => 'Play a border card as the Finish',
  clear: ([at], who) => `Discard a Compass to remove the Storm from ${cell(at, who)}`,
  'turn-over': ([at], who) => `Turn the island in ${cell(at, who)} and drop a card`,
  'show-hand': () => 'Show your hand, discard it and take the face-up row',
  pass: () => 'Pass',
} satisfies GameSpeech['moves'];
