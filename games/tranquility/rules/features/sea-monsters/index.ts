/** T6.2, T6.3: Sea Monsters destroy islands, can never be discarded and hold the Finish back. */
import { ALLOWED, argOf, bit, has, open, topFrame } from '@halcyon/kernel';
import { everySeat, hiddenIn, holds, orNone, seatArg, takeFromHand, times, upTo } from '@halcyon/parts';
import { takeUp } from '../../board.ts';
import { FINISH, MONSTER } from '../../cards.ts';
import { islandCells } from '../../cells.ts';
import type { Feature } from '../../parts.ts';
import { holdsCard } from '../../read.ts';
import { cardArg, cellArg, type StandIn } from '../../slots.ts';
import { cards, type State } from '../../state.ts';

/** The fields that Sea Monsters add. */
export type Monsters = {
  /** What left the game: islands and what destroyed them. */
  devoured: number[];
  /** What was played as a Finish this turn and came back, or 0. */
  finishTried: number;
  /** Seats that were named and have played no Monster since. */
  monstersNamed: number;
};

export const seaMonsters: Feature = {
  id: 'sea-monsters',
  install({ slots, turn }) {
    const { book, board, box, setup } = slots;
    const slice = book.slice<Monsters>(
      {
        devoured: open(cardArg(), cards),
        finishTried: open(orNone(cardArg(), 'no')),
        monstersNamed: open(upTo(everySeat(setup.seats))),
      },
      () => ({ devoured: [], finishTried: 0, monstersNamed: 0 }),
    );
    const notHeld = book.clause('monster.none', 'T6.2');
    const noIsland = book.clause('monster.no-island', 'T6.2', (_s, _seat, move) => ({ cell: argOf(move, 0) }));
    const ownMonster = book.clause('monster.own-finish', 'T6.3');
    const onceATurn = book.clause('monster.finish-tried', 'T6.3');
    const devoured = book.event('devoured', seatArg, cardArg('island'), cellArg(board));
    const named = book.event('monster-named', seatArg);
    const refused = book.event('finish-refused', seatArg);

    slots.deck.push(...times(setup.options.monsters!, MONSTER));
    slots.kept.add(MONSTER, book.clause('monster.kept', 'T6.2'));
    const countGone = (s: State, card: number): number => {
      let n = 0;
      for (const gone of slice(s).devoured) if (gone === card) n++;
      return n;
    };
    slots.lying.add((s, card) => (card === box.joker ? 0 : countGone(s, card)));
    slots.shownJokers.add((s) => countGone(s, box.joker));

    const install = ({ card, prefix, notHeld: missing, announce }: StandIn): void => {
      const monster = book.kind({
        name: `${prefix}monster`,
        guards: book.every((_s, read) => (holdsCard(read, card) ? ALLOWED : missing), turn.startFirst),
        choices: [islandCells(slots, noIsland)],
        act(s, seat, cell, _b, _c, tell) {
          takeFromHand(s.hands[seat]!, card);
          announce(seat, 'monster', tell);
          tell?.(devoured, seat, s.cells[cell]!, cell);
          slice(s).devoured.push(takeUp(s, cell, box.joker), card);
          if (card === MONSTER) slice(s).monstersNamed &= ~bit(seat);
          turn.afterAction(s, seat);
        },
      });
      slots.actions.push(monster);
    };
    install({ card: MONSTER, prefix: '', notHeld, announce: () => {} });
    slots.roles.add('monster', install);

    slots.whenTurnBegins.add((s) => {
      slice(s).finishTried = 0;
    });
    slots.finishing.add(
      (_s, read) => (holdsCard(read, MONSTER) ? ownMonster : ALLOWED),
      (s) => (slice(s).finishTried === 0 ? ALLOWED : onceATurn),
    );
    slots.delaying.add((s, card, tell) => {
      let holders = 0;
      s.hands.forEach((hand, other) => {
        if (!holds(hand, MONSTER)) return;
        holders |= bit(other);
        tell?.(named, other, 0, 0);
      });
      if (holders === 0) return 0;
      slice(s).finishTried = card;
      slice(s).monstersNamed = holders;
      tell?.(refused, s.turn, 0, 0);
      return holders;
    });
    slots.audits.push(() => (s) => {
      const { finishTried, monstersNamed } = slice(s);
      if (![0, FINISH, box.joker].includes(finishTried)) return 'finishTried: it is no Finish';
      return s.hands.every((hand, seat) => !has(monstersNamed, seat) || holds(hand, MONSTER))
        ? undefined
        : 'monstersNamed: somebody holds none';
    });
    slots.hiders.push((s, me, unseen) => {
      const { finishTried, monstersNamed } = slice(s);
      // Until another action is chosen: whoever tried the Finish holds no Monster, and has that card still, unless it
      // was a Wild that has ended a Storm since.
      const tried = finishTried !== 0 && topFrame(s) === turn.turn;
      if (tried && s.turn !== me && unseen.count(finishTried) > 0 && !unseen.put(finishTried, [s.hands[s.turn]!]))
        return false;
      const wereNamed = s.hands.every(
        (hand, seat) => seat === me || !has(monstersNamed, seat) || unseen.put(MONSTER, [hand]),
      );
      // No Monster was dropped, and none can be: a hand that owes cards has that many others.
      for (let left = unseen.count(MONSTER); left > 0; left--) {
        const hands = s.hands.filter((hand, seat) => hiddenIn(hand) > s.due[seat]! && !(tried && seat === s.turn));
        if (!unseen.put(MONSTER, [...hands, ...s.piles, ...s.given])) return false;
      }
      return wereNamed;
    });
  },
};
