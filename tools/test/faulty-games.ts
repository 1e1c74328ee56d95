/** A game with one fault, for the fuzz to find. The fault's name is the query of the module's address. */
import { cloudNine } from '@halcyon/cloud-nine';
import { type AnyRules, type Game, kindOf } from '@halcyon/kernel';

const kept: unknown[] = [];
const FAULTS: Readonly<Record<string, (rules: AnyRules) => Partial<AnyRules>>> = {
  /** One of the moves never comes to its end. */
  hangs: (rules) => ({
    apply(s, seat, move, tell) {
      while (seat < rules.seats && kindOf(move) === 1);
      rules.apply(s, seat, move, tell);
    },
  }),
  breaks: () => ({
    check: () => {
      throw new Error('broken');
    },
  }),
  /** Every view is remembered for ever. */
  leaks: (rules) => ({
    view(s, viewer) {
      kept.push(new Array(300).fill(kept.length));
      return rules.view(s, viewer);
    },
  }),
  /** Nothing is refused, and something is lost after a while. */
  loses: (rules) => ({ audit: (s) => (rules.outcome(s) ? 'a card is lost' : undefined) }),
};

const fault = FAULTS[new URL(import.meta.url).searchParams.get('fault') ?? ''];
export const GAMES: readonly Game[] = [
  {
    ...cloudNine,
    compose(setup) {
      const rules = cloudNine.compose(setup);
      return { ...rules, ...fault?.(rules) };
    },
  },
];
