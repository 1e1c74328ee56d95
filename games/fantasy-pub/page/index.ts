import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import { atSeat, type Way, waysByName } from '@halcyon/page-kit/ways.ts';
import { clanOf } from '../rules/vocabulary.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { pickOf } from './pick.svelte.ts';
import Seats from './Seats.svelte';
import { GUEST } from './spots.ts';
import Tools from './Tools.svelte';

const guest = (character: number | undefined): string => `[data-cell='${GUEST + (character ?? 0)}']`;
/** What an event is seen by afterwards. Whoever was thrown out lies in the pile of the clan. */
const SEEN: Readonly<Record<string, (args: readonly number[]) => readonly string[]>> = {
  entered: ([, who]) => [guest(who)],
  moved: ([who]) => [guest(who)],
  drank: ([who]) => [guest(who)],
  paid: ([from, to]) => [guest(from), guest(to)],
  'thrown-out': ([who = 0]) => [atSeat(clanOf(who))],
  'left-the-pub': ([who]) => [atSeat(who)],
  'left-coin': ([, place]) => [`[data-coins='${place}']`],
  innkeeper: () => ["[data-flip='innkeeper']"],
};

/** Places of the pub are cells, and so are its guests. */
const WAYS: Readonly<Record<string, (args: readonly number[]) => Way>> = {
  entered: ([who, character]) => ({ from: atSeat(who), to: guest(character) }),
  paid: ([from, to]) => ({ from: guest(from), to: guest(to) }),
};

export const renderer: Renderer = {
  Board,
  Hand,
  Seats,
  Tools,
  loadLook: async () => (await import('./Look.svelte')).default,
  minor: ['threw', 'pile-shuffled'],
  lines: 3,
  drawn: ['enter', 'move', 'back', 'innkeeper', 'serve', 'leave'],
  brief: (move, { outlook, speaker }) => (outlook.moveName(move) === 'end' ? speaker.move(move) : undefined),
  hint: (session) => pickOf(session).hint,
  fresh: ({ name, args }) => SEEN[name]?.(args) ?? [],
  ways: (news, outlook) => (WAYS[news.name] ? [WAYS[news.name]!(news.args)] : waysByName(news, outlook)),
  loadSheet: async () => (await import('./ScoreSheet.svelte')).default,
};
