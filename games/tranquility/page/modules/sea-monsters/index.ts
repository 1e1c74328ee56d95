/** Sea Monsters on the page (T6.2, T6.3). */
import { MONSTER } from '../../../rules/index.ts';
import { monster } from '../../art/tales.ts';
import type { ModulePage } from '../module-page.ts';
import { tell } from '../told.ts';
import Store from './Store.svelte';

export const page: ModulePage = { cards: { [MONSTER]: monster }, signs: { monster }, Store, tell };
