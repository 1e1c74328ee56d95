/** The drawings, by game. A new game works without an entry and looks better with one. */
import type { Drawing } from '../scene.ts';
import { ascentDrawing } from './ascent.ts';
import { plainDrawing } from './plain.ts';
import { tranquilityDrawing } from './tranquility.ts';

const DRAWINGS: Readonly<Record<string, Drawing>> = { tranquility: tranquilityDrawing, ascent: ascentDrawing };
export const drawingOf = (game: string): Drawing => DRAWINGS[game] ?? plainDrawing;
