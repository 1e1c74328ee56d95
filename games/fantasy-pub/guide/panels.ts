export const panels = {
  goal: ['P1.4', 'P5.1'],
  turn: ['P2.1', 'P3.1', 'P3.3'],
  move: ['P3.2', 'P4.1', 'P4.2'],
  drink: ['P3.3', 'P4.3'],
  pay: ['P4.3', 'P4.4'],
  leave: ['P3.4', 'P4.4'],
  races: ['P4.5'],
};
