/** What the signs of the sea say in English. */
import { cards, whom } from '@halcyon/speech/parts/en';
import type { Signs } from '@halcyon/speech/signs';

const seat = (n: number | undefined): number => n ?? 0;
const rowName = (row = 0): string => `row ${row + 1}`;

export const signs: Signs = {
  seat: {
    name: 'A player',
    about: ({ seat: at, hand, pile = 0, gone, turn }, who) =>
      `${who.name(seat(at))}: ${cards(hand ?? 0)} in hand, ${pile} in the pile, ${gone} discarded face down.${turn ? ' ▸ means: the table waits for this player.' : ''}`,
    rule: 'T4.5',
  },
  start: {
    name: 'Start',
    about: ({ lies }) =>
      lies
        ? 'A Start lies: it is paid. Other Starts have no use any more and may be discarded.'
        : 'No Start lies yet. Whoever draws one must play it; then all hands together pay eight cards, whoever played it. Without a Start nobody can win.',
    rule: 'T4.8',
  },
  finish: {
    name: 'Finish',
    about: () =>
      'It is played when every cell is filled: then you all win. Until then it may be discarded, but keep one.',
    rule: 'T4.12',
  },
  pledge: {
    name: 'Cards for the Start',
    about: ({ seat: at, n, missing = 0 }, who) =>
      `${who.name(seat(at))} offers ${cards(n ?? 0)}. The eight cards are the price of the Start; ${missing < 0 ? `${-missing} too many` : `${missing} still missing`}.`,
    rule: 'T4.9',
  },
  price: {
    name: 'Price',
    about: ({ cost }) =>
      `To place the card here you discard ${cards(cost ?? 0)} from your hand: as many as its number differs from the nearer neighbour’s. Lit cells without a number are free.`,
    rule: 'T4.3',
  },
  yellow: {
    name: 'Yellow Storm',
    about: ({ own }) =>
      `${own ? 'It lies in front of you: you hold' : 'Whoever is named here holds'} at most three cards until a Compass ends it.`,
    rule: 'T6.5',
  },
  orange: {
    name: 'Orange Storm',
    about: ({ own }) =>
      `${own ? 'It lies in front of you: you place' : 'Whoever is named here places'} islands only next to other islands until a Compass ends it.`,
    rule: 'T6.7',
  },
  purple: {
    name: 'Purple Storm',
    about: ({ row }) =>
      `It closes ${row === undefined ? 'its rows' : rowName(row)}: nothing may be placed there until a Compass ends it.`,
    rule: 'T6.6',
  },
  rocks: {
    name: 'Jagged Rocks',
    about: ({ row }) =>
      `They close ${rowName(row)}: nothing may be placed there. After every action they are moved, or kept for two cards. They leave when four rows are full.`,
    rule: 'T6.1',
  },
  compasses: {
    name: 'Compasses',
    about: ({ n = 0, supply = 0 }) =>
      `You own ${n} together; ${supply} can still be earned: by the Start, by a row of six consecutive numbers, by discarding a whole hand. Each ends one Storm.`,
    rule: 'T6.9',
  },
  compass: { name: 'Compass', about: () => 'Discard it as your action to remove a Storm from a cell.', rule: 'T7.3a' },
  compassesGone: {
    name: 'Compasses that left the game',
    about: ({ n = 0 }) => `${n} of 6 were drawn; each turned all hands over.`,
    rule: 'T7.4',
  },
  night: {
    name: 'Day and night',
    about: ({ night }) =>
      `All hands show ${night ? 'night' : 'day'} now, and islands lie as the hand is turned. The next Compass that is drawn turns them.`,
    rule: 'T7.4',
  },
  wanted: {
    name: 'Side of this row',
    about: ({ night, row }) =>
      `At the end ${rowName(row)} must show ${night ? 'night' : 'day'}. An island can be turned for one card.`,
    rule: 'T7.4',
  },
  monster: {
    name: 'Sea Monster',
    about: () =>
      'It is never discarded. Play it on an island: both leave the game. While you hold it you cannot finish.',
    rule: 'T6.2',
  },
  monsterHeld: {
    name: 'Holds a Sea Monster',
    about: ({ seat: at }, who) => `${who.name(seat(at))} holds at least one Sea Monster, so the Finish was refused.`,
    rule: 'T6.3',
  },
  devoured: {
    name: 'Destroyed by Sea Monsters',
    about: ({ n = 0 }) => `${n === 1 ? 'One island is' : `${n} islands are`} out of the game for good.`,
    rule: 'T6.2',
  },
  wild: {
    name: 'Wild',
    about: () => 'It lies as an island of any number that is not in the sea, or as the Start or the Finish.',
    rule: 'T6.10',
  },
  joker: { name: 'Counts as a number', about: ({ number = 0 }) => `This card counts as ${number}.`, rule: 'T6.10' },
  storm: {
    name: 'Storm',
    about: () => 'Nothing can be placed here until somebody discards a Compass for it.',
    rule: 'T7.3a',
  },
  border: {
    name: 'Border cell',
    about: () => 'Whoever places an island here draws an Explorer card: it may help, hurt or do nothing.',
    rule: 'T7.3a',
  },
  borderCard: {
    name: 'Border card',
    about: () => 'It lies as an island of any number that is not in the sea, or as the Finish.',
    rule: 'T7.3a',
  },
  explorer: {
    name: 'Explorer deck',
    about: ({ left = 0 }) => `${left} cards are left. One is drawn for every island that is placed on a border cell.`,
    rule: 'T7.3',
  },
  explored: {
    name: 'Explorer cards used',
    about: () => 'These have been drawn and are out of the game, so they cannot come again.',
    rule: 'T7.3',
  },
  owner: {
    name: 'Whose side',
    about: ({ seat: at }, who) =>
      who.me(seat(at))
        ? `Your islands show the ${at === 1 ? 'night' : 'day'} side.`
        : `The islands of ${whom(at, who)} show the ${at === 1 ? 'night' : 'day'} side.`,
    rule: 'T7.5',
  },
  points: {
    name: 'Points so far',
    about: ({ seat: at, n = 0 }, who) =>
      `${who.name(seat(at))}: ${n}. Two for each card in the sea, one for each card of a run of three or more, minus one for each discard.`,
    rule: 'T7.5d',
  },
  faceUp: {
    name: 'Face-up row',
    about: ({ next = 0 }) => `Whoever draws takes the first one: ${next} is next. The row is filled up from the pile.`,
    rule: 'T7.5',
  },
  commonPile: {
    name: 'Common pile',
    about: ({ left = 0 }) => `${left} cards for both of you. It refills the face-up row.`,
    rule: 'T7.5',
  },
};
