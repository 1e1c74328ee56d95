/** Fantasy Pub in English. */
import type { SameKeys } from '../catalogue.ts';
import type { GameSpeech } from '../speaker.ts';
import { titlesEn } from '../titles/en.ts';
import { rules } from './en/rules.ts';
import { talk } from './en/talk.ts';

export const fantasyPubEn = { ...titlesEn['fantasy-pub'], ...talk, rules } satisfies GameSpeech;
/** What every language has to say. */
export type FantasyPubSpeech = SameKeys<typeof fantasyPubEn>;
