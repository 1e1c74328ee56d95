/** A card is dragged to the sea, by mouse and by finger; a short press stays a press. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { byFinger, byMouse } from './drag.ts';
import { button, cell, held, says } from './player.ts';
import { BESIDE_17, openTable, storedLog } from './prepared.ts';

const FINGER = { width: 360, height: 640, context: { hasTouch: true, isMobile: true } };
const WAYS = [
  { way: 'mouse', drag: byMouse, wish: {}, press: (locator: Locator) => locator.click() },
  {
    way: 'finger',
    drag: byFinger,
    wish: FINGER,
    press: (locator: Locator) => locator.tap(),
  },
];

test.for(WAYS)('a card is dragged to its cell by $way', async ({ drag, wish }) => {
  const page = await openTable(BESIDE_17, wish);
  await drag(page, button(page, '19'), cell(page, 3, 2));
  await says(page, 'Payment: discard 2 cards.');
  await expect.poll(() => storedLog(page)).toContain('\n0 place 19 14\n');
});

test.for(WAYS)(
  'a card dragged to a wrong cell goes back and says why; then it is pressed as ever ($way)',
  async ({ drag, wish, press }) => {
    const page = await openTable(BESIDE_17, wish);
    await drag(page, button(page, '30'), cell(page, 3, 2));
    await button(page, 'Rule T4.2').waitFor();
    await expect.poll(() => held(page)).toEqual(['19', '25', '30, picked up', '40', '50']);
    const { transform } = await button(page, '30, picked up').evaluate((card) => ({ transform: card.style.transform }));
    expect(transform).toBe('');

    await press(button(page, '30, picked up'));
    await expect.poll(() => held(page)).toEqual(['19', '25', '30', '40', '50']);
    await press(button(page, '19'));
    await press(cell(page, 3, 3));
    await expect.poll(() => storedLog(page)).toContain('\n0 place 19 15\n');
  },
);

test('a tap right after a drag is not taken for its end', async () => {
  const page = await openTable(BESIDE_17, FINGER);
  const { x, y } = (await button(page, '30').boundingBox())!;
  await byFinger(page, button(page, '30'), cell(page, 3, 2));
  // Asked once and without waiting: the drag is over, and the tap comes before its click would be given up.
  expect(await held(page)).toContain('30, picked up');
  await page.touchscreen.tap(x + 10, y + 10);
  await expect.poll(() => held(page)).toEqual(['19', '25', '30', '40', '50']);
});

test.for(WAYS)('a card dropped beside the sea stays in hand ($way)', async ({ drag, wish }) => {
  const page = await openTable(BESIDE_17, wish);
  await drag(page, button(page, '30'), page.getByRole('heading', { name: 'Tranquility' }));
  await expect.poll(async () => (await held(page)).length).toBe(5);
  await expect.poll(() => storedLog(page)).not.toContain('place');
});
