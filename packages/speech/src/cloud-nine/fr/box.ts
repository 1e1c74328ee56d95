/** Cloud 9 in French: what is on the box. */
import type { CloudNineSpeech } from '../en.ts';

export const box = {
  features: {},
  layouts: {
    sky: { name: 'Le ciel', about: 'Neuf nuages l’un au-dessus de l’autre, de 1 point jusqu’à 25.' },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about:
        'Chacun pour soi : les voyages se suivent jusqu’à ce que quelqu’un ait 50 points, et qui a le plus de points gagne.',
    },
  },
  options: {},
} satisfies Pick<CloudNineSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
