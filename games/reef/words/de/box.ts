/** The Reef in German: what is on the box. */
import type { ReefSpeech } from '../en.ts';

export const box = {
  features: {},
  layouts: {
    current: {
      name: 'Das Meer',
      about:
        'Vier Reihen mit je acht Karten, die die Strömung vom Riff zum Ufer trägt. Wie viele Fische, Korallen, Haie, Perlen und Karten mit Wasser es gibt und welche sechs Farben, sind Hausdaten, weil uns die Karten nicht vorliegen.',
    },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about: 'Eins gegen eins: Wer zuerst fünf Bruten hat, gewinnt.',
    },
  },
  options: {},
} satisfies Pick<ReefSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
