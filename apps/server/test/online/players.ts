/** People who play whatever is legal, with a little variety. */
import type { Client } from './client.ts';
import { until } from './waiting.ts';

const isAsked = ({ table, you }: Client): boolean =>
  table.status === 'playing' && you.seats.some((seat) => table.turn.includes(seat));

/** Until the game is over, or so many moves of people have been made. */
export const playOut = async (clients: readonly Client[], most = 1000): Promise<void> => {
  const isOver = (): boolean => clients[0]!.table.status !== 'playing';
  for (let moves = 0; moves < most; moves++) {
    await until(() => isOver() || clients.some(isAsked), 'nobody is asked');
    const next = clients.find(isAsked);
    if (!next) return;
    const seat = next.you.seats.find((each) => next.table.turn.includes(each))!;
    const { legal } = next.outlook(seat);
    await next.play(seat, legal[(moves * 7) % legal.length]!);
  }
};
