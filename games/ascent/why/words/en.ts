/** What speaks for a move on the mountain, and what the bots go by, in English. */
import { counted } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/en';
import { a, spot, the } from '../../words/en/names.ts';
import type { Line } from '../conventions.ts';
import type { MountainReasons } from '../reasons.ts';

const cards = counted('en', 'card', 'cards');

export const words: WhyWords<MountainReasons, Line> = {
  reasons: {
    only: onlyMove,
    wins: () => 'The mountain is climbed.',
    free: () => 'It costs nothing.',
    cost: ({ cost }) => `It costs ${cards(cost)}.`,
    opens: ({ cells }) => `It makes room for the next card: ${cells.map(spot).join('; ')}.`,
    fills: ({ row }) => `It is the last card of row ${row + 1}.`,
    covers: ({ visible }) => `It covers a bridge; still visible then: ${visible}.`,
    bridges: ({ visible }) => `Visible bridges then: ${visible}; the summit waits until they are covered.`,
    path: ({ row }) => `The green path then reaches row ${row + 1}.`,
    films: ({ left }) => `It films a panorama; still to film: ${left}.`,
    ibex: ({ there, needed }) => `It brings ibex to the mountain: ${there} of ${needed}.`,
    lifts: ({ card }, { speaker: { who } }) => `It sets ${the(card, who)} free for a higher row.`,
    copies: ({ card, held, unseen }, { speaker: { who } }) =>
      `More like ${the(card, who)}: ${held} in the hand, ${unseen} not seen yet.`,
    keepsSummit: ({ unseen }) => `The only summit stays in the hand; not seen yet: ${unseen}.`,
    noPlace: () => 'No terrain of the hand can be laid.',
    dear: ({ card, cell, cost }, { speaker: { who } }) =>
      `The cheapest terrain to lay is ${a(card, who)} in ${spot(cell)}, for ${cards(cost)}.`,
    grapples: ({ left }) => `It brings a new hand; grapples at hand: ${left}.`,
    herd: ({ count, row }) => `Ibex that go together: ${count}, now in row ${row + 1}.`,
    home: ({ there, needed }) => `In the top row there are ${there} of ${needed}.`,
    rests: ({ rows }) => `The herd has climbed enough; rows to pay for: ${rows}.`,
  },
  card: {
    next: {
      title: 'What a placement tells',
      text: 'A bot lays a terrain so that the next slot of every row keeps many cards that could go there for little, and so that no value is wanted more often than it can still come. In a row without a card, low values come first.',
    },
    depth: {
      title: 'Low rows run ahead',
      text: 'It likes several slots to be open at once, so a lower row is led some slots ahead of the one above.',
    },
    plenty: {
      title: 'Cards are spent where they are plenty',
      text: 'The fewer spare cards a seat has for the turns to come, the dearer each card is to it. A seat with many cards pays what a poor one does not.',
    },
    summit: {
      title: 'When a summit is kept',
      text: 'A second summit is the first card to go. The last one is kept the harder the fuller the mountain is, and the fewer summits can still be elsewhere.',
    },
    discard: {
      title: 'Why two cards are discarded',
      text: 'Two cards go when every terrain would do more harm than their loss: above all what fits no open slot for little, values that are little wanted, and second copies.',
    },
    bridge: {
      title: 'Bridges',
      text: 'A bridge is laid when it is better than any terrain: it takes a turn and has to be covered, so a bot waits with it.',
    },
    fire: {
      title: 'Campfires',
      text: 'A campfire is played where the terrain that it sets free is worth most. The fuller the mountain, the less readily one is discarded.',
    },
    path: {
      title: 'The green path',
      text: 'Every card is weighed by the chance that grass can still climb all rows; grass is kept a little longer than the rest.',
    },
    film: {
      title: 'The documentary',
      text: 'For each panorama a bot looks for the likeliest three slots, keeps the values that they miss, and lays nothing else there if it can help it.',
    },
    herd: {
      title: 'Ibex',
      text: 'Cards with an ibex are kept and laid until eight are on the mountain. Herds are led when the steps are worth their cards, and those side by side are gathered on the way.',
    },
    grapple: {
      title: 'Grapples',
      text: 'Alone, a bot takes a new hand when all that it could do with this one is clearly worse.',
    },
    strong: {
      title: 'The strong bot',
      text: 'Tries its best moves in many worlds that fit all that it has seen, the same worlds for each, and leaves the habits above only where another move is clearly better. Where all win together, others have thrown away in these worlds what they wanted least.',
    },
  },
};
