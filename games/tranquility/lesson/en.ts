/** The coach in English. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Your first sea',
    say: {
      goal: 'The goal: fill all 36 cells of this sea with islands, together.',
      order:
        'Their numbers must rise along the chain: from left to right, then on with the row above. Nothing may ever lie out of order.',
      free: 'Where no island lies next to it, an island costs nothing. Tap the 8, then the lit cell.',
      partner: 'You draw a new card. Now your partner acts, without a word: what they lay is all they tell you.',
      price:
        'Next to an island you pay the difference: the 10 beside the 8 costs two cards. Lay it, then give two high cards.',
      'face-down':
        'What you paid lies face down and is gone for good. Your partner has nothing cheap to lay, and discards two cards instead.',
      discard:
        'That is the second thing you can do on your turn. Discard the 72 and the 74: the 71 lies near the end, and they would find no room.',
      refusals: 'Whatever the rules forbid is refused, with the reason and the rule. So you can try anything.',
      'must-start': 'Later: you have drawn a Start. As long as none lies, whoever holds one must play it. Play it now.',
      offer:
        'It costs eight cards from all hands together, and both of you have drawn two more. Only numbers may be said now: offer four.',
      missing:
        'That makes seven, so one card is missing. In each round all offer anew, until it makes eight. Stay with four.',
      share: 'Eight. Each gives as many as offered. Give 11, 12, 77 and 78: no empty cell is left for them.',
      started: 'The Start lies, and both hands are filled up to five again. A sea without a Start cannot be finished.',
      'last-cell': 'The end is near: one cell is empty, and your pile too. The 45 costs two cards: keep the Finish.',
      lose: 'Whoever can neither play a card nor discard two makes all of you lose. Your partner can still discard two.',
      finish: 'The sea is full and a Start lies: now the Finish wins, for all of you. Tap your Finish and play it.',
    },
  },
  solo: {
    title: 'Alone',
    say: {
      alone: 'Alone you have one draw pile and a hand of five; all else is as you know it. Place the 35 in row 3.',
      forced: 'You have drawn the Start, so you must play it now.',
      eight: 'Alone you draw eight more cards for it, and then discard eight. Keep 24, 40, 47 and 56.',
      'solo-end':
        'Then you draw up to five again. You win with a Finish in a full sea, and lose when there is nothing left to do.',
    },
  },
  'jagged-rocks': {
    title: 'Jagged Rocks',
    say: {
      closed: 'The Jagged Rocks close row 3: no card may be placed there. Place the 22 in row 2.',
      shift: 'After every action you move the Jagged Rocks to another row with an empty cell. Move them to row 6.',
      'partner-shifts': 'Your partner does the same, and may open or close just the row that you need.',
      stay: 'Place the 36 in row 3. Then keep the Jagged Rocks where they are: that costs two cards, the 7 and the 73.',
      gone: 'As soon as four rows are complete, the Jagged Rocks leave the game. Until then they lie best where nobody has much to do.',
    },
  },
  'sea-monsters': {
    title: 'Sea Monsters',
    say: {
      held: 'No number fits between 30 and 31, yet a cell does. You hold a Sea Monster: tap it, then the 31. Both leave the game.',
      'free-again':
        'A Sea Monster takes up room in your hand and is never discarded, not even to pay. To play it is your whole action.',
      fill: 'The cell is empty again. Place the 33 there, and one cell with two possible numbers is left before it.',
      'finish-waits':
        'As long as anybody holds a Sea Monster, a Finish is refused. So play them in time, where they help or hurt little.',
    },
  },
  'storm-compass': {
    title: 'Storm & Compass',
    say: {
      storms: 'Storms hide in the draw piles and strike when they are drawn. Place the 49 in row 4: one comes to you.',
      purple: 'A Purple Storm closes a row of your choice that has an empty cell. Put it beside row 3.',
      compass: 'A Compass ends any Storm; all of you own the Compasses together. Spend one now: that is no action.',
      open: 'Row 3 is open again. Place the 36 there.',
      earn: 'You earn a Compass with the Start, with a row of six consecutive numbers, or by discarding a whole hand as an action.',
      colours:
        'A Yellow Storm leaves you a hand of three. Under an Orange Storm you place islands only next to islands.',
    },
  },
  wild: {
    title: 'Wild cards',
    say: {
      'stands-for':
        'As an island, a Wild gets its number when it lies, and you pay for that number. Place it beside the 31, as 32, and pay with the 73.',
      anything:
        'A Wild may be discarded too, or be the Start. Keep it for what is missing: no other card can do so much.',
      last: 'The sea is full, and none of you holds a Finish. Your Wild can stand for it: play it as the Finish.',
    },
  },
  'high-arch': {
    title: 'The High Arch',
    say: {
      pillars:
        'First you build two pillars, and nothing is paid there. Place the 49 in the left one, between 38 and 57.',
      'own-order':
        'Each pillar ascends by itself, from bottom left to top right. Your partner fills the last cell of the right one.',
      roof: 'Both pillars are full: now the roof is built, a chain of its own. Place the 36 in it.',
      pay: 'In the roof you pay as ever: the 37 beside the 36 costs one card, the 73.',
      'arch-end':
        'There is no Start here. With all 28 cells of the roof filled, a Finish wins. What the pillars took is missing in the roof.',
    },
  },
  pyramid: {
    title: 'The Pyramid',
    say: {
      'border-cells':
        'Six cells of the Pyramid hold a border card. Whoever places an island there draws an Explorer card. Place the 27 on one.',
      kept: 'A Compass: you keep it in your hand. Now your partner tries such a cell too.',
      storm:
        'A Storm: the 38 went back to their hand, and the cell is blocked. Discard your Compass: tap it, then the Storm.',
      'goes-on':
        'This time nothing happened, and the 38 lies. All other cells are as you know them: place the 49 in row 3.',
      deck: 'A Sea Monster takes the island, Jagged Rocks cost a card more. A Finish comes to your hand: with it you win on a full Pyramid.',
    },
  },
  'day-night': {
    title: 'Day & Night',
    say: {
      sides:
        'Islands have a day and a night side. In the end the lower three rows must show night, the upper three day. Place the 49 in row 4.',
      turned: 'You drew a Compass: all hands were turned and now show night. Islands lie as the hand is turned.',
      night: 'Night belongs below. Place the 36 in row 3.',
      'turn-over':
        'The 17 in row 2 shows day. To turn an island is an action too, and costs a card: turn the 17 and give the 73.',
      'finish-waits':
        'A Finish is refused until every island shows the right side. Place below by night and above by day, and little is left to turn.',
    },
  },
  competitive: {
    title: 'Competitive',
    say: {
      rivals:
        'Two against each other, you by day: two points for each island of yours, one less for each discard. Place the 32 beside your 31, for the 73.',
      row: 'Three of yours in a run score three more. You drew from the face-up row, the card furthest from the pile first.',
      gaps: 'Nobody may make it impossible to fill the sea: each gap needs as many numbers as cells. Place the 49 in row 4.',
      points: 'It ends when the sea is full or both hold at most one card. Long runs and few discards win.',
    },
  },
} satisfies Coach;
