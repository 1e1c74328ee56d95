/** Day & Night (T7.4) in French. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure, type Maybe } from '@halcyon/speech/grammar';
import { does, whose } from '@halcyon/speech/parts/fr';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/modes/day-night/vocabulary.ts';
import type { dayNight as english } from '../en/day-night.ts';
import { cellName } from './names.ts';

const sideName = (side: Maybe<Names['side']>): string => (side === 1 ? 'nuit' : 'jour');

export const dayNight = {
  modes: {
    'day-night': {
      name: 'Jour et nuit',
      goal: 'Remplissez ensemble la mer et jouez une Arrivée ; sa moitié inférieure doit alors montrer la nuit, sa moitié supérieure le jour. Vous perdez dès que quelqu’un ne peut rien faire à son tour.',
      silent: true,
      about:
        'Les Boussoles font passer vos mains du jour à la nuit, et à la fin la moitié inférieure de la mer doit montrer la nuit, la moitié supérieure le jour.',
    },
  },
  things: {
    turnCard: 'Retourner une carte',
    chooseIsland: 'Choisissez maintenant une île dans la mer.',
    gone: 'hors jeu',
  },
  moves: {
    'turn-over': ({ cell }, who) => `Retourner l’île en ${cellName(cell, who)} et défausser une carte`,
  },
  events: {
    'hands-turned': ({ seat, side }, who) =>
      `${does(seat, who, 'piochez', 'pioche')} une Boussole : toutes les mains sont retournées, côté ${sideName(side)} vers le haut.`,
    'compass-aside': ({ seat }, who) =>
      `${does(seat, who, 'mettez de côté une Boussole de votre', 'met de côté une Boussole de sa')} première main et ${who.me(seat) ? 'piochez' : 'pioche'} une autre carte.`,
    'compass-shuffled-in': ({ seat }, who) =>
      `Une Boussole mise de côté est mélangée dans ${whose(seat, who, 'la', 'pioche')}.`,
    'turned-over': ({ seat, cell, side }, who) =>
      `${does(seat, who, 'retournez', 'retourne')} l’île en ${cellName(cell, who)} : le côté ${sideName(side)} est en haut.`,
  },
  asks: {},
  refusals: {
    'turn-over.empty': ({ cell }, who) => `Il n’y a pas d’île à retourner en ${cellName(cell, who)}.`,
    'turn-over.no-card': () => 'Retourner une île coûte une carte ; vous n’en avez aucune qui puisse être défaussée.',
    sides: ({ wrong }) =>
      `L’arrivée attend que les trois rangées du bas montrent la nuit et les trois du haut le jour ; îles mal tournées : ${figure(wrong)}.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
