import { SUMMIT } from '@halcyon/ascent';
import { kindOf, type Move } from '@halcyon/kernel';
import type { Session } from '../../table/session.svelte.ts';
import type { Renderer } from '../renderer.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Look from './Look.svelte';
import { pickOf } from './pick.svelte.ts';
import Seats from './Seats.svelte';
import Tools from './Tools.svelte';

const nameOf = (move: Move, { match }: Session): string => match.rules.moves[kindOf(move)]!.name;

export const renderer: Renderer = {
  Board,
  Hand,
  Seats,
  Tools,
  Look,
  drawn: ['place', 'campfire', 'lift', 'bridge', 'drop', 'herd', 'up'],
  // Three sentences in a row are too long for a phone.
  brief: (move, session) => (nameOf(move, session) === 'grapple' ? session.speaker.words.things.grapple : undefined),
  first: (move, session) => pickOf(session).card === SUMMIT && nameOf(move, session) === 'summit',
};
