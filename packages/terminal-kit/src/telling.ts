/** What a picture says beside the drawing: what is played, and what has happened. */
import type { Game, Outlook, Seat } from '@halcyon/kernel';
import type { Speaker } from '@halcyon/speech';
import type { Drawing } from './scene.ts';

/** The game, and whatever is not usual about this table. */
export const titleOf = (game: Game, { rules: { setup } }: Outlook, { words }: Speaker): string => {
  const unusual = game.options.filter(({ id, standard }) => (setup.options[id] ?? standard) !== standard);
  return [
    words.title,
    ...(setup.layout === game.layouts[0]?.id ? [] : [words.layouts[setup.layout]?.name ?? setup.layout]),
    ...(setup.mode === game.modes[0]?.id ? [] : [words.modes[setup.mode]?.name ?? setup.mode]),
    ...setup.features.map((id) => words.features[id]?.name ?? id),
    ...unusual.map(({ id }) => words.options[id]?.value(setup.options[id]!) ?? id),
  ].join(' · ');
};

/** What happened since one of these seats last acted, but for what the drawing shows well enough. */
export const talkOf = (drawing: Drawing, outlook: Outlook, speaker: Speaker, seats: readonly Seat[]): string[] => {
  let from = outlook.step - 1;
  while (from > 0 && !seats.includes(outlook.past.step(from).seat)) from--;
  return outlook
    .events(Math.max(0, from))
    .filter((told) => !drawing.quiet(outlook.eventName(told), told.args[0] === outlook.viewer, from <= 0))
    .map((told) => speaker.event(told));
};
