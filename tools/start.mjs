import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, root } from './install.mjs';

install();
// A process of its own: the bin builds what is stale, and rolldown may only be loaded after the installation.
const cli = join(root, 'apps/cli/bin/halcyon.mjs');
const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
