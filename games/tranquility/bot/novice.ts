/** A beginner at sea: sees what the heuristic sees, not quite sharply, and now and then follows a whim. */
import { blearyOf } from '@halcyon/bots/bleary';
import { tranquilityHeuristic } from './modules.ts';

export const tranquilityNovice = blearyOf(tranquilityHeuristic, { mistake: 1, whims: 2 });
