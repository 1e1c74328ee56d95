/** Sea Monsters (T6.2, T6.3) in French. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital } from '@halcyon/speech/grammar';
import { does, whose } from '@halcyon/speech/parts/fr';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/sea-monsters/vocabulary.ts';
import type { seaMonsters as english } from '../en/sea-monsters.ts';
import { cardName, cellName } from './names.ts';

export const seaMonsters = {
  features: {
    'sea-monsters': {
      name: 'Monstres marins',
      about: 'Les Monstres encombrent vos mains, ne se défaussent pas et ne partent qu’en détruisant une île.',
    },
  },
  options: {
    monsters: {
      name: 'Nombre de Monstres marins',
      about: 'Autant de Monstres marins sont mélangés aux cartes. Plus il y en a, plus c’est difficile.',
      value: (n: number) => `${n} Monstres`,
    },
  },
  things: {
    monster: 'Monstre marin',
    devoured: 'Détruites par les Monstres',
    holdsMonster: 'a un Monstre marin en main',
  },
  moves: {
    monster: ({ cell }, who) => `Jouer un Monstre marin sur l’île en ${cellName(cell, who)}`,
  },
  events: {
    devoured: ({ seat, island, cell }, who) =>
      `${capital(whose(seat, who, 'le', 'Monstre marin'))} détruit ${cardName(island)} en ${cellName(cell, who)} ; les deux quittent la partie.`,
    'monster-named': ({ seat }, who) =>
      `${does(seat, who, 'avez', 'a')} au moins un Monstre marin en main : l’arrivée attend.`,
    'finish-refused': ({ seat }, who) =>
      `${does(seat, who, 'reprenez l’arrivée et devez', 'reprend l’arrivée et doit')} faire une autre action.`,
  },
  asks: {},
  refusals: {
    'monster.none': () => 'Vous n’avez pas de Monstre marin.',
    'monster.kept': () => 'Un Monstre marin ne se défausse jamais : il ne part que joué sur une île.',
    'monster.no-island': ({ cell }, who) =>
      `Il faut une île au Monstre marin ; il n’y en a pas en ${cellName(cell, who)}.`,
    'monster.own-finish': () => 'Pas d’arrivée tant que vous avez vous-même un Monstre marin : jouez-le d’abord.',
    'monster.finish-tried': () => 'Vous avez essayé une arrivée pendant ce tour : faites une autre action.',
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
