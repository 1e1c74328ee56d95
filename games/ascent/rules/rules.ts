/** The Ascent for one set-up: the base, then its modules as the set-up names them. */
import type { Rules, Setup } from '@halcyon/kernel';
import { together } from '@halcyon/parts';
import { installBridge } from './actions/bridge.ts';
import { installCampfire } from './actions/campfire.ts';
import { installDiscard } from './actions/discard.ts';
import { installGrapple } from './actions/grapple.ts';
import { installSummit } from './actions/summit.ts';
import { installTerrain } from './actions/terrain.ts';
import { Base } from './base.ts';
import { installDeal } from './deal.ts';
import type { Feature } from './feature.ts';
import { documentary } from './features/documentary/index.ts';
import { greenPath } from './features/green-path/index.ts';
import { wildlife } from './features/wildlife/index.ts';
import { imagine } from './imagine.ts';
import { auditFor, inventoryOf } from './inventory.ts';
import { installPlacing } from './placing.ts';
import { reader } from './read.ts';
import { filled } from './slopes.ts';
import { type State, startState, stateFields } from './state.ts';
import { installTurn } from './turn.ts';

export const FEATURES: readonly Feature[] = [greenPath, documentary, wildlife];
/** Raised whenever an old log would replay differently. 2: shuffles of four steps; A4.5 is named before A4.6; the summit lies where it was played. */
export const VERSION = 2;

/** The actions of a turn, in the order in which they are offered; then come those of the modules. */
const ACTIONS = [installTerrain, installCampfire, installBridge, installSummit, installDiscard];

export const compose = (setup: Setup): Rules<State> => {
  const { seats, options } = setup;
  const base = new Base(setup);
  const { book } = base;
  book.slice(stateFields(book.ended, setup), () => startState(seats, options.grapples ?? 0));

  const turn = installTurn(base);
  const placing = installPlacing(base);
  for (const install of ACTIONS) install(base, turn, placing);
  if (seats === 1) installGrapple(base, turn);
  for (const id of setup.features) FEATURES.find((feature) => feature.id === id)!.install(base, turn);

  const closed = book.close(installDeal(base, turn), reader());
  const inventory = inventoryOf(seats);
  const about = { base, turn, inventory, copy: (s: State) => closed.copy(s, closed.start()) };
  return {
    id: 'ascent',
    version: VERSION,
    seats,
    setup,
    ...closed,
    outcome: (s) => together(s, filled(s) + s.won),
    imagine: (view, seat, random) => imagine(view, seat, random, about),
    audit: auditFor(inventory, closed, base.audits),
  };
};
