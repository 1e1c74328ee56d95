// usage: npm run faults [-- --kills 50] [--store sqlite|postgres] [--seed text]
//        kill -9 of the server while people play; then everything that they were told is compared with the store
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runLab, startPostgres } from '@halcyon/server/lab';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    store: { type: 'string' },
    seed: { type: 'string', default: new Date().toISOString() },
  },
});
const stores = ['sqlite', 'postgres'].filter((store) => values.store === undefined || values.store === store);
if (stores.length === 0 || !/^\d+$/.test(values.kills)) {
  console.error('faults: --store is sqlite or postgres, --kills a number');
  process.exit(2);
}

execFileSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], { stdio: 'inherit' });
console.log(`seed '${values.seed}'`);
let failed = false;
for (const store of stores) {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-faults-'));
  const postgres = store === 'postgres' ? await startPostgres() : undefined;
  try {
    const kept = postgres ? { database: postgres.url } : { data: folder };
    const told = (sentence: string): void => console.log(`${store}: ${sentence}`);
    const { wrong, ...counts } = await runLab({ kept, kills: Number(values.kills), seed: values.seed, told });
    console.log(
      `${store}: ${Object.entries(counts)
        .map(([name, n]) => `${name} ${n}`)
        .join(', ')}`,
    );
    for (const sentence of wrong) console.log(`${store}: WRONG ${sentence}`);
    failed ||= wrong.length > 0;
  } finally {
    await postgres?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(failed ? 'something was lost' : 'nothing was lost');
process.exitCode = failed ? 1 : 0;
