/** All that the front door of a house with tables is made of. */
import type { HttpBindings } from '@hono/node-server';
import type { Store } from '../store/store.ts';
import type { Caller, Door } from './caller.ts';
import type { Limits } from './limits.ts';
import type { LiveTables } from './live.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { NoticeParts } from './notices.ts';
import type { Known, People } from './people.ts';
import type { Listening } from './share.ts';
import type { Sockets } from './sockets.ts';

export interface HouseParts {
  readonly door: Door;
  readonly store: Store;
  readonly people: People;
  readonly live: LiveTables;
  readonly notices: NoticeParts;
  readonly limits: Limits;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: () => number;
  readonly listening: () => Listening;
}

/** What every handler below /api knows. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: { caller: Caller; known: Known | undefined };
}
