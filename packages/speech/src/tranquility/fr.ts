/** Tranquility in French. */
import { typeset } from '../grammar.ts';
import type { TranquilitySpeech } from './en.ts';
import { asks, endings } from './fr/asks.ts';
import { box } from './fr/box.ts';
import { events } from './fr/events.ts';
import { moves } from './fr/moves.ts';
import { refusals } from './fr/refusals.ts';
import { rules } from './fr/rules.ts';
import { things } from './fr/things.ts';
import { cell } from './fr/words.ts';

export const tranquilityFr = typeset({
  ...box,
  things,
  cell,
  moves,
  events,
  asks,
  refusals,
  endings,
  rules,
} satisfies TranquilitySpeech);
