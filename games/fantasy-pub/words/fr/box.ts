/** Fantasy Pub in French: what is on the box. */
import type { FantasyPubSpeech } from '../en.ts';

export const box = {
  features: {},
  layouts: {
    ring: { name: 'Le pub', about: 'Une porte et six tables en cercle.' },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about: 'Chaque clan pour soi : le premier à emporter assez de bières dehors gagne.',
    },
  },
  options: {},
} satisfies Pick<FantasyPubSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
