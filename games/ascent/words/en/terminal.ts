/** What The Ascent says only in the terminal, in English. */
import { counted } from '@halcyon/speech/grammar';
import type { TerminalWords } from '../terminal.ts';

const slots = counted('en', 'slot', 'slots');

export const terminal: TerminalWords = {
  cellsAre: 'Slots as row/place, in brackets the cards that it costs; (0) is free:',
  fires: ['grass fire', 'snow fire', 'rock fire'],
  typed: { fire: 'fire', herd: 'herd', left: 'left l', right: 'right r', stop: 'stop rest' },
  keys: {
    turn: 'a card (g7): slots, costs · d: discard two · ?: moves · help',
    placing: 'row place: lay it there · another card · Enter: put it back · help',
    choosing: 'row place: this one · a card · Enter: none of them · help',
    drop: 'cards, for example g7 s3: discard them · ?: moves · undo · help',
    lift: 'row place: the terrain goes there · ?: moves · undo · help',
    climb: 'left, right: climb (left left stop works too) · ?: moves · undo · help',
  },
  help: {
    pick: 'a card shows its slots and costs; then row and place, or the number of the slot, lays it there',
    pay: 'discard several cards at once; ‘d g7 s3’ discards two, ‘g7 3 2 pay s3 r5’ places and pays',
    fire: 'lay a campfire in row 2, place 3; its terrain goes to row 3, place 1',
    bridge: 'build a bridge in row 1, place 4',
    herd: 'show the herds; ‘herd 2 3’ leads the one in row 2, place 3',
    climb: 'the herd climbs two rows and rests',
  },
  fits: (card, n) =>
    n === 0
      ? `${card} can go nowhere now.`
      : `${card} can go to ${slots(n)}. In brackets the cards that it costs; (0) is free.`,
  houseData: (rule) =>
    `Our own numbers: the pictures of these cards are not available to us, so some values are ours (Rule ${rule}).`,
};
