/** Cloud 9 by clicking, at the size of a phone. */
import { cloudNine } from '@halcyon/cloud-nine';
import { expect, test } from 'vitest';
import { openPage, still } from './browser.ts';
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
import { button, click, playTheOpening, playToTheEnd, says } from './player.ts';
import { BOT, nearlyOver, openMatch, PERSON, storedLog } from './prepared.ts';
import { kindOfSign, longPress, signsOn, wordless } from './signs.ts';
import { PHONE } from './troubles.ts';

test('against a bot by clicking, from home', async () => {
  const page = await openPage({ ...PHONE, stored: { 'halcyon/settings': '{"pace":0}' } });
  await page.getByRole('link', { name: /^Cloud 9/ }).click();
  await button(page, 'Play now').click();
  await playTheOpening(page, click, {}, new Flyer());
  const { setup, steps } = await storedFlight(page);
  expect([...new Set(steps.map((step) => step.seat))].filter((n) => n < setup.seats).sort()).toEqual(
    Array.from({ length: setup.seats }, (_, n) => n),
  );
});
test('against two bots by clicking, to the end', async () => {
  const page = await openMatch(nearlyOver(cloudNine, { seats: 3 }), PHONE, [PERSON, BOT, BOT]);
  expect(await playToTheEnd(page, click, {}, new Flyer())).toMatch(/^(Won by|The win is shared by) /);
  expect((await storedFlight(page)).outcome).toMatchObject({ kind: 'ranked' });
});

test('a jump scores the cloud, and whoever jumped hangs under a parachute', async () => {
  const page = await openFlight(DECIDE);
  await page.getByRole('img', { name: 'Pilot: Cy. Thrown: Red, Red, Blank. The dice ask for: Red, Red' }).waitFor();
  await button(page, 'Jump out of the basket: +6 points').click();
  await seat(page, 'Ada: 18 points, Cards: 4, jumped').waitFor();
  await page.getByRole('img', { name: /^Points: Ada: 18 points, Bo: 25 points, Cy: 9 points\. Goal: 50$/ }).waitFor();
  await expect.poll(() => storedLog(page)).toContain('\n0 jump\n');
});

test('everybody’s decision is shown in turn', async () => {
  const page = await openFlight(CROWD);
  const sky = page.getByRole('img', { name: /^Balloon: Cloud, 6 points\./ });
  expect(await sky.getAttribute('aria-label')).toBe(
    'Balloon: Cloud, 6 points. Ada: decides now. Bo: jumped. Cy: has yet to decide. Di: has yet to decide. Ed: Pilot. Flo: stays',
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
  await here(page, 'Cloud: 12 points, Dice: 3');
  await page.getByRole('listitem', { name: 'Green: 0', exact: true }).waitFor();
  await seat(page, 'Cy: 14 points, Cards: 2, Pilot').waitFor();
  await expect.poll(() => storedLog(page)).toContain('\n0 raise\n');
});

test('the balloon is raised with a Wild', async () => {
  const page = await openFlight(RAISE);
  await button(page, 'Raise the balloon with a Wild').click();
  await here(page, 'Cloud: 12 points, Dice: 3');
  await page.getByRole('listitem', { name: 'Wild: 0', exact: true }).waitFor();
  await page.getByRole('listitem', { name: /^Red: 2/ }).waitFor();
  await expect.poll(() => storedLog(page)).toContain('\n0 wild\n');
});

test('what is missing is shown, and the balloon falls to the ground', async () => {
  const page = await openFlight(LACKING);
  await page.getByRole('listitem', { name: 'Yellow: 0, The dice ask for 2, missing 2', exact: true }).waitFor();
  await button(page, /^Raise the balloon with what the dice ask for: You do not hold all/).click();
  await says(page, /missing: 2 of 3/);
  await button(page, 'Raise the balloon with a Wild: You hold no Wild.').waitFor();
  await button(page, 'Play nothing and let the balloon fall: 0 points').click();
  await here(page, 'Cloud: 1 point, Dice: 2');
  await seat(page, 'Ada: 22 points, Cards: 3, has yet to decide').waitFor();
  await seat(page, 'Bo: 31 points, Cards: 2, Pilot').waitFor();
  await expect.poll(() => storedLog(page)).toContain('\n0 fall\n');
});

test('blanks ask for nothing', async () => {
  const page = await openFlight(BLANK);
  await page.getByRole('img', { name: /Blank, Blank, Blank\. The dice ask for: no card needed$/ }).waitFor();
  await button(page, 'Stay in the basket: rises: 9 points').waitFor();
});

test('a lone pilot throws, or jumps', async () => {
  const page = await openFlight(ALONE);
  await says(page, 'You are alone at the 15-point cloud. Jump, or throw 4 dice?');
  await page.getByRole('img', { name: 'Dice: 4', exact: true }).waitFor();
  await button(page, 'Throw the dice: Dice: 4, rises: 20 points').click();
  await page.getByRole('img', { name: /^Pilot: Ada\. Thrown: / }).waitFor();
  await expect.poll(() => storedLog(page)).toContain('\n0 throw\n');
});
test('a lone pilot who jumps ends the trip', async () => {
  const page = await openFlight(ALONE);
  await button(page, 'Jump out of the basket: +15 points').click();
  await here(page, 'Cloud: 1 point, Dice: 2');
  await seat(page, 'Ada: 27 points, Cards: 4, decides now').waitFor();
});

test('at the top everybody aboard scores, and even with 50 points a new trip begins', async () => {
  const page = await openFlight({ ...BELOW_TOP, scores: [30, 31, 4] });
  await button(page, /^Raise the balloon with what/).click();
  await here(page, 'Cloud: 1 point, Dice: 2');
  await seat(page, /^Ada: 55 points/).waitFor();
  await seat(page, /^Bo: 31 points/).waitFor();
  await seat(page, /^Cy: 29 points/).waitFor();
});

test('fifty points end the game when the balloon falls', async () => {
  const page = await openFlight({ ...LACKING, scores: [52, 31, 4] });
  await button(page, /^Play nothing/).click();
  await page.getByRole('heading', { name: 'Won by Ada' }).waitFor();
  await here(page, 'Cloud: 12 points, Dice: 3');
});
test('where any end of a trip will do, the top ends the game', async () => {
  const page = await openFlight({ ...BELOW_TOP, scores: [30, 31, 4], options: { anyEnd: 1 } });
  await button(page, 'Raise the balloon with a Wild').click();
  await page.getByRole('heading', { name: 'Won by Ada' }).waitFor();
  await here(page, 'Cloud: 25 points, Highest cloud');
  await expect.poll(() => page.getByRole('img', { name: /^(Pilot|Dice): / }).count()).toBe(0);
});

test('by keyboard: the focus goes on to the next question', async () => {
  const page = await openFlight(ALONE, { width: 1280, height: 800 });
  await tabTo(page, ({ name }) => name.startsWith('Throw the dice'));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focus(page)).name).toMatch(/^Raise the balloon with what/);
});

