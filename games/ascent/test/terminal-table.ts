/** The Ascent before a terminal: a mountain with nearly everything on it. */
import type { Match } from '@halcyon/kernel';
import { dressed, openTerminal } from '@halcyon/terminal-kit/test-kit';
import { manifest } from '../manifest.ts';
import { CARD_WORDS } from '../rules/index.ts';
import { table } from './draw.ts';

export const terminal = await openTerminal(manifest);
const { drawing, sceneAt } = terminal;

export const everything = ['documentary', 'green-path', 'wildlife'];

/** Nearly everything that can lie on a mountain: a bridge, a covered one, a campfire, herds and a path of grass. */
export const busy = (hand: string): Match =>
  table({
    features: everything,
    mountain: `
      g9
      g6 r6i
      g8 s8 r8
      r5 g7 rock-fire g2i s4
      s10 g10 r10 s12 r11 s11 bridge g11i`,
    hands: [hand, 's1 s2'],
    ibex: { 8: 1, 19: 2, 26: 3 },
    panoramas: '9-8-7 10-11-12 3-4-3',
    more: ['covered: 4', 'filmed: 0 1 0'],
  });

export const cardOf = (word: string): number =>
  Number(Object.entries(CARD_WORDS).find(([, name]) => name === word)![0]);

/** The mountain as lines, between two empty ones. */
export const picture = (match: Match, selected?: number): string => {
  const scene = dressed(sceneAt(match, { selected }), { scale: 1 });
  return `\n${drawing.board(scene).join('\n')}\n`;
};
