/** Cloud 9 in French: why not. First what is wrong, then the number. */
import { figure } from '@halcyon/speech/grammar';
import { turnRefusals } from '@halcyon/speech/parts/fr';
import type { CloudNineSpeech } from '../en.ts';

export const refusals = {
  ...turnRefusals,
  'jump-or-stay': () => 'Quelqu’un d’autre a jeté les dés : vous pouvez seulement sauter ou rester.',
  'raise-or-fall': () =>
    'Vous avez jeté les dés : vous pouvez seulement faire monter le ballon, avec les cartes ou un Joker, ou le laisser tomber.',
  lacking: ({ needed, missing }) =>
    `Vous n’avez pas toutes les cartes que demandent les dés ; manquantes : ${figure(missing)} sur ${figure(needed)}.`,
  'no-wild': () => 'Vous n’avez pas de Joker en main.',
  'all-blank': () => 'Tous les dés sont blancs, donc aucune carte ne se joue : le ballon monte gratuitement.',
  'must-raise': () => 'Vous avez tout ce que demandent les dés, le ballon doit donc monter.',
  'jump-or-throw': () => 'Il n’y a plus que vous à bord : vous pouvez seulement sauter ou jeter les dés.',
} satisfies CloudNineSpeech['refusals'];
