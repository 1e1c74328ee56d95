/** Cloud 9 in English: what is on the box. */
export const box = {
  features: {},
  layouts: {
    sky: { name: 'The sky', about: 'Nine clouds one above the other, from 1 point up to 25.' },
  },
  modes: {
    standard: {
      name: 'Standard',
      about:
        'Each for themselves: trips are flown until the balloon falls and somebody has 50 points, and most points win.',
    },
  },
  options: {
    anyEnd: {
      name: 'End of the game',
      about: 'What has to happen to the balloon, once somebody has 50 points, for the game to end.',
      value: (n: number) =>
        n === 0 ? 'only a fall, as the rule summary says' : 'any end of a trip, also at the top or with nobody aboard',
    },
  },
};
