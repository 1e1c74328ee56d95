/** The coach in English. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Your first evening',
    say: {
      goal: 'The goal: be first to have 15 beers out of the door. Your clan drinks inside, and has to get out again in time.',
      turn: 'On your turn you throw two dice. Do one action with each, or a single one with their sum. After the first you may stop.',
      move: 'Your goblin goes clockwise. Tap it, then table 3; a second tap there plays. A goblin takes a coin that lies where it arrives.',
      enter:
        'The door is free: with the 5, let the next of your clan enter. It brings five coins, and each coin can become a beer.',
      same: 'Now the other clan, with 3 and 4: its goblin comes to yours. Same race: everybody at the table turns a coin to its beer side.',
      innkeeper:
        'The innkeeper brings beer too. Each die can send him to the table of its number: with the 3, send him to table 3.',
      choose: 'Somebody at his table must drink, of whatever clan, and you choose who. Let your goblin drink.',
      slow: 'Beers slow down: with two of them a 4 leads only two places on. Move your goblin to table 5, where a coin lies.',
      'way-out':
        'Your goblin now has four coins and two beers. To leave the pub it needs at least as many beers as coins.',
      differ:
        'Later. Where all races differ, each pays one beer to the next higher: goblin, dwarf, orc, troll. Move your orc to the goblin.',
      sixth:
        'The goblin has paid for your orc. Now the troll: it has five beers. Send the innkeeper to table 6 and let it drink.',
      'thrown-out':
        'The sixth beer throws out, and all its beers are lost. So does having to drink or to pay without a coin.',
      back: 'Your dwarf has three beers and two coins. Dwarves may walk both ways: a 4, less three beers, takes it back to the door.',
      leave:
        'A character leaves from the door with any one die, if it has at least as many beers as coins. Let your dwarf leave.',
      safe: 'Three beers are safe now, and the dwarf will enter again. Many coins make many beers; few coins, a quick way out.',
      last: 'The end: you have 11 beers, the others 13. Four more will do. Send the innkeeper to your orc and let it drink.',
      win: 'An orc may leave from the innkeeper’s table too. Its four beers make 15: whoever has them first wins at once.',
    },
  },
} satisfies Coach;
