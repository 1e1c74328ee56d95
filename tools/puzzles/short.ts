/** Bots slip and wander: a line of theirs is told without what it does not need. */
import { ALLOWED, CHANCE, has, type Step } from '@halcyon/kernel';
import { isReached, limitOf, Solver, type Standing, type Task } from '../../packages/table/src/index.ts';

/** The line with the dice between its steps; undefined if it is refused or does not reach the goal in time. */
const replay = (task: Task, from: Standing, steps: readonly Step[]): Step[] | undefined => {
  const { rules, goal, coming } = task;
  const solver = new Solver(task, 0);
  const line: Step[] = [];
  let at = from;
  const go = (step: Step): void => {
    line.push(step);
    at = solver.after(at, step);
  };
  const throwDice = (): void => {
    while (has(rules.mustAct(at.state), CHANCE)) go({ seat: CHANCE, move: coming[at.thrown] ?? 0 });
  };
  for (const step of steps) {
    if (rules.outcome(at.state) || rules.check(at.state, step.seat, step.move) !== ALLOWED) return undefined;
    if (at.used >= limitOf(goal, rules.seats)) return undefined;
    go(step);
    throwDice();
  }
  const outcome = rules.outcome(at.state);
  return outcome && isReached(goal, outcome) ? line : undefined;
};

/** Only for lines in which nobody but the solvers acts: others might answer otherwise. */
export const shortened = (task: Task, from: Standing, line: readonly Step[]): readonly Step[] => {
  const own = line.filter(({ seat }) => seat !== CHANCE);
  const { goal } = task;
  if (goal.seat !== undefined && own.some(({ seat }) => seat !== goal.seat)) return line;
  for (let length = own.length - 1; length > 0; length--) {
    for (let i = 0; i + length <= own.length; i++) {
      const shorter = replay(task, from, [...own.slice(0, i), ...own.slice(i + length)]);
      if (shorter) return shortened(task, from, shorter);
    }
  }
  return line;
};
