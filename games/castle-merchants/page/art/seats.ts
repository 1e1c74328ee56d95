/** Merchants are told apart by the shape of their shield and by a letter; colour comes last. In a box of 24 x 24. */
export const SHIELDS: readonly { readonly fill: string; readonly d: string }[] = [
  { fill: '#1d4f91', d: 'M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2z' },
  { fill: '#9c1f38', d: 'M3 3H21V21H3z' },
  { fill: '#2f3540', d: 'M12 .5L23.500 12L12 23.500L.500 12z' },
  { fill: '#6a2f8c', d: 'M2.500 3H21.500V11Q21.500 19 12 23.500Q2.500 19 2.500 11z' },
];
/** A hat with a feather, over the shield. */
export const HAT = 'M4.500 5Q5-2.500 12-2.500T19.500 5L23 7.500Q12 4 1 7.500z';
export const FEATHER = 'M15-1Q20-7 22-3Q20 1 16 1';
