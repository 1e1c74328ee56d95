// Keeps a PostgreSQL for tests. It ends with its standard input, which closes however the tests end, and leaves nothing behind.
// Lines in: stop (kill -9), start. Lines out: the address when it runs, 'stopped', or 'failed' and why.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const NOBODY = 65534;
const [initdb, postgres] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'halcyon-postgres-'));
// PostgreSQL refuses to run as root.
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
if (user.uid) chownSync(folder, NOBODY, NOBODY);
const data = join(folder, 'data');
let server;

// Ctrl-C reaches everybody at a terminal; the end of the input is what counts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.stdout.on('error', () => {});
const port = await freePort();
prepare();
start();
createInterface({ input: process.stdin })
  .on('line', (line) => (line === 'stop' ? stop() : start()))
  .on('close', async () => {
    await stop();
    leave(0);
  });

function prepare() {
  const password = join(folder, 'password');
  writeFileSync(password, 'quiet', { mode: 0o644 });
  const options = [
    '-U',
    'halcyon',
    `--pwfile=${password}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const { status, stderr, error } = spawnSync(initdb, ['-D', data, ...options], { ...user, encoding: 'utf8' });
  if (status !== 0) fail(error?.message ?? stderr);
}

function start() {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 60,
    shared_buffers: '16MB',
    autovacuum: 'off',
    jit: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  server = spawn(postgres, ['-D', data, ...options], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text) => {
    const before = said.includes('ready to accept connections');
    said = (said + text).slice(-10_000);
    if (!before && said.includes('ready to accept connections'))
      say(`postgres://halcyon:quiet@127.0.0.1:${port}/postgres`);
  });
  server.on('error', (error) => fail(error.message));
  server.on('exit', (code) => code !== null && code !== 0 && fail(said));
}

async function stop() {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGKILL');
  // Its stderr closes when its last child has noticed and left; only then may another one start.
  await gone;
  say('stopped');
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
function fail(why) {
  say(`failed ${String(why).trim().replaceAll('\n', ' ')}`);
  leave(1);
}
function leave(code) {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
