/** Puts a ring on what others have changed since the reader acted. */
import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import type { News, Session } from '@halcyon/page-kit/session.ts';
import type { SeatTurn } from './turns.ts';

const byCell = ({ event, args }: News, { outlook }: Session): string[] => {
  const at = outlook.rules.events[event]!.args.findIndex(({ name }) => name === 'cell');
  return at < 0 ? [] : [`[data-cell='${args[at]}']`];
};

export const markFresh = (
  root: HTMLElement,
  session: Session,
  renderer: Renderer,
  turns: readonly SeatTurn[],
): void => {
  const tell = renderer.fresh ?? byCell;
  const changed = turns.flatMap(({ news }) => news.flatMap((one) => tell(one, session)));
  const ringed = new Set(changed.flatMap((selector) => [...root.querySelectorAll(selector)]));
  for (const element of root.querySelectorAll('[data-fresh]'))
    if (!ringed.has(element)) element.removeAttribute('data-fresh');
  for (const element of ringed) element.setAttribute('data-fresh', '');
};
