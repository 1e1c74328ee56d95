/** Labels of the picture in German: short enough for the sky of a phone. */
export const picture = {
  goals: 'Worauf der Gipfel wartet',
  'goal-slots': 'Felder',
  'goal-path': 'Pfad',
  'goal-films': 'Filme',
  'goal-ibex': 'Steinböcke',
  'goal-bridges': 'Brücken',
  litFree: '{card}: Tippe auf ein leuchtendes Feld; das kostet nichts.',
  litPriced: '{card}: Tippe auf ein leuchtendes Feld; eine Zahl darin ist der Preis in Karten.',
  fitsNowhere: '{card} passt jetzt nirgends hin. Tippe auf ein Feld, um zu sehen, warum.',
  sheetSummit: 'Gipfel',
  sheetScore: 'Punkte',
  cardsLeft: 'Übrige Karten',
  tomorrow: 'Der Berg steht morgen noch da.',
};
