/** Tranquility in English: all that is said at the table, without title and rules. */
import { asks, endings } from './asks.ts';
import { box } from './box.ts';
import { events } from './events.ts';
import { moves } from './moves.ts';
import { refusals } from './refusals.ts';
import { things } from './things.ts';
import { cell } from './words.ts';

export const talk = { ...box, things, cell, moves, events, asks, refusals, endings };
