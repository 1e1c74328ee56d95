/** Tranquility in English: why not. First what is wrong, then the number. */
import type { Facts } from '@halcyon/kernel';
import { figure, type Maybe } from '../../grammar.ts';
import type { GameSpeech } from '../../speaker.ts';
import { card, cards, cell, row } from './words.ts';

const beside = ({ before, after }: Facts): string =>
  before && after
    ? `Between ${before} and ${after} that`
    : before || after
      ? `Next to ${before || after} that`
      : 'That';
const pay = (n: Maybe): string => (n === 0 ? 'nothing' : figure(n));

export const refusals = {
  'not-your-turn': ({ seat }, who) =>
    who.me(seat!) ? 'Somebody else has to act now.' : `It is not your turn but ${who.name(seat!)}’s.`,
  'not-in-hand': () => 'You do not hold that card.',
  'act-first': () => 'You have to choose an action first: play a card or discard two cards.',
  'start-first': () => 'You hold a Start and none lies yet: you must play it now.',
  'start-kept': () => 'No Start lies yet, so a Start may not be discarded.',
  ascending: ({ floor }) => `Cards are dropped in ascending order; your last one was ${card(floor)}.`,
  'too-few-left': ({ left, from }) =>
    `Begin with a lower card: from this one on you could drop ${figure(from)}; you have to drop ${figure(left)}.`,
  'drop-first': ({ left }) => `You still have to drop ${cards(left)} first.`,
  'too-few-to-discard': ({ needed, payable }) =>
    `Discarding takes ${cards(needed)}; you have ${pay(payable)} that may go.`,
  'no-finish': () => 'You hold no Finish.',
  'sea-not-full': ({ empty }) => `The Finish waits until the sea is full; empty cells: ${figure(empty)}.`,
  'no-start-lies': () => 'The Finish waits until a Start lies.',
  'not-an-island': () => 'Only islands lie in the sea.',
  occupied: ({ cell: at, there }) => `An island lies in ${cell(at)} already: ${figure(there)}.`,
  order: ({ card: island, cell: to, there, at }) =>
    `The numbers ascend: ${figure(island)} cannot lie ${at! < to! ? 'after' : 'before'} ${figure(there)} (${cell(at)}).`,
  cost: (facts) => `${beside(facts)} costs ${figure(facts.needed)}; you can pay ${pay(facts.payable)}.`,
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
} satisfies GameSpeech['refusals'];
