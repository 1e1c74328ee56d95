/** Against each other, on the page (T7.5). */
import type { ModulePage } from '../module-page.ts';
import FaceUpRow from './FaceUpRow.svelte';

export const page: ModulePage = { Store: FaceUpRow };
