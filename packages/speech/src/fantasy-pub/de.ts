/** Fantasy Pub in German. */
import { titlesDe } from '../titles/de.ts';
import { rules } from './de/rules.ts';
import { talk } from './de/talk.ts';
import type { FantasyPubSpeech } from './en.ts';

export const fantasyPubDe = { ...titlesDe['fantasy-pub'], ...talk, rules } satisfies FantasyPubSpeech;
