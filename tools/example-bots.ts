// usage: npm run example-bots
//        a server on this machine, at which both example programs and a bot of the house play whole games
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openProgramHouse } from '../examples/bots/test/house.ts';

const GAMES = ['tranquility', 'cloud-nine'];
const path = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

if (spawnSync('python3', ['--version']).status !== 0) {
  console.error('example-bots: there is no python3 on this machine, and one of the examples is written in it');
  process.exit(1);
}

const PROGRAMS: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ['random.py', 'python3', path('examples/bots/random.py')],
  [
    'heuristic.ts',
    process.execPath,
    '--import',
    'tsx',
    '--import',
    path('tools/register.mjs'),
    path('examples/bots/heuristic.ts'),
  ],
];

const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.on('exit', resolve));

const house = await openProgramHouse();
const tables: string[] = [];
let failed = false;
for (const game of GAMES) {
  const { table, link, keys } = await house.open(game, ['program', 'program', { bot: 'random' }]);
  tables.push(table);
  const started = performance.now();
  const children = PROGRAMS.map(([name, program, ...args], seat) =>
    spawn(program, [...args, link, name], { env: { ...process.env, HALCYON_KEY: keys[seat] }, stdio: 'inherit' }),
  );
  // Whoever ends before the game leaves everybody waiting.
  const codes = Promise.all(children.map(ended)).then((all) => {
    if (all.some((code) => code !== 0)) throw new Error(`a program ended with ${all.join(' and ')}`);
  });
  try {
    const [{ seats }] = await Promise.all([house.host(table), codes]);
    const who = seats.map(({ name, bot }) => name || bot).join(', ');
    console.log(`${game}: a whole game of ${who} in ${Math.round((performance.now() - started) / 1000)} s`);
  } catch (error) {
    failed = true;
    console.error(`${game}: ${(error as Error).message}`);
    for (const child of children) child.kill();
  }
}
const wrong = await house.closeAndVerify(...tables);
for (const sentence of wrong) console.error(sentence);
console.log(failed || wrong.length > 0 ? 'example-bots: failed' : `${tables.length} tables verified`);
process.exit(failed || wrong.length > 0 ? 1 : 0);
