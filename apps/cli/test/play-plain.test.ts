import { plainDrawing } from '@halcyon/terminal-kit/plain';
import { asked, openTerminal } from '@halcyon/terminal-kit/test-kit';
import { manifest } from '@halcyon/tranquility/manifest';
import { describe, expect, test } from 'vitest';

const { matchWhere, sceneAt } = await openTerminal(manifest);

describe('a game without a drawing', () => {
  test('shows its table in words and its moves by number', () => {
    const match = matchWhere({ seats: 2 }, '3', asked('turn', 10));
    const scene = sceneAt(match);
    const board = plainDrawing.board(scene).join('\n');
    expect(board).toMatch(
      /^It is your turn\.\n(?:.*\n)*The table\n {2}Row 6: .*\n {2}Row 5: \d+ in column \d(?:, \d+ in column \d)*; the rest is\s+empty\.\n/,
    );
    // The own hand by its cards, the other by their number; nothing of frames or of what only rules keep.
    expect(board).toMatch(/Hand: \d+, \d+/);
    expect(board).toMatch(/Hand: 5 face down/);
    expect(board).not.toMatch(/frames|floor|shuffling|\?/);
    expect(plainDrawing.summary(scene)).toHaveLength(scene.legal.length);
    expect(plainDrawing.hand(scene)[0]).toMatch(/^ {2}1 {2}Place/);
    expect(plainDrawing.read(['2'], scene)).toEqual({ moves: [plainDrawing.hand(scene)[1]!.match(/\((.*)\)/)![1]] });
    expect(plainDrawing.read(['999'], scene)).toBeUndefined();
  });
});
