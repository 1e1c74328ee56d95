/** The coach in French. */
import { typeset } from '@halcyon/speech/grammar';
import type { Coach } from '@halcyon/speech/lesson';

export const coach = typeset({
  first: {
    title: 'Votre premier récif',
    say: {
      goal: 'L’objectif : réussir cinq élevages avant l’autre. Pour un élevage, un mâle et une femelle se trouvent sur un de vos coraux, aux couleurs d’une carte Élevage visible.',
      worms:
        'Un tour commence par deux dés. Vous avez obtenu jaune et violet et pris un ver de chaque ; votre adversaire a choisi l’une des deux couleurs. Les vers servent à payer.',
      coral:
        'Vous achetez là où vous avez un bateau : à la colonne 1. Dans votre rangée, une carte coûte un ver. Achetez le corail et payez en rose : aucune carte Élevage ne le montre.',
      end: 'Vous pourriez continuer tant que vous pouvez payer. Finissez votre tour : la mer glisse vers le rivage, et de nouvelles cartes arrivent du récif.',
      share:
        'Votre adversaire a obtenu rouge et bleu ; vous prenez aussi un ver, de la couleur que vous choisissez. Le bleu est sur deux cartes Élevage : prenez-le.',
      fish: 'Le courant a amené le mâle jaune à votre bateau. Les vers payés pour un poisson ont sa couleur. Pêchez-le : il va aussitôt sur votre corail, où le premier est libre.',
      boat: 'Un bateau coûte trois vers de toutes couleurs et ouvre la colonne suivante, en direction du récif. Achetez-en un et payez en rouge, vert et violet.',
      later:
        'Voilà pour le début. Dans les rangées centrales, une carte face visible coûte deux vers, dans la rangée adverse trois. Quelques tours plus tard :',
      turn: 'Dans les rangées centrales, un ver de toute couleur retourne une carte. Vous la prenez alors pour un de plus, ou la laissez. Retournez celle de la colonne 2, payez en rouge.',
      brood:
        'Une femelle violette. Une carte Élevage montre jaune et violet : avec votre mâle jaune, c’est un élevage. Pêchez-la pour un ver violet.',
      stays:
        'Les deux poissons sont défaussés. La carte Élevage reste définitivement sur ce corail, et la suivante a été retournée. Vous avez cinq coraux au plus.',
      shark:
        'Votre adversaire a besoin du mâle vert de la colonne 3. Un requin enlève toute carte face visible de la mer, sans payer ni bateau. Touchez le requin, puis ce poisson.',
      art: 'Bien jouer : tôt des bateaux et des coraux, des vers aux couleurs des cartes Élevage, et un œil sur l’adversaire. Un requin peut aussi enlever un poisson de vos coraux.',
      pearl:
        'Vers la fin, quatre élevages chacun. La femelle jaune au milieu coûte deux vers jaunes, et vous en avez un. Achetez d’abord la perle et payez en bleu.',
      fifth:
        'Une perle paie comme un ver de la couleur qu’il vous faut. Pêchez la femelle jaune : avec votre mâle rouge, c’est le cinquième élevage.',
      won: 'Qui obtient son cinquième élevage gagne aussitôt.',
    },
  },
} satisfies Coach);
