export const panels = {
  goal: ['C1.2', 'C4.1'],
  throw: ['C3.1'],
  choose: ['C3.2', 'C3.5'],
  rise: ['C3.3', 'C3.4', 'C3.6'],
  fall: ['C3.7', 'C3.8', 'C4.1'],
};
