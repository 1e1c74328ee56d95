/** What speaks for a move, and the card of the bots, at the prompt and looking back. */
import { printLog } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { file, halcyon, randomGame } from './halcyon.ts';

test('a hint comes with what speaks for it, and the bots show their card', () => {
  const seats = ['--seats', '3', '--bots', '2', '--seed', '5', '--lang', 'de'];
  const { code, out } = halcyon(['play', 'tranquility', ...seats], 'tipp\nbots\n\nlang en\nbots\n\nquit\n');
  expect(code).toBe(0);
  expect(out).toMatch(/Ein Bot würde .+\n(.*\n){0,3}.*Dafür spricht: \p{Lu}/u);
  expect(out).toContain('Wie die Bots spielen');
  expect(out).toContain('Who pays for the eight.');
  // A line of a module that is not on the table.
  expect(out).not.toContain('Where the Rocks go');
});

test('looking back at a game that is over, the step of a bot is explained to eyes that see its hand', () => {
  const seated = '# seat 0 human Ada\n# seat 1 heuristic\n';
  const over = file(`${printLog(randomGame({ seats: 2 }, '5'))}${seated}`);
  const back = 'b\n'.repeat(12);
  expect(halcyon(['review', over], back).out).toMatch(/What spoke for it, as Bot 2 saw the table: \p{Lu}/u);
  // Ada could not see it then.
  expect(halcyon(['review', over, '--at', '0'], `eyes 1\nend\n${back}`).out).not.toContain('What spoke for it');
  const running = file(`${printLog(randomGame({ seats: 2 }, '5', 60))}${seated}`);
  expect(halcyon(['review', running], back).out).not.toContain('What spoke for it');
});
