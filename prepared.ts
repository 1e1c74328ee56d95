/** Five seats, both features, everything on the table at once; seat 0 is about to play the Start. */
export const STORMY: Drawn = {
  features: ['jagged-rocks', 'storm-compass'],
  sea: `
    . . . . . .
    49 . 51 . . 60
    . . . . . .
    . 20 . . . .
    . . . . . .
    3 . . 8 . .`,
  hands: ['10 30 40 start', '61 62 63', '64 65 66 67', '68 69 70', '71 72 73 74 finish'],
  more: ['rocks: 2', 'yellows: 1 1 0 0 0', 'oranges: 0 0 1 0 0', 'purples: 0 0 1 0 1 0', 'compasses: 3', 'supply: 2'],
};
/** A whole game that was lost, from a real deal. */
export const finished = (): Match => readLog(readFileSync(GOLDEN, 'utf8'));
