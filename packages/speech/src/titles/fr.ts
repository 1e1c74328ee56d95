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
});
