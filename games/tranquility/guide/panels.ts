export const panels = {
  goal: ['T3.1', 'T4.12', 'T5.1'],
  order: ['T3.1', 'T4.2'],
  price: ['T4.3', 'T4.4', 'T4.5'],
  turn: ['T4.1', 'T4.6'],
  start: ['T4.7', 'T4.8', 'T4.9'],
  finish: ['T4.12', 'T5.1'],
  more: ['T6.1', 'T6.2', 'T6.4', 'T6.10', 'T7.2', 'T7.3', 'T7.4', 'T7.5'],
};
