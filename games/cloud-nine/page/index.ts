import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import { atSeat } from '@halcyon/page-kit/ways.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Seats from './Seats.svelte';
import Tools from './Tools.svelte';

const level = (cloud: number): string => `[data-level='${cloud}']`;
/** What an event is seen by afterwards. */
const SEEN: Readonly<Record<string, (args: readonly number[]) => string>> = {
  jumped: ([seat]) => atSeat(seat),
  'reached-top': ([seat]) => atSeat(seat),
  rose: ([, cloud]) => level(cloud!),
  pilot: () => '[data-tray]',
};

export const renderer: Renderer = {
  Board,
  Hand,
  Seats,
  Tools,
  loadLook: async () => (await import('./Look.svelte')).default,
  // The tray shows the dice, and who is pilot.
  minor: ['threw', 'die', 'drew', 'reshuffled'],
  lines: 3,
  drawn: ['jump', 'stay', 'throw', 'raise', 'wild', 'fall'],
  fresh: ({ name, args }) => (SEEN[name] ? [SEEN[name](args)] : []),
  ways: ({ name, args: [, cloud] }) => (name === 'rose' ? [{ from: level(cloud! - 1), to: level(cloud!) }] : []),
  loadSheet: async () => (await import('./ScoreSheet.svelte')).default,
};
