/** T7.4: hands and islands lie day or night side up; Compasses turn the hands, an action turns an island. */

import { ALLOWED, argOf, frameArg, open, popFrame, pushFrame, pushFrameUnder } from '@halcyon/kernel';
import { flag, numberArg, seatArg, seatOf, times, upTo } from '@halcyon/parts';
import { EMPTY } from '../../board.ts';
import { COMPASS } from '../../cards.ts';
import { islandCells } from '../../cells.ts';
import { slipIn } from '../../deal.ts';
import { cellArg } from '../../slots.ts';
import { asBoard, type State } from '../../state.ts';
import type { Mode } from '../../variant.ts';
import { DAY, NIGHT, wantedSide } from './sides.ts';

const COMPASSES = 6;
const PRICE = 1;

/** The fields that this mode adds. */
export type Orientation = {
  /** How all hands are turned. */
  night: number;
  /** By cell; it means something only where an island lies. */
  sides: number[];
  /** Compasses of opening hands, by seat, until they are shuffled in. */
  setAside: number[];
  compassesGone: number;
};

export const dayNight: Mode = {
  id: 'day-night',
  install({ slots, turn }) {
    const { book, board, setup } = slots;
    const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);
    const slice = book.slice<Orientation>(
      {
        night: open(flag),
        sides: open(flag, asBoard(board)),
        setAside: open(upTo(COMPASSES)),
        compassesGone: open(upTo(COMPASSES)),
      },
      () => ({ night: DAY, sides: zeros(board.cells), setAside: zeros(setup.seats), compassesGone: 0 }),
    );
    const empty = book.clause('turn-over.empty', 'T7.4', (_s, _seat, move) => ({ cell: argOf(move, 0) }));
    const noCard = book.clause('turn-over.no-card', 'T7.4');
    const wrongSides = book.clause('sides', 'T7.4', (s) => ({ wrong: wrongOf(s) }));
    const sideArg = numberArg('side', 2);
    const handsTurned = book.event('hands-turned', seatArg, sideArg);
    const setAside = book.event('compass-aside', seatArg);
    const shuffledIn = book.event('compass-shuffled-in', seatArg);
    const turnedOver = book.event('turned-over', seatArg, cellArg(board), sideArg);

    slots.deck.push(...times(COMPASSES, COMPASS));
    slots.neverHeld.push(COMPASS);
    slots.lying.add((s, card) =>
      card === COMPASS ? slice(s).compassesGone + slice(s).setAside.reduce((sum, n) => sum + n, 0) : 0,
    );
    const drawn = book.frame({
      id: 'compass-drawn',
      // It comes and goes within a draw.
      on: [],
      args: [seatOf(setup.seats)],
      run(s, tell) {
        const seat = frameArg(s, 0);
        popFrame(s);
        const own = slice(s);
        // No Start is shuffled in before all opening hands are drawn.
        if (s.aside === setup.seats) {
          own.setAside[seat]!++;
          tell?.(setAside, seat, 0, 0);
          return;
        }
        own.compassesGone++;
        own.night = DAY + NIGHT - own.night;
        tell?.(handsTurned, seat, own.night, 0);
      },
    });
    // Told after the draw: which of the cards came before it is nobody's business (law L5), and nobody acts in between.
    slots.whenDrawn.add(COMPASS, (s, seat) => pushFrameUnder(s, drawn, seat));
    const compassIn = slipIn(slots, 'compass-in', ['start-in', 'compass-in'], COMPASS, (s, seat, tell) => {
      slice(s).setAside[seat]!--;
      tell?.(shuffledIn, seat, 0, 0);
    });
    const compassesIn = book.frame({
      id: 'compasses-in',
      on: ['start-in'],
      args: [seatOf(setup.seats)],
      run(s) {
        const seat = frameArg(s, 0);
        popFrame(s);
        for (let i = 0; i < slice(s).setAside[seat]!; i++) pushFrame(s, compassIn, seat);
      },
    });
    slots.afterOpening.push(compassesIn);
    slots.audits.push((lying) => (s) => {
      const seat = slice(s).setAside.findIndex((n, i) => lying(s, 'compass-in').filter(([to]) => to === i).length > n);
      return seat < 0 ? undefined : `setAside: no Compass of seat ${seat} is left to shuffle in`;
    });

    slots.whenPlaced.add((s, cell) => {
      slice(s).sides[cell] = slice(s).night;
    });
    const turnOver = book.kind({
      name: 'turn-over',
      guards: book.every(turn.startFirst, (_s, read) => (read.payable >= PRICE ? ALLOWED : noCard)),
      choices: [islandCells(slots, empty)],
      act(s, seat, cell, _b, _c, tell) {
        const { sides } = slice(s);
        sides[cell] = DAY + NIGHT - sides[cell]!;
        tell?.(turnedOver, seat, cell, sides[cell]!);
        turn.afterAction(s, seat);
        turn.mustDrop(s, turn.pay, seat, PRICE);
      },
    });
    slots.actions.push(turnOver);

    /** Islands whose side does not fit: the lower half wants night, the upper half day. */
    const wrongOf = (s: State): number =>
      slice(s).sides.filter((side, cell) => side !== wantedSide(board.cells, cell) && s.cells[cell] !== EMPTY).length;
    slots.finishing.add((s) => (wrongOf(s) === 0 ? ALLOWED : wrongSides));
  },
};
