/** Cloud 9 as a person calls it: in a terminal and through a pipe. */
import { describe, expect } from 'vitest';
import { pipeGame } from './play-lines.ts';
import { finished, pipe, playToTheEnd, test } from './play-terminal.ts';

describe('a real terminal', { concurrent: true }, () => {
  test('four seats with three bots, to the end, in German', async ({ table }) => {
    const terminal = table.open(['play', 'cloud-nine', '--seats', '4', '--seed', '3', '--lang', 'de', '--fast']);
    await playToTheEnd(terminal);
    expect(terminal.text).toContain('Noch eine Partie?');
    expect(terminal.highest).toBeLessThanOrEqual(24);
    expect(finished(terminal.state).outcome).toMatchObject({ kind: 'ranked' });
    terminal.press('n\r');
    expect(await terminal.ended).toBe(0);
  });
});

describe('a pipe', () => {
  test.for([
    [2, '5', 'fr', 'le but de 50 points est atteint', 'Cartes jouées'],
    [6, '2', 'en', 'the goal of 50 points is reached', 'Played cards'],
  ] as const)('a whole game with %i seats, to its ending', async ([seats, seed, language, ending, head], { table }) => {
    const stdout = await pipeGame(table.state, { game: 'cloud-nine', seats }, seed, language);
    expect(stdout).toContain(ending);
    // Who won among equals can be seen: points and cards stand beside the last picture.
    expect(stdout.slice(stdout.lastIndexOf('\n> '))).toContain(head);
  });

  test('questions and mistakes are answered, in the language of the player', ({ table: { state } }) => {
    const lines = ['?', 'aide', 'jeter', 'sauter 3', 'pourquoi joker', 'règle C3.3', 'conseil', 'lang en', 'why throw'];
    const args = ['play', 'cloud-nine', '--seats', '3', '--seed', '1', '--lang', 'fr'];
    const { status, stdout } = pipe(state, args, lines.join('\n'));
    expect(status).toBe(0);
    expect(stdout).toContain('Vos coups');
    expect(stdout).toContain('sauter            Sauter de la nacelle');
    expect(stdout).toMatch(/\(Règle C3\.[23]\)/);
    expect(stdout).toMatch(/\(Rule C3\.[23]\)/);
    expect(stdout).toContain('Un robot dirait');
    expect(stdout).not.toMatch(/T4\.|A4\./);
    expect(stdout).toContain('npx halcyon play cloud-nine --resume');
  });
});
