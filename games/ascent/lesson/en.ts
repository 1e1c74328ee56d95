/** The coach in English. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Your first mountain',
    say: {
      goal: 'The goal: fill all 44 slots of the mountain together, then play a summit on top. You all win, or you all lose.',
      first:
        'On your turn you play a card or discard two. A row grows from the left, and its first slot costs nothing. Low values belong at the foot: tap the grass 1, then the lit slot.',
      partner: 'You drew a card. Now your partner plays, without a word: nobody talks about cards or plans.',
      cost: 'You pay the difference to the left neighbour: a 3 beside the 2 costs one card. And neighbours never have the same type. Place the rock 3, then discard the rock 12.',
      discard:
        'The other action: discard two cards. A 1 fits only in row 1, and there it would cost two by now. Discard both 1s.',
      gone: 'Discards lie face down and never return. When everything is paid, you draw from your own pile until you hold five cards. Later, the mountain has grown.',
      rows: 'Higher up, a card rests on two cards, and its value is at least the number of its row. A 5 beside a 5 costs nothing: place the snow 5 in row 2.',
      bridge:
        'Beside the 6 in row 1 all your cards are dear. A bridge costs nothing, has no value and no type, and beside it nothing is paid. Build it there.',
      fire: 'A campfire takes the place of a terrain of its type, which moves at least one row up. Light the snow campfire on the snow 4 and move the 4 to the beginning of row 3.',
      ember:
        'The campfire itself costs nothing and stays to the end. For its neighbour it has the value of the nearest terrain on its left: here 3.',
      cover:
        'A bridge must be covered before the end. That costs the larger difference to its neighbours: the rock 7 between 6 and 9 costs two. Pay with both 2s.',
      art: 'Good play: low values below, high ones saved for the top, and small differences. A slot at the beginning of a row is free, so spend it on a card that fits nowhere else.',
      last: 'Almost at the top, and the piles are empty. Place the snow 12 beside the 12: it costs nothing.',
      visible:
        'All slots are filled, but one bridge can still be seen, and the summit would be refused. Your partner has the card for it.',
      summit: 'Now each of the 44 slots shows a terrain or a campfire. Play the summit.',
      end: 'A summit is played: all win. All lose if somebody has no action left at the beginning of their turn, so do not spend too many cards.',
    },
  },
  'green-path': {
    title: 'Green Path',
    say: {
      goal: 'You win only if an unbroken path of grass climbs from row 1 to row 8, each card resting on the one before. The hiker shows how far it has come.',
      on: 'The hiker stands in row 3. The first slot of row 4 rests on that card: place the grass 7 there.',
      fire: 'A grass campfire counts as well. Light it on the grass 7 and move the 7 up to row 5: the path grows by a row.',
      plan: 'Grass never lies beside grass, so the path needs a free slot above it, to the left or to the right. Keep one for it in each row.',
      last: 'Only row 8 is missing. Place the grass 12 on the grass below.',
      summit: 'The path is complete, and so is the mountain. Play the summit.',
      end: 'Without the path the summit would have been refused. If the mountain is full and the path is missing, all lose at once.',
    },
  },
  documentary: {
    title: 'Documentary',
    say: {
      goal: 'Before the summit you film three panoramas. The values of each must lie next to each other in a row, in its order from left to right.',
      film: 'In row 1 lie 7 and 8. Place the snow 9 beside them and pay with the snow 1: that films 7-8-9. For 9-8-7 the order would be wrong.',
      second: 'In row 2 lie 3 and 4. Place the rock 3, pay with the rock 2, and 3-4-3 is filmed.',
      down: 'A filmed panorama is turned down at once, and its run may be broken later. Campfires have no value here.',
      cover:
        'The last one: 9 and 8 lie in row 5, before a bridge. Cover it with the snow 7, at the larger difference: two cards.',
      summit: 'Everything is filmed, and no bridge can be seen any more. Play the summit.',
      end: 'With a panorama missing the summit is refused, and on a full mountain all lose at once. Four or five panoramas make it harder.',
    },
  },
  wildlife: {
    title: 'Wildlife',
    say: {
      goal: 'At least eight ibex must stand in row 8 when the summit is played. A terrain with an ibex brings one when it is played from the hand.',
      place: 'Place the rock 6 with ibex beside the 5, and pay with the snow 1. An ibex will stand on it at once.',
      herd: 'A third action: lead a herd, that is all ibex on one card. Lead the one in row 2 to the ibex above it in row 3, then on to row 4, and let the herd rest.',
      pay: 'The herd gathers all ibex on its way: two now. Discard a card for each row that it has climbed.',
      ways: 'A herd climbs only to a terrain or campfire that rests on its card, never sideways and never onto a visible bridge. Gather first: then many climb for the price of one.',
      eighth: 'Seven ibex are in row 8, and the eighth is one row below. Lead it up, and pay with the snow 2.',
      summit: 'Eight ibex stand in row 8. Play the summit, and they climb onto it.',
      end: 'With fewer than eight the summit is refused. One more thing: a campfire never takes the place of a card on which an ibex stands.',
    },
  },
  solo: {
    title: 'Solo',
    say: {
      alone:
        'Alone you hold six cards and have one pile. The terrains of value 1 are not in it. A turn is as ever: place the rock 4 beside the 4.',
      grapple:
        'Now everything in your hand would be dear. Three grapples help: instead of an action, one shuffles your hand into the pile, and you draw six cards. Use one.',
      renewed:
        'That was your whole turn. With the new hand it goes on: the snow 7 beside the 7 in row 2 costs nothing.',
      foot: 'And so does the grass 4 beside the 4 in row 1.',
      end: 'A grapple does not come back, so use it when a hand is really bad. Take fewer than three, or none, to make it harder.',
    },
  },
} satisfies Coach;
