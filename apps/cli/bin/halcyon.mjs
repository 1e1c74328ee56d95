#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In a source checkout the bundle follows the sources; a published package has only the bundle.
const builder = new URL('../../../tools/build.mjs', import.meta.url);
if (existsSync(builder)) await (await import(builder.href)).build('cli');
await import('../dist/main.mjs');
