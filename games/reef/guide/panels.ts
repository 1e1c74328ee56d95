export const panels = {
  goal: ['F3.6', 'F5.1'],
  worms: ['F3.1', 'F3.2'],
  buy: ['F3.3', 'F3.9'],
  fish: ['F3.4', 'F3.5'],
  brood: ['F1.3', 'F3.5', 'F3.6'],
  help: ['F3.7', 'F3.8', 'F3.9'],
  current: ['F4.1', 'F4.2', 'F4.4'],
};
