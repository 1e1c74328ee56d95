/** Castle Merchants as a person calls it: in a terminal and through a pipe. */
import { describe, expect } from 'vitest';
import { keen } from './castle-merchants-table.ts';
import { pipeGame } from './play-lines.ts';
import { pipe, test } from './play-terminal.ts';

describe('a real terminal', { concurrent: true }, () => {
  test('a card is picked up, played by a hex, and a move is refused with its rule', async ({ table }) => {
    const seats = ['--seats', '3', '--bots', 'human,random,random'];
    const terminal = table.open(['play', 'castle-merchants', ...seats, '--seed', '3', '--lang', 'en', '--fast']);
    await terminal.asked();
    const card = ['', 'mountain', 'field', 'village', 'forest', 'castle road'][
      (terminal.match.view(0).hands as number[][])[0]![0]!
    ]!;
    await terminal.type(card);
    expect(terminal.text).toMatch(/\(\d\) Put a tile/);
    expect(terminal.text).toMatch(/Put a tile \(\d+ × empty hex\)/);
    await terminal.type('');
    expect(terminal.text).not.toContain('empty hex');
    await terminal.type(`${card} meadow`);
    expect(terminal.text).toContain('(Rule M3.4)');
    await terminal.type('end');
    expect(terminal.text).toContain('(Rule M3.2)');
    await terminal.type('e8');
    expect(terminal.text).toContain(`${card} e8`);
    const free = (terminal.match.view(0).tiles as number[])[33] === 0 ? 'e8' : 'a2';
    await terminal.type(`${card} ${free}`);
    expect(terminal.text).toContain('You have played 1 card');
    expect(terminal.highest).toBeLessThanOrEqual(24);
    terminal.press('quit\r');
    expect(await terminal.ended).toBe(0);
  });
});

describe('a pipe', () => {
  test.for([
    [4, '4', 'de', /18 Gold oder mehr|Nach 400 Zügen/, 'Ziel'],
    [2, '2', 'fr', /18 écus d’or ou plus|Après 400 tours/, 'But'],
  ] as const)('a whole game with %i seats, to its ending', async ([seats, seed, language, ending, goal], { table }) => {
    const stdout = await pipeGame(table.state, { game: 'castle-merchants', seats }, seed, language, keen);
    expect(stdout).toMatch(ending);
    expect(stdout.slice(stdout.lastIndexOf('\n> '))).toContain(goal);
  });

  test('questions and mistakes are answered, in the language of the player', ({ table: { state } }) => {
    const lines = [
      '?',
      'hilfe',
      'beenden',
      'wald z9',
      'warum erdrutsch wiese',
      'regel M3.4',
      'tipp',
      'lang en',
      'why end',
    ];
    const args = ['play', 'castle-merchants', '--seats', '2', '--seed', '1', '--lang', 'de'];
    const { status, stdout } = pipe(state, args, lines.join('\n'));
    expect(status).toBe(0);
    expect(stdout).toContain('wald d4');
    expect(stdout).toContain('wald <hex>');
    expect(stdout).toContain('(Regel M3.2)');
    expect(stdout).toContain('(Rule M3.2)');
    expect(stdout).toContain('(Regel M3.1)');
    expect(stdout).toContain('Ein Computer würde sagen');
    expect(stdout).not.toMatch(/T4\.|A4\.|P3\./);
    expect(stdout).toContain('npx halcyon play castle-merchants --resume');
  });
});
