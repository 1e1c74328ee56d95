/** Fantasy Pub in English: what only the terminal says. */
import type { PubTerminal } from '../terminal.ts';

export const terminal = {
  heads: { inside: 'pub', beers: 'beers', pile: 'pile' },
  typed: { enter: 'enter in e', back: 'back b', innkeeper: 'innkeeper inn i', leave: 'leave out', end: 'end pass' },
  keys: {
    act: 'goblin: its ways · goblin 5: move · enter 4 · inn 3 · leave orc · ?: moves · help',
    moving: '5: go clockwise · leave · another one · Enter: put it back · help',
    back: '-5: the other way round',
    serve: 'a character (bO): it drinks · ?: moves · undo · help',
  },
  help: {
    pick: 'show where a character of yours may go; then the number alone moves it (g, g2 and a-goblin2 work too)',
    move: 'move your goblin clockwise by 5',
    back: 'move your dwarf counter-clockwise by 2',
    enter: 'let your next character enter with 4 coins',
    innkeeper: 'send the innkeeper to table 3; then name who drinks',
    leave: 'let your orc leave the pub; ‘leave orc 2’ uses the 2',
    end: 'end your turn after one action',
  },
  stuck: (character) => `${character}: can go nowhere now.`,
} satisfies PubTerminal;
