/** The rules of Tranquility in English, by clause. */
import type { GameSpeech } from '../../speaker.ts';

export const rules = {
  'T1.1':
    'The game has 80 islands, numbered 1 to 80, five Starts and five Finishes. Jagged Rocks adds one card, Sea Monsters up to five; Storm & Compass adds six Storms and six Compasses; the English and German editions have two Wilds. 25 border cards frame the sea. Two Storms of each colour: that is our deduction.',
  'T3.1':
    'The square sea has 36 cells, six rows of six. They form one chain: the bottom row from left to right, then the next row from left to right, and so on up to the top right corner. The last cell of a row and the first cell of the row above are neighbours. Cells above one another are not. The High Arch and the Pyramid have boards of their own (T7.2, T7.3).',
  'T3.2':
    'One Start per player is set aside; the other Starts are out of the game. The islands and Finishes, 85 cards, and whatever the chosen modules add are shuffled and dealt one by one as draw piles, beginning with the first seat (our ruling). Without modules that makes 43 and 42 cards for two players, 29, 28 and 28 for three, 22, 21, 21 and 21 for four, 17 each for five.',
  'T3.3':
    'In the order of the seats each player draws an opening hand of five; Storms are resolved on the way (T6.4). Then each player shuffles one Start into the own draw pile. So no opening hand holds a Start.',
  'T3.4': 'The first player is chosen at random among those whose draw piles are now the smallest.',
  'T3.5': 'Hands are secret.',
  'T4.1':
    'The players take turns in the order of the seats. On your turn you must do one of two things: play a card or discard two cards. Then you draw from your own pile until you hold five cards, as long as the pile lasts.',
  'T4.2':
    'The numbers ascend: an island may go into any empty cell if every island earlier in the chain is lower and every island later in the chain is higher. It is legal even if the sea can then never be completed; only Competitive forbids that (T7.5a).',
  'T4.3':
    'Cost: if a neighbouring cell in the chain holds an island, discard as many cards from your hand as the two numbers differ. Between two islands the smaller difference counts. Neighbours across the end of a row count too. Without a neighbour it costs nothing. Start and Finish lie outside the sea and cost nothing as neighbours (our ruling).',
  'T4.4':
    'The card that you place does not pay for itself. If the cost is higher than the number of other cards in your hand that may be discarded, you may not place it there. You never pay from your draw pile.',
  'T4.5': 'Discards lie face down. Nobody may look at them, not even their owner, who may of course remember them.',
  'T4.6':
    'No communication. The exceptions are the numbers offered for the Start (T4.9) and the proposals which Storm to end (T6.8). This table therefore has no free chat during play.',
  'T4.7':
    'If you hold a Start and none lies yet, you must play it as your action. It lies in the corner below left, outside the sea.',
  'T4.8':
    'When the Start is played, this happens in order (our ruling). A Compass is earned (T6.9). With two players, both draw two extra cards, the active player first; no hand limit holds them back, a Storm among them is resolved and replaced, and what a Yellow Storm makes you drop then does not count toward the eight. All players together discard eight cards. The Jagged Rocks move. Everybody draws up to the hand limit, the active player first, then in turn order. Cards above a limit are kept.',
  'T4.9':
    'While the Start is paid, players may say how many cards they would give and nothing else. In each round every player offers a number once, openly: 0 to 8, and no more than the player may discard. If the offers make eight, each player drops as many in secret, in any order of players. Otherwise a new round begins. After five rounds the table takes the possible split that changes the last offers least in sum; of several, the one in which the active player gives more, then the next in turn order (our ruling). Starts and Finishes may be among the eight.',
  'T4.10':
    'If all cards that may be discarded, plus two for every player who may give from the pile (T6.5), are fewer than eight, the Start cannot be paid and all lose (our ruling).',
  'T4.11':
    'As long as no Start lies, a Start is never discarded (our ruling). Once one lies, the others have no use and may be discarded.',
  'T4.12':
    'A Finish may be played only when every cell is filled and, where Starts are used, one lies. Then all win. Finishes may be discarded. If none is left, that stays a secret and ends nothing (our ruling).',
  'T4.13':
    'The order of an action (our ruling): first its effect (the card lies, a Compass is earned, the Jagged Rocks may leave), then the payment, then the move of the Jagged Rocks, then the draw, then the next player. ‘Discard two cards’ is announced first and followed by two drops. Several cards are dropped in ascending order: islands, then Starts, Finishes, Sea Monsters, Wilds, Compasses and border cards.',
  'T5.1':
    'All lose if the active player has no action at the beginning of the turn, or none after a refused Finish (T6.3). An empty hand loses. A single card is enough if it can be played without cost: an island that costs nothing, a Start, a Finish that wins, a Sea Monster with an island to destroy; or if it pays for turning an island (T7.4), or is a Compass of the Pyramid with a Storm to remove (T7.3a) (our ruling). By the letter of the rule books a single card at the beginning of the turn loses; a table may choose that with the option ‘Last card’.',
  'T5.2':
    'Solo: one draw pile of 80 islands and five Finishes, a hand of five, then one Start shuffled into the pile. When the Start is played, draw eight extra cards, discard eight, then draw until you hold five. T4.9 and T4.10 do not apply: if you have fewer than eight cards that may be discarded, give all of these. House data: the reference card with the real rule is not available to us.',
  'T5.3':
    'If the active player has no action but still has cards, a Storm is in play and the team holds a Compass or Wilds are in the game, the loss waits until that player gives up: a Compass may still open a way (our ruling). A single card that loses by the letter (T5.1) loses at once.',
  'T6.1':
    'Jagged Rocks: at the beginning the Rocks lie beside a row chosen at random. No card may be placed into their row. After every action, the Start included, and before drawing, the active player moves them to another row with an empty cell, or keeps them and discards two cards. With fewer than two cards that may be discarded they must be moved. As soon as four rows are complete the Rocks leave the game for good: no further move is due, and a row that opens again does not bring them back. Rocks and Purple Storms may share a row. A move is always possible, because at most three rows are full.',
  'T6.2':
    'Sea Monsters: three, four or five are shuffled into the islands and Finishes before dealing. A Sea Monster is held in hand like any card. As your action you may play it on an island in the sea: both leave the game. It is never discarded, not as an action, not as a payment, not among the eight, not with a whole hand (our ruling). Nor may it be played into a row that is closed (our ruling).',
  'T6.3':
    'Finish and Sea Monsters: you may not play a Finish while you hold a Sea Monster yourself. If others hold any, these players are named, but not how many they hold; the Finish returns to your hand, you take another action and try no Finish again in this turn. If you have no other action, all lose (our ruling). Sea Monsters in draw piles do not matter, and a Wild in hand is no Sea Monster.',
  'T6.4':
    'Storms: six Storms are shuffled in before dealing; six Compasses lie beside the sea. A Storm is resolved when it is drawn, even for the opening hand, and replaced by another card. It waits until the player who drew it accepts it or, if it is purple, chooses its row. Meanwhile a Compass may end it.',
  'T6.5':
    'Yellow Storm: it lies in front of you. Discard down to three cards at once, cards of your choice. Cards that may not be discarded stay, even above three (our ruling). Three is your hand limit until the Storm ends. Each of several Yellow Storms needs a Compass of its own. When the Start is paid, a player under a Yellow Storm with at least two cards in the draw pile may give its top two unseen toward the eight: once per Start, both or none, before the own drops, and as part of the number offered. Whatever they are, they go without effect (our ruling).',
  'T6.6':
    'Purple Storm: you put it beside a row of your choice that has an empty cell. No card may be placed into that row until the Storm ends. If no row has an empty cell, it has no effect (our ruling).',
  'T6.7':
    'Orange Storm: it lies in front of you. An island that you place must be a neighbour in the chain of an island that already lies; in an empty sea you can place none. You may still discard two cards or your whole hand and play Start, Finish and Sea Monsters (our ruling).',
  'T6.8':
    'Compass: the players own the Compasses together; they are in no hand. Any player may spend one to end any Storm whenever somebody has to choose an action, accept a Storm, move the Jagged Rocks, offer a number for the Start (the offers of that round are then cleared) or confirm a draw; not while cards are being dropped (our ruling). A player under a Yellow Storm with fewer than five cards and a draw pile confirms the draw if the team holds a Compass or Wilds are in the game, so that the Storm can be ended first. Ending a Yellow Storm draws no card by itself. Which Storm to end may be discussed: each player may make one proposal per turn, which all can see.',
  'T6.9':
    'A Compass is earned when the Start is played; when a row becomes six consecutive numbers, at once and before paying (the number of a Wild counts); and when a player discards the whole hand as the action: a hand of two by ‘discard two cards’, three or more by an action of its own, as long as a Compass is left to be earned and the hand holds no Sea Monster (our ruling). A hand emptied by paying earns none. There are at most six Compasses; spent Compasses and ended Storms leave the game.',
  'T6.10':
    'Wild: one or two are shuffled in before dealing. A Wild is played as an island from 1 to 80 that does not lie in the sea at that time (our ruling), as the Start or as the Finish; as a Sea Monster or a Compass only with that module. You name its number when it lies, and the cost follows that number; this question is part of the action, and no Compass comes in there (our ruling). A Wild may be discarded and may pay. As a Compass it is played from the hand whenever T6.8 allows one: that is no action, and the Wild is not replaced before your next draw. A real Start goes first (T4.7); a Wild forces nothing. A Wild stays a Wild: one that lies as the Start is no Start card, and one that a Sea Monster destroys leaves the game as a Wild (our ruling).',
  'T6.11':
    'Whether the table waits for a player depends only on what everybody can see (our ruling). A player may be listed as able to step in without having a move, so that waiting reveals nothing about a hand, such as a Wild. Wilds that all can see used up no longer make the table wait.',
  'T7.1':
    'To make it harder, islands are taken out at random and unseen before the Finishes are added: Galateia 4, Triton 6, Leucothea 8, Amphitrite 10, Poseidon 12. This goes with everything but Competitive (our ruling).',
  'T7.2':
    'High Arch: two pillars of six cells each, two wide and three high (our deduction from the 25 border cards), under a roof seven wide and four high. No Starts are used. At first you play into any cell of the pillars. Each pillar ascends by itself from bottom left to top right, and nothing is paid; or you discard two cards. When both pillars are full you fill the 28 cells of the roof, a chain of its own, by the standard rules. Then a Finish at the top right wins. It is played without Stormy Seas and without another variant.',
  'T7.3':
    'Pyramid: rows of 11, 9, 7, 5, 3 and 1 cells form one chain from the bottom left up. Six cells hold a border card: in row 2 the 3rd, 5th and 7th, in row 3 the 3rd and 5th, in row 4 the 3rd. House data: the picture of the shape is not available to us. The Explorer deck has 30 cards: six Storms, six Compasses, five Sea Monsters, five Finishes, five Starts, the Jagged Rocks and two border cards. The six Storms are of one kind; their colour does not matter (our ruling). The draw piles are the 80 islands; hands have five cards; no Start is needed. It is played without Stormy Seas and without another variant.',
  'T7.3a':
    'An island may be placed on a border cell as on any cell; its cost must be payable. Then, before paying, you draw the top Explorer card. Start: nothing happens. Storm: the island returns to your hand and the Storm blocks the cell. Compass: it goes to your hand, hidden, and counts for the limit; discard it as an action to remove a Storm from a cell, otherwise it is an ordinary card. Sea Monster: the island and the Monster are discarded. Finish: to your hand, hidden. Jagged Rocks: you drop one card more than the cost; if your hand holds only the cost, the top card of your pile goes unseen; without a pile, nothing. Border card: to your hand, hidden; it stands for any island that does not lie in the sea, for a Start or a Finish, and placed on a border cell it draws an Explorer card too. Cards taken to the hand may pay at once. A card that returns or is discarded costs nothing, and the turn is used up (our ruling). A cell that is empty again still has its border card (our ruling). The Explorer deck never runs out, because at most 17 cards are drawn.',
  'T7.3b':
    'When every cell of the Pyramid is filled and a Finish is played on top, all win. Harder: a Start drawn from the Explorer deck costs one card, like the Jagged Rocks. Easier: five border cards take the place of the Sea Monsters in the Explorer deck. Harder or easier, not both: it is one choice (our ruling).',
  'T7.4':
    'Day & Night: the islands, the Finishes and six Compasses, 91 cards, are dealt; one Start each as usual. All hands begin with the day side up. A Compass that is drawn turns all hands over at once, leaves the game and is replaced by another card. Compasses in an opening hand are set aside and replaced until five other cards are held; then they are shuffled into that pile with the Start, so that play begins by day (our ruling). An island lies as the hand is turned. There is one more action: turn any island in the sea, then drop one card; not while you must play a Start (T4.7). A Finish may be played only if the lower three rows show night and the upper three day; otherwise it is refused, and nobody loses by it (our ruling). It is played without Stormy Seas and without another variant.',
  'T7.5':
    'Competitive, for two players: only the 80 islands are used. The first player is chosen at random; the first seat plays day, the second night (our ruling). Each holds five cards; there is one common draw pile, and five cards lie face up in a row, the first one furthest from the pile. On your turn you place an island by T4.2 to T4.4 or discard two cards. You draw from the row, the card furthest from the pile first; the others move up and the row is refilled to five. It is played without Stormy Seas and without another variant.',
  'T7.5a':
    'Nobody may make the sea impossible: in every gap there must be at least as many numbers strictly between its two ends as it has cells; the ends of the chain count as 0 and 81. Numbers that have been discarded make no difference. So 78 may not lie four cells before the last.',
  'T7.5b':
    'Whoever can place nothing may, as long as the row has a card, show the hand, discard it whole and take all cards of the row. A hand that was shown is known to all; its cards count as discarded (our ruling).',
  'T7.5c':
    'The game ends when, after paying and drawing, the sea is full or both players hold at most one card. Whoever can place nothing and holds fewer than two cards passes (our ruling).',
  'T7.5d':
    'Two points for each of your own cards in the sea, one point less for each card that you discarded. Each run of three or more of your own cards in the chain, across the ends of rows too, scores its length. If the points are equal, more cards in the sea win, then fewer cards discarded, then the longest run; then the win is shared.',
} satisfies GameSpeech['rules'];
