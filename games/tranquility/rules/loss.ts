/** T5.1, T5.3: everybody loses when the active player can do nothing. */
import { installLoss as installCommonLoss } from '@halcyon/parts';
import type { Slots } from './slots.ts';
import type { Turn } from './turn.ts';

export const installLoss = (slots: Slots, turn: Turn): void => {
  const { book, setup } = slots;
  const loss = installCommonLoss(
    book,
    'T5.1',
    (s) => turn.canAct(s, s.turn) || (slots.flat.mayBeSaved?.(s) ?? 0) !== 0,
  );
  const oneCard = book.ending('one-card', 'T5.1');
  slots.whenAsked.add(loss.look);
  // Once a turn and not whenever the player is asked: the books say 'at the start of your turn', and a Wild that ends a
  // Storm later may leave one card.
  if (setup.options.strict === 1) {
    slots.whenTurnBegins.add((s, tell) => {
      if (s.hands[s.turn]!.length === 1) loss.lose(s, oneCard, tell);
    });
  }
};
