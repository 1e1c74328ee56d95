/** Tranquility in French: all that is said at the table, without title and rules. */
import { typeset } from '@halcyon/speech/grammar';
import { asks, endings } from './asks.ts';
import { box } from './box.ts';
import { events } from './events.ts';
import { moves } from './moves.ts';
import { refusals } from './refusals.ts';
import { things } from './things.ts';
import { cell } from './words.ts';

export const talk = typeset({ ...box, things, cell, moves, events, asks, refusals, endings });
