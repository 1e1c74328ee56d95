/** What only some modules and variants need is loaded with their tables, so that the plain game starts sooner. */
import type { Setup } from '@halcyon/kernel';

type Extras = typeof import('./extras.ts');
const NEEDED_BY = ['sea-monsters', 'wild', 'high-arch', 'pyramid', 'day-night', 'competitive'];
let loaded: Extras | undefined;

/** Undefined where nothing of it is on the table. */
export const extras = (): Extras | undefined => loaded;
export const loadExtras = async ({ features, layout, mode }: Setup): Promise<void> => {
  if ([...features, layout, mode].some((id) => NEEDED_BY.includes(id))) loaded ??= await import('./extras.ts');
};
