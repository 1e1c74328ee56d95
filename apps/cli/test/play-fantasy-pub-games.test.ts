/** Fantasy Pub as a person calls it: in a terminal and through a pipe. */
import { describe, expect } from 'vitest';
import { keen } from './fantasy-pub-table.ts';
import { pipeGame } from './play-lines.ts';
import { pipe, test } from './play-terminal.ts';

describe('a real terminal', { concurrent: true }, () => {
  test('a character is picked up, looked at and put back; a move is refused with its rule', async ({ table }) => {
    const terminal = table.open(['play', 'fantasy-pub', '--seats', '3', '--seed', '3', '--lang', 'en', '--fast']);
    await terminal.asked();
    const guest = ['goblin', 'dwarf', 'orc', 'troll'][
      Math.floor((terminal.match.view(0).place as number[]).indexOf(0) / 2)
    ]!;
    await terminal.type(guest);
    expect(terminal.text).toMatch(/→ Table \d/);
    expect(terminal.text).toMatch(/Table \d (\$ )?\(\d\)/);
    await terminal.type('');
    expect(terminal.text).not.toContain('→ Table');
    await terminal.type('enter');
    expect(terminal.text).toContain('enter <pips>');
    await terminal.type('end');
    expect(terminal.text).toContain('(Rule P2.1)');
    expect(terminal.highest).toBeLessThanOrEqual(24);
    terminal.press('quit\r');
    expect(await terminal.ended).toBe(0);
  });
});

describe('a pipe', () => {
  test.for([
    [5, '4', 'de', 'Ein Clan hat genug Bier hinausgebracht', 'Ziel'],
    [4, '2', 'fr', 'assez de bières', 'Objectif'],
  ] as const)('a whole game with %i seats, to its ending', async ([seats, seed, language, ending, goal], { table }) => {
    const stdout = await pipeGame(table.state, { game: 'fantasy-pub', seats }, seed, language, keen);
    expect(stdout).toContain(ending);
    expect(stdout.slice(stdout.lastIndexOf('\n> '))).toContain(goal);
  });

  test('questions and mistakes are answered, in the language of the player', ({ table: { state } }) => {
    const lines = [
      '?',
      'hilfe',
      'fertig',
      'herein 1',
      'warum hinaus troll',
      'regel P4.3',
      'tipp',
      'lang en',
      'why end',
    ];
    const args = ['play', 'fantasy-pub', '--seats', '2', '--seed', '1', '--lang', 'de'];
    const { status, stdout } = pipe(state, args, lines.join('\n'));
    expect(status).toBe(0);
    expect(stdout).toContain('zwerg -2');
    expect(stdout).toContain('(Regel P2.1)');
    expect(stdout).toContain('(Rule P2.1)');
    expect(stdout).toMatch(/\(Regel P(2\.2|3\.4)\)/);
    expect(stdout).toContain('Ein Computer würde sagen');
    expect(stdout).not.toMatch(/T4\.|A4\./);
    expect(stdout).toContain('npx halcyon play fantasy-pub --resume');
  });
});
