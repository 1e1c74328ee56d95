import { typeset } from '@halcyon/speech/grammar';
import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const fr = typeset({
  goal: { shown: 'Une mer gagnée : 36 îles, de la nuit au jour, un départ devant elles et une arrivée derrière.' },
  order: {
    title: 'Les nombres croissent',
    text: 'Toutes les cases forment une chaîne : chaque rangée de gauche à droite, puis la rangée au-dessus. Une île va dans n’importe quelle case vide si tous les nombres avant elle sont plus petits et tous ceux après elle plus grands.',
    shown: 'Le 11 peut aller dans les deux cases éclairées : il est entre 8 et 14.',
  },
  price: {
    title: 'Les voisines coûtent',
    text: 'À côté d’une île, vous payez la différence des deux nombres en cartes de votre main ; entre deux îles, la plus petite. Sans voisine, une île est gratuite. Ce que vous payez est face cachée et perdu.',
    shown: 'Le 10 près du 8 coûte deux cartes. Le 31 n’a pas de voisine et il est gratuit.',
  },
  turn: {
    title: 'À votre tour',
    text: 'Jouez une carte ou défaussez-en deux. Puis piochez dans votre propre pioche jusqu’à avoir de nouveau cinq cartes. Tout cela sans un mot : ce que vous placez est tout ce que vous dites aux autres.',
    shown: 'Au lieu de jouer une carte, on défausse le 74 et le 77, puis on en pioche deux.',
  },
  start: {
    title: 'Le départ',
    text: 'Qui pioche le premier départ doit le jouer. Il coûte huit cartes à tous ensemble, et c’est le seul moment où l’on parle : chacun dit un nombre de cartes, jusqu’à ce que cela fasse huit.',
    shown: 'Trois joueurs donnent trois, trois et deux cartes : cela fait huit.',
  },
  finish: {
    title: 'La fin',
    text: 'Quand toutes les cases sont remplies et qu’un départ est posé, une arrivée vous fait tous gagner. Tous perdent si quelqu’un, à son tour, ne peut ni jouer une carte ni en défausser deux.',
    shown: 'La dernière rangée est pleine, et l’arrivée la suit.',
  },
  more: {
    title: 'Une fois à l’aise',
    text: 'Modules, autres plateaux et autres modes se choisissent en préparant une partie. Chacun a sa courte leçon.',
    shown:
      'Récifs acérés, Monstres marins, Tempête et boussole, Jokers ; Grande Arche, Pyramide, Jour et nuit, Compétition.',
  },
} satisfies GuideWords<typeof panels>);
