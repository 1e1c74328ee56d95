/** What speaks for a move on the mountain, and what the bots go by, in French. */
import { counted, typeset } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/fr';
import { spot, the } from '../../words/fr/names.ts';
import type { Line } from '../conventions.ts';
import type { MountainReasons } from '../reasons.ts';

const cards = counted('fr', 'carte', 'cartes');

export const words: WhyWords<MountainReasons, Line> = typeset({
  reasons: {
    only: onlyMove,
    wins: () => 'La montagne est gravie.',
    free: () => 'C’est gratuit.',
    cost: ({ cost }) => `Cela coûte ${cards(cost)}.`,
    opens: ({ cells }) => `Cela fait de la place à la carte suivante : ${cells.map(spot).join(' ; ')}.`,
    fills: ({ row }) => `C’est la dernière carte de la rangée ${row + 1}.`,
    covers: ({ visible }) => `Cela recouvre un Pont ; encore visibles ensuite : ${visible}.`,
    bridges: ({ visible }) => `Ponts visibles ensuite : ${visible} ; le Sommet attend qu’ils soient recouverts.`,
    path: ({ row }) => `Le sentier herbeux atteint alors la rangée ${row + 1}.`,
    films: ({ left }) => `Cela filme un Panorama ; encore à filmer : ${left}.`,
    ibex: ({ there, needed }) => `Cela amène des Bouquetins sur la montagne : ${there} sur ${needed}.`,
    lifts: ({ card }, { speaker: { who } }) => `Cela libère ${the(card, who)} pour une rangée plus haute.`,
    copies: ({ card, held, unseen }, { speaker: { who } }) =>
      `Autres cartes comme ${the(card, who)} : en main ${held}, pas encore vues ${unseen}.`,
    keepsSummit: ({ unseen }) => `Le seul Sommet reste en main ; pas encore vus : ${unseen}.`,
    noPlace: () => 'Aucun Versant de la main ne peut être placé.',
    dear: ({ card, cell, cost }, { speaker: { who } }) =>
      `Le Versant le moins cher à placer est ${the(card, who)} en ${spot(cell)} : ${cards(cost)}.`,
    grapples: ({ left }) => `Cela donne une nouvelle main ; Grappins disponibles : ${left}.`,
    herd: ({ count, row }) => `Bouquetins qui vont ensemble : ${count}, alors en rangée ${row + 1}.`,
    home: ({ there, needed }) => `Dans la rangée du haut : ${there} sur ${needed}.`,
    rests: ({ rows }) => `La harde est montée assez haut ; rangées à payer : ${rows}.`,
  },
  card: {
    next: {
      title: 'Ce que dit un placement',
      text: 'Un bot place un Versant de sorte que la case suivante de chaque rangée garde beaucoup de cartes qui pourraient y aller à peu de frais, et qu’aucune valeur ne soit demandée plus souvent qu’elle ne peut encore venir. Dans une rangée sans carte, les valeurs basses viennent d’abord.',
    },
    depth: {
      title: 'Les rangées basses prennent de l’avance',
      text: 'Il aime que plusieurs cases soient ouvertes à la fois : une rangée basse garde quelques cases d’avance sur celle du dessus.',
    },
    plenty: {
      title: 'On paie là où les cartes abondent',
      text: 'Moins une place a de cartes de trop pour les tours à venir, plus chacune lui est chère. Qui a beaucoup de cartes paie ce qu’un autre ne paie pas.',
    },
    summit: {
      title: 'Quand garder un Sommet',
      text: 'Un deuxième Sommet part le premier. Le dernier est gardé d’autant plus que la montagne est pleine et qu’il peut en rester peu ailleurs.',
    },
    discard: {
      title: 'Pourquoi deux cartes sont défaussées',
      text: 'Deux cartes partent quand tout Versant nuirait plus que leur perte : surtout ce qui ne va à peu de frais dans aucune case ouverte, les valeurs peu demandées et les doubles.',
    },
    bridge: {
      title: 'Ponts',
      text: 'Un Pont est placé quand il vaut mieux que tout Versant : il prend un tour et doit être recouvert, un bot attend donc avec lui.',
    },
    fire: {
      title: 'Feux de camp',
      text: 'Un Feu de camp est joué là où le Versant qu’il libère vaut le plus. Plus la montagne est pleine, moins on le défausse volontiers.',
    },
    path: {
      title: 'Le Sentier verdoyant',
      text: 'Chaque carte est pesée selon la chance que l’herbe puisse encore monter toutes les rangées ; les cartes herbeuses sont gardées un peu plus que les autres.',
    },
    film: {
      title: 'Le documentaire',
      text: 'Pour chaque Panorama, un bot cherche les trois cases les plus probables, garde les valeurs qui y manquent et évite d’y placer autre chose.',
    },
    herd: {
      title: 'Bouquetins',
      text: 'Les cartes à Bouquetin sont gardées et placées jusqu’à ce que huit soient sur la montagne. Une harde est menée quand ses pas valent leurs cartes, et celles qui sont côte à côte se rejoignent en chemin.',
    },
    grapple: {
      title: 'Grappins',
      text: 'Seul, un bot prend une nouvelle main quand tout ce qu’il pourrait faire de celle-ci est nettement moins bon.',
    },
    strong: {
      title: 'Le bot fort',
      text: 'Il essaie ses meilleurs coups dans de nombreux mondes compatibles avec tout ce qu’il a vu, les mêmes pour chacun, et ne quitte les habitudes ci-dessus que si un autre coup est nettement meilleur. Là où tous gagnent ensemble, les autres y ont défaussé ce qui leur servait le moins.',
    },
  },
});
