/** Learning a game, in German. */
import type { LearnSpeech } from './speech.ts';

export const learnDe = {
  about:
    'Je ein paar Minuten, an einem echten Tisch. Was du tun kannst, leuchtet; was die Regeln verbieten, wird abgelehnt und sagt, warum.',
  next: 'Weiter',
  other: 'Das erlauben die Regeln, aber hier geht es um etwas anderes. Wähle, was leuchtet.',
  progress: (n, of) => `${n} von ${of}`,
  done: 'gelernt',
  begun: 'begonnen',
  again: 'Noch einmal von vorn',
  playGame: 'Eine ganze Partie spielen',
  nextLesson: (title) => `Nächste Lektion: ${title}`,
  allLessons: 'Alle Lektionen',
  offer: (title) => `Neu für dich? Eine kurze Lektion: ${title}`,
  unknown: 'Diese Lektion gibt es hier nicht.',
} satisfies LearnSpeech;
