/** Fantasy Pub in German: what is on the box. */
import type { FantasyPubSpeech } from '../en.ts';

export const box = {
  features: {},
  layouts: {
    ring: { name: 'Das Pub', about: 'Eine Tür und sechs Tische im Kreis.' },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about: 'Jeder Clan für sich: Wer zuerst genug Bier hinausgebracht hat, gewinnt.',
    },
  },
  options: {},
} satisfies Pick<FantasyPubSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
