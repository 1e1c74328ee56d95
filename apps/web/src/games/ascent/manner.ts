/** How cards and ibex travel on the mountain. */
import { mount } from 'svelte';
import type { Manner } from '../../parts/travel.ts';
import Card from './Card.svelte';

const isHerd = (flip: string | undefined): boolean => flip?.startsWith('ibex') ?? false;

export const manner: Manner = {
  face: (card) => (target) => mount(Card, { target, props: { card } }),
  // A herd grows on its way.
  isHeir: (element, flip) => isHerd(element.dataset.flip) && isHerd(flip),
};
