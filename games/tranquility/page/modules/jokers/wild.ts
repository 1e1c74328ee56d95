/** Wilds on the page (T6.10). */
import { WILD } from '../../../rules/index.ts';
import { wild } from '../../art/tales.ts';
import type { ModulePage } from '../module-page.ts';
import NumberChooser from './NumberChooser.svelte';

export const page: ModulePage = { cards: { [WILD]: wild }, Chooser: NumberChooser };
