/** Learning a game, in French. */
import { typeset } from '../../grammar.ts';
import type { LearnSpeech } from './speech.ts';

export const learnFr = typeset({
  about:
    'Quelques minutes par leçon, sur une vraie table. Ce que vous pouvez faire s’éclaire ; ce que les règles interdisent est refusé, avec la raison.',
  next: 'Continuer',
  other: 'Les règles le permettent, mais ici on apprend autre chose. Choisissez ce qui est éclairé.',
  progress: (n, of) => `${n} sur ${of}`,
  done: 'apprise',
  begun: 'commencée',
  again: 'Reprendre du début',
  playGame: 'Jouer une partie entière',
  nextLesson: (title) => `Leçon suivante : ${title}`,
  allLessons: 'Toutes les leçons',
  offer: (title) => `Nouveau pour vous ? Une courte leçon : ${title}`,
  unknown: 'Cette leçon n’existe pas ici.',
} satisfies LearnSpeech);
