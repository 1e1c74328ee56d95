/** Seats are told apart by shape and letter; their colours are none of those of the cards. In a box of 24 x 24. */
export const SHAPES: readonly { readonly fill: string; readonly d: string }[] = [
  { fill: '#0f6b86', d: 'M12 1.5A10.5 10.5 0 1 0 12 22.5A10.5 10.5 0 1 0 12 1.5z' },
  { fill: '#8a4b12', d: 'M5 2H19Q22 2 22 5V19Q22 22 19 22H5Q2 22 2 19V5Q2 2 5 2z' },
  { fill: '#a8324f', d: 'M12 0.5L22 6.2V17.8L12 23.5L2 17.8V6.2z' },
  { fill: '#3c4a5e', d: 'M12 -0.5L24.5 12L12 24.5L-0.5 12z' },
  { fill: '#5d6412', d: 'M2 2.5H22V12Q21 20 12 23.5Q3 20 2 12z' },
  { fill: '#3557a8', d: 'M12 0.5L23 9L19.5 22.5H4.5L1 9z' },
];
/** What a pilot wears. */
export const CAP = 'M3 8.5Q3.5 1 12 1T21 8.5L23.5 11Q12 7.5 .5 11z';
/** A small parachute over a piece. */
export const CANOPY = 'M1 10Q2 1 12 1T23 10Q19.5 7 15.8 10Q12 7 8.2 10Q4.5 7 1 10z';
