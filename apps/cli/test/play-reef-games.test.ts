/** The Reef as a person calls it: in a terminal and through a pipe. */
import { describe, expect } from 'vitest';
import { pipeGame } from './play-lines.ts';
import { notation, pipe, test } from './play-terminal.ts';

describe('a real terminal', { concurrent: true }, () => {
  test('a worm is taken, a card is to be turned up; a move is refused with its rule', async ({ table }) => {
    const terminal = table.open(['play', 'reef', '--seed', '7', '--lang', 'en', '--fast']);
    await terminal.asked();
    // First a worm of the other's throw, if the other begins.
    while (terminal.match.ask(0)?.id !== 'act') {
      const { match } = terminal;
      await terminal.type(notation(match, match.legal(0)[0]!));
    }
    await terminal.type('a8');
    expect(terminal.text).toContain('(Rule F3.3)');
    await terminal.type('shark');
    expect(terminal.text).toContain('shark <cell>');
    await terminal.type('b1');
    expect(terminal.text).toMatch(/ b ▒▒▒ ◂/);
    expect(terminal.text).toContain('Pay 1 worm');
    expect(terminal.highest).toBeLessThanOrEqual(24);
    terminal.press('quit\r');
    expect(await terminal.ended).toBe(0);
  });
});

describe('a pipe', () => {
  test.for([
    ['4', 'de', 'Ziel'],
    ['2', 'fr', 'But'],
  ] as const)('a whole game with seed %s in %s, to its ending', async ([seed, language, goal], { table }) => {
    const stdout = await pipeGame(table.state, { game: 'reef', seats: 2 }, seed, language);
    expect(stdout).toMatch(/fünf Bruten|Cinq élevages/);
    expect(stdout.slice(stdout.lastIndexOf('\n> '))).toContain(goal);
  });

  test('questions and mistakes are answered, in the language of the player', ({ table: { state } }) => {
    const lines = ['?', 'hilfe', 'fertig', 'd8', 'warum b1', 'regel F3.3', 'tipp', 'lang en', 'why end', 'xyz'];
    const args = ['play', 'reef', '--seed', '7', '--lang', 'de'];
    const { status, stdout } = pipe(state, args, lines.join('\n'));
    expect(status).toBe(0);
    expect(stdout).toContain('boot rot rot blau');
    expect(stdout).toContain('Hausdaten');
    expect(stdout).toMatch(/\(Regel F3\.\d\)/);
    expect(stdout).toMatch(/\(Rule F3\.\d\)|That is allowed/);
    expect(stdout).toContain('Ein Computer würde sagen');
    expect(stdout).not.toMatch(/T4\.|A4\.|P4\./);
    expect(stdout).toContain('npx halcyon play reef --resume');
  });
});
