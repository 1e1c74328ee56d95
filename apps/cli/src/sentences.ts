/** Sentences of speech for readers who are no seat of a table of their own: replays, explanations, the pipe. */

import { speak } from '@halcyon/catalog/words';
import type { AnyRules, Viewer } from '@halcyon/kernel';
import type { Wording } from '@halcyon/protocol';
import type { Language, Speaker } from '@halcyon/speech';
import { WORDS } from './words.ts';

/** Seats have their number for a name, as in logs. */
export const speakerFor = (language: Language, rules: AnyRules, viewer: Viewer): Speaker =>
  speak(language, rules, {
    viewer,
    names: Array.from({ length: rules.seats }, (_, seat) => `${WORDS[language].seat} ${seat}`),
  });

/** One speaker per table, language and viewer; they go when the table's rules go. */
export const makeWording = (): Wording => {
  const speakers = new WeakMap<AnyRules, Map<string, Speaker>>();
  const speaker = (language: Language, rules: AnyRules, viewer: Viewer): Speaker => {
    const ofTable = speakers.get(rules) ?? new Map<string, Speaker>();
    speakers.set(rules, ofTable);
    const key = `${language} ${viewer}`;
    const known = ofTable.get(key) ?? speakerFor(language, rules, viewer);
    ofTable.set(key, known);
    return known;
  };
  return {
    refusal: (language, rules, viewer, refusal) => speaker(language, rules, viewer).refusal(refusal),
    event: (language, rules, viewer, told) => speaker(language, rules, viewer).event(told),
    ending: (language, rules, viewer, outcome) => speaker(language, rules, viewer).ending(outcome),
  };
};
