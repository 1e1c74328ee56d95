import { argOf, type Move } from '@halcyon/kernel';
import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import type { Session } from '@halcyon/page-kit/session.ts';
import { cardName } from '../look/cards.ts';
import { BORDER, FINISH, START, WILD } from '../rules/index.ts';
import Board from './Board.svelte';
import { fresh } from './fresh.ts';
import Hand from './Hand.svelte';
import { hint } from './hint.ts';
import { loadModules, toolsOf } from './modules/index.ts';
import { pickOf } from './pick.svelte.ts';
import Seats from './Seats.svelte';

/** What a card can do besides lying in the sea; its buttons come first while it is picked up. */
const BESIDES: Readonly<Record<number, readonly string[]>> = {
  [START]: ['start'],
  [FINISH]: ['finish'],
  [WILD]: ['wild-start', 'wild-finish', 'wild-compass'],
  [BORDER]: ['border-finish'],
};
const STANDS_IN: Readonly<Record<string, number>> = {
  'wild-start': START,
  'wild-finish': FINISH,
  'border-finish': FINISH,
};
const isPicked = (move: Move, session: Session): boolean =>
  BESIDES[pickOf(session).card ?? 0]?.includes(session.outlook.moveName(move)) ?? false;

export const renderer: Renderer = {
  Board,
  Hand,
  Seats,
  get Tools() {
    return toolsOf();
  },
  prepare: loadModules,
  loadLook: async () => (await import('./Look.svelte')).default,
  loadSheet: async () => (await import('./ScoreSheet.svelte')).default,
  drawn: [
    ...['place', 'drop', 'rocks', 'purple', 'monster', 'wild', 'wild-monster', 'name', 'border', 'clear'],
    'turn-over',
  ],
  // Nine numbers in a row, or the roles of a card that is picked up; the sentence stays the button's name.
  brief(move, session) {
    const name = session.outlook.moveName(move);
    if (name === 'pledge') return String(argOf(move, 0));
    const { card } = pickOf(session);
    const things = session.speaker.words.things;
    const role = STANDS_IN[name];
    return isPicked(move, session) && role !== undefined
      ? `${cardName(things, card!)} → ${cardName(things, role)}`
      : undefined;
  },
  first: isPicked,
  hint,
  fresh,
};
