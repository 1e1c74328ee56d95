/** Fantasy Pub in English: what is on the box. */
export const box = {
  features: {},
  layouts: {
    ring: { name: 'The pub', about: 'A door and six tables in a ring.' },
  },
  modes: {
    standard: {
      name: 'Standard',
      about: 'Each clan for itself: the first to carry enough beers out of the door wins.',
    },
  },
  options: {},
};
