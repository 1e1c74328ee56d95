/** Dragging a card over the page. */
import type { Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}
const middle = async (locator: Locator): Promise<Point> => {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const between = (from: Point, to: Point): Point[] =>
  [0.1, 0.4, 0.7, 1].map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));

type Drag = (page: Page, card: Locator, target: Locator) => Promise<void>;
export const byMouse: Drag = async (page, card, target) => {
  const [from, to] = [await middle(card), await middle(target)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of between(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
};
export const byFinger: Drag = async (page, card, target) => {
  const [from, to] = [await middle(card), await middle(target)];
  const device = await page.context().newCDPSession(page);
  // Without times of its own the whole way would take a millisecond: a fling, after which Chromium ignores a tap.
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) => {
    timestamp += 0.1;
    return device.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp });
  };
  await touch('touchStart', [from]);
  for (const point of [...between(from, to), to, to]) await touch('touchMove', [point]);
  await touch('touchEnd', []);
};
