import { typeset } from '../grammar.ts';
import type { Titles } from '../words.ts';

export const titlesFr: Titles = typeset({
  tranquility: {
    title: 'Tranquillité',
    pitch: 'Ensemble et sans un mot, vous remplissez la mer d’îles, de la nuit jusqu’au jour.',
  },
  ascent: {
    title: 'Tranquillité : L’Ascension',
    pitch: 'Ensemble et sans un mot, vous bâtissez une montagne, carte après carte, et la gravissez jusqu’au Sommet.',
  },
  'cloud-nine': {
    title: 'Cloud 9',
    pitch: 'Un ballon monte de nuage en nuage : sautez à temps, ou faites confiance au pilote et montez plus haut.',
  },
  'fantasy-pub': {
    title: 'Fantasy Pub',
    pitch:
      'Lutins, nains, orcs et trolls partagent un pub : menez votre clan à ses bières, et dehors avant qu’il ne soit trop tard.',
  },
  reef: {
    title: 'Le Récif',
    pitch:
      'Un courant paisible amène des poissons à vos bateaux : unissez-les sur vos coraux, et réussissez cinq élevages avant l’autre.',
  },
  'castle-merchants': {
    title: 'Castle Merchants',
    pitch:
      'Vous posez le chemin sous vos propres pas : portez vos marchandises à cinq châteaux, et gagnez le premier 18 écus d’or.',
  },
});
