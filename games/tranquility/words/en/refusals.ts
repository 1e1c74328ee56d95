/** Tranquility in English: why not. First what is wrong, then the number. */
import type { Facts } from '@halcyon/kernel';
import { counted, figure } from '@halcyon/speech/grammar';
import { cards, handRefusals, pay, tooDear } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { card, cell, joker, range, row } from './words.ts';

const cost = ({ before, after, needed, payable }: Facts): string => tooDear(before, after, needed, payable);
const ofCells = counted('en', 'cell', 'cells');
const ofNumbers = counted('en', 'number', 'numbers');

export const refusals = {
  ...handRefusals(card),
  'start-first': () => 'You hold a Start and none lies yet: you must play it now.',
  'start-kept': () => 'No Start lies yet, so a Start may not be discarded.',
  'no-finish': () => 'You hold no Finish.',
  'sea-not-full': ({ empty }) => `The Finish waits until the sea is full; empty cells: ${figure(empty)}.`,
  'no-start-lies': () => 'The Finish waits until a Start lies.',
  'not-an-island': () => 'Only islands are placed like that.',
  occupied: ({ cell: at, there }, who) => `An island lies in ${cell(at, who)} already: ${figure(there)}.`,
  order: ({ card: island, cell: to, there, at }, who) =>
    island === there
      ? `No number lies twice: ${figure(there)} is in ${cell(at, who)}.`
      : `The numbers ascend: ${figure(island)} cannot lie ${at! < to! ? 'after' : 'before'} ${figure(there)} (${cell(at, who)}).`,
  cost,
  'no-start': () => 'You hold no Start.',
  'start-lies': () => 'A Start lies already; one is enough.',
  'pledge-too-high': ({ said, most }) => `You cannot give ${figure(said)}; at most ${figure(most)}.`,
  spoken: () => 'You have made your offer in this round; the others still think.',
  'say-first': () => 'First say how many cards you give for the Start.',
  'given-all': () => 'You have given your share; the others still choose.',
  'rocks.closed': ({ row: at }) => `The Jagged Rocks close ${row(at)}.`,
  'rocks.another-row': () => 'The Jagged Rocks lie there already: choose another row, or keep them for two cards.',
  'rocks.row-full': () => 'That row is full: the Jagged Rocks need a row with an empty cell.',
  'rocks.stay-costs-two': ({ needed, payable }) =>
    `Keeping the Jagged Rocks costs ${cards(needed)}; you can pay ${pay(payable)}.`,
  'rocks.move-first': () => 'First move the Jagged Rocks, or keep them for two cards.',
  'storm.choose-row': () => 'A Purple Storm needs a row: choose one with an empty cell.',
  'storm.no-row': () => 'Only a Purple Storm is put beside a row.',
  'storm.row-full': () => 'That row is full: the Purple Storm needs a row with an empty cell.',
  'storm.another-drew-it': ({ seat }, who) => `This Storm is not yours: ${who.name(seat!)} drew it.`,
  'storm.accept-first': () => 'First the Storm that you drew: accept it or choose its row.',
  'storm.purple': () => 'A Purple Storm closes that row.',
  'storm.orange': () => 'Under your Orange Storm an island must lie next to another one.',
  'give.no-yellow': () => 'Only under a Yellow Storm may you give cards from your pile.',
  'give.once': () => 'You have given from your pile already; that is allowed once per Start.',
  'give.short-pile': ({ needed, pile }) =>
    `Your pile is too small: it takes ${figure(needed)} cards, it has ${figure(pile)}.`,
  'give.too-many': ({ left }) => `The pile gives two cards; you owe only ${figure(left)}.`,
  'give.both-or-none': ({ payable }) => `The pile gives two cards or none; your hand alone can give ${pay(payable)}.`,
  'give.before-drops': () => 'The pile comes before your own drops; you have begun to drop.',
  'compass.none': () => 'The team holds no Compass.',
  'compass.no-such-storm': () => 'There is no such Storm.',
  'compass.not-now': () => 'No Compass while cards are being dropped.',
  'compass.proposed': () => 'You have made your proposal for this turn.',
  'discard-hand.two': ({ hand }) =>
    hand === 2
      ? 'A hand of two goes by ‘discard two cards’; that earns a Compass too.'
      : `A whole hand is at least 2 cards; you hold ${figure(hand)}.`,
  'discard-hand.no-supply': () => 'No Compass is left to be earned.',
  'concede.may-act': () => 'You can still act, so there is no need to give up.',
  'draw.another': ({ seat }, who) => `It is not your draw but ${who.name(seat!)}’s.`,
  'draw.first': () => 'First draw your cards.',

  'monster.none': () => 'You hold no Sea Monster.',
  'monster.kept': () => 'A Sea Monster is never discarded: it goes only by being played on an island.',
  'monster.no-island': ({ cell: at }, who) => `A Sea Monster needs an island; none lies in ${cell(at, who)}.`,
  'monster.own-finish': () => 'No Finish while you hold a Sea Monster yourself: play that one first.',
  'monster.finish-tried': () => 'You have tried a Finish in this turn: take another action.',
  'discard-hand.kept': () => 'Your hand holds a card that may not be discarded, so it cannot go as a whole.',
  'wild.none': () => 'You hold no Wild.',
  'wild.occupied': ({ cell: at, there }, who) => `An island lies in ${cell(at, who)} already: ${figure(there)}.`,
  'wild.no-number': ({ cell: at }, who) => `No number is left that a Wild in ${cell(at, who)} could be.`,
  'wild.too-dear': ({ needed, payable }) =>
    `Whatever its number, a Wild costs at least ${figure(needed)} there; you can pay ${pay(payable)}.`,
  'name.order': ({ number, low, high }) =>
    `The numbers ascend: it must be one ${range(low, high)}, so ${figure(number)} is not possible.`,
  'name.cost': cost,
  'name.first': ({ cell: at }, who) => `First say which number your ${joker(who)} in ${cell(at, who)} is.`,

  'arch.pillars-first': ({ empty }) => `The roof waits until both pillars are full; empty cells: ${figure(empty)}.`,
  'border.none': () => 'You hold no border card.',
  'border.occupied': ({ cell: at, there }, who) => `A card lies in ${cell(at, who)} already: ${figure(there)}.`,
  'border.no-number': ({ cell: at }, who) => `No number is left that a border card in ${cell(at, who)} could be.`,
  'border.too-dear': ({ needed, payable }) =>
    `Whatever its number, a border card costs at least ${figure(needed)} there; you can pay ${pay(payable)}.`,
  'pyramid.storm': () => 'A Storm lies there: nothing can be placed until a Compass removes it.',
  'clear.no-compass': () => 'You hold no Compass.',
  'clear.no-storm': ({ cell: at }, who) => `No Storm lies in ${cell(at, who)}.`,
  'turn-over.empty': ({ cell: at }, who) => `No island lies in ${cell(at, who)} that could be turned.`,
  'turn-over.no-card': () => 'Turning an island costs one card; you have none that may go.',
  sides: ({ wrong }) =>
    `The Finish waits until the lower three rows show night and the upper three day; the wrong way up: ${figure(wrong)}.`,
  impossible: ({ numbers, cells, low, high }) =>
    `That would make the sea impossible: for ${ofCells(cells)} there would be only ${ofNumbers(numbers)} ${range(low, high)}.`,
  'show.may-place': () => 'You can place an island, so your hand stays hidden.',
  'show.row-empty': () => 'The face-up row has no card that you could take.',
  'pass.may-place': () => 'You can place an island, so you may not pass.',
  'pass.two-cards': ({ hand }) => `Discard two cards instead of passing; you hold ${figure(hand)}.`,
} satisfies GameSpeech['refusals'];
