/** What only some modules and variants need is loaded with their tables, so that the plain game starts sooner. */
import type { Setup } from '@halcyon/kernel';

type Extras = typeof import('./extras.ts');
type Signs = typeof import('./signs.ts');
const VARIANTS = ['sea-monsters', 'wild', 'high-arch', 'pyramid', 'day-night', 'competitive'];
/** Variants may show them too. */
const WEATHER = ['jagged-rocks', 'storm-compass', ...VARIANTS];
let loaded: Extras | undefined;
let drawn: Signs | undefined;

/** Undefined where nothing of it is on the table. */
export const extras = (): Extras | undefined => loaded;
/** The same for the signs of Storms, Compasses and Rocks. */
export const signs = (): Signs | undefined => drawn;
export const loadExtras = async ({ features, layout, mode }: Setup): Promise<void> => {
  const has = (ids: readonly string[]): boolean => [...features, layout, mode].some((id) => ids.includes(id));
  [loaded, drawn] = await Promise.all([
    loaded ?? (has(VARIANTS) ? import('./extras.ts') : undefined),
    drawn ?? (has(WEATHER) ? import('./signs.ts') : undefined),
  ]);
};
