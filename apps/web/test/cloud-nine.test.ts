/** Cloud 9 by clicking, at the size of a phone. */
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import {
  ALONE,
  BELOW_TOP,
  BLANK,
  CROWD,
  DECIDE,
  Flyer,
  finished,
  here,
  LACKING,
  openFlight,
  RAISE,
  seat,
  storedFlight,
  TRIO,
} from './cloud-nine.ts';
import { focus, tabTo } from './keyboard.ts';
import { button, click, playToTheEnd, says } from './player.ts';
import { openMatch, storedLog } from './prepared.ts';
import { PHONE } from './troubles.ts';

test('against a bot by clicking, from home to the end', async () => {
  const page = await openPage({ ...PHONE, stored: { 'halcyon/pace': '0' } });
  await page.getByRole('link', { name: /^Cloud 9/ }).click();
  await button(page, 'Begin').click();
  expect(await playToTheEnd(page, click, {}, new Flyer())).toMatch(/^(Won by|The win is shared by) /);
  const { outcome, setup, steps } = await storedFlight(page);
  expect(outcome).toMatchObject({ kind: 'ranked' });
  expect([...new Set(steps.map((step) => step.seat))].filter((n) => n < setup.seats).sort()).toEqual(
    Array.from({ length: setup.seats }, (_, n) => n),
  );
});

test('a jump scores the cloud, and whoever jumped hangs under a parachute', async () => {
  const page = await openFlight(DECIDE);
  await page.getByRole('img', { name: 'Pilot: Cy. Thrown: Red, Red, Blank. The dice ask for: Red, Red' }).waitFor();
  await button(page, 'Jump out of the basket: +6 points').click();
  await seat(page, 'Ada: 18 points, Cards: 4, jumped').waitFor();
  await page.getByRole('img', { name: /^Points: Ada: 18 points, Bo: 25 points, Cy: 9 points\. Goal: 50$/ }).waitFor();
  expect(await storedLog(page)).toContain('\n0 jump\n');
});

test('everybody’s decision is shown in turn', async () => {
  const page = await openFlight(CROWD);
  const sky = page.getByRole('img', { name: /^Balloon: Cloud 4, 6 points\./ });
  expect(await sky.getAttribute('aria-label')).toBe(
    'Balloon: Cloud 4, 6 points. Ada: decides now. Bo: jumped. Cy: has yet to decide. Di: has yet to decide. Ed: Pilot. Flo: stays',
  );
  await button(page, 'Stay in the basket: rises: 9 points, falls: 0').click();
  await seat(page, 'Ada: 12 points, Cards: 6, stays').waitFor();
  await seat(page, 'Cy: 9 points, Cards: 2, decides now').waitFor();
});

test('the balloon is raised with cards; letting it fall is refused', async () => {
  const page = await openFlight(RAISE);
  await page.getByRole('listitem', { name: 'Red: 2, The dice ask for 1', exact: true }).waitFor();
  await page.getByRole('listitem', { name: 'Green: 1, The dice ask for 1', exact: true }).waitFor();
  await button(page, /^Play nothing and let the balloon fall: You have all/).click();
  await says(page, 'You have all that the dice ask for, so the balloon must rise.');
  await button(page, 'Rule C3.3').waitFor();
  await button(page, 'Raise the balloon with what the dice ask for: Red, Green').click();
  await here(page, 'Cloud 6, 12 points, Dice: 3');
  await page.getByRole('listitem', { name: 'Green: 0', exact: true }).waitFor();
  await seat(page, 'Cy: 14 points, Cards: 2, Pilot').waitFor();
  expect(await storedLog(page)).toContain('\n0 raise\n');
});

test('the balloon is raised with a Wild', async () => {
  const page = await openFlight(RAISE);
  await button(page, 'Raise the balloon with a Wild').click();
  await here(page, 'Cloud 6, 12 points, Dice: 3');
  await page.getByRole('listitem', { name: 'Wild: 0', exact: true }).waitFor();
  await page.getByRole('listitem', { name: /^Red: 2/ }).waitFor();
  expect(await storedLog(page)).toContain('\n0 wild\n');
});

test('what is missing is shown, and the balloon falls to the ground', async () => {
  const page = await openFlight(LACKING);
  await page.getByRole('listitem', { name: 'Yellow: 0, The dice ask for 2, missing 2', exact: true }).waitFor();
  await button(page, /^Raise the balloon with what the dice ask for: You do not hold all/).click();
  await says(page, /missing: 2 of 3/);
  await button(page, 'Raise the balloon with a Wild: You hold no Wild.').waitFor();
  await button(page, 'Play nothing and let the balloon fall: 0 points').click();
  await here(page, 'Cloud 1, 1 point, Dice: 2');
  await seat(page, 'Ada: 22 points, Cards: 3, has yet to decide').waitFor();
  await seat(page, 'Bo: 31 points, Cards: 2, Pilot').waitFor();
  expect(await storedLog(page)).toContain('\n0 fall\n');
});

