import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
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
  drawn: ['take', 'turn', 'buy', 'catch', 'pay', 'boat', 'shark', 'shark-fish'],
  brief: (move, { outlook }) => speech.words.games.reef!.things[outlook.moveName(move)],
};
