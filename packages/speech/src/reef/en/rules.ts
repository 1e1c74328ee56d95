/** The rules of The Reef in English, by clause. */
import type { GameSpeech } from '../../speaker.ts';

export const rules = {
  'F1.1':
    'The Reef is for two. There are 60 sea cards, 21 breeding cards, 15 boats, 48 worms (8 of each of six colours) and two dice with the same six colours. These numbers come from outside the rule summary that we have.',
  'F1.2':
    'Of the 60 sea cards 24 are fish: each of the six colours has a male and a female, each of them twice. The others are 12 corals, 6 sharks, 6 pearls and 12 cards of open water. House data: the cards are not available to us.',
  'F1.3':
    'A breeding card shows two colours. Every pair of different colours is there once, which makes 15, and every colour with itself, which makes 6 (from outside the rule summary, deduced from the number 21). Either fish of a pair may have either of the colours.',
  'F1.4':
    'The six colours are house data, because the cards are not available to us: red, yellow, green, blue, purple and pink. So that nobody has to tell them apart by colour alone, each has a symbol: red a star, yellow a shell, green a leaf, blue a wave, purple a spiral and pink a drop.',
  'F2.1':
    'The sea is laid out in 4 rows of 8 columns. One outer row lies before each player, face up; the two middle rows lie face down. The other 28 cards are the pile at the reef end. The current runs from the reef to the shore (layout from outside the rule summary).',
  'F2.2':
    'Each player begins with a boat at the column next to the shore and with one worm of each colour (both from outside the rule summary). Four breeding cards are turned up.',
  'F2.3': 'By the rule summary, whoever is best at holding their breath begins; here chance decides (our ruling).',
  'F3.1':
    'Throw both dice. Take two worms from the supply, one of each colour thrown, or two of the same colour after a double. If a colour has run out, take any other colour that you like; if there is no worm at all, take nothing (our ruling). First you take what is there, then you choose the replacements one by one. Then your opponent chooses one worm of one of the two colours; if one of these has run out by then, it may be of any colour (our ruling).',
  'F3.2':
    'After that you may buy sea cards, buy boats and use sharks, in any order and as long as you can pay. End your turn when you like. Worms that you pay return to the supply.',
  'F3.3':
    'You can buy only in columns where you have a boat. A card costs 1 worm in your own row, 2 in the middle rows and 3 in your opponent’s row. In the middle rows, 1 worm turns a face-down card up; then you must decide at once whether to take it for 1 more or to leave it. If you leave it, it stays face up for the rest of its time in the sea, even when it slides, and costs 2.',
  'F3.4':
    'Corals lie face up before you. You may have no more than five, and those with a brood count (our ruling). Pearls and sharks lie face up before you until you use them. You may also buy open water; it is discarded at once (our ruling, because without it the game could get stuck).',
  'F3.5':
    'A fish is paid for with worms of its own colour; a pearl stands for any colour. The worm that only turns a card up may have any colour (from outside the rule summary). You must put the fish on one of your corals at once, so you cannot buy it if none may take it. A coral has room for one male and one female. The first fish on a coral may be any (our ruling); the second must form a pair with it that is on one of the four visible breeding cards.',
  'F3.6':
    'When a pair is complete, you have a brood: both fish are discarded, and the breeding card stays on that coral, which takes no more fish. Another breeding card is turned up.',
  'F3.7':
    'A shark takes one face-up card out of the sea, wherever it lies and even without a boat there, or one fish from one of your own corals. Using it is free. The shark and what it took are discarded. The gap is closed only when the turn ends (F4.2).',
  'F3.8': 'A pearl pays like one worm of whatever colour you need. Then it is discarded.',
  'F3.9':
    'A boat costs 3 worms or pearls of any colours. Put it at the next column from your last boat, in the direction of the reef. There are only 15 boats, so if your opponent has eight, you can have no more than seven.',
  'F4.1':
    'The end of a turn, first step: in each row, discard face-up water, beginning at the shore, until you meet another card or one that lies face down. Gaps do not stop you. This happens only once in a turn: water that has just come in stays (our reading).',
  'F4.2': 'Second step: in each row the cards slide towards the shore, so that no gaps are left between them.',
  'F4.3':
    'Third step: if seven or more sea cards are discarded now, or if the pile is too small to refill the sea, shuffle all the discarded ones into the pile.',
  'F4.4':
    'Fourth step: refill each row to eight cards from the reef end, face up in the outer rows and face down in the middle rows. Your own row comes first, then the near middle row, the far middle row and your opponent’s row (our ruling). If the cards do not suffice, gaps remain at the reef end (our ruling).',
  'F5.1': 'Whoever gets a fifth brood wins at once.',
  'F5.2':
    'Everybody may see worms, corals, boats and discarded cards. Nobody may see cards that lie face down, nor the piles.',
  'F5.3':
    'After 300 turns the game ends: most broods win. If those are equal, most worms win; if these are equal too, the win is shared (our ruling).',
} satisfies GameSpeech['rules'];
