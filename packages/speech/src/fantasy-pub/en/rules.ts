/** The rules of Fantasy Pub in English, by clause. */
import type { GameSpeech } from '../../speaker.ts';

export const rules = {
  'P1.1':
    'Two to five may play. Each player has a clan of seven characters: two goblins, two dwarves, two orcs and one troll (numbers from outside the rule summary that we have). Tokens show a coin on one side and a beer on the other; there are always enough (our ruling). There are two dice.',
  'P1.2':
    'The door and tables 1 to 6 form a ring, clockwise in this order. At the beginning one coin lies on each table, and the innkeeper stands beside the door, at no table.',
  'P1.3':
    'Each player shuffles the seven characters face down as a pile, draws the first and puts it at the door with 4 coins.',
  'P1.4':
    'The goal is 15 beers with two players, 13 with three, 11 with four and 9 with five. The rule summary lets the thirstiest begin; here chance decides (our ruling).',
  'P2.1':
    'Throw both dice. Then do one action with one die or with the sum of both. If you used one die, you may do another action with the other one. The first action must be done if there is one. If nothing is possible with either die or with the sum, throw both again (from outside the rule summary); after 20 throws the turn passes on (our ruling). The turn ends when no die is left, or earlier if you say so after the first action.',
  'P2.2':
    'You act only with your own characters, and only with those in the pub. The same character may use both dice, and you may do the same action twice (from outside the rule summary).',
  'P3.1':
    'Enter: draw the top card of your pile and put it at the door with as many coins as the number that you use. A sum above 6 gives 6 coins (our ruling). You cannot enter while another of your clan stands at the door.',
  'P3.2':
    'Move: one of your characters goes clockwise as many places as the number that you use, minus all the beers on it. The door counts as a place and may be passed. If that leaves less than 1, it cannot move (our ruling). Only the place where it arrives matters. A move of seven places is allowed and counts as leaving and arriving (our ruling).',
  'P3.3':
    'Innkeeper: send him to the table with the number of one die, never of the sum. He never goes to the table where he is; at the beginning all six are allowed. If anybody sits at that table, you must choose one of them, of whatever clan, who drinks. At an empty table nothing happens.',
  'P3.4':
    'Leave: this costs one die of any number, never the sum. The character must be at the door, or be an orc at the innkeeper’s table (P4.5), and have at least as many beers as coins. You put its beers before you, where they count; its coins go to the supply (our ruling) and its card goes face up under your pile. When you have to draw and the top card is face up, the whole pile is first turned face down and shuffled.',
  'P4.1':
    'A character may sit at a table if it is alone there, or if all the others are of its own race, or if all the others are of other races and all of those differ. Clans do not matter.',
  'P4.2':
    'At the door any characters may stand together, but only one of each clan. Nobody drinks or pays at the door (from outside the rule summary).',
  'P4.3':
    'To drink means to turn one of the character’s own coins to its beer side. That happens only when somebody arrives at a table. If the others there are of the same race, everybody at the table drinks one beer. If they are of other races, each pays one beer to the next higher race at the table; from low to high: goblin, dwarf, orc, troll. The payer loses a coin, and it becomes a beer on the receiver. The highest pays nothing, and the lowest receives nothing. All pay at once (our ruling): whoever has a coin pays, even to a receiver who is thrown out by it, and that beer is lost with it; only afterwards are characters thrown out. When the innkeeper arrives, one character drinks (P3.3). A character that is alone at its table does not drink.',
  'P4.4':
    'A character is thrown out at once when it has its sixth beer, or when it must drink or pay and has no coin; then the receiver gets nothing (our ruling). Its beers and coins go to the supply, and its card goes face up under its owner’s pile (our ruling).',
  'P4.5':
    'A goblin that arrives at a table or at the door must take a coin that lies there, but only one, and before anybody drinks (our ruling). Entering counts as arriving at the door, the set-up does not (our ruling). A dwarf may move in either direction. An orc may also leave the pub from the innkeeper’s table; it needs the beers of P3.4 there too (our ruling). A troll must leave one coin at the table or door from which it moves, before it arrives, but not when it leaves the pub. Without a coin it leaves none and is not thrown out for that (our ruling).',
  'P5.1': 'The first player who reaches the goal wins at once. If your pile is empty, nobody can enter.',
  'P5.2': 'Nobody knows the order of the cards that lie face down, not even their owner. Everything else is public.',
  'P5.3':
    'After 1,000 turns the game ends: whoever has most beers out of the door wins; if several have as many, they share the win (our ruling).',
} satisfies GameSpeech['rules'];
