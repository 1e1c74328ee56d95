/** The Reef before a terminal: a turn with nearly everything to do. */
import type { Match } from '@halcyon/kernel';
import { openTerminal } from '@halcyon/terminal-kit/test-kit';
import { manifest } from '../manifest.ts';
import { type Drawn, table } from './draw.ts';

export const terminal = await openTerminal(manifest);

/** Seat 0 has three boats, three corals, worms of three colours, a pearl and a shark. */
export const busy = (drawn: Partial<Drawn> = {}): Match =>
  table({
    sea: `
      coral        water       red-male    . shark pearl water pink-female
      ?pearl       ?blue-male  coral
      purple-male  water       ?shark
      green-female shark       yellow-male`,
    corals: ['red-male - red+blue', 'pink-female'],
    worms: ['red:2 blue:3 green:2', 'blue'],
    pearls: [1, 0],
    sharks: [1, 0],
    boats: [3, 2],
    breeding: 'red+red red+green',
    ...drawn,
  });
