/** How cards and ibex travel on the mountain. */

import type { Setup } from '@halcyon/kernel';
import type { Manner } from '@halcyon/page-kit/travel.ts';
import { mount } from 'svelte';
import { seenAs } from '../look/cards.ts';
import Card from './Card.svelte';

const isHerd = (flip: string | undefined): boolean => flip?.startsWith('ibex') ?? false;

export const mannerOf = (setup: Setup): Manner => ({
  face: (card) => (target) => mount(Card, { target, props: { card: seenAs(card, setup) } }),
  // A herd grows on its way.
  isHeir: (element, flip) => isHerd(element.dataset.flip) && isHerd(flip),
});
