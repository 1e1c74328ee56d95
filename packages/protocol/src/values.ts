/** The small values that requests and answers are made of. */
import { LANGUAGES } from '@halcyon/speech/speaker';
import { z } from 'zod';

/** Languages that sentences can be asked for in. */
export const languageSchema = z.enum(LANGUAGES).meta({ id: 'Language' });
export type WireLanguage = z.infer<typeof languageSchema>;

export const seatSchema = z.int().min(0).meta({ id: 'Seat', description: 'A seat, counted from 0.' });
export const viewerSchema = z
  .union([seatSchema, z.enum(['audience', 'referee'])])
  .meta({ id: 'Viewer', description: "A seat, or 'audience' (what everybody knows), or 'referee' (everything)." });
export const tableSchema = z.string().meta({ id: 'Table', description: "The name that 'new' gave to the table." });
export const moveSchema = z.string().meta({ id: 'Move', description: "A move as text: 'place 41 17'." });
export const seedSchema = z
  .union([z.string().max(200), z.number()])
  .meta({ id: 'Seed', description: 'Any text or number; the same seed gives the same chance.' });
export const chanceSchema = z.array(z.int().min(0).max(0xffffffff)).meta({
  id: 'Chance',
  description:
    'The numbers of the first chance steps; after them, and after a take-back over chance, the seed decides.',
});
export const factsSchema = z.record(z.string(), z.number()).meta({
  id: 'Facts',
  description:
    'The numbers behind a question or a refusal, as the rules count them (cells from 0, a card by its number).',
});
