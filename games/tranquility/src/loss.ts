/** T5.1, T5.3: everybody loses when the active player can do nothing. */
import type { Clause } from '@halcyon/kernel';
import type { State } from './state.ts';
import { end, seatArg, type Table, type Tell } from './table.ts';
import type { Turn } from './turn.ts';

export const installLoss = (table: Table, turn: Turn): void => {
  const { book, setup } = table;
  const oneCard = book.ending('one-card', 'T5.1');
  const noCard = book.ending('empty-hand', 'T5.1');
  const stuck = book.ending('stuck', 'T5.1');
  const lost = book.event('lost', seatArg);
  const strict = setup.options.strict === 1;
  const lose = (s: State, why: Clause, tell: Tell): void => {
    tell?.(lost, s.turn, 0, 0);
    end(s, why, false);
  };
  table.whenAsked.add((s, tell) => {
    const cards = s.hands[s.turn]!.length;
    if (cards === 0) lose(s, noCard, tell);
    else if (cards === 1 && strict) lose(s, oneCard, tell);
    else if (!turn.canAct(s, s.turn) && !turn.flat.mayBeSaved?.(s)) lose(s, stuck, tell);
  });
};
