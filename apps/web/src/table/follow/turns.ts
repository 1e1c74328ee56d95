/** What the others did, turn by turn. */
import { CHANCE, type Seat } from '@halcyon/kernel';
import type { News, Session } from '@halcyon/page-kit/session.ts';
import { type Turn, turnsOf } from '@halcyon/table';
import { gather } from '../sentences.ts';

/** What others did since the reader acted last; in the reader's own turn, before it. A reader without a seat sees a round. */
const othersSince = (turns: readonly Turn[], { looking, names }: Session): readonly Turn[] => {
  if (looking === undefined) return turns.slice(-names.length);
  const end = turns.at(-1)?.seat === looking ? turns.length - 1 : turns.length;
  const own = turns.slice(0, end).findLastIndex(({ seat }) => seat === looking);
  return turns.slice(own + 1, end);
};
/** The news of these turns; that the next one begins is not what a turn was about. */
export const newsOf = (session: Session, { from, to }: Pick<Turn, 'from' | 'to'>): News[] =>
  session.newsSince(from).filter(({ step, name }) => step < to && name !== 'turn');

export interface SeatTurn {
  readonly seat: Seat;
  readonly news: readonly News[];
  readonly text: string;
}
/** What each of the others did last, in the order in which they finished; told without what is minor, unless that is all. */
export const lastTurns = (session: Session, minor: readonly string[] = []): SeatTurn[] => {
  const tell = (news: readonly News[]): string => {
    const major = news.filter(({ name }) => !minor.includes(name));
    return gather(session.speaker, major.length > 0 ? major : news).join(' ');
  };
  const bySeat = new Map<Seat, News[]>();
  for (const turn of othersSince(turnsOf(session.outlook), session)) {
    const before = bySeat.get(turn.seat) ?? [];
    bySeat.delete(turn.seat);
    bySeat.set(turn.seat, [...before, ...newsOf(session, turn)]);
  }
  return [...bySeat]
    .filter(([seat, news]) => seat !== CHANCE && news.length > 0)
    .map(([seat, news]) => ({ seat, news, text: tell(news) }));
};
