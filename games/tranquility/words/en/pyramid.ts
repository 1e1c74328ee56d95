/** The Pyramid (T7.3) in English. */
import { capital, figure } from '@halcyon/speech/grammar';
import { does, pay, whom, whose } from '@halcyon/speech/parts/en';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { vocabulary } from '../../rules/layouts/pyramid/vocabulary.ts';
import type { Names } from '../../rules/vocabulary.ts';
import { cardName, cellName } from './names.ts';

const EXPLORERS = [
  'as in the rule sheet',
  'harder: a Start that is drawn costs one card',
  'easier: border cards instead of Sea Monsters',
];

export const pyramid = {
  layouts: {
    pyramid: {
      name: 'The Pyramid',
      about:
        'Six cells of a pyramid hide surprises from an Explorer deck, good and bad. The shape of the pyramid is our own.',
    },
  },
  options: {
    explorer: {
      name: 'Explorer deck',
      about: 'Whether the Explorer deck is kind to you.',
      value: (n: number) => EXPLORERS[n] ?? '',
    },
  },
  things: {
    border: 'Border card',
    storm: 'Storm',
    explorer: 'Explorer deck',
    explored: 'Explorer cards used',
  },
  moves: {
    border: ({ cell }, who) => `Place a border card in ${cellName(cell, who)}`,
    'border-finish': () => 'Play a border card as the Finish',
    clear: ({ cell }, who) => `Discard a Compass to remove the Storm from ${cellName(cell, who)}`,
  },
  events: {
    explored: ({ seat, card }, who) => `${does(seat, who, 'turn up', 'turns up')} an Explorer card: ${cardName(card)}.`,
    'explorer-kept': ({ seat, card }, who) =>
      `${does(seat, who, 'draw', 'draws')} ${cardName(card)} from the Explorer deck and ${who.me(seat) ? 'keep' : 'keeps'} it secret.`,
    returned: ({ seat, card, cell }, who) =>
      `${capital(cardName(card))} returns to ${whose(seat, who)} hand; a Storm now lies in ${cellName(cell, who)}.`,
    swallowed: ({ seat, card, cell }, who) =>
      `A Sea Monster swallows ${cardName(card)}, which ${whom(seat, who)} placed in ${cellName(cell, who)}; both are gone.`,
    'pile-dropped': ({ seat }, who) => `The top card of ${whose(seat, who)} pile goes, unseen.`,
    'border-laid': ({ seat, cell }, who) =>
      `${does(seat, who, 'place', 'places')} a border card in ${cellName(cell, who)}.`,
    cleared: ({ seat, cell }, who) =>
      `${does(seat, who, 'discard', 'discards')} a Compass: the Storm in ${cellName(cell, who)} is gone.`,
  },
  asks: {},
  refusals: {
    'border.none': () => 'You hold no border card.',
    'border.occupied': ({ cell, there }, who) => `A card lies in ${cellName(cell, who)} already: ${figure(there)}.`,
    'border.no-number': ({ cell }, who) => `No number is left that a border card in ${cellName(cell, who)} could be.`,
    'border.too-dear': ({ needed, payable }) =>
      `Whatever its number, a border card costs at least ${figure(needed)} there; you can pay ${pay(payable)}.`,
    'pyramid.storm': () => 'A Storm lies there: nothing can be placed until a Compass removes it.',
    'clear.no-compass': () => 'You hold no Compass.',
    'clear.no-storm': ({ cell }, who) => `No Storm lies in ${cellName(cell, who)}.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names>;
