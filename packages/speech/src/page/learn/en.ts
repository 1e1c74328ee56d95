/** Learning a game, in English. */
import type { LearnSpeech } from './speech.ts';

export const learnEn = {
  about:
    'A few minutes each, on a real table. What you can do lights up; what the rules forbid is refused, and says why.',
  next: 'Next',
  other: 'The rules allow that, but here something else is learnt. Choose what is lit.',
  progress: (n, of) => `${n} of ${of}`,
  done: 'learnt',
  begun: 'begun',
  again: 'Once more from the start',
  playGame: 'Play a whole game',
  nextLesson: (title) => `Next lesson: ${title}`,
  allLessons: 'All lessons',
  offer: (title) => `New to you? A short lesson: ${title}`,
  unknown: 'There is no such lesson here.',
} satisfies LearnSpeech;
