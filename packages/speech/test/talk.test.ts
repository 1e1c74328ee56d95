/** What the compiler refuses in a sentence: every expected error below is one more that `npm run check` must find. */
import type { Kind, Seat } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import type { Sentence } from '../src/speaker.ts';
import { type Sentences, type Talk, withModules } from '../src/talk.ts';

type Card = Kind<'card'>;
type Cell = Kind<'cell'>;
interface Names {
  seat: Seat;
  card: Card;
  cell: Cell;
}
const vocabulary = {
  moves: { place: ['card', 'cell'] },
  events: { placed: ['seat', 'card', 'cell'] },
  asks: {},
  refusals: {},
  endings: {},
} as const;
type Events = Sentences<typeof vocabulary.events, Names>;

const cardName = (card: Card): string => `card ${card}`;
const cellName = (cell: Cell): string => `cell ${cell}`;

const right: Events = { placed: ({ seat, card, cell }) => `${seat}: ${cardName(card)} in ${cellName(cell)}` };
const swapped: Events = {
  // @ts-expect-error: a cell is no card
  placed: ({ card, cell }) => `${cardName(cell)} in ${card}`,
};
const both: Events = {
  // @ts-expect-error: a seat is no cell
  placed: ({ seat, card }) => `${cardName(card)} in ${cellName(seat)}`,
};
const unknown: Events = {
  // @ts-expect-error: nobody speaks of a row here
  placed: ({ row }) => `row ${row}`,
};
// @ts-expect-error: a sentence is missing
const missing: Events = {};
const idle: Events = {
  ...right,
  // @ts-expect-error: nobody asks for it
  taken: () => 'never said',
};

test('a sentence gets what it speaks of by name', () => {
  const say: Sentence = right.placed;
  const who = { layout: '', features: [], me: () => false, name: () => '' };
  expect(say({ seat: 0, card: 41, cell: 17 }, who)).toBe('0: card 41 in cell 17');
  expect([swapped, both, unknown, missing, idle]).toHaveLength(5);
});
test('the words of modules join those of the plain game', () => {
  const base = { things: { a: 'A' }, events: { placed: right.placed } };
  const module: Partial<Talk<typeof vocabulary, Names>> = { moves: { place: () => 'Place' } };
  const all = withModules(base, module, { things: { b: 'B' } }) as Record<string, object>;
  expect(all.things).toEqual({ a: 'A', b: 'B' });
  expect(Object.keys(all.moves!)).toEqual(['place']);
  expect(all.events).toEqual(base.events);
});
