/** The drawings, by game. A new game works without an entry and looks better with one. */
import type { Drawing } from '../scene.ts';
import { ascentDrawing } from './ascent.ts';
import { castleMerchantsDrawing } from './castle-merchants.ts';
import { cloudNineDrawing } from './cloud-nine.ts';
import { fantasyPubDrawing } from './fantasy-pub.ts';
import { plainDrawing } from './plain.ts';
import { reefDrawing } from './reef.ts';
import { tranquilityDrawing } from './tranquility.ts';

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  tranquility: tranquilityDrawing,
  ascent: ascentDrawing,
  'cloud-nine': cloudNineDrawing,
  'fantasy-pub': fantasyPubDrawing,
  reef: reefDrawing,
  'castle-merchants': castleMerchantsDrawing,
};
export const drawingOf = (game: string): Drawing => DRAWINGS[game] ?? plainDrawing;
