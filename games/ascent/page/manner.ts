/** How cards and ibex travel on the mountain. */

import type { Manner } from '@halcyon/page-kit/travel.ts';
import { mount } from 'svelte';
import Card from './Card.svelte';

const isHerd = (flip: string | undefined): boolean => flip?.startsWith('ibex') ?? false;

export const manner: Manner = {
  face: (card) => (target) => mount(Card, { target, props: { card } }),
  // A herd grows on its way.
  isHeir: (element, flip) => isHerd(element.dataset.flip) && isHerd(flip),
};
