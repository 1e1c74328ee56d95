/** What one language says, the others must say too: a missing or unknown key is a compile error. */
import type { GameSpeech } from './speaker.ts';

/** The parts of a game's words with the keys of the English ones. */
export type SameKeys<English extends Partial<GameSpeech>> = {
  readonly [Part in keyof English & keyof GameSpeech]: GameSpeech[Part] extends Readonly<Record<string, infer Value>>
    ? Readonly<Record<keyof English[Part], Value>>
    : GameSpeech[Part];
};
