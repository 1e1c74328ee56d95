/** What an event has changed on the map, or before somebody. */
import type { Outlook } from '@halcyon/kernel';
import type { News } from '@halcyon/page-kit/session.ts';
import { type Way, waysByName } from '@halcyon/page-kit/ways.ts';
import { CASTLES } from '../rules/index.ts';

/** By event: which of its arguments is the hex. */
const HEX_AT: Readonly<Record<string, number>> = { laid: 2, shifted: 2, removed: 2, 'landslide-laid': 1, walked: 2 };

export const freshOf = ({ name, args }: News): readonly string[] => {
  const at = HEX_AT[name];
  if (at !== undefined) return [`[data-cell='${args[at]}']`];
  if (name !== 'coin-taken') return [];
  return [`[data-cell='${CASTLES[args[2] ?? 0]}']`, `[data-gold='${args[0]}']`];
};
/** What is removed goes back to whoever removed it. */
export const waysOf = (news: News, outlook: Outlook): Way[] =>
  waysByName(news, outlook).map(({ from, to }) => (news.name === 'removed' ? { from: to, to: from } : { from, to }));
