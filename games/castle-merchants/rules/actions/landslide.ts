/** M3.1: one landslide of one's own, before anything else. */
import { ALLOWED, type Rulebook } from '@halcyon/kernel';
import { seatArg } from '@halcyon/parts';
import { hexArg, tileArg } from '../args.ts';
import { FRESH, SLID, type State } from '../state.ts';
import { type Empties, lay, slideHexes } from '../tiles.ts';
import { LANDSLIDE } from '../vocabulary.ts';
import type { Manners } from './manners.ts';

export const installLandslide = (book: Rulebook<State, Empties>, { maySlide, leavesWays }: Manners): number => {
  const onlyFirst = book.clause('landslide-first', 'M3.1');
  const noneLeft = book.clause('no-landslide', 'M3.1');
  const laid = book.event('landslide-laid', seatArg, hexArg(), tileArg('covered'));
  return book.kind({
    name: 'landslide',
    guards: book.every(
      (s) => (s.phase === FRESH ? ALLOWED : onlyFirst),
      (s, _read, seat) => (s.slides[seat]! > 0 ? ALLOWED : noneLeft),
    ),
    choices: [
      {
        ...hexArg(),
        candidates: (s, _read, _seat, _a, _b, out) => slideHexes(s, out),
        given: book.every((s, _read, _seat, hex) => maySlide(s, hex)),
        guards: book.every((s, _read, _seat, hex) => leavesWays(s, hex)),
      },
    ],
    act(s, seat, hex, _b, _c, tell) {
      s.slides[seat]!--;
      s.phase = SLID;
      const covered = lay(s, LANDSLIDE, hex);
      tell?.(laid, seat, hex, covered);
    },
  });
};
