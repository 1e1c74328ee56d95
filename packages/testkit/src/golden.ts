/** Golden logs: finished games that must replay for ever. Each ending, feature, layout, mode and seat count has one. */
import { agree, type Game, type Match } from '@halcyon/kernel';

/** What no log shows yet. */
export const goldenGaps = (game: Game, logs: readonly Match[]): string[] => {
  const shown = new Set<string>();
  for (const { setup, rules, outcome } of logs) {
    if (outcome === undefined) continue;
    shown.add(`ending ${rules.clauses[outcome.why]!.id}`).add(`seats ${setup.seats}`);
    for (const module of [...setup.features, setup.layout, setup.mode]) shown.add(`module ${module}`);
  }
  const wanted: string[] = [];
  for (let seats = game.seats.least; seats <= game.seats.most; seats++) wanted.push(`seats ${seats}`);
  for (const { id } of [...game.features, ...game.layouts, ...game.modes]) wanted.push(`module ${id}`);
  for (const ending of endingsOf(game)) wanted.push(`ending ${ending}`);
  return wanted.filter((what) => !shown.has(what));
};

/** Endings of the base and of each module alone; modules that bar each other never meet. */
const endingsOf = (game: Game): Set<string> => {
  const wishes = [
    {},
    ...game.features.map(({ id }) => ({ features: [id] })),
    ...game.layouts.map(({ id }) => ({ layout: id })),
    ...game.modes.map(({ id }) => ({ mode: id })),
  ];
  return new Set(wishes.flatMap((wish) => game.compose(agree(game, wish)).endings));
};
