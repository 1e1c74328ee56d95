import type { Guide } from '@halcyon/speech/guide';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { panels } from './panels.ts';

export const guide = { panels, words: { en, fr, de } } satisfies Guide<typeof panels>;
