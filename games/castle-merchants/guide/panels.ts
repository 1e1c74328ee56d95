export const panels = {
  goal: ['M1.2', 'M1.3', 'M5.1'],
  road: ['M3.2', 'M3.3'],
  walk: ['M3.4'],
  sell: ['M4.3'],
  draw: ['M3.2', 'M4.1', 'M4.2'],
  change: ['M3.5', 'M3.6'],
  landslide: ['M1.4', 'M3.1', 'M3.8'],
};
