import { typeset } from '@halcyon/speech/grammar';
import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const fr = typeset({
  goal: {
    text: 'Chaque château achète une marchandise, et votre chariot les porte toutes. Plus un château est loin de l’entrepôt, plus il paie.',
    shown:
      'L’entrepôt à droite, la prairie au milieu, et les cinq châteaux avec ce qu’ils achètent et leur plus grosse pièce.',
  },
  road: {
    title: 'Poser le chemin',
    text: 'Une carte pose une tuile de son paysage sur une case vide. Jouez autant de cartes que vous voulez à votre tour. Un chemin n’est à personne : les autres y passent aussi.',
    shown: 'Une carte champ pose un second champ à côté du premier.',
  },
  walk: {
    title: 'Marcher',
    text: 'Une carte vous mène le long de toute une chaîne de son paysage, aussi loin que vous voulez. Toute carte mène à un château, à l’entrepôt ou à la prairie d’à côté.',
    shown: 'Depuis l’entrepôt, une carte champ atteint toutes les cases éclairées.',
  },
  sell: {
    title: 'Vendre',
    text: 'Si votre tour finit dans un château et que vous avez sa marchandise, vous pouvez la vendre : pour sa plus grosse pièce ou pour une main pleine. Après une vente, vous pouvez lancer le dé sans payer.',
    shown: 'Le château du fromage paie 2 pièces d’or, ou remplit la main.',
  },
  draw: {
    title: 'De nouvelles cartes',
    text: 'À la fin, vous piochez autant de cartes que vous en avez joué, trois au plus ; qui ne joue rien en pioche une. Si le tour finit sur la prairie ou dans l’entrepôt, la main est complétée à six, et l’entrepôt remplit aussi le chariot.',
    shown: 'Prairie : six cartes. Entrepôt : six cartes, et toutes les marchandises.',
  },
  change: {
    title: 'Deux cartes quelconques',
    text: 'Deux cartes retirent du plateau une tuile sans marchand. Ou elles lancent le dé : posez alors une tuile de ce paysage, portez-en une ailleurs ou reprenez-en une.',
    shown: 'Deux cartes : une tuile est retirée, ou le dé est lancé.',
  },
  landslide: {
    title: 'Glissements de terrain',
    text: 'Au début de votre tour, vous pouvez poser un de vos rares glissements de terrain, sur une case vide ou une tuile. Nul n’entre dans cette case. Mais tous les lieux doivent rester reliés.',
    shown: 'Un glissement de terrain a coupé la chaîne : le champ derrière lui est hors d’atteinte.',
  },
} satisfies GuideWords<typeof panels>);
