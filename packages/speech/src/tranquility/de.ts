/** Tranquility in German. */
import { asks, endings } from './de/asks.ts';
import { box } from './de/box.ts';
import { events } from './de/events.ts';
import { moves } from './de/moves.ts';
import { refusals } from './de/refusals.ts';
import { rules } from './de/rules.ts';
import { things } from './de/things.ts';
import { cell } from './de/words.ts';
import type { TranquilitySpeech } from './en.ts';

export const tranquilityDe = {
  ...box,
  things,
  cell,
  moves,
  events,
  asks,
  refusals,
  endings,
  rules,
} satisfies TranquilitySpeech;
