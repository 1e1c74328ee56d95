/** The Ascent for one set-up: the base, then its modules as the set-up names them. */
import type { Rules, Setup } from '@halcyon/kernel';
import { installDiscardTwo, openPurse, together } from '@halcyon/parts';
import { installBridge } from './actions/bridge.ts';
import { installCampfire } from './actions/campfire.ts';
import { installGrapple } from './actions/grapple.ts';
import { installSummit } from './actions/summit.ts';
import { installTerrain } from './actions/terrain.ts';
import { installDeal } from './deal.ts';
import type { Feature } from './feature.ts';
import { documentary } from './features/documentary/index.ts';
import { greenPath } from './features/green-path/index.ts';
import { wildlife } from './features/wildlife/index.ts';
import { imagine } from './imagine.ts';
import { auditFor, inventoryOf } from './inventory.ts';
import { installPlacing } from './placing.ts';
import { type Read, reader } from './read.ts';
import { filled } from './slopes.ts';
import { type State, startState, stateFields } from './state.ts';
import { layTable } from './table.ts';
import { installTurn } from './turn.ts';

export const FEATURES: readonly Feature[] = [greenPath, documentary, wildlife];
/** Raised whenever an old log would replay differently. 2: shuffles of four steps; A4.5 is named before A4.6; the summit lies where it was played. */
export const VERSION = 2;

export const compose = (setup: Setup): Rules<State> => {
  const { seats, options } = setup;
  const table = layTable(setup);
  const { book, actions } = table;
  book.slice(stateFields(book.ended, setup), () => startState(seats, options.grapples ?? 0));

  const turn = installTurn(table);
  const placing = installPlacing(table);
  installTerrain(table, turn, placing);
  installCampfire(table, turn, placing);
  installBridge(table, turn, placing);
  installSummit(table, turn);
  actions.push(installDiscardTwo<State, Read>({ book, rule: 'A4.1', turn, purse: openPurse }));
  if (seats === 1) installGrapple(table, turn);
  for (const id of setup.features) FEATURES.find((feature) => feature.id === id)!.install(table, turn);
  turn.whenLaid = table.whenLaid.flatten();
  turn.whenPlayed = table.whenPlayed.flatten();
  turn.whenSummit = table.whenSummit.flatten();

  const closed = book.close(installDeal(table, turn), reader());
  const inventory = inventoryOf(seats);
  const about = { table, turn, inventory, copy: (s: State) => closed.copy(s, closed.start()) };
  return {
    id: 'ascent',
    version: VERSION,
    seats,
    setup,
    ...closed,
    outcome: (s) => together(s, filled(s) + s.won),
    imagine: (view, seat, random) => imagine(view, seat, random, about),
    audit: auditFor(inventory, closed, table.audits),
  };
};
