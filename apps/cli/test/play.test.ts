import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speak } from '@halcyon/catalog/words';
import { argOf, type Match, type Move, parseMove } from '@halcyon/kernel';
import { boardOf, costOf, type State } from '@halcyon/tranquility';
import { describe, expect } from 'vitest';
import { finished, finishedLogs, notation, pipe, playToTheEnd, sensible, test } from './play-terminal.ts';

const view = (match: Match): State => match.view(0) as unknown as State;
const cost = (match: Match, move: Move): number =>
  costOf(boardOf(match.setup.layout), view(match), argOf(move, 0), argOf(move, 1));
const placements = (match: Match): Move[] =>
  match.legal(0).filter((move) => notation(match, move).startsWith('place '));

describe('a real terminal', { concurrent: true }, () => {
  test('a whole solo game, to its ending, its score and its log', async ({ table }) => {
    const terminal = table.open(['play', 'tranquility', '--seats', '1', '--seed', '5', '--lang', 'en']);
    expect(await playToTheEnd(terminal)).toBeGreaterThan(20);
    const match = finished(terminal.state);
    const speaker = speak('en', match.rules, { viewer: 0, names: [''] });
    expect(terminal.text).toContain(speaker.ending(match.outcome!));
    expect(terminal.text).toMatch(/Score: \d+/);
    expect(terminal.text).toContain('Another game?');
    terminal.press('n\r');
    expect(await terminal.ended).toBe(0);
    expect(terminal.output).toContain(finishedLogs(terminal.state)[0]);
  });

  test('three seats with two bots and both features, to the end, in French', async ({ table }) => {
    const features = 'jagged-rocks,storm-compass';
    const seats = ['--seats', '3', '--bots', '2', '--with', features];
    const terminal = table.open(['play', 'tranquility', ...seats, '--seed', '3', '--lang', 'fr', '--fast']);
    await playToTheEnd(terminal);
    const match = finished(terminal.state);
    expect(match.outcome).toBeDefined();
    expect(new Set(match.steps.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 15]));
    expect(terminal.text).toContain('Encore une partie ?'.replace(' ?', '\u00a0?'));
    expect(terminal.highest).toBeLessThanOrEqual(24);
    terminal.press('n\r');
    expect(await terminal.ended).toBe(0);
  });

  test.for([
    ['the Pyramid in German', ['--layout', 'pyramid', '--lang', 'de', '--seats', '2'], 'Noch eine Partie?'],
    [
      'Competitive, with its score sheet',
      ['--mode', 'competitive', '--seats', '2', '--lang', 'en'],
      'Cards in the sea',
    ],
  ] as const)('%s, to the end', async ([, args, last], { table }) => {
    const terminal = table.open(['play', 'tranquility', ...args, '--seed', '3', '--fast']);
    await playToTheEnd(terminal);
    expect(terminal.text).toContain(last);
    expect(finished(terminal.state).outcome).toBeDefined();
    expect(terminal.highest).toBeLessThanOrEqual(24);
    terminal.press('n\r');
    expect(await terminal.ended).toBe(0);
  });

  test('a refused move says why in French, and changes nothing', async ({ table }) => {
    const terminal = table.open(['play', 'tranquility', '--seats', '3', '--seed', '1', '--lang', 'fr', '--fast']);
    await terminal.asked();
    const before = terminal.match;
    const hand = view(before).hands[0]!.filter((card) => card <= 80);
    const cells = view(before).cells.map((_, cell) => cell + 1);
    const tries = hand.flatMap((card) => cells.map((cell) => `place ${card} ${cell}`));
    const refused = tries
      .map((text) => ({ text, refusal: before.check(0, parseMove(before.rules.moves, text) as Move) }))
      .find(({ refusal }) => refusal?.id === 'order')!;
    const sentence = speak('fr', before.rules, { viewer: 0, names: ['Vous'] }).refusal(refused.refusal!);
    expect(sentence).toContain('Règle T4.2');
    await terminal.type(refused.text);
    expect(terminal.text).toContain(sentence);
    expect(terminal.match.digest).toBe(before.digest);
    await terminal.type('règle t4.2');
    expect(terminal.text).toContain('Règle T4.2');
    // What is typed to leave a page counts.
    await terminal.type(`pourquoi ${refused.text}`);
    expect(terminal.text).toContain(sentence);
  });

  test('undo is free before anything is learnt, and asks after that', async ({ table }) => {
    const terminal = table.open(['play', 'tranquility', '--seats', '1', '--seed', '2', '--lang', 'en']);
    await terminal.asked();
    // A free placement draws a card, which cannot be forgotten.
    const free = placements(terminal.match).find((move) => cost(terminal.match, move) === 0)!;
    await terminal.type(notation(terminal.match, free));
    const drawn = terminal.match;
    expect(await terminal.type('undo')).toBe('[y/n] ');
    expect(terminal.text).toContain('has been seen');
    expect(terminal.text).toContain('keep a mark');
    await terminal.type('n');
    expect(terminal.match.digest).toBe(drawn.digest);

    // A placement that still has to be paid can be taken back.
    let dear: Move | undefined;
    for (let i = 0; i < 30 && dear === undefined; i++) {
      const { match } = terminal;
      dear = match.ask(0)?.id === 'turn' ? placements(match).find((move) => cost(match, move) > 0) : undefined;
      if (dear === undefined) await terminal.type(notation(match, sensible(match, 0)));
    }
    const unpaid = terminal.match;
    await terminal.type(notation(unpaid, dear!));
    expect(terminal.match.steps.length).toBe(unpaid.steps.length + 1);
    expect(await terminal.type('undo')).toBe('> ');
    expect(terminal.text).toContain('Taken back.');
    expect(terminal.match.digest).toBe(unpaid.digest);
    await terminal.type('undo');
    await terminal.type('y');
    expect(terminal.text).toContain('Taken back.');
    await terminal.type(notation(terminal.match, sensible(terminal.match, 0)));
    expect(terminal.match.takenBack.map(({ how }) => how)).toEqual(['free', 'alone']);
    expect(readFileSync(join(terminal.state, 'halcyon', 'tranquility.log'), 'utf8')).toMatch(
      /\nback \d+ 0 free\nback \d+ 0 alone\n[\s\S]*\nmarked 1\n/,
    );
  });

  test('beside bots what they answered is taken back after a warning', async ({ table }) => {
    const terminal = table.open(['play', 'tranquility', '--seats', '2', '--seed', '1', '--lang', 'en', '--fast']);
    await terminal.asked();
    const before = terminal.match;
    await terminal.type(notation(before, sensible(before, 0)));
    expect(await terminal.type('undo')).toBe('[y/n] ');
    expect(terminal.text).toContain('keep a mark');
    await terminal.type('y');
    expect(terminal.text).toContain('Taken back.');
    expect(terminal.match.digest).toBe(before.digest);
  });

  test('another person agrees to a take-back or does not', async ({ table }) => {
    const seats = ['--seats', '2', '--bots', '0', '--names', 'Anna,Ben'];
    const terminal = table.open(['play', 'tranquility', ...seats, '--seed', '7', '--lang', 'en']);
    await terminal.asked();
    const before = terminal.match;
    const first = before.mustAct === 1 ? 0 : 1;
    const other = ['Anna', 'Ben'][1 - first]!;
    await terminal.type('');
    await terminal.type('discard');
    for (const [answer, said] of [
      ['n', `${other} would rather not`],
      ['y', 'because all agreed'],
    ] as const) {
      expect(await terminal.type('undo')).toBe('[y/n] ');
      expect(terminal.text).toContain(`${other}, do you agree?`);
      await terminal.type(answer);
      expect(terminal.text).toContain(said);
      expect(terminal.match.digest === before.digest).toBe(answer === 'y');
    }
    expect(terminal.match.marks).toBe(1);
  });

  test('between two people the screen shows no hand', async ({ table }) => {
    const seats = ['--seats', '2', '--bots', '0', '--names', 'Anna,Ben'];
    const terminal = table.open(['play', 'tranquility', ...seats, '--seed', '7', '--lang', 'en']);
    await terminal.asked();
    const first = terminal.match.mustAct === 1 ? 0 : 1;
    const names = ['Anna', 'Ben'];
    const hands = (seat: number): string =>
      (terminal.match.view(seat).hands as number[][])[seat]!.map((card) => (card === 82 ? 'Finish' : card)).join(' ');
    const shown = (): string => terminal.screen.find((line) => line.startsWith(' hand'))!.replace(/[^\w ]|hand/g, '');
    const words = (text: string): string => text.trim().split(/\s+/).join(' ');

    expect(terminal.text).toContain(`Pass the device to ${names[first]}`);
    expect(terminal.text).not.toMatch(/\d/);
    await terminal.type('');
    expect(words(shown())).toBe(hands(first));
    const free = terminal.match.legal(first).find((move) => notation(terminal.match, move).startsWith('place '))!;
    await terminal.type(notation(terminal.match, free));
    expect(terminal.text).toContain(`Pass the device to ${names[1 - first]}`);
    expect(terminal.text).not.toMatch(/\d/);
    await terminal.type('');
    expect(words(shown())).toBe(hands(1 - first));
  });

  test('a card shows its cells and costs; cards are paid in one line, up to the first refusal', async ({ table }) => {
    const terminal = table.open(['play', 'tranquility', '--seats', '1', '--seed', '2', '--lang', 'en']);
    await terminal.asked();
    const [card] = view(terminal.match).hands[0]!;
    await terminal.type(String(card));
    expect(terminal.text).toContain(`${card} can go to 36 cells`);
    expect(terminal.text.match(/\(0\)/g)!.length).toBeGreaterThanOrEqual(36);
    await terminal.type('3 4');
    expect(view(terminal.match).cells[15]).toBe(card);
    const hand = view(terminal.match).hands[0]!;
    await terminal.type(`d ${hand[2]} 99 ${hand[0]}`);
    expect(terminal.text).toContain('is not known here');
    const before = terminal.match.steps.length;
    await terminal.type(`d ${hand[2]} ${hand[0]} ${hand[1]}`);
    expect(terminal.match.steps.length).toBe(before + 3);
    expect(terminal.text).toContain('Done before that: 3 of 4 steps.');
  });

  test('Ctrl-C gives the terminal back, with a saved game to go on with', async ({ table }) => {
    const terminal = table.open(['play', 'tranquility', '--seats', '2', '--seed', '4', '--lang', 'en', '--fast']);
    await terminal.asked();
    await terminal.type(notation(terminal.match, sensible(terminal.match, 0)));
    const { digest } = terminal.match;
    terminal.press('\u0003');
    expect(await terminal.ended).toBe(130);
    const [, after = ''] = terminal.output.split('\u001b[?1049l\u001b[?25h');
    expect(after).toContain('--resume');
    const again = table.open(['play', 'tranquility', '--resume']);
    await again.asked();
    expect(again.text).toContain('the saved game goes on');
    expect(again.match.digest).toBe(digest);
  });
});

describe('a pipe', { concurrent: true }, () => {
  test('lines are read to their end without colours, and the game is saved', ({ table: { state } }) => {
    const { status, stdout } = pipe(
      state,
      ['play', 'tranquility', '--seats', '3', '--seed', '1', '--lang', 'fr'],
      '?\nplace 1 99\n\nnonsense\nlang en\nwhy finish\n',
    );
    expect(status).toBe(0);
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toContain('Vos coups');
    expect(stdout).toContain('place <card> <cell>');
    expect(stdout).toContain('(Rule T4.12)');
    expect(readdirSync(join(state, 'halcyon'))).toEqual(['tranquility.log']);
  });

  test('two people in one pipe: each sees only the own hand', ({ table: { state } }) => {
    const { stdout } = pipe(
      state,
      ['play', 'tranquility', '--seats', '2', '--bots', '0', '--seed', '1', '--lang', 'en'],
      '?\n',
    );
    expect(stdout).toContain('Pass the device to Player');
    expect(stdout.match(/^ hand/gm)).toHaveLength(1);
  });
});
