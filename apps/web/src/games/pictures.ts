/** The home screen's picture of each game; kept apart from renderers, and most of them from the first screen too. */
import type { Component } from 'svelte';
import AscentPicture from './ascent/art/Picture.svelte';
import TranquilityPicture from './tranquility/art/Picture.svelte';

/** Those at hand: the first two, which everybody sees at once, and later whatever was loaded. */
const DRAWN = new Map<string, Component>([
  ['tranquility', TranquilityPicture],
  ['ascent', AscentPicture],
]);
const LATER: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  'castle-merchants': () => import('./castle-merchants/art/Picture.svelte'),
  'cloud-nine': () => import('./cloud-nine/art/Picture.svelte'),
  'fantasy-pub': () => import('./fantasy-pub/art/Picture.svelte'),
  reef: () => import('./reef/art/Picture.svelte'),
};
export const pictureOf = (game: string): Component | undefined => DRAWN.get(game);
/** A picture that cannot be loaded is missing, no more: all that is said of the game stands beside it. */
export const loadPicture = async (game: string): Promise<Component | undefined> => {
  const loaded = await LATER[game]?.().catch(() => undefined);
  if (loaded) DRAWN.set(game, loaded.default);
  return loaded?.default;
};
