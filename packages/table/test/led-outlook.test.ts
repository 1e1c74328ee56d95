/** What a picture prepares in small steps is led too: after each of them only what the script goes on with is offered. */
import { findGame } from '@halcyon/catalog';
import { loadLessons } from '@halcyon/catalog/lessons';
import { ahead, type Move, type Outlook, printMove } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { LessonTable, readScript } from '../src/index.ts';

const words = ({ rules, legal }: Outlook): string[] => legal.map((move) => printMove(rules.moves, move));

test('a terrain that a campfire lifts goes where the lesson wants it, and nowhere else', async () => {
  const { seat, scenes } = (await loadLessons('ascent')).first!;
  const script = readScript(scenes[1]!, seat, findGame);
  const step = script.steps.findIndex(({ move }) => printMove(script.match.rules.moves, move).startsWith('campfire'));
  const led = new LessonTable(script, {}, { step, word: 0 }).outlook(seat);
  expect(words(led)).toEqual(['campfire snow-fire 2']);
  const [light] = led.legal as [Move];
  expect(words(ahead(led, [light])!)).toEqual(['lift 18']);
  const lift = script.steps[step + 1]!.move;
  expect(words(ahead(led, [light, lift])!)).toEqual([]);
});