test('a finished game is looked at step by step', async () => {
  const page = await openMatch(finished(), PHONE, TRIO);
  await page.getByRole('img', { name: /^Balloon: Cloud, 25 points/ }).waitFor();
  await page.getByRole('list', { name: 'Ada’s hand' }).getByRole('listitem', { name: 'Red: 1' }).waitFor();
  await button(page, 'One step back').click();
  await page.getByRole('img', { name: /^Balloon: Cloud, 20 points/ }).waitFor();
});

/** When everything that moves after a press begins and ends, in milliseconds, by the names of its element's mark or class. */
const moving = async (drawn: typeof RAISE, name: RegExp): Promise<Record<string, [from: number, to: number]>> => {
  const page = await openFlight(drawn, { reducedMotion: 'no-preference' });
  await still(page);
  const moved = await button(page, name).evaluate(async (pressed: HTMLElement) => {
    pressed.click();
    // Not by frames: on a busy machine the first thing would have arrived within two of them.
    for (let turns = 0; turns < 2; turns++) await new Promise((resolve) => setTimeout(resolve));
    const all = document.getAnimations().map(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const { dataset } = target as HTMLElement;
      const { delay, endTime } = effect!.getComputedTiming();
      const own = target?.matches('[inert]') ? 'card' : (target?.classList[0] ?? '');
      return [dataset.flip ?? Object.keys(dataset)[0] ?? own, [delay ?? 0, Number(endTime)]];
    });
    for (const animation of document.getAnimations()) animation.finish();
    return Object.fromEntries(all);
  });
  await still(page);
  await expect.poll(() => page.locator('body > [inert]').count()).toBe(0);
  return moved;
};
test('what moves explains what happened, one thing after the other', async () => {
  expect(Object.keys(await moving(DECIDE, /^Jump/))).toContain('seat-0');
  const { card, balloon, world, cap, die } = await moving(RAISE, /^Raise the balloon with what/);
  // Cards, then the balloon for a second, then the cap, then the dice.
  expect(card![1]).toBeLessThanOrEqual(balloon![0]);
  expect(balloon![1] - balloon![0]).toBeGreaterThanOrEqual(1000);
  expect(world![1]).toBe(balloon![1]);
  expect(cap![0]).toBeGreaterThanOrEqual(balloon![1]);
  expect(die![0]).toBeGreaterThanOrEqual(cap![1]);
  const fallen = await moving(LACKING, /^Play nothing/);
  expect(fallen['seat-1']![0]).toBeGreaterThanOrEqual(fallen.balloon![1]);
  expect(Object.keys(fallen)).toEqual(expect.arrayContaining(['world', 'marker', 'die']));
  const top = { ...BELOW_TOP, scores: [2, 31, 4] };
  expect(Object.keys(await moving(top, /^Raise the balloon with a Wild/))).toEqual(
    expect.arrayContaining(['world', 'seat-1']),
  );
});

