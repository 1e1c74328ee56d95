/** Jagged Rocks on the page (T6.1). */
import { rocks } from '../../art/weather.ts';
import type { ModulePage } from '../module-page.ts';
import RowMark from '../RowMark.svelte';
import Store from './Store.svelte';

export const page: ModulePage = { RowMark, signs: { rocks }, Store };
