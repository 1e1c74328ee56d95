/** What a verdict on a lost game costs, and what it finds, for the kinds of games that are lost most. */
import { simulateGame, spaceFor } from '@halcyon/bots';
import { judge, type Verdict } from '@halcyon/bots/verdict/verdict';
import { findGame } from '@halcyon/catalog';
import { beliefOf, botMaker } from '@halcyon/catalog/bots';
import { type AnyRules, agree, composed, randomFrom, type SetupWish } from '@halcyon/kernel';
import { cpuSeconds } from '../clock.ts';

export interface VerdictFigure {
  readonly kind: string;
  readonly deal: number;
  readonly steps: number;
  readonly seconds: number;
  /** Of the proof alone: how many games, and whether one was won. */
  readonly tries: number;
  readonly found: boolean;
  readonly worlds: number;
  readonly changes: number;
  /** At the beginning, out of 100. */
  readonly chance: number;
}
/** As the apps give it, but in seconds of the processor: on a busy machine a clock on the wall measures the neighbours. */
const SECONDS = 16;
const BOT = 'heuristic';
const KINDS: readonly { readonly kind: string; readonly game: string; readonly wish: SetupWish }[] = [
  { kind: 'Storm', game: 'tranquility', wish: { seats: 3, features: ['storm-compass'] } },
  { kind: '12 removed', game: 'tranquility', wish: { seats: 3, options: { islandsRemoved: 12 } } },
  { kind: 'Ascent, all', game: 'ascent', wish: { seats: 3, features: ['documentary', 'green-path', 'wildlife'] } },
];

const judged = (
  rules: AnyRules,
  steps: Parameters<typeof judge>[0]['steps'],
): { seconds: number; verdict: Verdict } => {
  const started = cpuSeconds();
  const spent = (): number => (cpuSeconds() - started) / SECONDS;
  const course = judge({ rules, steps }, { make: botMaker(BOT, rules.id), believe: beliefOf(rules.id) }, spent);
  for (let next = course.next(); ; next = course.next())
    if (next.done) return { seconds: cpuSeconds() - started, verdict: next.value };
};

/** The first lost deals of each kind. */
export const measureVerdicts = (games: number): VerdictFigure[] =>
  KINDS.flatMap(({ kind, game: id, wish }) => {
    const game = findGame(id)!;
    const rules = composed(game, agree(game, wish));
    const space = spaceFor(rules);
    const figures: VerdictFigure[] = [];
    for (let deal = 0; figures.length < games; deal++) {
      const bots = Array.from({ length: rules.seats }, (_, seat) => botMaker(BOT, id)(rules, seat));
      const { outcome } = simulateGame(rules, bots, randomFrom(`verdict/${deal}`), space);
      if (outcome.kind !== 'together' || outcome.won) continue;
      const { steps } = space.chronicle;
      const { seconds, verdict } = judged(rules, steps);
      const { proof, curve } = verdict;
      figures.push({
        kind,
        deal,
        steps: steps.length,
        seconds,
        tries: proof.tries,
        found: proof.line !== undefined,
        worlds: curve.worlds,
        changes: curve.changes.length,
        chance: 100 * curve.moments[0]!.rate,
      });
    }
    return figures;
  });
