/** Cloud 9 in German: what is on the box. */
import type { CloudNineSpeech } from '../en.ts';

export const box = {
  features: {},
  layouts: {
    sky: { name: 'Der Himmel', about: 'Neun Wolken übereinander, von 1 Punkt bis 25.' },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about:
        'Alle für sich: Eine Fahrt folgt der anderen, bis der Ballon fällt und jemand 50 Punkte hat; die meisten Punkte gewinnen.',
    },
  },
  options: {
    anyEnd: {
      name: 'Spielende',
      about: 'Was mit dem Ballon geschehen muss, wenn jemand 50 Punkte hat, damit das Spiel endet.',
      value: (n: number) =>
        n === 0
          ? 'nur ein Fall, wie die Kurzfassung der Regeln sagt'
          : 'jedes Ende einer Fahrt, auch ganz oben oder mit leerem Korb',
    },
  },
} satisfies Pick<CloudNineSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
