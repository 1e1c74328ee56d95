/** Against each other (T7.5) in French. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, counted, figure } from '@halcyon/speech/grammar';
import { cards, does } from '@halcyon/speech/parts/fr';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/modes/competitive/vocabulary.ts';
import type { competitive as english } from '../en/competitive.ts';
import { cardName, range } from './names.ts';

const ofCells = counted('fr', 'case', 'cases');
const ofNumbers = counted('fr', 'nombre', 'nombres');

export const competitive = {
  modes: {
    competitive: {
      name: 'Compétition',
      about:
        'Deux joueurs l’un contre l’autre : des points pour les cartes dans la mer, des points en moins pour les défausses. La difficulté dépend de votre adversaire.',
    },
  },
  things: {
    pile: 'Pioche commune',
    row: 'Rangée face visible',
    takenNext: 'la prochaine',
    points: 'Points',
    discarded: 'Cartes défaussées',
    runs: 'Séries de trois ou plus',
    longestRun: 'Plus longue série',
  },
  moves: {
    'show-hand': () => 'Montrer votre main, la défausser et prendre la rangée face visible',
    pass: () => 'Passer',
  },
  events: {
    took: ({ seat, card }, who) =>
      `${does(seat, who, 'prenez', 'prend')} ${cardName(card)} dans la rangée face visible.`,
    revealed: ({ card }) => `${capital(cardName(card))} rejoint la rangée face visible.`,
    'hand-shown': ({ seat, count }, who) =>
      `${does(seat, who, 'ne pouvez rien placer : vous montrez et défaussez toute votre', 'ne peut rien placer, montre et défausse toute sa')} main (${cards(count)}).`,
    shown: ({ seat, card }, who) => `${does(seat, who, 'montrez', 'montre')} ${cardName(card)}.`,
    passed: ({ seat }, who) => `${does(seat, who, 'passez', 'passe')}.`,
  },
  asks: {},
  refusals: {
    impossible: ({ numbers, cells, low, high }) =>
      `La mer ne pourrait plus être remplie : pour ${ofCells(cells)}, il n’y aurait que ${ofNumbers(numbers)} ${range(low, high)}.`,
    'show.may-place': () => 'Vous pouvez placer une île : votre main reste cachée.',
    'show.row-empty': () => 'La rangée face visible n’a plus de carte à prendre.',
    'pass.may-place': () => 'Vous pouvez placer une île : vous ne pouvez pas passer.',
    'pass.two-cards': ({ hand }) => `Défaussez deux cartes au lieu de passer ; vous en avez ${figure(hand)}.`,
  },
  endings: {
    'grid-full': () => 'La mer est complète : les points décident.',
    'hands-out': () => 'Les deux joueurs ont au plus une carte en main : les points décident.',
  },
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
