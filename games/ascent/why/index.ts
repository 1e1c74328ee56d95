/** What speaks for a move on the mountain: its price, slots that it opens, bridges, path, film and herds, cards to come. */
import { ahead, argOf, type Move, type Outlook, type Seat } from '@halcyon/kernel';
import { unseenIn } from '@halcyon/parts';
import type { WhyBook } from '@halcyon/speech/reasons';
import { seenAs } from '../look/cards.ts';
import { hikerAt, ibexAt, type Mountain, mountainOf } from '../look/mountain.ts';
import {
  BRIDGE,
  type Card,
  type Cell,
  costOf,
  IBEX_NEEDED,
  ibexAtTop,
  isLast,
  openSlots,
  rowOf,
  SUMMIT,
  visibleBridges,
} from '../rules/index.ts';
import { conventions } from './conventions.ts';
import type { MountainReason } from './reasons.ts';

interface Sight {
  readonly outlook: Outlook;
  readonly move: Move;
  readonly seat: Seat;
  readonly mountain: Mountain;
}
type Tell = (sight: Sight, a: number, b: number) => readonly MountainReason[];

const sum = (list: readonly number[] = []): number => list.reduce((all, n) => all + n, 0);
/** Copies of a card, with those that only Wildlife tells apart (A1.3). */
const copies = ({ outlook: { setup } }: Sight, cards: readonly Card[], card: Card): number =>
  cards.filter((other) => seenAs(other, setup) === seenAs(card, setup)).length;
const unseen = (sight: Sight, card: Card): number =>
  copies(sight, unseenIn(sight.outlook, ['hands', 'piles', 'discards']), card);

const price = (mountain: Mountain, card: Card, cell: Cell): MountainReason => {
  const cost = costOf(mountain, card, cell);
  return cost === 0 ? { id: 'free', what: {} } : { id: 'cost', what: { cost } };
};
/** What the rules make of the move, for the aims of the modules. */
const aims = ({ outlook, move, mountain }: Sight): MountainReason[] => {
  const then = ahead(outlook, [move]);
  if (!then) return [];
  const after = mountainOf(then.view);
  const [before, hiker] = [hikerAt(mountain, outlook.setup), hikerAt(after, outlook.setup)];
  const left = (each: Mountain): number => (each.filmed?.length ?? 0) - sum(each.filmed);
  const there = sum(after.ibex);
  return [
    ...(left(after) < left(mountain) ? [{ id: 'films' as const, what: { left: left(after) } }] : []),
    ...(hiker >= 0 && (before < 0 || rowOf(hiker) > rowOf(before))
      ? [{ id: 'path' as const, what: { row: rowOf(hiker) } }]
      : []),
    ...(there > sum(mountain.ibex) ? [{ id: 'ibex' as const, what: { there, needed: IBEX_NEEDED } }] : []),
  ];
};
const shape = (mountain: Mountain, card: Card, cell: Cell): MountainReason[] => {
  const cells = mountain.cells.with(cell, card);
  const there = new Set(openSlots(mountain));
  const opened = openSlots({ ...mountain, cells }).filter((slot) => !there.has(slot) && slot !== cell);
  const covers = mountain.cells[cell] === BRIDGE;
  return [
    ...(covers ? [{ id: 'covers' as const, what: { visible: visibleBridges(mountain) - 1 } }] : []),
    ...(!covers && isLast(cell) ? [{ id: 'fills' as const, what: { row: rowOf(cell) } }] : []),
    ...(opened.length > 0 ? [{ id: 'opens' as const, what: { cells: opened } }] : []),
  ];
};
const lay = (sight: Sight, card: Card, cell: Cell): readonly MountainReason[] => [
  ...aims(sight),
  price(sight.mountain, card, cell),
  ...shape(sight.mountain, card, cell),
];
/** Why no terrain is laid. */
const instead = ({ outlook, mountain }: Sight): MountainReason => {
  const [best] = outlook.legal
    .filter((move) => outlook.moveName(move) === 'place')
    .map((move) => ({ card: argOf(move, 0), cell: argOf(move, 1) }))
    .map((at) => ({ ...at, cost: costOf(mountain, at.card, at.cell) }))
    .sort((a, b) => a.cost - b.cost);
  return best ? { id: 'dear', what: best } : { id: 'noPlace', what: {} };
};
const keptSummit = (sight: Sight): MountainReason[] =>
  copies(sight, sight.mountain.hands[sight.seat]!, SUMMIT) === 1
    ? [{ id: 'keepsSummit', what: { unseen: unseen(sight, SUMMIT) } }]
    : [];
/** Ibex that go up together, and the row that they are in then. */
const herd = ({ mountain }: Sight, from: Cell, to: Cell): MountainReason => ({
  id: 'herd',
  what: { count: ibexAt(mountain, from), row: rowOf(to) },
});
const atTop = ({ mountain }: Sight): MountainReason => ({
  id: 'home',
  what: { there: ibexAtTop(mountain), needed: IBEX_NEEDED },
});

const TELLERS: Readonly<Record<string, Tell>> = {
  place: lay,
  lift: (sight, cell) => lay(sight, sight.mountain.lifted, cell),
  campfire: ({ mountain }, _card, cell) => [{ id: 'lifts', what: { card: mountain.cells[cell]! } }],
  bridge: (sight, cell) => [
    // A terrain that costs nothing speaks for no bridge.
    ...[instead(sight)].filter((told) => told.id !== 'dear' || told.what.cost > 0),
    ...shape(sight.mountain, BRIDGE, cell),
    { id: 'bridges', what: { visible: visibleBridges(sight.mountain) + 1 } },
  ],
  summit: () => [{ id: 'wins', what: {} }],
  discard: (sight) => [instead(sight), ...keptSummit(sight)],
  grapple: (sight) => [instead(sight), { id: 'grapples', what: { left: sight.mountain.grapples } }],
  drop: (sight, card) => [
    {
      id: 'copies',
      what: { card, held: copies(sight, sight.mountain.hands[sight.seat]!, card) - 1, unseen: unseen(sight, card) },
    },
    ...(card === SUMMIT ? [] : keptSummit(sight)),
  ],
  herd: (sight, cell) => [herd(sight, cell, cell), atTop(sight)],
  up: (sight, cell) => [herd(sight, sight.outlook.ask?.facts.cell ?? cell, cell), atTop(sight)],
  stop: ({ outlook }) => [{ id: 'rests', what: { rows: outlook.ask?.facts.climbed ?? 0 } }],
};

const reasons = (outlook: Outlook, move: Move): readonly MountainReason[] => {
  const { seat } = outlook;
  if (seat === undefined) return [];
  const sight: Sight = { outlook, move, seat, mountain: mountainOf(outlook.view) };
  const only: MountainReason[] = outlook.legal.length === 1 ? [{ id: 'only', what: {} }] : [];
  return [...only, ...(TELLERS[outlook.moveName(move)]?.(sight, argOf(move, 0), argOf(move, 1)) ?? [])];
};

export const why: WhyBook = {
  reasons,
  conventions,
  words: async (language) => (await import(`./words/${language}.ts`)).words,
};
