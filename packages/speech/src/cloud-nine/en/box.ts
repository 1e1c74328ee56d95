/** Cloud 9 in English: what is on the box. */
export const box = {
  features: {},
  layouts: {
    sky: { name: 'The sky', about: 'Nine clouds one above the other, from 1 point up to 25.' },
  },
  modes: {
    standard: {
      name: 'Standard',
      about: 'Each for themselves: trips are flown until somebody has 50 points, and most points win.',
    },
  },
  options: {},
};
