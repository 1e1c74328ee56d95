/** The drawings, by game. A new game works without one and looks better with one. */
import { MANIFESTS } from '@halcyon/catalog/games';
import { plainDrawing } from '@halcyon/terminal-kit/plain';
import type { Drawing } from '@halcyon/terminal-kit/scene';

const loaded = await Promise.all(MANIFESTS.map(async ({ id, terminal }) => [id, await terminal?.()] as const));
const DRAWINGS: ReadonlyMap<string, Drawing | undefined> = new Map(loaded);
export const drawingOf = (game: string): Drawing => DRAWINGS.get(game) ?? plainDrawing;
