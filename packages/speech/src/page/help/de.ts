/** Help and notes in German. */
import { AGREEMENT } from './agreement.ts';
import type { HelpSpeech } from './speech.ts';

export const helpDe = {
  ...AGREEMENT.de,
  own: 'All das folgt aus dem, was du selbst sehen kannst.',
  noFacts: 'Im Moment gibt es nichts zu sagen.',
  ask: 'Um Rat fragen',
  thinking: 'Ein Bot überlegt\u00a0…',
  advice: (move) => `Ein Bot an deinem Platz würde das tun: ${move}.`,
  nothingToDo: 'Du hast gerade nichts zu entscheiden.',
  speaksFor: (reason) => `Dafür spricht: ${reason}`,
  spokeFor: (name, reason) => `Dafür sprach, wie ${name} den Tisch sah: ${reason}`,
  bots: {
    title: 'Wie die Bots spielen',
    about:
      'Sie sehen nicht mehr als ihr eigener Platz und sagen nichts, außer durch ihre Züge. Wer diese Karte kennt, kann die Züge lesen.',
  },
  uncounted: 'Eine Partie, in der du um Rat fragst, zählt nicht in deiner Statistik.',
  knows: {
    title: 'Was wissen die anderen?',
    as: (name) => `Aus der Sicht von ${name}`,
    about: (name) =>
      `Das, wovon du weißt, dass ${name} es weiß. Was nur ${name} sehen kann, liegt hier verdeckt, weil du es nicht siehst; was nur du sehen kannst, weil ${name} es nicht sieht.`,
  },
  notes: {
    title: 'Meine Notizen',
    about:
      'Nur dieser Browser bewahrt sie auf, und nur du siehst sie. Im Rückblick auf die Partie steht jede dort, wo sie geschrieben wurde.',
    none: 'Noch keine Notiz. Frage eine Karte oder ein Feld, was es ist: drücke länger darauf oder tippe dort ?.',
    write: 'Notiz schreiben',
    text: 'Notiz',
    keep: 'Behalten',
    remove: (what) => `Notiz zu ${what} löschen`,
    full: 'Im Browser ist kein Platz für diese Notiz.',
    at: (step) => `bei Schritt ${step}`,
    all: 'Notizen',
    show: 'Meine Notizen allen zeigen',
    shown: 'Alle, die mitschauen, sehen deine Notizen.',
  },
} satisfies HelpSpeech;
