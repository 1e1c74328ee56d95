/** Labels of the picture in English: short enough for the sky of a phone. */
export const picture = {
  goals: 'What the summit waits for',
  'goal-slots': 'Slots',
  'goal-path': 'Path',
  'goal-films': 'Films',
  'goal-ibex': 'Ibex',
  'goal-bridges': 'Bridges',
  litFree: '{card}: tap a lit slot; it costs nothing.',
  litPriced: '{card}: tap a lit slot; a number is its price in cards.',
  fitsNowhere: '{card} fits nowhere now. Tap a slot to learn why.',
  sheetSummit: 'Summit',
  sheetScore: 'Score',
  cardsLeft: 'Cards left',
  tomorrow: 'The mountain will still be there tomorrow.',
};
