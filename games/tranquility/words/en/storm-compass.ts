/** Storm & Compass (T6.4-T6.9) in English. */
import { figure } from '@halcyon/speech/grammar';
import { cards, does, pay, someone, whom } from '@halcyon/speech/parts/en';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/storm-compass/vocabulary.ts';
import { ORANGE, PURPLE, YELLOW } from '../../rules/vocabulary.ts';
import { cardName, LOST, rowName, stormName, yourTurn } from './names.ts';

const STRUCK: Readonly<Record<number, string>> = {
  [YELLOW]: 'no more than three cards in hand until it ends',
  [ORANGE]: 'islands only next to islands until it ends',
};
const EARNED = [
  'The Start earns a Compass.',
  'A row of six consecutive numbers earns a Compass.',
  'A whole hand discarded earns a Compass.',
];
const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]: 'Accept it: you discard down to three cards, and three stays your limit until it ends.',
  [PURPLE]: 'Put it beside a row with an empty cell: that row stays closed until it ends.',
  [ORANGE]: 'Accept it: you place islands only next to islands until it ends.',
};
const NO_ROW = 'No row has an empty cell: accept it, it has no effect.';

export const stormCompass = {
  features: {
    'storm-compass': {
      name: 'Storm & Compass',
      about: 'Six Storms hide in the draw piles and bind hands and rows; Compasses that you earn together end them.',
    },
  },
  things: {
    yellow: 'Yellow Storm',
    purple: 'Purple Storm',
    orange: 'Orange Storm',
  },
  moves: {
    accept: () => 'Accept the Storm',
    purple: ({ row }) => `Put the Purple Storm beside ${rowName(row)}`,
    give: () => 'Give the top two cards of your pile, unseen',
    compass: ({ storm }, who) => `Spend a Compass to end ${stormName(storm, who)}`,
    propose: ({ storm }, who) => `Propose to end ${stormName(storm, who)}`,
    'discard-hand': () => 'Discard your whole hand for a Compass',
    concede: () => 'Give up',
    draw: () => 'Draw now',
  },
  events: {
    'storm-drawn': ({ seat, storm }, who) => `${does(seat, who, 'draw', 'draws')} ${cardName(storm)}.`,
    'storm-struck': ({ seat, storm }, who) =>
      `The ${storm === ORANGE ? 'Orange' : 'Yellow'} Storm lies in front of ${whom(seat, who)}: ${STRUCK[storm] ?? STRUCK[YELLOW]}.`,
    'storm-faded': ({ seat }, who) =>
      `No row has an empty cell: the Purple Storm that ${whom(seat, who)} drew has no effect.`,
    'storm-closes': ({ seat, row }, who) =>
      `${does(seat, who, 'put', 'puts')} the Purple Storm beside ${rowName(row)}: that row is closed.`,
    'gave-unseen': ({ seat }, who) =>
      `${does(seat, who, 'give', 'gives')} the top two cards of ${who.me(seat) ? 'your' : 'their'} pile, unseen.`,
    'compass-earned': ({ why }) => EARNED[why] ?? 'A Compass is earned.',
    'compass-spent': ({ seat, storm }, who) =>
      `${does(seat, who, 'spend', 'spends')} a Compass to end ${stormName(storm, who)}.`,
    'compass-proposed': ({ seat, storm }, who) =>
      `${does(seat, who, 'propose', 'proposes')} to end ${stormName(storm, who)}.`,
    'hand-discarded': ({ seat, count }, who) =>
      `${does(seat, who, 'discard your', 'discards their')} whole hand (${cards(count)}).`,
    conceded: ({ seat }, who) => `${does(seat, who, 'give up', 'gives up')}.`,
  },
  asks: {
    // Without an action a Compass may still help (T5.3).
    turn: (facts) =>
      facts.start !== 1 && facts.stuck === 1
        ? 'No action is left. Spend a Compass to open a way, or give up.'
        : yourTurn(facts),
    reduce: ({ left }) => `Yellow Storm: discard ${cards(left)}.`,
    storm: ({ storm, rows }) =>
      `You drew ${cardName(storm)}. ${rows === 0 && storm === PURPLE ? NO_ROW : (ASKED[storm!] ?? ASKED[YELLOW])}`,
    'confirm-draw': () => 'You are about to draw. To end your Yellow Storm first, spend a Compass now.',
  },
  refusals: {
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
    'give.before-drops': () => 'The pile comes before your own discards; you have begun to discard.',
    'compass.none': () => 'The team holds no Compass.',
    'compass.no-such-storm': () => 'There is no such Storm.',
    'compass.not-now': () => 'No Compass while cards are being discarded.',
    'compass.proposed': () => 'You have made your proposal for this turn.',
    'discard-hand.kept': () => 'Your hand holds a card that may not be discarded, so you cannot discard it all.',
    'discard-hand.two': ({ hand }) =>
      hand === 2
        ? 'A hand of two goes by ‘discard two cards’; that earns a Compass too.'
        : `A whole hand is at least 2 cards; you hold ${figure(hand)}.`,
    'discard-hand.no-supply': () => 'No Compass is left to be earned.',
    'concede.may-act': () => 'You can still act, so there is no need to give up.',
    'draw.another': ({ seat }, who) => `It is not your draw but ${who.name(seat!)}’s.`,
    'draw.first': () => 'First draw your cards.',
  },
  endings: {
    conceded: ({ seat }, who) => `${someone(seat, who)} had no action left and gave up. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names>;
