/** The guides of the games, found by their folder as pictures are: words in games/<game>/guide, figures in games/<game>/page/guide. */
import type { Guide } from '@halcyon/speech/guide';
import type { Component } from 'svelte';

const GUIDES = import.meta.glob<{ guide: Guide }>('../../../../games/*/guide/index.ts');
const FIGURES = import.meta.glob<{ default: Figures }>('../../../../games/*/page/guide/Figure.svelte');

/** Draws the picture of a panel into a box twice as wide as high, by the measures of that box. */
export type Figures = Component<{ panel: string }>;

/** Of a game that has none, or that did not come: the clauses tell all of it. */
export const loadGuide = async (game: string): Promise<Guide | undefined> =>
  (await GUIDES[`../../../../games/${game}/guide/index.ts`]?.().catch(() => undefined))?.guide;
/** They need the game's engine and art: only for whoever sees them. */
export const loadFigures = async (game: string): Promise<Figures | undefined> =>
  (await FIGURES[`../../../../games/${game}/page/guide/Figure.svelte`]?.().catch(() => undefined))?.default;
