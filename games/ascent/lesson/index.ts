/** In the order in which they are learnt. */
import type { Lessons } from '@halcyon/speech/lesson';
import { documentary } from './documentary.ts';
import { first } from './first.ts';
import { greenPath } from './green-path.ts';
import { solo } from './solo.ts';
import { wildlife } from './wildlife.ts';

export const lessons: Lessons = { first, 'green-path': greenPath, documentary, wildlife, solo };
