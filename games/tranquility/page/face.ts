/** A card on its way; `side` as in data-side. */

import type { Face } from '@halcyon/page-kit/ghost.ts';
import { mount } from 'svelte';
import Card from './Card.svelte';

export const faceOf =
  (card: number, side?: string): Face =>
  (target) =>
    mount(Card, { target, props: { card, night: side === undefined ? undefined : side === 'true' } });
