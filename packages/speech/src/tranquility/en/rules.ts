/** The rules of Tranquility in English, by clause, as far as this release plays them. */
import type { GameSpeech } from '../../speaker.ts';

export const rules = {
  'T1.1':
    'The game has 80 islands, numbered 1 to 80, five Starts and five Finishes. Jagged Rocks adds one card; Storm & Compass adds six Storms and six Compasses. Two Storms of each colour: that is our deduction. Sea Monsters and Wild cards are not part of this release.',
  'T3.1':
    'The sea has 36 cells, six rows of six. They form one chain: the bottom row from left to right, then the next row from left to right, and so on up to the top right corner. The last cell of a row and the first cell of the row above are neighbours. Cells above one another are not.',
  'T3.2':
    'One Start per player is set aside; the other Starts are out of the game. The islands and Finishes, 85 cards, and whatever the chosen modules add are shuffled and dealt one by one as draw piles, beginning with the first seat (our ruling). Without modules that makes 43 and 42 cards for two players, 29, 28 and 28 for three, 22, 21, 21 and 21 for four, 17 each for five.',
  'T3.3':
    'In the order of the seats each player draws an opening hand of five; Storms are resolved on the way (T6.4). Then each player shuffles one Start into the own draw pile. So no opening hand holds a Start.',
  'T3.4': 'The first player is chosen at random among those whose draw piles are now the smallest.',
  'T3.5': 'Hands are secret.',
  'T4.1':
    'The players take turns in the order of the seats. On your turn you must do one of two things: play a card or discard two cards. Then you draw from your own pile until you hold five cards, as long as the pile lasts.',
  'T4.2':
    'The numbers ascend: an island may go into any empty cell if every island earlier in the chain is lower and every island later in the chain is higher. It is legal even if the sea can then never be completed.',
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
    'A Finish may be played only when every cell is filled and a Start lies. Then all win. Finishes may be discarded. If none is left, that stays a secret and ends nothing (our ruling).',
  'T4.13':
    'The order of an action (our ruling): first its effect (the card lies, a Compass is earned, the Jagged Rocks may leave), then the payment, then the move of the Jagged Rocks, then the draw, then the next player. ‘Discard two cards’ is announced first and followed by two drops. Several cards are dropped in ascending order: islands, then Starts, then Finishes.',
  'T5.1':
    'All lose if the active player has no action at the beginning of the turn. An empty hand loses. A single card is enough if it can be played without cost: an island that costs nothing, a Start, or a Finish that wins (our ruling). By the letter of the rule books a single card loses; a table may choose that with the option ‘Last card’.',
  'T5.2':
    'Solo: one draw pile of 80 islands and five Finishes, a hand of five, then one Start shuffled into the pile. When the Start is played, draw eight extra cards, discard eight, then draw until you hold five. T4.9 and T4.10 do not apply: if you have fewer than eight cards that may be discarded, give all of these. House data: the reference card with the real rule is not available to us.',
  'T5.3':
    'If the active player has no action but still has cards, a Storm is in play and the team holds a Compass, the loss waits until that player gives up: the Compass may still open a way (our ruling). A single card that loses by the letter (T5.1) loses at once.',
  'T6.1':
    'Jagged Rocks: at the beginning the Rocks lie beside a row chosen at random. No card may be placed into their row. After every action, the Start included, and before drawing, the active player moves them to another row with an empty cell, or keeps them and discards two cards. With fewer than two cards that may be discarded they must be moved. As soon as four rows are complete the Rocks leave the game for good: no further move is due, and a row that opens again does not bring them back. Rocks and Purple Storms may share a row. A move is always possible, because at most three rows are full.',
  'T6.4':
    'Storms: six Storms are shuffled in before dealing; six Compasses lie beside the sea. A Storm is resolved when it is drawn, even for the opening hand, and replaced by another card. It waits until the player who drew it accepts it or, if it is purple, chooses its row. Meanwhile a Compass may end it.',
  'T6.5':
    'Yellow Storm: it lies in front of you. Discard down to three cards at once, cards of your choice. Cards that may not be discarded stay, even above three (our ruling). Three is your hand limit until the Storm ends. Each of several Yellow Storms needs a Compass of its own. When the Start is paid, a player under a Yellow Storm with at least two cards in the draw pile may give its top two unseen toward the eight: once per Start, both or none, before the own drops, and as part of the number offered. Whatever they are, they go without effect (our ruling).',
  'T6.6':
    'Purple Storm: you put it beside a row of your choice that has an empty cell. No card may be placed into that row until the Storm ends. If no row has an empty cell, it has no effect (our ruling).',
  'T6.7':
    'Orange Storm: it lies in front of you. An island that you place must be a neighbour in the chain of an island that already lies; in an empty sea you can place none. You may still discard two cards or your whole hand and play Start and Finish (our ruling).',
  'T6.8':
    'Compass: the players own the Compasses together; they are in no hand. Any player may spend one to end any Storm whenever somebody has to choose an action, accept a Storm, move the Jagged Rocks, offer a number for the Start (the offers of that round are then cleared) or confirm a draw; not while cards are being dropped (our ruling). A player under a Yellow Storm with fewer than five cards and a draw pile confirms the draw if the team holds a Compass, so that the Storm can be ended first. Ending a Yellow Storm draws no card by itself. Which Storm to end may be discussed: each player may make one proposal per turn, which all can see.',
  'T6.9':
    'A Compass is earned when the Start is played; when a row becomes six consecutive numbers, at once and before paying; and when a player discards the whole hand as the action: a hand of two by ‘discard two cards’, three or more by an action of its own, as long as a Compass is left to be earned (our ruling). A hand emptied by paying earns none. There are at most six Compasses; spent Compasses and ended Storms leave the game.',
  'T6.11':
    'Whether the table waits for a player depends only on what everybody can see (our ruling). A player may be listed as able to step in without having a move, so that waiting reveals nothing about a hand.',
  'T7.1':
    'To make it harder, islands are taken out at random and unseen before the Finishes are added: Galateia 4, Triton 6, Leucothea 8, Amphitrite 10, Poseidon 12. This goes with every module.',
} satisfies GameSpeech['rules'];
