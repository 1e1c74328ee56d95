/** Castle Merchants on tables for tests: a land with nearly everything on it. */
import type { Match } from '@halcyon/kernel';
import { dressed, type Look, openTerminal } from '@halcyon/terminal-kit/test-kit';
import { manifest } from '../manifest.ts';
import { type Drawn, table } from './draw.ts';

export const terminal = await openTerminal(manifest);
const { drawing, sceneAt } = terminal;

const LAND = `
  b .  .  ## .  .
  c .  vi .  .  mo
  d .  fo fo .  .  fi fi ##
  e *  ro .  .  *  .  fo fo *
  f .  .  .  .  fo fo fo .
  h .  mo`;
/** Three merchants share a hex, one stands alone; some have sold. Seat 0 acts and holds a card of each kind. */
export const busy = (more: Partial<Drawn> = {}): Match =>
  table({
    hands: ['forest forest field castle-road mountain village', 'field', 'field', 'village village'],
    map: LAND,
    merchants: 'e8 e8 d2 e8',
    purses: ['cheese gems', '', 'wine', ''],
    carts: ['wine cloth gems', '', 'wine cloth cheese gems weapons', 'gems weapons'],
    ...more,
  });
/** For two, with what the die shows. */
export const thrown = (die: string): Match =>
  busy({
    hands: ['forest field', 'field'],
    merchants: 'e8 d3',
    purses: ['', ''],
    carts: ['', ''],
    slides: [3, 3],
    die,
  });
/** No forest lies beside the map. */
export const overgrown = (): Match =>
  busy({
    hands: ['forest field', 'field'],
    merchants: 'e8 d3',
    purses: ['', ''],
    carts: ['', ''],
    map: `d . fo fo fo fo fo . ##
          e * ro . . * . fo fo *
          f . . . . . fo fo`,
  });
/** In the castle of the gems, with gems. */
export const selling = (): Match =>
  busy({ hands: ['forest', 'field'], merchants: 'e1 d3', purses: ['', ''], carts: ['gems', ''], frames: 'next; sell' });

/** The map as lines, between two empty ones. */
export const picture = (match: Match, look: Look = {}): string =>
  `\n${drawing.board(dressed(sceneAt(match, look), { scale: 1 })).join('\n')}\n`;
