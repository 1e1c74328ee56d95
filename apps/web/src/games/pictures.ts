/** The home screen's picture of each game; kept apart from renderers, so that the first screen stays small. */
import type { Component } from 'svelte';
import AscentPicture from './ascent/art/Picture.svelte';
import CloudNinePicture from './cloud-nine/art/Picture.svelte';
import FantasyPubPicture from './fantasy-pub/art/Picture.svelte';
import TranquilityPicture from './tranquility/art/Picture.svelte';

export const PICTURES: Readonly<Record<string, Component>> = {
  ascent: AscentPicture,
  'cloud-nine': CloudNinePicture,
  'fantasy-pub': FantasyPubPicture,
  tranquility: TranquilityPicture,
};
