import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import Board from './Board.svelte';
import { freshOf, waysOf } from './fresh.ts';
import Hand from './Hand.svelte';
import { hintOf } from './preview.ts';
import Seats from './Seats.svelte';
import Tools from './Tools.svelte';

export const renderer: Renderer = {
  Board,
  Hand,
  Seats,
  Tools,
  loadLook: async () => (await import('./Look.svelte')).default,
  lines: 3,
  hint: hintOf,
  fresh: freshOf,
  ways: waysOf,
  minor: ['played', 'drew', 'loaded', 'covered', 'reshuffled'],
  loadSheet: async () => (await import('./ScoreSheet.svelte')).default,
  drawn: [
    'landslide',
    'draw',
    'place',
    'shift',
    'move',
    'remove',
    'throw',
    'pay',
    'put',
    'carry',
    'take',
    'nothing',
    'sell-for-gold',
    'sell-for-cards',
    'throw-free',
    'end',
  ],
};
