import { expect, test } from 'vitest';
import { openPage } from './browser.ts';

test('the page opens without an error', async () => {
  const page = await openPage({ fresh: true });
  expect(await page.title()).toBe('Halcyon');
});
