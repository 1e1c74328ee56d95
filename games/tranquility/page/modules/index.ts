/** What modules add to the page. It is loaded with the tables that play them, so that the plain game starts sooner. */
import type { Setup } from '@halcyon/kernel';
import type { Sketch } from '@halcyon/page-kit/sketch.ts';
import type { ModulePage } from './module-page.ts';

/** In the order in which they show what belongs to all. */
const LOAD: Readonly<Record<string, () => Promise<{ readonly page: ModulePage }>>> = {
  'jagged-rocks': () => import('./jagged-rocks/index.ts'),
  'storm-compass': () => import('./storm-compass/index.ts'),
  'day-night': () => import('./day-night/index.ts'),
  'sea-monsters': () => import('./sea-monsters/index.ts'),
  wild: () => import('./jokers/wild.ts'),
  pyramid: () => import('./pyramid/index.ts'),
  competitive: () => import('./competitive/index.ts'),
};
const loaded = new Map<string, ModulePage>();

export const loadModules = async ({ features, layout, mode }: Setup): Promise<void> => {
  const wanted = [...features, layout, mode].filter((id) => id in LOAD && !loaded.has(id));
  await Promise.all(wanted.map(async (id) => loaded.set(id, (await LOAD[id]!()).page)));
};

/** Those that some table of this page has needed so far. */
export const modulePages = (): readonly ModulePage[] => Object.keys(LOAD).flatMap((id) => loaded.get(id) ?? []);
const first = <Part>(part: (page: ModulePage) => Part | undefined): Part | undefined =>
  modulePages()
    .map(part)
    .find((found) => found !== undefined);
/** How a card of a module is drawn. */
export const cardDrawing = (card: number): (() => Sketch) | undefined => first(({ cards }) => cards?.[card]);
/** How a sign is drawn: 'rocks', 'purple', 'storm'. */
export const signDrawing = (name: string): (() => Sketch) | undefined => first(({ signs }) => signs?.[name]);
export const rowMarkOf = (): ModulePage['RowMark'] => first(({ RowMark }) => RowMark);
export const toolsOf = (): ModulePage['Tools'] => first(({ Tools }) => Tools);
export const chooserOf = (): ModulePage['Chooser'] => first(({ Chooser }) => Chooser);
export const tellOf = (): ModulePage['tell'] => first(({ tell }) => tell);
