/**
 * Golden logs: finished games that must replay for ever. Each number of seats has one, and so has each ending of the
 * plain game and of each feature, layout and mode, as far as the rules with that module alone declare it. A game with ranks
 * may ask for a tie that is broken and one that is shared as well.
 */
import { type Game, type Match, type Outcome, parseLog, type Setup, seatsOf } from '@halcyon/kernel';
import { demand, demandSame } from './laws/sample.ts';
import type { Runner } from './runner.ts';
import { agreed, modulesAlone, optionsOneByOne, PLAIN, seatCounts, specialModules } from './setups.ts';

type Played = Pick<Match, 'game' | 'setup' | 'rules' | 'outcome'>;

const endingWith = (ending: string, module: string): string =>
  module === PLAIN ? `ending ${ending}` : `ending ${ending} with ${module}`;

/** What the logs of a game must show, each with the set-ups that may show it. */
export const goldenWants = (game: Game): Map<string, Setup[]> => {
  const wants = new Map<string, Setup[]>();
  const want = (what: string, setup: Setup): void => {
    wants.set(what, [...(wants.get(what) ?? []), setup]);
  };
  for (const { module, wish } of modulesAlone(game)) {
    for (const seats of seatCounts(game)) {
      const setup = agreed(game, { ...wish, seats });
      if (!setup) continue;
      want(`seats ${seats}`, setup);
      for (const each of optionsOneByOne(game, setup)) {
        for (const ending of game.compose(each).endings) want(endingWith(ending, module), each);
      }
    }
  }
  return wants;
};

export const TIES = ['tie broken', 'tie shared'] as const;
type Tie = (typeof TIES)[number];
const tieOf = (outcome: Outcome): Tie[] => {
  if (outcome.kind !== 'ranked') return [];
  const best = Math.max(...outcome.scores);
  if (outcome.scores.filter((score) => score === best).length < 2) return [];
  return [TIES[seatsOf(outcome.winners).length === 1 ? 0 : 1]];
};

/** What a log shows of it. */
export const goldenShows = ({ game, setup, rules, outcome }: Played): string[] => {
  if (outcome === undefined) return [];
  const ending = rules.clauses[outcome.why]!.id;
  const modules = specialModules(game, setup);
  return [
    `seats ${setup.seats}`,
    ...(modules.length > 0 ? modules : [PLAIN]).map((module) => endingWith(ending, module)),
    ...(modules.length > 0 ? [] : tieOf(outcome)),
  ];
};

/** What no log shows yet. */
export const goldenGaps = (game: Game, logs: readonly Played[], ties: readonly Tie[] = []): string[] => {
  const shown = new Set(logs.flatMap(goldenShows));
  return [...goldenWants(game).keys(), ...ties].filter((what) => !shown.has(what));
};

/** Every log, by its name, replays to its end, and together they show all that is wanted. */
export const describeGolden = (
  { describe, it }: Runner,
  game: Game,
  logs: Readonly<Record<string, string>>,
  ties: readonly Tie[] = [],
): void => {
  // parseLog compares outcome and digest and throws with the line that differs.
  const replay = (text: string): Match => parseLog(text, (id) => (id === game.id ? game : undefined));
  describe(`golden logs of ${game.id}`, () => {
    for (const [name, text] of Object.entries(logs)) {
      it(`${name} replays`, () => {
        demand(replay(text).outcome !== undefined, 'golden', () => `${name} does not come to an end`);
      });
    }
    it('show every ending, feature and seat count', () => {
      demandSame(goldenGaps(game, Object.values(logs).map(replay), ties), [], 'golden', () => 'no log shows');
    });
  });
};
