/** Labels of the picture in French: short enough for the sky of a phone. */
import { typeset } from '@halcyon/speech/grammar';

export const picture = typeset({
  goals: 'Ce que le Sommet attend',
  'goal-slots': 'Cases',
  'goal-path': 'Sentier',
  'goal-films': 'Films',
  'goal-ibex': 'Bouquetins',
  'goal-bridges': 'Ponts',
  litFree: '{card} : touchez une case éclairée ; c’est gratuit.',
  litPriced: '{card} : touchez une case éclairée ; un nombre y donne le prix en cartes.',
  fitsNowhere: '{card} ne va nulle part pour l’instant. Touchez une case pour savoir pourquoi.',
  sheetSummit: 'Sommet',
  sheetScore: 'Score',
  cardsLeft: 'Cartes restantes',
  tomorrow: 'La montagne sera encore là demain.',
});
