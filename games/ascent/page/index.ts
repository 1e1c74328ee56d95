import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import { SUMMIT } from '../rules/index.ts';
import Board from './Board.svelte';
import { changedBy, waysOf } from './fresh.ts';
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
  drawn: ['place', 'campfire', 'lift', 'bridge', 'drop', 'herd', 'up'],
  hint: (session) => pickOf(session).hint,
  fresh: changedBy,
  ways: waysOf,
  minor: ['herd-led', 'herd-climbs', 'dropped', 'drew'],
  loadSheet: async () => (await import('./ScoreSheet.svelte')).default,
  // Three sentences in a row are too long for a phone.
  brief: (move, { outlook, speaker }) =>
    outlook.moveName(move) === 'grapple' ? speaker.words.things.grapple : undefined,
  first: (move, session) => pickOf(session).card === SUMMIT && session.outlook.moveName(move) === 'summit',
};
