/** The coach in English. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Your first reef',
    say: {
      goal: 'The goal: be the first to have five broods. For a brood a male and a female meet on one of your corals, in the colours of a visible breeding card.',
      worms:
        'A turn begins with two dice. You threw yellow and purple and took a worm of each; your opponent chose one of these colours. You pay with worms.',
      coral:
        'You can buy where you have a boat: at column 1. In your own row a card costs one worm. Buy the coral, and pay with pink: no breeding card shows it now.',
      end: 'You could go on as long as you can pay. End your turn: the sea slides towards the shore, and new cards come in at the reef.',
      share:
        'Your opponent threw red and blue, and you too take one worm, of a colour that you choose. Blue is on two breeding cards: take it.',
      fish: 'The current has brought the yellow male to your boat. Worms for a fish must have its colour. Catch it: it goes onto your coral at once, where the first fish may be any.',
      boat: 'A boat costs three worms of any colours and opens the next column towards the reef. Buy one, and pay with red, green and purple.',
      later:
        'So much for the beginning. In the middle rows a face-up card costs two worms, in your opponent’s row three. Some turns later:',
      turn: 'In the middle rows, one worm of any colour turns a card up. Then you take it for one more, or leave it face up. Turn up the one at column 2, and pay with red.',
      brood:
        'A purple female. A breeding card shows yellow and purple, so she makes a brood with your yellow male. Catch her for one purple worm.',
      stays:
        'Both fish are discarded. The breeding card stays on that coral for good, and the next one was turned up. You may have no more than five corals.',
      shark:
        'Your opponent needs the green male at column 3. A shark takes any face-up card out of the sea, for free and without a boat. Press the shark, then that fish.',
      art: 'Good play: boats and corals early, worms in the colours of the breeding cards, and an eye on what others need. A shark can also take a fish from one of your own corals.',
      pearl:
        'Near the end, four broods each. The yellow female in the middle costs two yellow worms, and you have one. Buy the pearl first, and pay with blue.',
      fifth:
        'A pearl pays like a worm of whatever colour you need. Catch the yellow female: with your red male she makes the fifth brood.',
      won: 'Whoever gets a fifth brood wins at once.',
    },
  },
} satisfies Coach;
