/** A small built page in a folder of its own, served on a free port. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Served, serve } from '../../src/index.ts';

export const SCRIPT = `export const calm = '${'calm '.repeat(1000)}';`;
const FILES = {
  'index.html': '<!doctype html><title>Halcyon</title>',
  'assets/main-abc123.js': SCRIPT,
  'icon.png': 'no picture',
  'sw.js': 'self.addEventListener();',
  '.stamp': '',
};

export const makeFolder = (files: Readonly<Record<string, string>> = FILES): string => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
};

export const open = async (host?: string): Promise<Served> => {
  const served = await serve({ folder: makeFolder(), port: 0, host });
  onTestFinished(() => served.close());
  return served;
};
