/** The contract is frozen: a change needs a reason in docs/decisions, and a version if what was written against it breaks. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTRACT_VERSION, hashText } from '../src/index.ts';

/**
 * By version: the digest of what contract.ts and declarations.ts declare, without comments and layout. That of 2 changed when
 * a seat became a kind of number (docs/decisions/0009): a type, which breaks nothing.
 */
const FROZEN: Readonly<Record<number, string>> = { 1: 'f6c8cf38', 2: '32750841' };

const declared = (file: string): string =>
  readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');

it('is the version that it says', () => {
  const text = ['contract.ts', 'declarations.ts'].map(declared).join('');
  expect(hashText(text).toString(16)).toBe(FROZEN[CONTRACT_VERSION]);
});
