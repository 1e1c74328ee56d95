/** Cloud 9 in German: why not. First what is wrong, then the number. */
import { figure } from '@halcyon/speech/grammar';
import { turnRefusals } from '@halcyon/speech/parts/de';
import type { CloudNineSpeech } from '../en.ts';

export const refusals = {
  ...turnRefusals,
  'jump-or-stay': () => 'Jemand anderes hat gewürfelt: Du kannst nur springen oder bleiben.',
  'raise-or-fall': () =>
    'Du hast gewürfelt: Du kannst den Ballon nur steigen lassen, mit den Karten oder mit einem Joker, oder ihn fallen lassen.',
  lacking: ({ needed, missing }) =>
    `Du hast nicht alle Karten, die die Würfel verlangen; fehlend: ${figure(missing)} von ${figure(needed)}.`,
  'no-wild': () => 'Du hast keinen Joker auf der Hand.',
  'all-blank': () => 'Alle Würfel sind leer, also wird keine Karte gespielt: Der Ballon steigt kostenlos.',
  'must-raise': () => 'Du hast alles, was die Würfel verlangen; der Ballon muss also steigen.',
  'jump-or-throw': () => 'Du bist allein im Korb: Du kannst nur springen oder würfeln.',
} satisfies CloudNineSpeech['refusals'];
