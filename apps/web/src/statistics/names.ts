/** What was played and how it ended, in the reader's language. */
import type { Game, Setup } from '@halcyon/kernel';
import type { GameSpeech } from '@halcyon/speech/speaker';
import type { TableSpeech } from '@halcyon/speech/words';
import type { Goal } from './goals.ts';
import type { Played } from './record.ts';

/** What is not the standard: modules by name, options with their value. Empty for the plain game. */
export const chosenIn = (game: Game, said: GameSpeech, { features, layout, mode, options }: Setup): string[] => [
  ...features.map((id) => said.features[id]?.name ?? id),
  ...(layout === game.layouts[0]?.id ? [] : [said.layouts[layout]?.name ?? layout]),
  ...(mode === game.modes[0]?.id ? [] : [said.modes[mode]?.name ?? mode]),
  ...game.options.flatMap(({ id, standard }) => {
    const value = options[id];
    return value === undefined || value === standard ? [] : [optionIn(said, id, value)];
  }),
];
const optionIn = (said: GameSpeech, id: string, value: number): string => {
  const option = said.options[id];
  return option ? `${option.name} (${option.value(value)})` : `${id} ${value}`;
};
/** Undefined for the game itself. */
export const goalName = (said: GameSpeech, goal: Goal): string | undefined => {
  if (goal.of === 'game') return undefined;
  return goal.of === 'options' ? optionIn(said, goal.id, goal.value) : (said[goal.of][goal.id]?.name ?? goal.id);
};
/** Said of many games, so of nobody in particular. */
export const endingName = (
  said: GameSpeech,
  { end, setup: { layout, features } }: Played,
  table: TableSpeech,
): string =>
  said.endings[end]?.({}, { layout, features, me: () => false, name: (seat) => table.player(seat + 1) }) ?? end;
