/** What speaks for an action in the pub, and what the bots go by, in French. */
import { counted, small, typeset } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/fr';
import { characterName, placeName } from '../../look/names.ts';
import type { Line } from '../conventions.ts';
import type { PubReasons } from '../index.ts';

const beers = counted('fr', 'bière', 'bières');
const coins = counted('fr', 'pièce', 'pièces');

export const words: WhyWords<PubReasons, Line> = typeset({
  reasons: {
    only: onlyMove,
    leaves: ({ beers: n, missing }) => `Cela fait sortir ${beers(n)} ; encore à sortir : ${missing}.`,
    enters: ({ inside }) => `Quelqu’un de plus peut boire ; de ce clan à l’intérieur : ${inside}.`,
    has: ({ character, beers: n, coins: purse, ready }, { speaker }) =>
      `${characterName(speaker.words.things, character)} : ${beers(n)} et ${coins(purse)}${ready === 1 ? ', assez pour sortir' : ''}.`,
    door: () => 'À la porte, personne ne boit ni ne paie, et l’on peut sortir.',
    quiet: ({ table }, { speaker }) =>
      `À la ${small(placeName(speaker.words.things, table))}, personne ne boit ni ne paie.`,
    drinks: ({ own, others }) => `Ceux qui boivent : de ce clan ${own}, d’autres clans ${others}.`,
    thrownOut: ({ own, others }) => `Ceux qui sont mis dehors : de ce clan ${own}, d’autres clans ${others}.`,
    pays: ({ got, gave }) => `Bières que ce clan reçoit : ${got} ; qu’il paie : ${gave}.`,
    serves: ({ seat }, { speaker: { who } }) =>
      who.me(seat) ? 'C’est un de vos personnages qui boit.' : `Celui qui boit est du clan de ${who.name(seat)}.`,
    guests: ({ table, own, others }, { speaker }) =>
      `À la ${small(placeName(speaker.words.things, table))} : de ce clan ${own}, d’autres clans ${others} ; un seul boit.`,
    ends: () => 'Ce que permet l’autre dé est laissé de côté.',
  },
  card: {
    turn: {
      title: 'Un tour, jusqu’au bout',
      text: 'Un bot essaie toutes les façons d’utiliser les deux dés et commence la meilleure. Il ne regarde pas le lancer suivant et ignore l’ordre des cartes face cachée.',
    },
    ready: {
      title: 'Ce qui compte pour lui',
      text: 'Les bières sorties comptent le plus. Puis celles des personnages qui pourraient sortir, davantage près de la porte ; un personnage à cinq bières ou sans pièce loin de la sortie compte moins, car un verre de plus le met dehors.',
    },
    rival: {
      title: 'Contre qui',
      text: 'Il se compare au plus fort des autres : il fait boire trop le premier plutôt que le dernier.',
    },
    novice: {
      title: 'Le débutant',
      text: 'Il ne regarde qu’une action, pas très nettement, et joue ce qui lui passe par la tête une fois sur cinq.',
    },
    strong: {
      title: 'Le bot fort',
      text: 'Il essaie ses meilleurs coups dans de nombreux mondes compatibles avec tout ce qu’il a vu, les mêmes pour chacun, et ne quitte les habitudes ci-dessus que si un autre coup est nettement meilleur.',
    },
  },
});
