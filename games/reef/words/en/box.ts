/** The Reef in English: what is on the box. */
export const box = {
  features: {},
  layouts: {
    current: {
      name: 'The sea',
      about:
        'Four rows of eight cards, which the current carries from the reef to the shore. How many fish, corals, sharks, pearls and cards of water there are, and the six colours, are house data, because the cards are not available to us.',
    },
  },
  modes: {
    standard: {
      name: 'Standard',
      about: 'One against one: the first to have five broods wins.',
    },
  },
  options: {},
};
