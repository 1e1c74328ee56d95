/** The Reef in French: what is on the box. */
import type { ReefSpeech } from '../en.ts';

export const box = {
  features: {},
  layouts: {
    current: {
      name: 'La mer',
      about:
        'Quatre rangées de huit cartes, que le courant porte du récif vers le rivage. Les nombres de poissons, de coraux, de requins, de perles et de cartes d’eau ainsi que les six couleurs sont des données maison, car nous ne disposons pas des cartes.',
    },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about: 'Un contre un : qui réussit le premier cinq élevages gagne.',
    },
  },
  options: {},
} satisfies Pick<ReefSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
