/** Fantasy Pub on tables for tests: a busy evening, and somebody who is keen on beers. */
import { table } from '@halcyon/fantasy-pub/draw';
import { argOf, kindOf, type Match, type Move, parseMove } from '@halcyon/kernel';
import { sensible } from './play-terminal.ts';

/** Nearly everything that can be: a full door, three races at a table, one that can hardly walk. Seat 0 has a 2 and a 5. */
export const busy = (): Match =>
  table({
    seats: 4,
    pub: `
      door $ a-goblin b-orc:2/3 c-orc
      1 $ innkeeper a-dwarf a-orc:1/2
      2 b-troll
      3 $$ d-orc c-goblin b-dwarf
      6 $$$$$$ a-orc2:1/5`,
    dice: '2 5',
    stock: [3, 0, 7, 1],
  });

export const readMove = (match: Match, text: string): Move => parseMove(match.rules.moves, text) as Move;

/** Leaves as soon as it can, and lets its own drink. */
export const keen = (match: Match): Move => {
  const legal = match.legal(0);
  const named = (move: Move): string => match.rules.moves[kindOf(move)]!.name;
  const liked =
    legal.find((move) => named(move) === 'leave') ??
    legal.find((move) => named(move) === 'serve' && argOf(move, 0) < 7);
  return liked ?? sensible(match, 0);
};
