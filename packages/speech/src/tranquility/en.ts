/** Tranquility in English. */
import type { SameKeys } from '../catalogue.ts';
import type { GameSpeech } from '../speaker.ts';
import { asks, endings } from './en/asks.ts';
import { box } from './en/box.ts';
import { events } from './en/events.ts';
import { moves } from './en/moves.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { things } from './en/things.ts';
import { cell } from './en/words.ts';

export const tranquilityEn = {
  ...box,
  things,
  cell,
  moves,
  events,
  asks,
  refusals,
  endings,
  rules,
} satisfies GameSpeech;
/** What every language has to say. */
export type TranquilitySpeech = SameKeys<typeof tranquilityEn>;