test('every sign has words, and answers a finger and a key', async () => {
  const page = await openFlight(CROWD, { context: { hasTouch: true } });
  const signs = await signsOn(page);
  expect(await wordless('cloud-nine', signs)).toEqual([]);
  expect(new Set(signs.map(kindOfSign)).size).toBe(13);
  expect(await longPress(page, page.locator('[data-tray] .dice'))).toMatch(
    /The dice ask for 3 cards\..*Ed holds 1 card\./,
  );
  // A long press is a question, never a move.
  expect(await longPress(page, page.locator("[data-move='jump']"))).toMatch(/^Jump.*You score 6 points/);
  await expect.poll(() => storedLog(page)).not.toContain('jump');
  await tabTo(page, ({ name }) => name.startsWith('Stay'));
  await page.keyboard.press('?');
  await page.getByRole('tooltip').getByText('the 9-point cloud').waitFor();
});
test.for([RAISE, ALONE, LACKING, BELOW_TOP])('every sign has words (%#)', async (drawn) => {
  const page = await openFlight(drawn);
  expect(await wordless('cloud-nine', await signsOn(page))).toEqual([]);
});

test('what each bot did since can be read, and the new pilot is named and ringed', async () => {
  const page = await openFlight(CROWD, { stored: { 'halcyon/settings': '{"pace":0}' } });
  await button(page, /^Stay in the basket/).click();
  const lines = page.locator('section.follow li[data-turn]');
  await expect.poll(async () => (await lines.allTextContents()).join(' ')).toMatch(/Cy .*Di .*Ed /);
  await page.locator('[data-move]').first().waitFor();
  const pilot = await page.locator('[data-tray] .plate b').textContent();
  expect((await lines.allTextContents()).join(' ')).toContain(`${pilot} is the pilot`.replace('Ada is', 'You are'));
  await page.locator('[data-tray][data-fresh]').waitFor();
});

test('nothing covers a cloud, and all letters can be read', async () => {
  const page = await openFlight({ ...LACKING, cloud: 7, thrown: 'yellow red yellow purple' });
  await page.locator('[data-tray]').waitFor();
  for (const size of [PHONE, { width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    const found = await page.evaluate(() => {
      const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
      const apart = (a: DOMRect, b: DOMRect): boolean =>
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      const all = [...document.querySelectorAll<HTMLElement>('[data-cloud]')];
      const seen = all.filter((one) => getComputedStyle(one).opacity !== '0').map((one) => one.dataset.cloud!);
      const covered = seen.flatMap((cloud) =>
        ['[data-tray]', '[data-track]', '.altimeter'].filter(
          (other) => !apart(box(`[data-cloud='${cloud}']`), box(other)),
        ),
      );
      const small = [
        ...document.querySelectorAll<SVGTextElement | HTMLElement>(
          '.flight text, .flight b, .flight small, .flight .sign, .seats text',
        ),
      ]
        .map(
          (text) =>
            Math.round(
              (text instanceof SVGTextElement ? text.getScreenCTM()!.a : 1) *
                Number.parseFloat(getComputedStyle(text).fontSize) *
                10,
            ) / 10,
        )
        .filter((high) => high < 11);
      return { seen, covered, small };
    });
    expect(found, JSON.stringify(size)).toEqual({ seen: ['6', '7'], covered: [], small: [] });
  }
});

test('at the end the points are told by where they came from, and the winner stands in the sky', async () => {
  const page = await openFlight({ ...BELOW_TOP, scores: [30, 31, 4], options: { anyEnd: 1 } });
  await button(page, 'Raise the balloon with a Wild').click();
  await page.getByRole('row', { name: 'Highest cloud 1×25 0 1×25' }).waitFor();
  await page.getByRole('row', { name: /^Points \(Goal: 50\) 55 31 29$/ }).waitFor();
  await expect.poll(() => page.locator('.ending .winners').textContent()).toBe('A');
});
