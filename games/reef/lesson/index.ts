/** In the order in which they are learnt. */
import type { Lessons } from '@halcyon/speech/lesson';
import { first } from './first.ts';

export const lessons: Lessons = { first };
