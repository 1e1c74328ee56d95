// usage: npm test               every step; the last line is `N passed, N failed`
//        npm test -- <pattern>  only the vitest tests whose file name contains the pattern
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { install, root } from './install.mjs';

const steps = [
  ['types', 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json'],
  ['lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off'],
  ['dependencies', 'tools/check-dependencies.mjs'],
  ['unused code', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  ['types of the page', 'npm', 'run', '--silent', '--workspace', 'apps/web', 'check'],
  ['build', 'tools/build.mjs'],
  ['browser', 'tools/chromium.mjs'],
];

install();
const patterns = process.argv.slice(2);
let passed = 0;
let failed = 0;
if (patterns.length === 0) await runSteps();
runVitest();
const cpu = cpuMinutes();
if (cpu !== undefined) console.log(`${cpu.toFixed(1)} minutes of CPU time, without the browser's own processes`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Two at a time, as many as tests run, since most of them use one core; they are told of in their order. */
async function runSteps() {
  const queue = steps.entries();
  const ended = [];
  let told = 0;
  const work = async () => {
    for (const [i, step] of queue) {
      ended[i] = await runStep(...step);
      while (ended[told]) tellStep(ended[told++]);
    }
  };
  await Promise.all([work(), work()]);
}

async function runStep(name, script, ...args) {
  const started = performance.now();
  const [program, given] = script === 'npm' ? ['npm', args] : [process.execPath, [script, ...args]];
  const shell = script === 'npm' && process.platform === 'win32';
  const child = spawn(program, given, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, problems] = [textOf(child.stdout), textOf(child.stderr)];
  const status = await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  const output = [await out, await problems, status?.message];
  return { ok: status === 0, line: `${name} (${seconds(started)})`, output };
}

function tellStep({ ok, line, output }) {
  if (ok) passed++;
  else failed++;
  console.log(`${ok ? '✓' : '✗'} ${line}`);
  if (!ok) console.log(output.filter(Boolean).join('\n').trimEnd());
}

function runVitest() {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...patterns];
  const env = { ...process.env, CHANGED_GAMES: changedGames().join(' ') };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] };
  rmSync(folder, { recursive: true });

  const tests = report.testResults.flatMap((result) => result.assertionResults);
  const good = tests.filter((test) => test.status === 'passed').length;
  const bad = tests.filter(isFailed).length;
  // A file that does not load has no tests to count; an unhandled error or a crash fails no test at all.
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some(isFailed),
  );
  passed += good;
  failed += bad + broken.length;
  if (bad + broken.length === 0 && (status !== 0 || good === 0)) failed++;
  console.log(`${status === 0 && good > 0 ? '✓' : '✗'} tests (${seconds(started)})`);
}

/** Games that were edited, or changed by the last commit: their tests come first (vitest.config.ts). */
function changedGames() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
  const paths = `${git('diff', '--name-only', 'HEAD~1')}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return [...new Set([...paths.matchAll(/^games\/([a-z-]+)\//gm)].map(([, game]) => game))];
}

/** Of everything that ran and was waited for, where the system tells. A busy machine changes it little. */
function cpuMinutes() {
  if (!existsSync('/proc/self/stat')) return undefined;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, text) => sum + Number(text), 0);
  return ticks / 100 / 60;
}

function isFailed(test) {
  return test.status === 'failed';
}

function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
