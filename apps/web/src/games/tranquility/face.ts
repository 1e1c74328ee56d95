/** A card on its way; `side` as in data-side. */
import { mount } from 'svelte';
import type { Face } from '../../parts/ghost.ts';
import Card from './Card.svelte';

export const faceOf =
  (card: number, side?: string): Face =>
  (target) =>
    mount(Card, { target, props: { card, night: side === undefined ? undefined : side === 'true' } });
