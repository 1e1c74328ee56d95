/** The Ascent in English: what is on the box and what can be chosen before the first card. */

const PANORAMAS: Readonly<Record<number, string>> = { 3: 'three panoramas', 4: 'four panoramas', 5: 'five panoramas' };
const GRAPPLES = ['no grapple', 'one grapple', 'two grapples', 'three grapples'];

export const box = {
  features: {
    'green-path': {
      name: 'Green Path',
      about:
        'An unbroken path of grass must lead from the foot of the mountain to its top. Difficulty in the rule book: the easiest of the three modules.',
    },
    documentary: {
      name: 'Documentary',
      about:
        'On the way up you film panoramas: three values next to each other, in the right order. Difficulty in the rule book: between the other two modules. Eight of the ten sequences are house data, because their pictures are not available to us.',
    },
    wildlife: {
      name: 'Wildlife',
      about:
        'Ibex appear on the mountain, and at least eight must reach the summit with you. Difficulty in the rule book: the hardest of the three modules. Which cards show an ibex is house data, because their pictures are not available to us.',
    },
  },
  layouts: {
    mountain: { name: 'The mountain', about: 'Eight rows, nine cards wide at the foot and two at the top.' },
  },
  modes: {
    standard: {
      name: 'Standard',
      about:
        'You all win or you all lose. With one seat you play solo: with a larger hand, and with grapples that renew it.',
    },
  },
  options: {
    panoramas: {
      name: 'Panoramas to film',
      about: 'So many panoramas are turned up. The more, the harder.',
      value: (n: number) => PANORAMAS[n] ?? '',
    },
    grapples: {
      name: 'Grapples',
      about: 'So many times you may renew your hand. The fewer, the harder.',
      value: (n: number) => GRAPPLES[n] ?? '',
    },
  },
};
