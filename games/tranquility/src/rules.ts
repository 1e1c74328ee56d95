/** Tranquility for one set-up: the base, then its features in the order of their names. */
import type { Rules, Setup } from '@halcyon/kernel';
import { installDiscard } from './actions/discard.ts';
import { installFinish } from './actions/finish.ts';
import { installPlace } from './actions/place.ts';
import { installStart } from './actions/start.ts';
import { auditor } from './audit.ts';
import { filled } from './board.ts';
import { installDeal } from './deal.ts';
import type { Feature } from './feature.ts';
import { jaggedRocks } from './features/jagged-rocks.ts';
import { stormCompass } from './features/storm-compass/index.ts';
import { type Imagination, imagine } from './imagine.ts';
import { square } from './layouts/square.ts';
import { reader } from './read.ts';
import { type State, startState, stateFields } from './state.ts';
import { layTable } from './table.ts';
import { flatten, HAND_LIMIT, installTurn } from './turn.ts';

export const FEATURES: readonly Feature[] = [jaggedRocks, stormCompass];
/** Raised whenever an old log would replay differently. */
export const VERSION = 1;

export const compose = (setup: Setup): Rules<State> => {
  const { seats } = setup;
  const board = square;
  const table = layTable(setup, board);
  const { book } = table;
  const clauseWords: Record<number, string> = {};
  book.slice(stateFields(board, clauseWords), () => startState(board, seats));

  table.handLimit.add(() => HAND_LIMIT);
  const turn = installTurn(table);
  const cost = installPlace(table, turn);
  const start = installStart(table, turn);
  installFinish(table, turn);
  installDiscard(table, turn);
  for (const feature of FEATURES) if (setup.features.includes(feature.id)) feature.install({ table, turn, start });
  table.placing.add(cost);
  table.turnKinds.unshift(...table.actions);

  turn.flat = flatten(table);
  turn.read = reader();
  const closed = book.close(installDeal(table, turn), turn.read);
  // Discarding two is what nearly every hand can do, so it is tried first.
  const quickest = table.actions.toReversed();
  turn.canAct = (s, seat) => closed.canDo(s, seat, quickest);
  book.clauses.forEach(({ id }, clause) => {
    clauseWords[clause] = clause === 0 ? 'no' : id;
  });

  const about: Imagination = {
    seats,
    deck: table.deck,
    neverHeld: table.neverHeld,
    lying: turn.flat.lying,
    acted: ['pay', 'discard', 'rocks', 'confirm-draw'].map((id) => closed.frames.indexOf(id)),
    turn: turn.turn,
    canAct: turn.canAct,
    copy: (s) => closed.copy(s, closed.start()),
  };
  return {
    id: 'tranquility',
    version: VERSION,
    seats,
    ...closed,
    outcome: (s) =>
      s.ended === 0
        ? undefined
        : { kind: 'together', won: s.won === 1, score: filled(s) + (s.started === 0 ? 0 : 1) + s.won, why: s.ended },
    imagine: (view, seat, random) => imagine(view, seat, random, about),
    audit: auditor(seats, table.deck, turn.flat.lying),
  };
};
