/** The pictures of the games. Vite finds them by their folder: games/<game>/page. */
import type { Setup } from '@halcyon/kernel';
import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import type { ModuleTile } from '@halcyon/page-kit/sketch.ts';
import type { Component } from 'svelte';

const RENDERERS = import.meta.glob<{ renderer: Renderer }>('../../../games/*/page/index.ts');
/** For the home screen; kept apart from renderers. */
const PICTURES = import.meta.glob<{ default: Component }>('../../../games/*/page/art/Picture.svelte');

/** For the set-up screen, by module. */
const TILES = import.meta.glob<{ TILES: Readonly<Record<string, ModuleTile>> }>('../../../games/*/page/art/modules.ts');

export const loadRenderer = async (game: string, setup: Setup): Promise<Renderer | undefined> => {
  const renderer = (await RENDERERS[`../../../games/${game}/page/index.ts`]?.())?.renderer;
  await renderer?.prepare?.(setup);
  return renderer;
};

/** Those that were loaded. */
const drawn = new Map<string, Component>();
export const pictureOf = (game: string): Component | undefined => drawn.get(game);
/** A picture that cannot be loaded is missing, no more: all that is said of the game stands beside it. */
export const loadPicture = async (game: string): Promise<Component | undefined> => {
  const loaded = await PICTURES[`../../../games/${game}/page/art/Picture.svelte`]?.().catch(() => undefined);
  if (loaded) drawn.set(game, loaded.default);
  return loaded?.default;
};
export const loadTiles = async (game: string): Promise<Readonly<Record<string, ModuleTile>>> =>
  (await TILES[`../../../games/${game}/page/art/modules.ts`]?.().catch(() => undefined))?.TILES ?? {};
