/** What is to be reached is one press away at every table. */
import { GAMES } from '@halcyon/catalog';
import { loadWords } from '@halcyon/catalog/lazy';
import { agree, chanceFrom, Match } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { button } from './player.ts';
import { openMatch } from './prepared.ts';
import { PHONE } from './troubles.ts';

for (const game of GAMES)
  for (const { id: mode } of game.modes)
    test(`${game.id}, ${mode}`, async () => {
      const { games } = await loadWords('en', new Map([[game.id, { modules: true }]]));
      const { goal, about } = games[game.id]!.modes[mode]!;
      const setup = agree(game, { mode, seats: Math.max(2, game.seats.least) });
      const page = await openMatch(new Match(game, setup, chanceFrom('goal')), PHONE);
      await button(page, 'The goal').click();
      const dialog = page.getByRole('dialog', { name: 'The goal' });
      await dialog.getByText(goal ?? about, { exact: true }).waitFor();
      await dialog.getByRole('heading', { name: 'So far' }).waitFor();
      await expect.poll(() => dialog.getByRole('table').getByRole('row').count()).toBeGreaterThan(0);
      await dialog.getByRole('link', { name: 'Learn by playing' }).click();
      await page.getByRole('heading', { level: 1, name: `Learn ${games[game.id]!.title} by playing` }).waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    });
