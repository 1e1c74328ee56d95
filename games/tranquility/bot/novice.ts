/** A beginner at sea: sees what the heuristic sees, not quite sharply, and now and then follows a whim. */

import { blearyOf } from '@halcyon/bots/bleary';
import type { MakeBot } from '@halcyon/bots/bot';
import { tranquilityHeuristic } from './modules.ts';

const together = blearyOf(tranquilityHeuristic, { mistake: 1, whims: 2 });
/** Scores lie further apart there, and small mistakes would cost nothing. */
const against = blearyOf(tranquilityHeuristic, { mistake: 6, whims: 5 });

export const tranquilityNovice: MakeBot = (rules, seat) =>
  (rules.setup.mode === 'competitive' ? against : together)(rules, seat);
