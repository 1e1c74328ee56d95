import { parseArgs } from 'node:util';
import { CONTENDERS } from './contenders.ts';
import { printEngine } from './engine/report.ts';
import { measureEngine } from './engine/suite.ts';
import type { ServerWish } from './server/suite.ts';
import { serveSlices } from './slices.ts';
import { printTables } from './tables/report.ts';
import { measureTables } from './tables/suite.ts';

const SUITES = ['engine', 'playouts', 'tables', 'server', 'page', 'review', 'verdict'];
const GAMES = '3';
const SECONDS = '20';
const TABLES = '1000';
const BOTH = 'both';

const runEngine = async (seconds: number, json: boolean): Promise<string> => {
  const figures = await measureEngine(seconds);
  return json ? JSON.stringify(figures) : printEngine(figures);
};
/** Loaded only here: a contender of the engine must not share its memory with every bot that there is. */
const runPlayouts = async (seconds: number, only: string, json: boolean): Promise<string> => {
  const { measurePlayouts, printPlayouts } = await import('./playouts/suite.ts');
  const figures = await measurePlayouts(seconds, only);
  return json ? JSON.stringify(figures) : printPlayouts(figures);
};
const runTables = (json: boolean): string => {
  const figures = measureTables();
  return json ? JSON.stringify(figures) : printTables(figures);
};
/** Loaded only here: a contender of the engine must not share its memory with a server, or with a browser's driver. */
const runServer = async (wish: Pick<ServerWish, 'seconds' | 'tables' | 'stores'>, json: boolean): Promise<string> => {
  const [{ measureServer }, { partsElsewhere }, { openPostgres }, { printServer }] = await Promise.all([
    import('./server/suite.ts'),
    import('./server/parts.ts'),
    import('./server/postgres.ts'),
    import('./server/report.ts'),
  ]);
  const figures = await measureServer({ ...wish, parts: partsElsewhere, memory: true, postgres: openPostgres });
  return json ? JSON.stringify(figures) : printServer(figures);
};
const runPage = async (json: boolean): Promise<string> => {
  const [{ measurePage }, { printPage }] = await Promise.all([import('./page/suite.ts'), import('./page/report.ts')]);
  // From run.mjs, which builds the page and finds the browser.
  const figures = await measurePage(process.env.PAGE_FOLDER!, process.env.CHROMIUM_PATH!);
  return json ? JSON.stringify(figures) : printPage(figures);
};

const runReview = async (json: boolean): Promise<string> => {
  const [{ measureReview }, { printReview }] = await Promise.all([
    import('./review/suite.ts'),
    import('./review/report.ts'),
  ]);
  const figures = await measureReview(process.env.PAGE_FOLDER!, process.env.CHROMIUM_PATH!);
  return json ? JSON.stringify(figures) : printReview(figures);
};

const runVerdicts = async (games: number, json: boolean): Promise<string> => {
  const [{ measureVerdicts }, { printVerdicts }] = await Promise.all([
    import('./verdict/suite.ts'),
    import('./verdict/report.ts'),
  ]);
  const figures = measureVerdicts(games);
  return json ? JSON.stringify(figures) : printVerdicts(figures);
};

const refuse = (reason: string): never => {
  console.error(`bench: ${reason}`);
  process.exit(2);
};

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        games: { type: 'string', default: GAMES },
        json: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        seconds: { type: 'string', default: SECONDS },
        store: { type: 'string', default: BOTH },
        tables: { type: 'string', default: TABLES },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
};

const { positionals, values } = read();
if (positionals[0] === 'contender' && process.send) {
  await serveSlices(CONTENDERS[positionals[1] ?? '']!());
  await new Promise(() => {});
}
if (positionals[0] === 'player' && process.send) {
  const { PLAYOUTS } = await import('./playouts/rows.ts');
  await serveSlices(PLAYOUTS[positionals[1] ?? '']!());
  await new Promise(() => {});
}
if (positionals[0] === 'part' && process.send) {
  const { servePart } = await import('./server/parts.ts');
  servePart(positionals[1] ?? '');
  await new Promise(() => {});
}
const [suite, ...rest] = positionals;
const seconds = Number(values.seconds);
const tables = Number(values.tables);
const games = Number(values.games);
const stores = (['sqlite', 'postgres'] as const).filter((store) => [BOTH, store].includes(values.store));
if (suite === undefined) refuse(`name a suite: ${SUITES.join(', ')}`);
else if (!SUITES.includes(suite)) refuse(`unknown suite '${suite}', known: ${SUITES.join(', ')}`);
else if (rest.length > 0) refuse(`one suite at a time, not also '${rest.join(' ')}'`);
else if (!(seconds > 0)) refuse(`--seconds takes a number above 0, not '${values.seconds}'`);
else if (!(tables > 0)) refuse(`--tables takes a number above 0, not '${values.tables}'`);
else if (!(games > 0)) refuse(`--games takes a number above 0, not '${values.games}'`);
else if (stores.length === 0) refuse(`--store takes sqlite, postgres or ${BOTH}, not '${values.store}'`);

if (suite === 'page') console.log(await runPage(values.json));
else if (suite === 'review') console.log(await runReview(values.json));
else if (suite === 'playouts') console.log(await runPlayouts(seconds, values.only, values.json));
else if (suite === 'verdict') console.log(await runVerdicts(games, values.json));
else if (suite === 'tables') console.log(runTables(values.json));
else if (suite === 'server') console.log(await runServer({ seconds, tables, stores }, values.json));
else console.log(await runEngine(seconds, values.json));
