/** M3.5, M3.6: two cards of any kind, one by one. What is paid for lies as a frame below. */
import { bit, frameArg, popFrame, pushFrame, type Rulebook, setFrameArg } from '@halcyon/kernel';
import { differentCards, numberArg } from '@halcyon/parts';
import type { Manners } from './actions/manners.ts';
import { cardArg } from './args.ts';
import type { State } from './state.ts';
import type { Empties } from './tiles.ts';
import { CARDS_TO_PAY } from './vocabulary.ts';

/** Asks for the cards; push what they pay for before. */
export type Payment = (s: State) => void;

export const installPayment = (book: Rulebook<State, Empties>, { notYourTurn, inHand, playCard }: Manners): Payment => {
  const payFirst = book.clause('pay-first', 'M3.5', (s) => ({ left: frameArg(s, 0) }));
  const pay = book.kind({
    name: 'pay',
    guards: book.every(),
    choices: [
      {
        ...cardArg(),
        candidates: (s, _read, seat, _a, _b, out) => differentCards(s.hands[seat]!, out),
        given: book.every((s, _read, seat, card) => inHand(s, seat, card)),
        guards: book.every(),
      },
    ],
    act(s, seat, card, _b, _c, tell) {
      playCard(s, seat, card, tell);
      const left = frameArg(s, 0) - 1;
      if (left > 0) setFrameArg(s, 0, left);
      else popFrame(s);
    },
  });
  const paying = book.frame({
    id: 'pay',
    args: [numberArg('left', CARDS_TO_PAY + 1)],
    on: ['removing', 'throw'],
    must: (s) => bit(s.turn),
    kinds: [pay],
    facts: (s) => ({ left: frameArg(s, 0) }),
    notYou: notYourTurn,
    notThis: payFirst,
  });
  return (s) => pushFrame(s, paying, CARDS_TO_PAY);
};
