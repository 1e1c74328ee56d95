export const panels = {
  goal: ['A3.1', 'A4.17', 'A5.1', 'A5.2'],
  turn: ['A4.1', 'A4.2', 'A4.3'],
  place: ['A4.4', 'A4.5', 'A4.6', 'A4.7'],
  price: ['A4.8', 'A4.9'],
  bridge: ['A4.15', 'A4.16'],
  fire: ['A4.10', 'A4.11', 'A4.13'],
  more: ['A6.1', 'A6.2', 'A6.3', 'A6.4'],
};
