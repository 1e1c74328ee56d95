/** The Ascent in German: what is on the box and what can be chosen before the first card. */
import type { AscentSpeech } from '../en.ts';

const PANORAMAS: Readonly<Record<number, string>> = { 3: 'drei Panoramen', 4: 'vier Panoramen', 5: 'fünf Panoramen' };
const GRAPPLES = ['kein Wurfanker', 'ein Wurfanker', 'zwei Wurfanker', 'drei Wurfanker'];

export const box = {
  features: {
    'green-path': {
      name: 'Grüner Pfad',
      about:
        'Ein lückenloser Pfad aus Gras muss vom Fuß des Berges bis nach oben führen. Schwierigkeit in der Anleitung: das leichteste der drei Module.',
    },
    documentary: {
      name: 'Dokumentarfilm',
      about:
        'Unterwegs filmt ihr Panoramen: drei Werte nebeneinander, in der richtigen Reihenfolge. Schwierigkeit in der Anleitung: zwischen den beiden anderen Modulen. Acht der zehn Folgen sind Hausdaten, weil uns ihre Bilder nicht vorliegen.',
    },
    wildlife: {
      name: 'Tierwelt',
      about:
        'Steinböcke erscheinen auf dem Berg, und mindestens acht müssen mit euch den Gipfel erreichen. Schwierigkeit in der Anleitung: das schwerste der drei Module. Welche Karten einen Steinbock zeigen, sind Hausdaten, weil uns ihre Bilder nicht vorliegen.',
    },
  },
  layouts: {
    mountain: { name: 'Der Berg', about: 'Acht Reihen, am Fuß neun Karten breit und oben zwei.' },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about:
        'Ihr gewinnt oder verliert alle zusammen. Mit nur einem Platz spielst du solo: mit größerer Hand und mit Wurfankern, die sie erneuern.',
    },
  },
  options: {
    panoramas: {
      name: 'Panoramen zum Filmen',
      about: 'So viele Panoramen werden aufgedeckt. Je mehr, desto schwerer.',
      value: (n: number) => PANORAMAS[n] ?? '',
    },
    grapples: {
      name: 'Wurfanker',
      about: 'So oft darfst du deine Hand erneuern. Je weniger, desto schwerer.',
      value: (n: number) => GRAPPLES[n] ?? '',
    },
  },
} satisfies Pick<AscentSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
