/** A beginner on the mountain: sees what the heuristic sees, not quite sharply, and now and then follows a whim. */
import { blearyOf } from '@halcyon/bots/bleary';
import { ascentHeuristic } from './index.ts';

export const ascentNovice = blearyOf(ascentHeuristic, { mistake: 3, whims: 8 });
