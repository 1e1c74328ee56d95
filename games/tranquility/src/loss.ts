/** T5.1, T5.3: everybody loses when the active player can do nothing. */
import { installLoss as installCommonLoss } from '@halcyon/parts';
import type { Table } from './table.ts';
import type { Turn } from './turn.ts';

export const installLoss = (table: Table, turn: Turn): void => {
  const { book, setup } = table;
  const loss = installCommonLoss(book, 'T5.1', (s) => turn.canAct(s, s.turn) || (turn.flat.mayBeSaved?.(s) ?? 0) !== 0);
  const oneCard = book.ending('one-card', 'T5.1');
  const strict = setup.options.strict === 1;
  table.whenAsked.add((s, tell) => {
    if (strict && s.hands[s.turn]!.length === 1) loss.lose(s, oneCard, tell);
    else loss.look(s, tell);
  });
};
