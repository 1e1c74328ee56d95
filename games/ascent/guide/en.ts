import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const en = {
  goal: { shown: 'A mountain that is won: terrains and campfires in all 44 slots, and the summit on top.' },
  turn: {
    title: 'On your turn',
    text: 'Play one card, or discard two. Then draw from your own pile until you hold five cards again. Nobody talks about cards or plans, and discards never return.',
    shown: 'Instead of playing a card, grass 1 and snow 2 are discarded, and two cards are drawn.',
  },
  place: {
    title: 'Where terrain goes',
    text: 'Each row grows from the left, and each card rests on two. Neighbours never have the same type. A value is never lower than the number of its row, so low values belong at the foot.',
    shown: 'Lit: the next slot of row 1, and the slot of row 2 that rests on two cards.',
  },
  price: {
    title: 'What it costs',
    text: 'Pay the difference to the left neighbour in cards from your hand. Equal values cost nothing, and nor does the first slot of a row. What is in other rows does not matter.',
    shown: 'A 5 beside a 3 costs two cards.',
  },
  bridge: {
    title: 'Bridges',
    text: 'A bridge costs nothing, has no value and no type, and beside it nothing is paid. But each must be covered before the end, for the larger difference to its neighbours.',
    shown: 'The rock 7 covers the bridge between 6 and 9: two cards.',
  },
  fire: {
    title: 'Campfires',
    text: 'A campfire takes the place of a terrain of its type, which moves at least one row up. It costs nothing and stays. For its neighbours it counts as the nearest terrain on its left.',
    shown: 'The snow campfire lies where the snow 4 was, and the 4 begins row 2. The fire now counts as 3.',
  },
  more: {
    title: 'When you know the mountain',
    text: 'Modules are chosen when you set up a game, alone or together. Each has a short lesson of its own.',
    shown: 'Green Path: a path of grass to the top. Documentary: values to film. Wildlife: herds to lead up.',
  },
} satisfies GuideWords<typeof panels>;
