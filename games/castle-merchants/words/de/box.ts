/** Castle Merchants in German: what is on the box. */
import type { CastleMerchantsSpeech } from '../en.ts';

export const box = {
  features: {},
  layouts: {
    castles: {
      name: 'Die fünf Burgen',
      about:
        'Ein Sechseck aus 61 Feldern: das Lagerhaus in einer Ecke, eine Burg in jeder anderen, die Wiese in der Mitte. Der Plan und die Münzen in den Burgen sind Hausdaten, weil uns kein Bild des Spielplans vorliegt.',
    },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about: 'Alle für sich: Waren werden an die Burgen verkauft, und wer zuerst 18 Gold hat, gewinnt.',
    },
  },
  options: {},
} satisfies Pick<CastleMerchantsSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
