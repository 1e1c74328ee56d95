import { typeset } from '@halcyon/speech/grammar';
import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const fr = typeset({
  goal: {
    text: 'Plus un nuage est haut, plus il vaut pour qui y saute.',
    shown: 'Les neuf nuages, de 1 point jusqu’à 25. Plus haut, il faut aussi plus de dés.',
  },
  throw: {
    title: 'Le pilote lance les dés',
    text: 'Les dés demandent des cartes au pilote : une de chaque couleur, deux si elle apparaît deux fois. Une face vide ne demande rien. Chacun peut savoir combien de cartes a le pilote, mais pas lesquelles.',
    shown: 'Rouge, jaune et une face vide demandent une carte rouge et une jaune.',
  },
  choose: {
    title: 'Sauter ou rester ?',
    text: 'Avant la réponse du pilote, les autres à bord décident, l’un après l’autre. Qui saute marque le nuage où est la nacelle. Qui reste monte ou tombe avec le ballon. Un pilote seul décide avant chaque lancer.',
    shown: 'Ada saute et marque 6 points. Bo reste : le nuage suivant en vaut 9, une chute aucun.',
  },
  rise: {
    title: 'Le ballon monte',
    text: 'Le pilote joue les cartes que les dés demandent, ou un Joker à la place de toutes. S’il a les cartes, il doit le faire. Ensuite pilote le suivant à bord. Tout en haut, tous ceux à bord marquent 25.',
    shown: 'Une carte verte et une jaune, ou un Joker : on monte au nuage suivant.',
  },
  fall: {
    title: 'Le ballon tombe',
    text: 'Si le pilote ne joue rien, personne à bord ne marque ; qui avait sauté garde ses points. Tous remontent à bord au nuage le plus bas, et chacun ne pioche qu’une carte. La partie finit à la première chute quand quelqu’un a 50 points.',
    shown: 'Il manque à Bo la seconde carte rouge. Bo et Cleo ne marquent rien, Ada garde 6 points.',
  },
} satisfies GuideWords<typeof panels>);
