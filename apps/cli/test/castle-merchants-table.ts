/** Castle Merchants on tables for tests: a land with nearly everything on it. */
import { CASTLES, EMPTY, LANDSLIDE, NEIGHBOURS, TERRAINS, WAREHOUSE } from '@halcyon/castle-merchants';
import { type Drawn, hex as hexOf, stateOf, table } from '@halcyon/castle-merchants/draw';
import { type Match, type Move, parseMove } from '@halcyon/kernel';
import { drawingOf } from '../src/play/drawings.ts';
import { dressed, sceneAt } from './play-scene.ts';
import { notation, sensible } from './play-terminal.ts';

const LAND = `
  b .  .  ## .  .
  c .  vi .  .  mo
  d .  fo fo .  .  fi fi ##
  e *  ro .  .  *  .  fo fo *
  f .  .  .  .  fo fo fo .
  h .  mo`;
/** Three merchants share a hex, one stands alone; some have sold. Seat 0 acts and holds a card of each kind. */
export const busy = (more: Partial<Drawn> = {}): Match =>
  table({
    hands: ['forest forest field castle-road mountain village', 'field', 'field', 'village village'],
    map: LAND,
    merchants: 'e8 e8 d2 e8',
    purses: ['cheese gems', '', 'wine', ''],
    carts: ['wine cloth gems', '', 'wine cloth cheese gems weapons', 'gems weapons'],
    ...more,
  });
/** For two, with what the die shows. */
export const thrown = (die: string): Match =>
  busy({
    hands: ['forest field', 'field'],
    merchants: 'e8 d3',
    purses: ['', ''],
    carts: ['', ''],
    slides: [3, 3],
    die,
  });
/** No forest lies beside the map. */
export const overgrown = (): Match =>
  busy({
    hands: ['forest field', 'field'],
    merchants: 'e8 d3',
    purses: ['', ''],
    carts: ['', ''],
    map: `d . fo fo fo fo fo . ##
          e * ro . . * . fo fo *
          f . . . . . fo fo`,
  });
/** In the castle of the gems, with gems. */
export const selling = (): Match =>
  busy({ hands: ['forest', 'field'], merchants: 'e1 d3', purses: ['', ''], carts: ['gems', ''], frames: 'next; sell' });

export const moveOf = (match: Match, text: string): Move => parseMove(match.rules.moves, text) as Move;

/** The map as lines, between two empty ones. */
export const picture = (match: Match, look: Parameters<typeof sceneAt>[1] = {}): string =>
  `\n${drawingOf('castle-merchants')
    .board(dressed(sceneAt(match, look), { scale: 1 }))
    .join('\n')}\n`;

/** Steps to a hex from everywhere, round landslides. */
const stepsTo = (tiles: readonly number[], to: number): Map<number, number> => {
  const steps = new Map([[to, 0]]);
  for (const [from, n] of steps)
    for (const hex of NEIGHBOURS[from]!) if (!steps.has(hex) && tiles[hex] !== LANDSLIDE) steps.set(hex, n + 1);
  return steps;
};
/** Somebody who walks from castle to castle and lays the road under the own feet, with two equal cards for each step. */
export const keen = (match: Match): Move => {
  const { tiles, merchants, cart, coins, hands } = stateOf(match);
  const texts = match.legal(0).map((move) => notation(match, move));
  const at = merchants[0]!;
  const castles = CASTLES.map((hex, ware) => ({ hex, worth: cart[0]![ware]! * (coins[ware]![0] ?? 0) }))
    .filter(({ worth }) => worth > 0)
    .map(({ hex, worth }) => ({ hex, worth: worth / (1 + stepsTo(tiles, hex).get(at)!) }))
    .sort((a, b) => b.worth - a.worth);
  const steps = stepsTo(tiles, castles[0]?.hex ?? WAREHOUSE);
  const left = (text: string): number => steps.get(hexOf(text.split(' ').at(-1)!)) ?? Number.POSITIVE_INFINITY;
  const [nearer] = texts.filter((text) => text.startsWith('move ')).sort((a, b) => left(a) - left(b));
  const pair = TERRAINS.find((_, i) => hands[0]!.filter((card) => card === i + 1).length > 1);
  const [next] = NEIGHBOURS[at]!.filter((hex) => tiles[hex] === EMPTY).sort((a, b) => steps.get(a)! - steps.get(b)!);
  const wishes = [
    'sell-for-gold',
    ...(nearer !== undefined && left(nearer) < steps.get(at)! ? [nearer] : []),
    ...texts.filter(
      (text) => text.startsWith(`place ${pair} `) && hexOf(text.split(' ')[2]!) === next && left(text) < steps.get(at)!,
    ),
    'end',
    'draw',
  ];
  const wish = wishes.find((text) => texts.includes(text));
  return wish === undefined ? sensible(match, 0) : moveOf(match, wish);
};
