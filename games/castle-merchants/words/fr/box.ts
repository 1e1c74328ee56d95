/** Castle Merchants in French: what is on the box. */
import type { CastleMerchantsSpeech } from '../en.ts';

export const box = {
  features: {},
  layouts: {
    castles: {
      name: 'Les cinq châteaux',
      about:
        'Un hexagone de 61 cases : l’entrepôt dans un coin, un château dans chacun des autres, la prairie au milieu. Ce plateau et les pièces des châteaux sont des données maison, car nous ne disposons d’aucune image du vrai.',
    },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about:
        'Chacun pour soi : on vend ses marchandises aux châteaux, et le premier qui a 18 écus d’or gagne la partie.',
    },
  },
  options: {},
} satisfies Pick<CastleMerchantsSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
