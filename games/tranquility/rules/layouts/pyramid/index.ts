/** T7.3: the Pyramid, with its Explorer deck. */
import { ALLOWED, argOf } from '@halcyon/kernel';
import { seatArg, takeFromHand } from '@halcyon/parts';
import { BORDER, COMPASS, STORM } from '../../cards.ts';
import { installNaming } from '../../jokers/index.ts';
import { holdsCard } from '../../read.ts';
import { cellArg } from '../../slots.ts';
import type { Layout } from '../../variant.ts';
import { installExplorer } from './explorer.ts';
import { pyramidBoard } from './shape.ts';

export const pyramid: Layout = {
  id: 'pyramid',
  box: { finishes: 0, starts: false, joker: BORDER },
  board: pyramidBoard,
  install(parts) {
    const { slots, turn, placing } = parts;
    const { book, board } = slots;
    const { slice, show } = installExplorer(parts);
    const underStorm = book.clause('pyramid.storm', 'T7.3a');
    const noCompass = book.clause('clear.no-compass', 'T7.3a');
    const noStorm = book.clause('clear.no-storm', 'T7.3a', (_s, _seat, move) => ({ cell: argOf(move, 0) }));
    const cleared = book.event('cleared', seatArg, cellArg(board));

    slots.landing.add((s, _read, _seat, cell) => (slice(s).storms.includes(cell) ? underStorm : ALLOWED));
    const notHeld = installNaming(slots, turn, placing, 'border', 'T7.3a');
    slots.standIns.push({ card: BORDER, prefix: 'border-', notHeld, roles: ['finish'], announce: () => {} });

    const clear = book.kind({
      name: 'clear',
      guards: book.every((_s, read) => (holdsCard(read, COMPASS) ? ALLOWED : noCompass)),
      choices: [
        {
          ...cellArg(board),
          candidates(s, _read, _seat, _a, _b, out) {
            const cells = slice(s).storms.toSorted((a, b) => a - b);
            cells.forEach((cell, i) => {
              out[i] = cell;
            });
            return cells.length;
          },
          given: book.every((s, _read, _seat, cell) => (slice(s).storms.includes(cell) ? ALLOWED : noStorm)),
          guards: book.every(),
        },
      ],
      act(s, seat, cell, _b, _c, tell) {
        const { storms, explored } = slice(s);
        takeFromHand(s.hands[seat]!, COMPASS);
        show(s, seat, COMPASS);
        storms.splice(storms.indexOf(cell), 1);
        explored.push(COMPASS, STORM);
        tell?.(cleared, seat, cell, 0);
        turn.afterAction(s, seat);
      },
    });
    slots.actions.push(clear);
  },
};
