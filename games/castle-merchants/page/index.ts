import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Look from './Look.svelte';
import { hintOf } from './preview.ts';
import Seats from './Seats.svelte';
import Tools from './Tools.svelte';

export const renderer: Renderer = {
  Board,
  Hand,
  Seats,
  Tools,
  Look,
  lines: 3,
  hint: hintOf,
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
