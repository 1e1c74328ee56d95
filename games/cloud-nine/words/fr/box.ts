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
        'Chacun pour soi : les voyages se suivent jusqu’à ce que le ballon tombe et que quelqu’un ait 50 points ; qui a le plus de points gagne.',
    },
  },
  options: {
    anyEnd: {
      name: 'Fin de la partie',
      about: 'Ce qui doit arriver au ballon, dès que quelqu’un a 50 points, pour que la partie finisse.',
      value: (n: number) =>
        n === 0
          ? 'seulement une chute, comme le dit le résumé des règles'
          : 'toute fin de voyage, aussi tout en haut ou sans personne à bord',
    },
  },
} satisfies Pick<CloudNineSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
