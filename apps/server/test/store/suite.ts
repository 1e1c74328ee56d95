/** What a store must do, whichever database keeps it. */
import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../../src/index.ts';
import { crashTests } from './suite/crash.ts';
import { dueTests } from './suite/dues.ts';
import type { House } from './suite/house.ts';
import { logTests } from './suite/log.ts';
import { moveTests } from './suite/moves.ts';
import { peopleTests } from './suite/people.ts';
import { makeProgram } from './suite/program.ts';

/** Returns what it had made: the house with a program. */
export const storeSuite = (places: Pick<House, 'place'>): House => {
  let store: Store;
  let program: Awaited<ReturnType<typeof makeProgram>>;
  const house: House = { place: places.place, program: () => program.file };
  beforeAll(async () => {
    program = await makeProgram();
    store = await (await house.place()).open();
  }, 60_000);
  afterAll(async () => {
    await store?.close();
    program?.remove();
  });
  const shared = (): Store => store;
  logTests(house, shared);
  peopleTests(shared);
  dueTests(house);
  moveTests(house, shared);
  crashTests(house);
  return house;
};
