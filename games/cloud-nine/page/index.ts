import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Seats from './Seats.svelte';
import Tools from './Tools.svelte';

/** What an event is seen by afterwards. */
const SEEN: Readonly<Record<string, (args: readonly number[]) => string>> = {
  jumped: ([seat]) => `.seats [data-seat='${seat}']`,
  'reached-top': ([seat]) => `.seats [data-seat='${seat}']`,
  rose: ([, cloud]) => `[data-level='${cloud}']`,
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
  loadSheet: async () => (await import('./ScoreSheet.svelte')).default,
};
