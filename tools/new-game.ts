/**
 * npm run new-game -- <name> [--title T] [--letter L] [--seats 2-4]: a game that passes the laws and can be played at once.
 * It writes games/<name> from tools/new-game/template and adds a line to the catalog; docs/add-a-game.md says how to go on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TEMPLATE = join(ROOT, 'tools/new-game/template');

export interface Wish {
  /** 'night-market'. */
  readonly id: string;
  readonly title: string;
  /** What its clauses begin with. */
  readonly letter: string;
  readonly least: number;
  readonly most: number;
}
const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

const camelOf = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
/** The letters that clauses of other games begin with. */
const lettersIn = (root: string): string[] =>
  readdirSync(join(root, 'games')).flatMap((game) => {
    const file = join(root, 'games', game, 'rules/en.md');
    return existsSync(file) ? (/\*\*([A-Z])\d/.exec(readFileSync(file, 'utf8'))?.slice(1) ?? []) : [];
  });

/** The wish behind the words of a command; throws what is wrong with it. */
export const readWish = (args: readonly string[], root = ROOT): Wish => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { title: { type: 'string' }, letter: { type: 'string' }, seats: { type: 'string' } },
  });
  const [id = ''] = positionals;
  if (positionals.length !== 1 || !/^[a-z]+(-[a-z]+)*$/.test(id))
    throw new Error("name: one name in small letters is wanted, like 'night-market'");
  if (existsSync(join(root, 'games', id))) throw new Error(`name: games/${id} is there already`);
  const taken = lettersIn(root);
  const free = [...id.toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(
    (letter) => /[A-Z]/.test(letter) && !taken.includes(letter),
  );
  const letter = values.letter ?? free ?? '';
  if (!/^[A-Z]$/.test(letter)) throw new Error(`letter: one capital letter is wanted, not '${letter}'`);
  if (taken.includes(letter)) throw new Error(`letter: the clauses of another game begin with ${letter}`);
  const [, least = '', most = least] = /^(\d+)(?:-(\d+))?$/.exec(values.seats ?? '2-4') ?? [];
  const seats = { least: Number(least), most: Number(most) };
  if (!(least && seats.least >= 2 && seats.most >= seats.least && seats.most <= 6))
    throw new Error(`seats: like 2-4, at least 2 and at most 6: the example deals five of its 30 cards to each`);
  return { id, title: values.title ?? titleOf(id), letter, ...seats };
};

const filled = (text: string, { id, title, letter, least, most }: Wish): string =>
  text
    .replaceAll('__id__', id)
    .replaceAll('__name__', camelOf(id))
    .replaceAll('__Title__', title)
    .replaceAll('__X__', letter)
    .replaceAll('__least__', String(least))
    .replaceAll('__most__', String(most))
    .replaceAll('__Seats__', least === most ? COUNTS[least]! : `${COUNTS[least]} to ${COUNTS[most]!.toLowerCase()}`);

/** Writes the folder; the names of the files, in it. */
export const writeGame = (wish: Wish, folder: string): string[] => {
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.txt'));
  return files.sort().map((path) => {
    const name = path.replace(/\.txt$/, '');
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), filled(readFileSync(join(TEMPLATE, path), 'utf8'), wish));
    return name;
  });
};

/** The catalog's list with one more game. */
export const listed = (list: string, { id }: Wish): string => {
  const line = `import { manifest as ${camelOf(id)} } from '@halcyon/${id}/manifest';`;
  const imports = [...list.matchAll(/^import \{ manifest as .*$/gm)].map(([text]) => text);
  const sorted = [...imports, line].sort((a, b) => (/'(.*)'/.exec(a)![1]! < /'(.*)'/.exec(b)![1]! ? -1 : 1));
  return list
    .replace(imports.join('\n'), sorted.join('\n'))
    .replace(
      /(MANIFESTS[^[]*\[\][^[]*\[)([^\]]*?),?\s*\]/,
      (_, head: string, games: string) => `${head}${games}, ${camelOf(id)}]`,
    );
};

const run = (command: string, ...args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`'${[command, ...args].join(' ')}' failed; games/ and the catalog are written`);
};

const main = (): void => {
  const wish = readWish(process.argv.slice(2));
  const files = writeGame(wish, join(ROOT, 'games', wish.id));
  const catalog = join(ROOT, 'packages/catalog/src/games.ts');
  writeFileSync(catalog, listed(readFileSync(catalog, 'utf8'), wish));
  run('npm', 'install', '--no-audit', '--no-fund', '--silent');
  run('npx', 'biome', 'check', '--write', `games/${wish.id}`, catalog);
  console.log(`${wish.title} is written: ${files.length} files in games/${wish.id}, one line in the catalog.

  npx halcyon play ${wish.id}         play it in the terminal
  npm start                      play it in the page
  npm test -- ${wish.id}              its tests
  docs/add-a-game.md             how to make it yours`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main();
  } catch (problem) {
    console.error(`new-game: ${problem instanceof Error ? problem.message : problem}`);
    process.exitCode = 2;
  }
}
