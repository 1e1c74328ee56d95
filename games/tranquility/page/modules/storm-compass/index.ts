/** Storm & Compass on the page (T6.4-T6.9). */
import { storm } from '../../art/weather.ts';
import type { ModulePage } from '../module-page.ts';
import RowMark from '../RowMark.svelte';
import Store from './Store.svelte';

export const page: ModulePage = {
  RowMark,
  signs: {
    yellow: () => storm('yellow'),
    purple: () => storm('purple'),
    orange: () => storm('orange'),
  },
  Store,
};
