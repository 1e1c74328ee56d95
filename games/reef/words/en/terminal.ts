/** The Reef in English: what only the terminal says. */
import type { ReefTerminal } from '../terminal.ts';

export const terminal = {
  broods: 'broods',
  typed: { boat: 'boat', shark: 'shark s', keep: 'yes y keep', leave: 'leave no n', end: 'end pass' },
  keys: {
    act: 'b2: buy it, catch it or turn it up · ?: moves · help',
    take: 'red: take this worm · ?: moves · help',
    pay: 'red, pearl: pay with it · red red blue: at once · ?: moves · undo · help',
    keep: 'yes: take it · leave · ?: moves · help',
    keepFish: 'yes, or the number of a coral: take it · leave · ?: moves · help',
  },
  help: {
    cell: 'buy the card in b2, catch it if it is a fish, or turn it up if it lies face down',
    coral: 'catch the fish in b2 for your coral 3',
    pay: 'pay for it with these worms at once; ‘pearl’ pays with a pearl',
    colour: 'take or pay a worm of this colour; its first letters or its sign do as well',
    boat: 'buy a boat; ‘boat red red blue’ pays for it too',
    shark: 'let a shark take the card in c4',
    eat: 'let a shark eat the fish on your coral 2',
    leave: 'leave the card that you turned up; ‘yes’ takes it',
    end: 'end your turn',
  },
} satisfies ReefTerminal;
