/** F3.1: two dice, two worms for the one whose turn it is, one for the other. */
import {
  ALLOWED,
  type AskFrame,
  argOf,
  bit,
  type Clause,
  frameArg,
  popFrame,
  pushFrame,
  type Rulebook,
  type Seat,
  setFrameArg,
} from '@halcyon/kernel';
import { numberArg, seatArg, seatOf, type Tell } from '@halcyon/parts';
import { colourArg } from './args.ts';
import type { Budget } from './purse.ts';
import type { State } from './state.ts';
import { COLOURS, type Colour, DICE, SEATS } from './vocabulary.ts';

/** Puts the throw and all that is taken on the stack. */
export type Throw = (s: State) => void;

export const installWorms = (book: Rulebook<State, Budget>, notYourTurn: Clause): Throw => {
  const gone = book.clause('worm-gone', 'F3.1', (_s, _seat, move) => ({ colour: argOf(move, 0) }));
  const notThrown = book.clause('not-thrown', 'F3.1', ({ dice }) => ({ first: dice[0]!, second: dice[1]! }));
  const takeFirst = book.clause('take-first', 'F3.1');
  const threw = book.event('threw', seatArg, colourArg('first'), colourArg('second'));
  const took = book.event('took', seatArg, colourArg());
  const noWorms = book.event('no-worms', seatArg);

  const give = (s: State, seat: Seat, colour: Colour, tell: Tell): void => {
    s.supply[colour]!--;
    s.worms[seat]![colour]!++;
    tell?.(took, seat, colour, 0);
  };
  const ranOut = ({ dice, supply }: State): boolean => supply[dice[0]!] === 0 || supply[dice[1]!] === 0;
  /** A colour of the throw, or any if one of them has run out, as it has where a substitute is taken. */
  const fits = (s: State, colour: Colour): boolean => colour === s.dice[0] || colour === s.dice[1] || ranOut(s);
  const coloursFor = (s: State, out: Int32Array): number => {
    let n = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (s.supply[colour]! > 0 && fits(s, colour)) out[n++] = colour;
    }
    return n;
  };
  const open = new Int32Array(COLOURS.length);

  const take = book.kind({
    name: 'take',
    guards: book.every(),
    choices: [
      {
        ...colourArg(),
        candidates: (s, _budget, _seat, _a, _b, out) => coloursFor(s, out),
        given: book.every(
          (s, _budget, _seat, colour) => (fits(s, colour) ? ALLOWED : notThrown),
          (s, _budget, _seat, colour) => (s.supply[colour]! > 0 ? ALLOWED : gone),
        ),
        guards: book.every(),
      },
    ],
    act(s, seat, colour, _b, _c, tell) {
      give(s, seat, colour, tell);
      setFrameArg(s, 1, frameArg(s, 1) - 1);
    },
  });
  /** So many worms (second argument) for a seat (first). One that must be taken so and not otherwise is taken at once. */
  const taking = (id: string, on: string, facts: AskFrame<State>['facts'] & {}): AskFrame<State> => ({
    id,
    on: [on],
    args: [seatOf(SEATS), numberArg('worms', DICE + 1)],
    must: (s) => bit(frameArg(s, 0)),
    kinds: [take],
    facts,
    notYou: notYourTurn,
    notThis: takeFirst,
    arrive(s, tell) {
      while (frameArg(s, 1) > 0) {
        const count = coloursFor(s, open);
        if (count > 1) return;
        const seat = frameArg(s, 0);
        if (count === 1) give(s, seat, open[0]!, tell);
        else tell?.(noWorms, seat, 0, 0);
        setFrameArg(s, 1, frameArg(s, 1) - 1);
      }
      popFrame(s);
    },
  });
  const substitute = book.frame(taking('substitute', 'share', (s) => ({ left: frameArg(s, 1) })));
  const share = book.frame(
    taking('share', 'act', (s) => ({ first: s.dice[0]!, second: s.dice[1]!, any: ranOut(s) ? 1 : 0 })),
  );

  const die = book.frame({
    id: 'die',
    on: ['share', 'die'],
    outcomes: () => COLOURS.length,
    roll(s, outcome, tell) {
      popFrame(s);
      s.dice.push(outcome);
      if (s.dice.length < DICE) return;
      tell?.(threw, s.turn, s.dice[0]!, s.dice[1]!);
      let missing = 0;
      for (const colour of s.dice) {
        if (s.supply[colour]! > 0) give(s, s.turn, colour, tell);
        else missing++;
      }
      if (missing > 0) pushFrame(s, substitute, s.turn, missing);
    },
  });
  return (s) => {
    s.dice = [];
    pushFrame(s, share, 1 - s.turn, 1);
    for (let i = 0; i < DICE; i++) pushFrame(s, die);
  };
};
