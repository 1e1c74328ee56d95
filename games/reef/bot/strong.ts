/** The Reef, strong: the usual bot with weights that were found by games against it. It looks as far ahead as the usual one. */
import type { MakeBot } from '@halcyon/bots/bot';
import { tunedFor } from '@halcyon/bots/tuned';
import { reefWith, SHARP } from './index.ts';
import { tuned } from './tuned.ts';
import { WEIGHTS } from './weights.ts';

export const reefStrong: MakeBot = (rules, seat) =>
  reefWith({ ...WEIGHTS, ...tunedFor(tuned, rules.setup) }, SHARP)(rules, seat);
