/** P3.3: the innkeeper goes to a table and somebody there drinks. */
import { ALLOWED, argOf, bit, popFrame, pushFrame, type Rulebook } from '@halcyon/kernel';
import { numberArg, seatArg } from '@halcyon/parts';
import { characterArg } from '../args.ts';
import { singleDice, usePips, writePips } from '../dice.ts';
import type { Drinking } from '../drinking.ts';
import { guestsAt, type Pub } from '../seating.ts';
import type { State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { TABLES } from '../vocabulary.ts';
import type { Manners } from './manners.ts';

export const installInnkeeper = (
  book: Rulebook<State, Pub>,
  turn: Turn,
  { noSingleDie }: Manners,
  { drink }: Drinking,
): number => {
  const notTheSum = book.clause('not-the-sum', 'P3.3');
  const there = book.clause('innkeeper-there', 'P3.3', (_s, _seat, move) => ({ table: argOf(move, 0) }));
  const notAtTable = book.clause('not-at-his-table', 'P3.3', (s) => ({ table: s.innkeeper }));
  const serveFirst = book.clause('serve-first', 'P3.3');
  const went = book.event('innkeeper', seatArg, numberArg('table', TABLES + 1));

  const serve = book.kind({
    name: 'serve',
    guards: book.every(),
    choices: [
      {
        ...characterArg,
        candidates: (s, _read, _seat, _a, _b, out) => guestsAt(s, s.innkeeper, out),
        given: book.every((s, _read, _seat, character) => (s.place[character] === s.innkeeper ? ALLOWED : notAtTable)),
        guards: book.every(),
      },
    ],
    act(s, _seat, character, _b, _c, tell) {
      popFrame(s);
      drink(s, character, tell);
    },
  });
  const serving = book.frame({
    id: 'serve',
    on: ['act'],
    must: (s) => bit(s.turn),
    kinds: [serve],
    facts: (s) => ({ table: s.innkeeper }),
    notYou: turn.notYourTurn,
    notThis: serveFirst,
  });
  return book.kind({
    name: 'innkeeper',
    guards: book.every(),
    choices: [
      {
        ...numberArg('table', TABLES + 1),
        candidates: (s, _read, _seat, _a, _b, out) => writePips(singleDice(s), out),
        given: book.every((s, _read, _seat, pips) => noSingleDie(s, pips, notTheSum)),
        guards: book.every((s, _read, _seat, table) => (s.innkeeper === table ? there : ALLOWED)),
      },
    ],
    act(s, seat, table, _b, _c, tell) {
      usePips(s, table);
      s.innkeeper = table;
      tell?.(went, seat, table, 0);
      if (s.place.includes(table)) pushFrame(s, serving);
    },
  });
};
