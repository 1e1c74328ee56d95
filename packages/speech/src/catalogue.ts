/** What one language labels, the others must label too: a missing or unknown key is a compile error. */
import type { GameTalk } from './words.ts';

type Labelled = Pick<GameTalk, 'things' | 'features' | 'layouts' | 'modes' | 'options'>;
/** Labels and names with the keys of the English ones; sentences follow the vocabulary (talk.ts). */
export type SameLabels<English extends Partial<Labelled>> = {
  readonly [Part in keyof English & keyof Labelled]: Labelled[Part] extends Readonly<Record<string, infer Value>>
    ? Readonly<Record<keyof English[Part], Value>>
    : Labelled[Part];
};
