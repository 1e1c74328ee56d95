/** A4.17, A4.18, A5.1: the summit wins on a full mountain without a visible bridge. */
import { ALLOWED } from '@halcyon/kernel';
import { end, holds, seatArg, takeFromHand } from '@halcyon/parts';
import type { Base } from '../base.ts';
import { SUMMIT } from '../cards.ts';
import { filled, visibleBridges } from '../slopes.ts';
import { SLOTS } from '../vocabulary.ts';

export const installSummit = ({ book, actions, summiting, whenSummit }: Base): void => {
  const notHeld = book.clause('no-summit', 'A4.17');
  const notFull = book.clause('summit.not-full', 'A4.17', (s) => ({ empty: SLOTS - filled(s) - visibleBridges(s) }));
  const bridgeVisible = book.clause('summit.bridge-visible', 'A4.17', (s) => ({ bridges: visibleBridges(s) }));
  const won = book.ending('won', 'A5.1');
  const reached = book.event('summit-reached', seatArg);
  const summit = book.kind({
    name: 'summit',
    guards: book.every(
      (s, _read, seat) => (holds(s.hands[seat]!, SUMMIT) ? ALLOWED : notHeld),
      (s) => {
        const lying = filled(s);
        if (lying === SLOTS) return ALLOWED;
        return lying + visibleBridges(s) === SLOTS ? bridgeVisible : notFull;
      },
      summiting,
    ),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      takeFromHand(s.hands[seat]!, SUMMIT);
      s.summit = SUMMIT;
      tell?.(reached, seat, 0, 0);
      whenSummit.run(s, tell);
      end(s, won, true);
    },
  });
  actions.push(summit);
};
