/** Puts a ring on what has changed: since the reader acted, or in the step that is looked back at. */
import type { Outlook } from '@halcyon/kernel';
import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import type { News } from '@halcyon/page-kit/session.ts';

const byCell = ({ event, args }: News, { rules }: Outlook): string[] => {
  const at = rules.events[event]!.args.findIndex(({ name }) => name === 'cell');
  return at < 0 ? [] : [`[data-cell='${args[at]}']`];
};

export const markFresh = (root: HTMLElement, outlook: Outlook, renderer: Renderer, news: readonly News[]): void => {
  const tell = renderer.fresh ?? byCell;
  const changed = news.flatMap((one) => tell(one, outlook));
  const ringed = new Set(changed.flatMap((selector) => [...root.querySelectorAll(selector)]));
  for (const element of root.querySelectorAll('[data-fresh]'))
    if (!ringed.has(element)) element.removeAttribute('data-fresh');
  for (const element of ringed) element.setAttribute('data-fresh', '');
};
