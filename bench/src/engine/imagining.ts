/** Worlds that a seat imagines from its own view in the middle of a game, as bots that search do many times a decision. */
import { type AnyRules, randomFrom } from '@halcyon/kernel';
import type { Contender } from '../slices.ts';
import { sampleOf } from './middles.ts';

/** Views of one round, one world from each. */
export const VIEWS = 200;

export const imagining = (rules: AnyRules): Contender => {
  const random = randomFrom('imagining');
  const views = sampleOf(rules, VIEWS).map(({ s, seat }) => ({ view: rules.view(s, seat), seat }));
  return {
    warmUp: 0.5,
    play() {
      let worlds = 0;
      for (const { view, seat } of views) if (rules.imagine(view, seat, random) !== view) worlds++;
      return worlds;
    },
  };
};
