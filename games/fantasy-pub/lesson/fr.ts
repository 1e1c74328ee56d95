/** The coach in French. */
import { typeset } from '@halcyon/speech/grammar';
import type { Coach } from '@halcyon/speech/lesson';

export const coach = typeset({
  first: {
    title: 'Votre première soirée',
    say: {
      goal: 'Le but : emporter le premier 15 bières dehors. Votre clan boit dans le pub et doit en ressortir à temps.',
      turn: 'À votre tour, vous lancez deux dés. Une action avec chacun, ou une seule avec la somme. Après la première, vous pouvez finir.',
      move: 'Votre lutin va dans le sens horaire. Touchez-le, puis deux fois la table 3. Un lutin prend une pièce posée là où il arrive.',
      enter:
        'La porte est libre : avec le 5, faites entrer le personnage suivant. Il a cinq pièces, et chacune peut devenir une bière.',
      same: 'À l’autre clan, avec 3 et 4 : son lutin rejoint le vôtre. Même race : tous à la table tournent une pièce côté bière.',
      innkeeper:
        'Le tavernier aussi apporte à boire. Chaque dé peut l’envoyer à la table de son nombre : avec le 3, à la table 3.',
      choose: 'Quelqu’un à sa table doit boire, de n’importe quel clan, et vous choisissez. Faites boire votre lutin.',
      slow: 'Les bières ralentissent : avec deux bières, un 4 ne fait que deux pas. Allez à la table 5, où il y a une pièce.',
      'way-out':
        'Votre lutin a maintenant quatre pièces et deux bières. Pour sortir du pub, il lui faut au moins autant de bières que de pièces.',
      differ:
        'Plus tard. Si les races diffèrent toutes, chacune paie une bière à la suivante : lutin, nain, orc, troll. Déplacez votre orc chez le lutin.',
      sixth:
        'Le lutin a payé pour votre orc. Au troll : il a cinq bières. Envoyez le tavernier à la table 6 et faites-le boire.',
      'thrown-out':
        'À la sixième bière, on est expulsé et on perd tout. De même si l’on doit boire ou payer sans avoir de pièce.',
      back: 'Votre nain a trois bières et deux pièces. Les nains vont dans les deux sens : un 4, moins trois bières, le ramène à la porte.',
      leave:
        'On sort par la porte avec un dé quelconque, si l’on a au moins autant de bières que de pièces. Faites sortir votre nain.',
      safe: 'Trois bières sont à l’abri, et le nain reviendra. Beaucoup de pièces, beaucoup de bières ; peu de pièces, une sortie rapide.',
      last: 'La fin : vous avez 11 bières, l’autre clan 13. Quatre suffisent. Envoyez le tavernier à votre orc et faites-le boire.',
      win: 'Un orc peut aussi sortir depuis la table du tavernier. Ses quatre bières font 15 : le premier qui les a gagne aussitôt.',
    },
  },
} satisfies Coach);
