/** The Ascent as a person calls it: in a terminal and through a pipe. */
import { describe, expect } from 'vitest';
import { linesFor } from './play-lines.ts';
import { finished, pipe, playToTheEnd, test } from './play-terminal.ts';

describe('a real terminal', { concurrent: true }, () => {
  test('three seats with two bots and all modules, to the end, in German', async ({ table }) => {
    const seats = ['--seats', '3', '--with', 'documentary,green-path,wildlife', '--set', 'panoramas=5'];
    const terminal = table.open(['play', 'ascent', ...seats, '--seed', '3', '--lang', 'de', '--fast']);
    await playToTheEnd(terminal);
    expect(terminal.text).toContain('Noch eine Partie?');
    expect(terminal.highest).toBeLessThanOrEqual(24);
    expect(finished(terminal.state).outcome).toBeDefined();
    terminal.press('n\r');
    expect(await terminal.ended).toBe(0);
  });
});

describe('a pipe', () => {
  test.for([
    [1, '5', 'fr', 'L’ascension s’arrête ici.', 'La montagne est debout'],
    [3, '2', 'en', 'The ascent ends here.', 'The mountain stands'],
  ] as const)('a whole game with %i seats, to its ending', async ([seats, seed, language, lost, won], { table }) => {
    const lines = await linesFor({ game: 'ascent', seats, features: ['wildlife'] }, seed, language);
    const args = ['--seats', String(seats), '--with', 'wildlife', '--seed', seed, '--lang', language];
    const { status, stdout } = pipe(table.state, ['play', 'ascent', ...args], lines.join('\n'));
    expect(status).toBe(0);
    expect(stdout).not.toContain('\u001b');
    const { outcome, steps } = finished(table.state);
    expect(outcome?.kind).toBe('together');
    expect(stdout).toContain(outcome?.kind === 'together' && outcome.won ? won : lost);
    expect(new Set(steps.map(({ seat }) => seat)).size).toBe(seats + 1);
  });

  test('questions and mistakes are answered, in the language of the player', ({ table: { state } }) => {
    const lines = [
      '?',
      'aide',
      'place g7',
      'place g7 99',
      'g13',
      'pourquoi summit',
      'règle A4.8',
      'lang en',
      'why summit',
    ];
    const args = ['play', 'ascent', '--seats', '2', '--seed', '1', '--lang', 'fr'];
    const { status, stdout } = pipe(state, args, lines.join('\n'));
    expect(status).toBe(0);
    expect(stdout).toContain('Vos coups');
    expect(stdout).toContain('fire 2 3 3 1');
    expect(stdout).toContain('place g7 <row> <column>');
    expect(stdout).toContain('(Règle A4.17)');
    expect(stdout).toContain('(Rule A4.17)');
    expect(stdout).not.toMatch(/T4\.|Boussole|41/);
    expect(stdout).toContain('npx halcyon play ascent --resume');
  });
});
