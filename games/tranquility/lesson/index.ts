/** In the order in which they are learnt. */
import type { Lessons } from '@halcyon/speech/lesson';
import { first } from './first.ts';
import { jaggedRocks, seaMonsters, stormCompass, wild } from './stormy-seas.ts';
import { competitive, dayNight, highArch, pyramid, solo } from './variants.ts';

export const lessons: Lessons = {
  first,
  solo,
  'jagged-rocks': jaggedRocks,
  'sea-monsters': seaMonsters,
  'storm-compass': stormCompass,
  wild,
  'high-arch': highArch,
  pyramid,
  'day-night': dayNight,
  competitive,
};
