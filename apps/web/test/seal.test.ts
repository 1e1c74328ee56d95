/** Deals that nobody could know or choose: sealed from the start, told at the end, and proved from the log alone. */
import { fromHex, type Proof, prove, sealOf } from '@halcyon/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, setPace } from './browser.ts';
import { button, cell, says } from './player.ts';
import { BESIDE_17, openTable, readLog, stored, storedLog } from './prepared.ts';

const seals = (log: string): string[] => [...log.matchAll(/^seal (\S+)$/gm)].map(([, seal]) => seal!);
/** The seal that this secret breaks. */
const sealBy = (secret: string | undefined): string => sealOf(fromHex(secret ?? '')!);
const proofOf = (log: string): Proof => prove(readLog(log));

/** Milliseconds that no test waits for: bots stay silent until the pace is set to another. */
const NEVER = 100000000;
/** Two bots, and nobody to wait for. */
const beginBots = async (): Promise<Page> => {
  const page = await openPage({
    stored: { 'halcyon/settings': JSON.stringify({ pace: NEVER }) },
    route: '#/new/tranquility',
  });
  await page.getByRole('combobox', { name: 'Seat 1' }).selectOption('random');
  await button(page, 'Play now').click();
  await page.getByRole('grid').waitFor();
  return page;
};

test('a table that begins here is sealed; its secret lies beside the log, outlives a reload, and proves the finished game', async () => {
  const page = await beginBots();
  const begun = await stored(page);
  expect(seals(begun.log)).toEqual([sealBy(begun.secret)]);
  expect(begun.log).not.toContain(begun.secret);
  expect(begun.log).not.toContain('secret');
  expect(proofOf(begun.log)).toMatchObject({ sealed: 0, unsealed: 0, wrong: undefined });

  await page.reload();
  await page.getByRole('grid').waitFor();
  expect(await stored(page)).toEqual(begun);

  await setPace(page, 0);
  await page.reload();
  await button(page, 'Play again').waitFor({ timeout: 0 });
  const ended = await stored(page);
  expect(seals(ended.log)).toEqual(seals(begun.log));
  expect(ended.log).toContain(`\nsecret ${begun.secret}\n`);
  expect(ended.secret).toBeUndefined();
  const proof = proofOf(ended.log);
  expect(proof).toMatchObject({ seeded: 0, untold: 0, unsealed: 0, wrong: undefined });
  expect(proof.sealed).toBe(ended.log.match(/^~ /gm)!.length);

  // Opening it again adds nothing.
  await page.reload();
  await button(page, 'Play again').waitFor();
  expect(await stored(page)).toEqual(ended);

  // One number changed: the game no longer follows from it, or the seal does not hold.
  const numbers = [...ended.log.matchAll(/^~ (\d+)$/gm)];
  for (const { index, 0: line, 1: number } of numbers) {
    const other = `~ ${Number(number) === 0 ? 1 : Number(number) - 1}`;
    const spoilt = ended.log.slice(0, index) + other + ended.log.slice(index + line.length);
    const wrong = (() => {
      try {
        return proofOf(spoilt).wrong;
      } catch (error) {
        return (error as Error).name;
      }
    })();
    expect(wrong, `${line} as ${other}`).toBeDefined();
  }
});

test('a game from elsewhere goes on under a seal of its own', async () => {
  const sent = (await stored(await beginBots())).log;
  const page = await openPage({ chance: 2 });
  await page.getByText('Open a game').first().click();
  await page.getByRole('textbox', { name: 'Open a game' }).fill(sent);
  await button(page, 'Open').click();
  await button(page, /^I am /).click();
  const { log, secret } = await stored(page);
  expect(seals(log)).toEqual([...seals(sent), sealBy(secret)]);
  expect(new Set(seals(log)).size).toBe(2);
  await page.reload();
  await button(page, /^I am /).waitFor();
  expect(seals((await stored(page)).log)).toEqual(seals(log));
});

test('what is copied, mailed or saved before the end holds no secret', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, '25').click();
  await cell(page, 6, 6).click();
  await says(page, /^You draw /);
  const { secret } = await stored(page);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  await button(page, 'Menu').click();
  await button(page, 'Share').click();
  await page.getByText('The log', { exact: true }).click();
  const shown = page.getByRole('region', { name: 'The log' });
  await expect.poll(() => shown.textContent()).toBe(await storedLog(page));
  await expect.poll(() => shown.textContent()).not.toContain(secret);
  expect(await page.content()).not.toContain(secret);
});
