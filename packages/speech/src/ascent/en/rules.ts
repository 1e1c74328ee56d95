/** The rules of The Ascent in English, by clause. */
import type { GameSpeech } from '../../speaker.ts';

export const rules = {
  'A1.1':
    'The game has 85 cards: 72 terrains, that is grass, snow and rock, each with the values 1 to 12 and each twice; three campfires, one of each type; five bridges and five summits. Apart from the summits these counts come from outside the rule book. A bridge that is covered lies under its card.',
  'A1.2': 'There are also ten panoramas, twelve ibex, a hiker and, for solo only, three grapples.',
  'A1.3':
    'Twelve terrains show an ibex: one of the two copies of grass 2, 5, 8 and 11, of snow 2, 4, 7 and 10, of rock 3, 6, 9 and 12. Outside Wildlife the ibex means nothing. House data: the pictures of the cards are not available to us.',
  'A1.4':
    'Each panorama shows three values. 3-4-3 and 9-8-7 are in the rule book. The other eight are house data, because their pictures are not available to us: 2-3-4, 5-4-5, 4-5-6, 6-7-6, 8-7-6, 7-8-9, 10-9-10 and 10-11-12.',
  'A3.1':
    'The mountain has eight rows, counted from the bottom, with 9, 8, 7, 6, 5, 4, 3 and 2 slots, 44 in all. The summit on top is row 9. Each slot rests on two slots of the row below: the one with its own number from the left, and the next. Row 1 rests on the panoramas; no card sticks out beyond them.',
  'A3.2':
    'The first player is chosen at random, and turns go round from there. With two or three players the second in turn order is given a bridge, with four or five players the second and the fourth. Everybody sees who was given one, and how many cards are in each hand, pile and discard (our ruling).',
  'A3.3':
    'All other cards are shuffled and dealt as evenly as possible as draw piles: 42 each for two players, 28 each for three, three of 21 and one of 20 for four, three of 17 and two of 16 for five. The first player gets one of the larger piles; chance decides about the others.',
  'A3.4': 'Each player draws until five cards are in hand. Whoever was given a bridge therefore draws four.',
  'A4.1':
    'On your turn you must do one of two things: play a card or discard two cards. Wildlife (A6.4) and solo (A7.2) add a third. When everything is paid, you draw once from your own pile until you hold five cards, in solo six, as long as the pile lasts.',
  'A4.2':
    'Discards lie face down. Nobody may look at them, and they never return. The others see that a card was dropped, but not which one.',
  'A4.3': 'Players do not talk about the play. This table therefore has no free chat during play.',
  'A4.4':
    'A terrain goes into an empty slot that is the first of its row or has a card directly to its left. Or it covers a visible bridge (A4.16). So the very first card lies at the bottom left.',
  'A4.5':
    'Neighbours are the cards directly to the left and right in the same row, and no others. Two neighbours never have the same type, whether they are terrains or campfires.',
  'A4.6':
    'Every card needs a card in both slots below it; a bridge will do (our ruling). In row 1 the panoramas carry. A row may begin before the row below is complete.',
  'A4.7': 'A terrain may lie only in a row whose number is not higher than its value: a 2 in rows 1 and 2.',
  'A4.8':
    'Cost: discard as many cards from your hand as the value differs from that of the left neighbour. A 5 beside a 3 costs 2. It costs nothing if the values are equal, in the first slot of a row, and to the right of a bridge or of a campfire without value. Covering a bridge has a cost of its own (A4.16). Cards of every kind may pay, but not the card that you play, and never cards from your pile. What you cannot pay you may not play.',
  'A4.9': 'Values are compared only within a row, never between rows.',
  'A4.10':
    'A campfire takes the place of a terrain of its own type, never of a bridge. It is laid first and carries whatever rests on that slot. Then the terrain goes to a slot at least one row higher, perhaps right above the campfire, like any terrain by A4.4 to A4.8; it may also cover a bridge by A4.16 (our ruling). You pay its cost from your hand, without the campfire. If there is no such slot that you can pay, the campfire may not be played there; so never in row 8. Cards that rest on the terrain do not matter. A bridge under it stays covered, now by the campfire (our ruling).',
  'A4.11':
    'A campfire itself costs nothing. Its value is that of the nearest terrain on its left in the row, past other campfires and bridges. Without such a terrain it has no value and costs nothing as a neighbour. The value follows the mountain as it is now (our ruling): after a 9 and a bridge a campfire is worth 9; once a 7 covers that bridge, it is worth 7.',
  'A4.12':
    'A terrain beside a campfire pays the difference to the campfire’s value. The campfire keeps its type (A4.5), even when it has no value.',
  'A4.13': 'A campfire stays to the end: nothing covers it and nothing takes its place.',
  'A4.15':
    'A bridge goes into an empty slot with a card directly to its left and two cards below, but never into the first or last slot of a row. So row 8 never has one. It costs nothing. It has no value and no type: any card may be its neighbour, and beside it nothing is paid. Bridges may be neighbours.',
  'A4.16':
    'A terrain may cover a visible bridge, even if cards rest on it. A4.7 holds, and A4.5 on both sides. It costs the larger of the differences to its two neighbours, as they are before it lies (our ruling); a campfire on the right therefore looks past this bridge for its value. A bridge, an empty slot or a campfire without value does not count. Covering the bridge in 5, bridge, 2 with a 3 costs 2. Between a grass campfire worth 9 and a rock 7 only snow fits, and a snow 7 costs 2.',
  'A4.17':
    'A summit is played on top, and only when each of the 44 slots shows a terrain or a campfire and no bridge can be seen. Summits may be discarded.',
  'A4.18':
    'A summit may be refused for several reasons; the first of these is named: A4.17, A6.1, A6.2, A6.6. It stays in your hand and may be discarded.',
  'A4.19':
    'Equal cards make one move. Several cards are dropped in ascending order: terrains by value, at the same value grass, snow, rock, plain ones before those with an ibex; then campfires in the order grass, snow, rock; bridges; summits. ‘Discard two cards’ is announced first and followed by two drops. For a campfire you name the card and the terrain, then the new slot, then you pay. For a herd you name its card, then each step up, then the rest, then you pay.',
  'A5.1': 'All win when a summit is played.',
  'A5.2':
    'All lose if the active player has no action at the beginning of the turn: no card to play at a cost that can be paid, no two cards to discard, no herd to lead and no grapple to use. One card is enough for a herd, on a full mountain too (our ruling). A summit that would be refused does not count. An empty hand loses. Later in the turn this is not checked again.',
  'A5.3': 'If no summit is left, that stays a secret and ends nothing (our ruling).',
  'A5.4':
    'When all slots are filled and no bridge is visible, all lose at once if the path of grass (A6.1) or a film (A6.2) is missing or fewer than eight ibex are on the mountain (A6.6). Nothing could change that any more, and everybody can see it (our ruling).',
  'A6.1':
    'Green Path: you win only if an unbroken path of grass climbs from row 1 to row 8, each card resting on the one before. A grass campfire counts (our ruling). Without the path the summit is refused (our ruling). The hiker only shows how far a path from row 1 has come: it stands on the highest card, on the leftmost of several.',
  'A6.2':
    'Documentary: the panoramas are shuffled and the first three from the left turned up, or four or five for a harder game. You film one when terrains with exactly its values lie next to each other in a row, in its order from left to right: 7-8-9 does not film 9-8-7. This is checked when a terrain comes to lie, whether played, covering a bridge or moved by a campfire, and before it is paid. A filmed panorama is turned down at once, and its run may be broken later. Campfires have no value here. One card may complete several films (our ruling). The summit is refused until all are filmed.',
  'A6.3':
    'Wildlife: when a terrain with an ibex is played from the hand, an ibex is put on it at once. There are twelve. A terrain that a campfire moves brings no second one (our ruling).',
  'A6.4':
    'With Wildlife there is a third action: lead a herd, that is all ibex on one card. The herd climbs one row or more, each time to a terrain or campfire that rests on its card; of two you choose one (our ruling). It gathers the ibex on every card that it enters, the last one included. It never moves sideways and never onto a visible bridge; one that is covered does not matter (our ruling). Row 8 is its end. Then discard exactly as many cards as it climbed rows. One herd per turn.',
  'A6.5':
    'A card on which an ibex stands cannot be replaced by a campfire. A terrain that shows an ibex but carries none can.',
  'A6.6':
    'When the summit is played, all ibex in row 8 climb onto it. At least eight must be there; with fewer the summit is refused (our ruling).',
  'A7.1':
    'Solo: the six terrains of value 1 are taken out. You have one pile of 79 cards, a hand of six and three grapples; take fewer or none to make it harder. You are given no bridge (our ruling).',
  'A7.2':
    'Solo: instead of an action you may discard a grapple, as long as your pile has a card (our ruling). Shuffle your hand into the pile and draw six cards, or all if there are fewer. That is your whole turn.',
} satisfies GameSpeech['rules'];
