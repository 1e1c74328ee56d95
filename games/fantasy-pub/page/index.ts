import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Look from './Look.svelte';
import Seats from './Seats.svelte';
import Tools from './Tools.svelte';

export const renderer: Renderer = {
  Board,
  Hand,
  Seats,
  Tools,
  Look,
  lines: 3,
  drawn: ['enter', 'move', 'back', 'innkeeper', 'serve', 'leave'],
  brief: (move, { outlook, speaker }) => (outlook.moveName(move) === 'end' ? speaker.move(move) : undefined),
};
