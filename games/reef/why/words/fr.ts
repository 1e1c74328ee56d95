/** What speaks for a move at the reef, and what the bots go by, in French. */
import { counted, small, typeset } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { cardName, coinName, colourName } from '../../look/labels.ts';
import type { Line } from '../conventions.ts';
import type { ReefReasons } from '../index.ts';

const worms = counted('fr', 'ver', 'vers');

export const words: WhyWords<ReefReasons, Line> = typeset({
  reasons: {
    brood: ({ there, needed }) => `Cela complète un couple : élevage ${there} sur ${needed}.`,
    mates: ({ colour, cards }, { speaker }) =>
      `Cartes d’élevage visibles avec cette couleur (${small(colourName(speaker.words.things, colour))}) : ${cards}.`,
    coral: ({ there, most }) => `C’est le corail ${there} sur ${most}.`,
    card: ({ card }, { speaker }) => `Ce qui en vient : ${cardName(speaker.words.things, card)}.`,
    price: ({ price, worms: n }) => `Cela coûte ${worms(price)} sur ${n}.`,
    colour: ({ colour, held, fish }, { speaker }) =>
      `${colourName(speaker.words.things, colour)} : ${worms(held)} jusqu’ici ; poissons visibles : ${fish}.`,
    coin: ({ coin, left }, { speaker }) => `Il en reste ensuite (${coinName(speaker.words.things, coin)}) : ${left}.`,
    unseen: ({ chance }, { table }) => `Parmi les cartes non vues, poissons ou coraux : ${table.percent(chance)}.`,
    boat: ({ column }) => `Cela atteint la colonne ${column + 1}.`,
    gone: ({ card, cell }, { speaker }) =>
      `${cardName(speaker.words.things, card)} en ${speaker.cell(cell)} : plus personne ne l’aura.`,
    saves: ({ worms: n }) => `Cela garde ${worms(n)} pour plus tard.`,
  },
  card: {
    turn: {
      title: 'Dans un même tour',
      text: 'Un bot suit chaque achat et le meilleur de ce qui pourrait le suivre dans le même tour. Des cartes qui vont arriver il n’espère rien ; une carte à retourner compte comme chacune de celles qu’elle peut être.',
    },
    values: {
      title: 'Ce qui compte pour lui',
      text: 'Les élevages avant tout ; puis les poissons dont le partenaire est à portée pour une carte d’élevage visible, les coraux, et les bateaux, qui comptent moins à mesure que les élevages viennent.',
    },
    pay: {
      title: 'Comment il paie',
      text: 'Avec les vers qui lui manquent le moins : beaucoup d’une couleur valent moins chacun, et une perle vaut plus qu’un ver.',
    },
    rival: {
      title: 'Contre vous',
      text: 'Ce qui vous aide compte contre lui, mais moins que ce qui l’aide lui-même ; un requin peut donc prendre la carte que vous attendez.',
    },
    novice: {
      title: 'Le débutant',
      text: 'Il voit un achat à l’avance, pas très nettement, et suit un caprice environ une fois sur douze.',
    },
    strong: {
      title: 'Le bot fort',
      text: 'Il a les mêmes habitudes avec des nombres plus fins, trouvés en jouant : ce qui vous aide compte autant que ce qui l’aide lui-même, et un requin vaut davantage pour lui.',
    },
  },
});
