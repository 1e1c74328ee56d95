/** Fantasy Pub before a terminal: a busy evening. */
import type { Match } from '@halcyon/kernel';
import { openTerminal } from '@halcyon/terminal-kit/test-kit';
import { manifest } from '../manifest.ts';
import { table } from './draw.ts';

export const terminal = await openTerminal(manifest);

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
