import type { Session } from '@halcyon/page-kit/session.ts';

/** The last throw of this turn, 0 for none; and its place in what has happened. */
export const thrownIn = ({ news }: Session): { readonly face: number; readonly at: number } => {
  const at = news.findLastIndex(({ name }) => ['turn', 'threw'].includes(name));
  const last = news[at];
  return { face: last?.name === 'threw' ? last.args[1]! : 0, at };
};
