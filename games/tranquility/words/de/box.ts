/** Tranquility in German: what is on the box and what can be chosen before the first card. */
import type { TranquilitySpeech } from '../en.ts';
import { removal } from '../places.ts';

const LEVELS = { 4: 'Galateia', 6: 'Triton', 8: 'Leucothea', 10: 'Amphitrite', 12: 'Poseidon' };
const EXPLORERS = [
  'wie im Regelblatt',
  'schwerer: Ein gezogener Start kostet eine Karte',
  'leichter: Grenzkarten statt Seeungeheuer',
];

export const box = {
  features: {
    'jagged-rocks': {
      name: 'Schroffe Felsen',
      about:
        'Immer ist eine Reihe gesperrt, und nach jeder Aktion versetzt ihr die Felsen. Schwierigkeit in der Anleitung: ein Zeichen.',
    },
    'sea-monsters': {
      name: 'Seeungeheuer',
      about:
        'Ungeheuer füllen eure Hände, lassen sich nicht ablegen und gehen nur, indem sie eine Insel zerstören. Schwierigkeit in der Anleitung: drei oder vier Zeichen, je nach ihrer Zahl.',
    },
    'storm-compass': {
      name: 'Sturm & Kompass',
      about:
        'Sechs Stürme stecken in den Stapeln und hemmen Hände und Reihen; Kompasse, die ihr gemeinsam verdient, beenden sie. Schwierigkeit in der Anleitung: drei Zeichen.',
    },
    wild: {
      name: 'Platzhalter',
      about:
        'Ein Platzhalter steht für fast jede andere Karte, nach eurer Wahl. Schwierigkeit: Das Spiel wird etwas leichter.',
    },
  },
  layouts: {
    square: { name: 'Quadratisches Meer', about: 'Sechs Reihen mit je sechs Feldern.' },
    'high-arch': {
      name: 'Der Hohe Bogen',
      about:
        'Zuerst baut ihr zwei Säulen, ohne etwas zu bezahlen, dann das Dach darüber. Schwierigkeit in der Anleitung: ein Zeichen.',
    },
    pyramid: {
      name: 'Die Pyramide',
      about:
        'Sechs Felder einer Pyramide bergen Überraschungen aus einem Entdecker-Stapel, gute und schlechte. Schwierigkeit in der Anleitung: zwei Zeichen. Ihre Form ist unsere eigene (Hausdaten), weil uns ihr Bild nicht vorliegt.',
    },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about:
        'Ihr gewinnt oder verliert alle zusammen. Mit nur einem Platz spielst du solo; die Zahlen dafür sind Hausdaten, weil uns die Referenzkarte mit der echten Regel nicht vorliegt.',
    },
    'day-night': {
      name: 'Tag und Nacht',
      about:
        'Kompasse drehen eure Hände zwischen Tag und Nacht, und am Ende muss die untere Hälfte des Meeres Nacht zeigen, die obere Tag. Schwierigkeit in der Anleitung: ein Zeichen.',
    },
    competitive: {
      name: 'Konkurrenz',
      about:
        'Zwei spielen gegeneinander: Punkte für Karten im Meer, Minuspunkte für abgelegte. Die Anleitung nennt keine Schwierigkeit: Es ist so schwer, wie dein Gegenüber gut ist.',
    },
  },
  options: {
    islandsRemoved: {
      name: 'Entfernte Inseln',
      about: 'So viele Inseln fehlen, und niemand weiß, welche. Je mehr, desto schwerer.',
      value: (n: number) => (n === 0 ? 'keine' : `${removal(LEVELS, n)}: ${n} Inseln`),
    },
    strict: {
      name: 'Letzte Karte',
      about: 'Ob jemand, der seinen Zug mit einer einzigen Karte beginnt, sie noch spielen darf.',
      value: (n: number) =>
        n === 0
          ? 'sie darf gespielt werden, wenn das nichts kostet (unsere Auslegung)'
          : 'eine einzige Karte verliert, wie es die Anleitungen sagen',
    },
    monsters: {
      name: 'Zahl der Seeungeheuer',
      about: 'So viele Seeungeheuer werden eingemischt. Je mehr, desto schwerer.',
      value: (n: number) => `${n} Ungeheuer`,
    },
    wilds: {
      name: 'Zahl der Platzhalter',
      about: 'So viele Platzhalter werden eingemischt. Je mehr, desto leichter.',
      value: (n: number) => (n === 1 ? 'ein Platzhalter' : 'zwei Platzhalter'),
    },
    explorer: {
      name: 'Entdecker-Stapel',
      about: 'Ob der Entdecker-Stapel es gut mit euch meint.',
      value: (n: number) => EXPLORERS[n] ?? '',
    },
  },
} satisfies Pick<TranquilitySpeech, 'features' | 'layouts' | 'modes' | 'options'>;
