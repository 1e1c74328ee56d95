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
      about: 'Alle für sich: Eine Fahrt folgt der anderen, bis jemand 50 Punkte hat; die meisten Punkte gewinnen.',
    },
  },
  options: {},
} satisfies Pick<CloudNineSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
