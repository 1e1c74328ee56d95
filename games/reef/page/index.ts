import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import Board from './Board.svelte';
import { freshOf, waysOf } from './fresh.ts';
import Hand from './Hand.svelte';
import { pickOf } from './pick.svelte.ts';
import Seats from './Seats.svelte';
import Tools from './Tools.svelte';

export const renderer: Renderer = {
  Board,
  Hand,
  Seats,
  Tools,
  loadLook: async () => (await import('./Look.svelte')).default,
  lines: 3,
  hint: (session) => pickOf(session).hint,
  fresh: freshOf,
  ways: waysOf,
  minor: ['took', 'paid', 'washed', 'drifted', 'reshuffled', 'flowed-in', 'breeding-open'],
  loadSheet: async () => (await import('./ScoreSheet.svelte')).default,
  drawn: ['take', 'turn', 'buy', 'catch', 'pay', 'boat', 'shark', 'shark-fish'],
  brief: (move, { outlook }) => speech.words.games.reef!.things[outlook.moveName(move)],
};
