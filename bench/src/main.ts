import { parseArgs } from 'node:util';
import { CONTENDERS } from './contenders.ts';
import { printEngine } from './engine/report.ts';
import { measureEngine } from './engine/suite.ts';
import { serveSlices } from './slices.ts';
import { printTables } from './tables/report.ts';
import { measureTables } from './tables/suite.ts';

const SUITES = ['engine', 'tables', 'page'];
const SECONDS = '20';

const runEngine = async (seconds: number, json: boolean): Promise<string> => {
  const figures = await measureEngine(seconds);
  return json ? JSON.stringify(figures) : printEngine(figures);
};
const runTables = (json: boolean): string => {
  const figures = measureTables();
  return json ? JSON.stringify(figures) : printTables(figures);
};
/** Loaded only here: a contender of the engine must not share its memory with a browser's driver. */
const runPage = async (json: boolean): Promise<string> => {
  const [{ measurePage }, { printPage }] = await Promise.all([import('./page/suite.ts'), import('./page/report.ts')]);
  // From run.mjs, which builds the page and finds the browser.
  const figures = await measurePage(process.env.PAGE_FOLDER!, process.env.CHROMIUM_PATH!);
  return json ? JSON.stringify(figures) : printPage(figures);
};

const refuse = (reason: string): never => {
  console.error(`bench: ${reason}`);
  process.exit(2);
};

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, seconds: { type: 'string', default: SECONDS } },
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
const [suite, ...rest] = positionals;
const seconds = Number(values.seconds);
if (suite === undefined) refuse(`name a suite: ${SUITES.join(', ')}`);
else if (!SUITES.includes(suite)) refuse(`unknown suite '${suite}', known: ${SUITES.join(', ')}`);
else if (rest.length > 0) refuse(`one suite at a time, not also '${rest.join(' ')}'`);
else if (!(seconds > 0)) refuse(`--seconds takes a number above 0, not '${values.seconds}'`);

if (suite === 'page') console.log(await runPage(values.json));
else if (suite === 'tables') console.log(runTables(values.json));
else console.log(await runEngine(seconds, values.json));
