/** The Pyramid on the page (T7.3). */
import { BORDER, COMPASS, MONSTER } from '../../../rules/index.ts';
import { border, borderCell, monster } from '../../art/tales.ts';
import { compass, storm } from '../../art/weather.ts';
import NumberChooser from '../jokers/NumberChooser.svelte';
import type { ModulePage } from '../module-page.ts';
import { tell } from '../told.ts';
import Store from './Store.svelte';

export const page: ModulePage = {
  cards: { [MONSTER]: monster, [COMPASS]: compass, [BORDER]: border },
  signs: { storm: () => storm('cell'), border: borderCell },
  Store,
  Chooser: NumberChooser,
  tell,
};