test('blanks ask for nothing', async () => {
  const page = await openFlight(BLANK);
  await page.getByRole('img', { name: /Blank, Blank, Blank\. The dice ask for: no card needed$/ }).waitFor();
  await button(page, 'Stay in the basket: rises: 9 points').waitFor();
});

test('a lone pilot throws, or jumps', async () => {
  const page = await openFlight(ALONE);
  await says(page, 'You are alone at cloud 7, worth 15 points. Jump, or throw 4 dice?');
  await page.getByRole('img', { name: 'Dice: 4', exact: true }).waitFor();
  await button(page, 'Throw the dice: Dice: 4, rises: 20 points').click();
  await page.getByRole('img', { name: /^Pilot: Ada\. Thrown: / }).waitFor();
  expect(await storedLog(page)).toContain('\n0 throw\n');
});
test('a lone pilot who jumps ends the trip', async () => {
  const page = await openFlight(ALONE);
  await button(page, 'Jump out of the basket: +15 points').click();
  await here(page, 'Cloud 1, 1 point, Dice: 2');
  await seat(page, 'Ada: 27 points, Cards: 4, decides now').waitFor();
});

test('at the top everybody aboard scores, and even with 50 points a new trip begins', async () => {
  const page = await openFlight({ ...BELOW_TOP, scores: [30, 31, 4] });
  await button(page, /^Raise the balloon with what/).click();
  await here(page, 'Cloud 1, 1 point, Dice: 2');
  await seat(page, /^Ada: 55 points/).waitFor();
  await seat(page, /^Bo: 31 points/).waitFor();
  await seat(page, /^Cy: 29 points/).waitFor();
});

test('fifty points end the game when the balloon falls', async () => {
  const page = await openFlight({ ...LACKING, scores: [52, 31, 4] });
  await button(page, /^Play nothing/).click();
  await page.getByRole('heading', { name: 'Won by Ada' }).waitFor();
  await here(page, 'Cloud 6, 12 points, Dice: 3');
});
test('where any end of a trip will do, the top ends the game', async () => {
  const page = await openFlight({ ...BELOW_TOP, scores: [30, 31, 4], options: { anyEnd: 1 } });
  await button(page, 'Raise the balloon with a Wild').click();
  await page.getByRole('heading', { name: 'Won by Ada' }).waitFor();
  await here(page, 'Cloud 9, 25 points, Highest cloud');
  expect(await page.getByRole('img', { name: /^(Pilot|Dice): / }).count()).toBe(0);
});

test('by keyboard: the focus goes on to the next question', async () => {
  const page = await openFlight(ALONE, { width: 1280, height: 800 });
  await tabTo(page, ({ name }) => name.startsWith('Throw the dice'));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focus(page)).name).toMatch(/^Raise the balloon with what/);
});

test('a finished game is looked at step by step', async () => {
  const page = await openMatch(finished(), PHONE, TRIO);
  await page.getByRole('img', { name: /^Balloon: Cloud 9, 25 points/ }).waitFor();
  await page.getByRole('list', { name: 'Player 1’s hand' }).getByRole('listitem', { name: 'Red: 1' }).waitFor();
  await button(page, 'One step back').click();
  await page.getByRole('img', { name: /^Balloon: Cloud 8, 20 points/ }).waitFor();
});

/** What moves in the frame after a press, by the names of its element's mark or class. */
const moving = async (drawn: typeof RAISE, name: RegExp): Promise<string[]> => {
  const page = await openFlight(drawn, { reducedMotion: 'no-preference' });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const moved = await button(page, name).evaluate(async (pressed: HTMLElement) => {
    pressed.click();
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    return document.getAnimations().map(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const { dataset } = target as HTMLElement;
      return (
        dataset.flip ?? Object.keys(dataset)[0] ?? (target?.matches('[inert]') ? 'card' : (target?.classList[0] ?? ''))
      );
    });
  });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await page.locator('body > [inert]').count()).toBe(0);
  return moved;
};
test('what moves explains what happened, and comes to rest', async () => {
  expect(await moving(DECIDE, /^Jump/)).toContain('seat-0');
  expect(await moving(RAISE, /^Raise the balloon with what/)).toEqual(
    expect.arrayContaining(['world', 'balloon', 'card', 'die']),
  );
  expect(await moving(LACKING, /^Play nothing/)).toEqual(expect.arrayContaining(['world', 'balloon', 'seat-1', 'die']));
  const top = { ...BELOW_TOP, scores: [2, 31, 4] };
  expect(await moving(top, /^Raise the balloon with a Wild/)).toEqual(expect.arrayContaining(['world', 'seat-1']));
});
