/** Fantasy Pub in French. */
import { titlesFr } from '../titles/fr.ts';
import type { FantasyPubSpeech } from './en.ts';
import { rules } from './fr/rules.ts';
import { talk } from './fr/talk.ts';

export const fantasyPubFr = { ...titlesFr['fantasy-pub'], ...talk, rules } satisfies FantasyPubSpeech;
