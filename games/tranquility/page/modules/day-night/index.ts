/** Day & Night on the page (T7.4). */
import type { ModulePage } from '../module-page.ts';
import RowMark from '../RowMark.svelte';
import Store from './Store.svelte';
import Tools from './Tools.svelte';

export const page: ModulePage = { RowMark, Store, Tools };
