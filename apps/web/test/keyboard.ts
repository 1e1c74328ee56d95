/** Presses by keyboard alone: Tab to where it is, arrows within the hand, up to the sea, with Shift from cell to cell, Enter. */
import type { Page } from 'playwright-core';
import type { Press } from './player.ts';

export interface Focus {
  /** Its name, or nothing if the focus is lost. */
  readonly name: string;
  readonly role: string;
  /** The group or grid that it is in. */
  readonly within: string;
}
export const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return { name: '', role: '', within: '' };
    const label = (active as HTMLInputElement).labels?.[0]?.textContent;
    return {
      name: (active.ariaLabel ?? label ?? active.textContent ?? '').trim(),
      role: active.role ?? active.localName,
      within: active.closest('[role=grid], [role=group]')?.ariaLabel ?? '',
    };
  });

export const tabTo = async (page: Page, found: (focus: Focus) => boolean, key = 'Tab'): Promise<void> => {
  const seen: string[] = [];
  for (let i = 0; i < 60; i++) {
    const now = await focus(page);
    if (found(now)) return;
    seen.push(now.name);
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not come to it, only to: ${[...new Set(seen)].join(' | ')}`);
};

const arrows = async (page: Page, steps: number, back: string, on: string): Promise<void> => {
  for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps < 0 ? back : on);
};
const place = (name: string): { row: number; column: number } => {
  const [, row, column] = /^row (\d), column (\d)/.exec(name) ?? [];
  return { row: Number(row), column: Number(column) };
};

export const byKeyboard: Press = async (page, { role, name }, tree) => {
  if (role === 'gridcell') {
    if ((await focus(page)).within === 'Your hand') await page.keyboard.press('ArrowUp');
    await tabTo(page, (at) => at.role === 'gridcell');
    const [from, to] = [place((await focus(page)).name), place(name)];
    await arrows(page, to.row - from.row, 'Shift+ArrowDown', 'Shift+ArrowUp');
    await arrows(page, to.column - from.column, 'Shift+ArrowLeft', 'Shift+ArrowRight');
  } else {
    const cards = tree.filter((node) => node.role === 'button' && /^(\d+|Start|Finish)(,|$)/.test(node.name));
    const at = cards.findIndex((node) => node.name === name);
    if (at < 0) await tabTo(page, (now) => now.name === name);
    else {
      await tabTo(page, ({ within }) => within === 'Your hand');
      const now = await page.evaluate(() => {
        const all = [...(document.activeElement?.closest('[role=group]')?.querySelectorAll('button') ?? [])];
        return all.indexOf(document.activeElement as HTMLButtonElement);
      });
      await arrows(page, at - now, 'ArrowLeft', 'ArrowRight');
    }
  }
  const there = await focus(page);
  if (there.name !== name) throw new Error(`the focus is on '${there.name}', not on '${name}'`);
  await page.keyboard.press('Enter');
};
