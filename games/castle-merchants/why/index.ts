/** What speaks for a move on the map: a way that gets shorter, or longer for another; places that are reached; gold and cards. */
import { ahead, argOf, type Move, type Outlook, type Seat } from '@halcyon/kernel';
import type { FactOf } from '@halcyon/speech/facts';
import type { Nothing, WhyBook } from '@halcyon/speech/reasons';
import { goldOf, mapOf } from '../look/map.ts';
import { distances, goalsOf } from '../look/ways.ts';
import { type Card, castleAt, GOAL, HAND, type Hex, isPath, type State } from '../rules/index.ts';
import { conventions } from './conventions.ts';

export interface MapReasons {
  only: Nothing;
  reaches: { hex: Hex };
  /** The highest coin of the castle, for a ware that is in the cart. */
  coin: { coin: number; missing: number };
  /** Cards to the nearest place that the merchant wants, when this is done. */
  way: { hex: Hex; cards: number };
  slows: { seat: Seat };
  hand: { cards: number };
  draws: { cards: number };
  full: Nothing;
  unchanged: Nothing;
  free: Nothing;
  alike: { card: Card; held: number };
}
type MapReason = FactOf<MapReasons>;
interface Sight {
  readonly outlook: Outlook;
  readonly move: Move;
  readonly seat: Seat;
  readonly map: State;
}
type Tell = (sight: Sight, a: number, b: number) => readonly MapReason[];

interface Way {
  readonly hex: Hex;
  readonly cards: number;
}
/** To the nearest of a seat's goals; undefined where no way leads to one. */
const nearest = (map: State, seat: Seat): Way | undefined => {
  const far = distances(map, seat);
  return goalsOf(map, seat)
    .flatMap((hex) => (far.has(hex) ? [{ hex, cards: far.get(hex)! }] : []))
    .sort((a, b) => a.cards - b.cards)[0];
};
const cardsOf = (way: Way | undefined): number => way?.cards ?? Number.POSITIVE_INFINITY;

/** Whose way the change of the map makes shorter or longer. */
const roads: Tell = ({ outlook, move, seat, map }) => {
  const then = ahead(outlook, [move]);
  const after = then ? mapOf(then.view) : map;
  const own = nearest(after, seat);
  const slowed = map.merchants.flatMap((_, other) =>
    other !== seat && cardsOf(nearest(after, other)) > cardsOf(nearest(map, other)) ? [other] : [],
  );
  return [
    ...slowed.slice(0, 1).map((other): MapReason => ({ id: 'slows', what: { seat: other } })),
    ...(own && own.cards > 0 ? [{ id: 'way' as const, what: own }] : []),
    { id: 'hand', what: { cards: after.hands[seat]!.length } },
  ];
};
const coin = ({ map, seat }: Sight, hex: Hex): MapReason[] => {
  const ware = castleAt(hex);
  const highest = map.coins[ware]?.[0];
  if (highest === undefined || map.cart[seat]![ware] !== 1) return [];
  return [{ id: 'coin', what: { coin: highest, missing: Math.max(0, GOAL - goldOf(map, seat) - highest) } }];
};

const TELLERS: Readonly<Record<string, Tell>> = {
  move: (sight, _card, hex) =>
    isPath(hex) ? roads(sight, 0, 0) : [{ id: 'reaches', what: { hex } }, ...coin(sight, hex)],
  place: roads,
  shift: roads,
  put: roads,
  carry: roads,
  take: roads,
  remove: roads,
  landslide: roads,
  nothing: () => [{ id: 'unchanged', what: {} }],
  throw: ({ map, seat }) => {
    const cards = map.hands[seat]!.length;
    return cards === HAND ? [{ id: 'full', what: {} }] : [{ id: 'hand', what: { cards } }];
  },
  'throw-free': () => [{ id: 'free', what: {} }],
  draw: ({ map, seat }) => [{ id: 'hand', what: { cards: map.hands[seat]!.length } }],
  end: ({ outlook, map, seat }) => [
    { id: 'draws', what: { cards: outlook.ask?.facts.drawn ?? 0 } },
    { id: 'hand', what: { cards: map.hands[seat]!.length } },
  ],
  'sell-for-gold': (sight) => coin(sight, sight.map.merchants[sight.seat]!),
  'sell-for-cards': ({ outlook, map, seat }) => [
    { id: 'draws', what: { cards: outlook.ask?.facts.cards ?? 0 } },
    { id: 'hand', what: { cards: map.hands[seat]!.length } },
  ],
  pay: ({ map, seat }, card) => [
    { id: 'alike', what: { card, held: map.hands[seat]!.filter((other) => other === card).length - 1 } },
  ],
};

const reasons = (outlook: Outlook, move: Move): readonly MapReason[] => {
  const { seat } = outlook;
  if (seat === undefined) return [];
  const only: MapReason[] = outlook.legal.length === 1 ? [{ id: 'only', what: {} }] : [];
  const sight: Sight = { outlook, move, seat, map: mapOf(outlook.view) };
  return [...only, ...(TELLERS[outlook.moveName(move)]?.(sight, argOf(move, 0), argOf(move, 1)) ?? [])];
};

export const why: WhyBook = {
  reasons,
  conventions,
  words: async (language) => (await import(`./words/${language}.ts`)).words,
};
