/** A process that uses a store until it is killed: child.mjs <open|write> <wish>. */
import { openStore } from '../../../src/index.ts';
import { entryOf, openingOf } from './house.ts';

const TABLES = ['w0', 'w1', 'w2', 'w3'];
const [task, wish] = process.argv.slice(2);

try {
  const store = await openStore(JSON.parse(wish!));
  console.log('open');
  if (task === 'write') {
    for (const id of TABLES) await store.tables.open(openingOf(id));
    // Each table goes on where the last process was killed; every line is an answer that was given.
    const play = async (t: string): Promise<void> => {
      for (let seq = (await store.tables.find(t))!.head + 1; ; seq++) {
        const { outcome } = await store.tables.append(entryOf(t, seq));
        console.log(`${outcome} ${t} ${seq}`);
      }
    };
    await Promise.all(TABLES.map(play));
  } else await store.close();
} catch (error) {
  console.log(`${(error as Error).name}: ${(error as Error).message}`);
}
