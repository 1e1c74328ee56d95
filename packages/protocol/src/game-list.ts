/** What a game offers for a set-up, with every part that a kernel declaration may leave out. */
import type { Game } from '@halcyon/kernel';
import type { AnswerOf } from './answers.ts';

export const describeGame = ({ id, version, seats, ...game }: Game): AnswerOf<'games'>['games'][number] => {
  const modules = (list: Game['features']) =>
    list.map((module) => ({
      id: module.id,
      bars: [...(module.bars ?? [])],
      seats: module.seats ? [...module.seats] : null,
    }));
  return {
    id,
    version,
    seats: { ...seats },
    features: modules(game.features),
    layouts: modules(game.layouts),
    modes: modules(game.modes),
    options: game.options.map((option) => ({
      id: option.id,
      values: [...option.values],
      standard: option.standard,
      needs: option.needs ?? null,
      bars: [...(option.bars ?? [])],
      seats: option.seats ? [...option.seats] : null,
    })),
  };
};
