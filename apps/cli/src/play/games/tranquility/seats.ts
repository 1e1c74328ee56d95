/** The seats beside the sea: cards in hand, in the pile and away; Storms before a seat; what it offers; the team's Compasses. */
import { topFrame } from '@halcyon/kernel';
import { NOT_SAID } from '@halcyon/tranquility';
import type { Scene } from '../../scene.ts';
import { cut, fit, fitRight, width } from '../../text.ts';
import { STORM } from './grid.ts';
import { seaOf } from './sea.ts';

const NAME = 12;
const NUMBERS = [5, 7, 5] as const;

const titled = ({ names, bots, viewer, table, words }: Scene, seat: number): string => {
  const name = names[seat] ?? '';
  const role = seat === viewer ? table.you : bots[seat] ? words.bot : '';
  // 'You (you)' and 'Bot 2 (bot)' say nothing new.
  if (role === '' || name.toLowerCase().startsWith(role.toLowerCase())) return name;
  const tail = ` (${role})`;
  return cut(name, NAME - 2 - width(tail)) + tail;
};

export const drawSeats = (scene: Scene): string[] => {
  const { ink, words, names, speaker } = scene;
  const sea = seaOf(scene);
  const { things } = speaker.words;
  const numbers = (parts: readonly (string | number)[]): string =>
    parts.map((part, i) => fitRight(cut(String(part), NUMBERS[i]! - 1), NUMBERS[i]!)).join('');
  const { hand, pile, gone } = words.tranquility;
  const lines = [ink.dim(fit('', NAME) + numbers([hand, pile, gone]))];
  const pledging = scene.rules.frames[topFrame(sea)] === 'pledge';

  for (const seat of names.keys()) {
    const turn = sea.turn === seat && sea.ended === 0;
    const name = fit(`${turn ? '▸' : ' '} ${titled(scene, seat)}`, NAME);
    const away = sea.discards[seat]!.length + sea.given[seat]!.length;
    const counts = numbers([sea.hands[seat]!.length, sea.piles[seat]!.length, away]);
    lines.push(`${turn ? ink.bold(name) : name}${counts}`);
    const storms = [
      [sea.yellows?.[seat] ?? 0, things.yellow] as const,
      [sea.oranges?.[seat] ?? 0, things.orange] as const,
    ].flatMap(([count, storm]) => (count > 0 ? [`${STORM.repeat(count)} ${storm}`] : []));
    const said = sea.pledges[seat]!;
    // With five seats there is one line for each; the offers are what counts then.
    const notes = pledging
      ? [[said === NOT_SAID ? '…' : words.tranquility.offers(said), ...storms].join(' · ')]
      : storms;
    lines.push(...notes.map((note) => cut(`    ${note}`, NAME + NUMBERS.reduce((sum, n) => sum + n, 0))));
  }
  if (sea.compasses !== undefined) {
    lines.push(
      '',
      `  ${'✦'.repeat(sea.compasses)}${sea.compasses > 0 ? ' ' : ''}${things.compasses}  ${sea.compasses}`,
    );
    lines.push(ink.dim(`  ${words.tranquility.toEarn(sea.supply ?? 0)}`));
  }
  return lines;
};
