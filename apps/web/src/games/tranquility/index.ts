import { argOf, kindOf } from '@halcyon/kernel';
import type { Renderer } from '../renderer.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Look from './Look.svelte';
import Seats from './Seats.svelte';

export const renderer: Renderer = {
  Board,
  Hand,
  Seats,
  Look,
  drawn: ['place', 'drop', 'rocks', 'purple'],
  // Nine numbers in a row; the sentence stays the button's name.
  brief: (move, session) =>
    session.match.rules.moves[kindOf(move)]!.name === 'pledge' ? String(argOf(move, 0)) : undefined,
};
