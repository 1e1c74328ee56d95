/** The coach in French. */
import { typeset } from '@halcyon/speech/grammar';
import type { Coach } from '@halcyon/speech/lesson';

export const coach = typeset({
  first: {
    title: 'Votre premier voyage',
    say: {
      goal: 'Le but : avoir le premier 18 pièces d’or. Cinq châteaux achètent chacun une marchandise, et votre chariot les porte toutes.',
      far: 'Plus un château est loin de l’entrepôt, où vous êtes, plus ses pièces valent. Le chemin, c’est vous qui le posez.',
      put: 'Une carte pose une tuile de son paysage sur une case vide. Touchez un champ, puis deux fois la case en pointillés.',
      chain: 'Posez un autre champ à côté. Les tuiles d’un même paysage qui se touchent forment une chaîne.',
      walk: 'Une carte vous mène le long de toute une chaîne de son paysage. Allez au bout de la vôtre avec le troisième champ.',
      end: 'Finissez le tour : vous piochez autant de cartes que vous en avez joué, trois au plus, jamais au-delà de six. Ou, sans jouer, une seule.',
      follow: 'Un chemin n’est à personne : l’autre marchand vous suit, avec une seule carte.',
      castle:
        'Plus tard. Toute carte mène à un château, à l’entrepôt ou à la prairie d’à côté. Allez au château du fromage et finissez-y le tour.',
      sell: 'Là où finit votre tour, vous pouvez vendre au château : pour sa plus grosse pièce ou une main pleine. Prenez l’or.',
      throw: 'Après une vente, vous pouvez lancer le dé sans payer. Sinon, cela coûte deux cartes quelconques.',
      die: 'Le dé montre un village : à poser, à porter ailleurs ou à reprendre. Posez-le vers le château du vin.',
      plan: 'Gardez des cartes d’un même paysage pour de longues chaînes, et vendez en route vers les châteaux qui paient le plus.',
      landslide:
        'L’autre marchand va vendre des gemmes. Au début du tour, vous pouvez poser un glissement de terrain : nul n’y entre. Fermez le champ.',
      'two-cards':
        'Deux cartes quelconques retirent une tuile sans marchand. Retirez la montagne à côté de l’autre marchand, pour vos deux champs.',
      meadow:
        'Il reste une carte. Un tour fini sur la prairie complète votre main à six cartes : allez-y et finissez le tour.',
      warehouse: 'La main est pleine. L’entrepôt fait de même, et il remplit aussi votre chariot de marchandises.',
      last: 'La fin : vous avez 15 pièces d’or et des gemmes. Allez au château des gemmes avec la forêt, et finissez le tour.',
      win: 'Des cartes aident en route, mais la pièce de 3 fait 18 pièces d’or : qui les a gagne aussitôt. Vendez pour de l’or.',
    },
  },
} satisfies Coach);
