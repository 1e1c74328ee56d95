/** Tranquility in German: what is on the box and what can be chosen before the first card. */
import type { TranquilitySpeech } from '../en.ts';
import { removal } from '../places.ts';

const LEVELS = { 4: 'Galateia', 6: 'Triton', 8: 'Leucothea', 10: 'Amphitrite', 12: 'Poseidon' };

export const box = {
  title: 'Tranquility',
  pitch: 'Gemeinsam und ohne ein Wort füllt ihr das Meer mit Inseln, von der Nacht bis zum Tag.',
  features: {
    'jagged-rocks': {
      name: 'Schroffe Felsen',
      about:
        'Immer ist eine Reihe gesperrt, und nach jeder Aktion versetzt ihr die Felsen. Schwierigkeit in der Anleitung: ein Zeichen.',
    },
    'storm-compass': {
      name: 'Sturm & Kompass',
      about:
        'Sechs Stürme stecken in den Stapeln und hemmen Hände und Reihen; Kompasse, die ihr gemeinsam verdient, beenden sie. Schwierigkeit in der Anleitung: drei Zeichen.',
    },
  },
  layouts: { square: { name: 'Quadratisches Meer', about: 'Sechs Reihen mit je sechs Feldern.' } },
  modes: {
    standard: {
      name: 'Standardspiel',
      about:
        'Ihr gewinnt oder verliert alle zusammen. Mit nur einem Platz spielst du solo; die Zahlen dafür sind Hausdaten, weil uns die Referenzkarte mit der echten Regel nicht vorliegt.',
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
  },
} satisfies Pick<TranquilitySpeech, 'title' | 'pitch' | 'features' | 'layouts' | 'modes' | 'options'>;
