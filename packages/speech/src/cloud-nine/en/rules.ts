/** The rules of Cloud 9 in English, by clause. */
import type { GameSpeech } from '../../speaker.ts';

export const rules = {
  'C1.1':
    'The game has 76 cards: 18 each of red, green, yellow and purple, and 4 Wilds. There are four equal dice: one face for each colour and two blank faces. These numbers come from outside the rule summary that we have. Every card is in a hand, in the pile or among the played cards.',
  'C1.2':
    'The nine clouds are worth 1, 2, 4, 6, 9, 12, 15, 20 and 25 points, the lowest first. On clouds 1 to 8 you throw 2, 2, 2, 3, 3, 3, 4 and 4 dice. Apart from the 25 these numbers come from outside the rule summary. There is no throw on cloud 9, because a trip ends there (C3.6).',
  'C2.1':
    'Two to six may play; the newer edition asks for at least three (from outside the rule summary). The basket starts at cloud 1 with everybody aboard and without points. Each player is dealt six cards, and the rest is the pile. The players may choose the first pilot; here chance does (our ruling).',
  'C3.1':
    'The pilot throws the dice of the basket’s cloud. Each colour shown asks for one card of that colour from the pilot, so the same colour twice asks for two cards. A blank asks for nothing.',
  'C3.2':
    'Then the others aboard decide openly, one after the other, from the pilot’s left. Whoever jumps scores the cloud where the basket is and takes no further part in this trip. Whoever stays rises or falls with the balloon. The pilot cannot jump now. If all others jump, the pilot still has to answer this throw (C3.3) and may choose by C3.5 from the next throw on.',
  'C3.3':
    'Now the pilot plays exactly the cards that the dice ask for, or one Wild instead of all of them, or nothing. A Wild cannot replace a single card. A pilot who holds the cards must raise the balloon, but may use a Wild for it (our ruling). Nobody has to use a Wild. Played cards are shown to all. If all dice are blank, the balloon rises for free once the others have decided (C3.2), and no card may be played, not even a Wild (our ruling).',
  'C3.4':
    'When the balloon rises, the basket moves to the next cloud. The first player aboard to the pilot’s left is the next pilot. A pilot who is alone stays pilot.',
  'C3.5': 'A pilot who is alone in the basket decides before each throw: jump and score the cloud, or throw the dice.',
  'C3.6':
    'On cloud 9 everybody aboard, the pilot too, scores 25 points, and the trip is over. This rise does not pass the pilot on (our ruling).',
  'C3.7':
    'If the pilot plays nothing although the dice ask for cards, the balloon falls. Nobody aboard scores, and the trip is over. Those who jumped earlier keep their points.',
  'C3.8':
    'A trip ends when the balloon falls, when it reaches the top or when the last player jumps. All board again at cloud 1. The new pilot is the player to the left of whoever threw last, or of the lone pilot who jumped. Beginning with the new pilot, each player draws a card. The rule summary says so for a fall; after the other endings it is our ruling, and so is the order of drawing. If the pile is empty, the played cards are shuffled to make a new one (from outside the rule summary). If there are none, nobody draws (our ruling).',
  'C4.1':
    'The game ends when the balloon falls and somebody has 50 points or more, before cards are drawn (our ruling). Most points win. If points are equal, most cards in hand win; if those are equal too, the win is shared (our ruling). Only a fall ends the game, by the letter of the rule summary: after the top a new trip begins, and also when nobody is aboard any more (our ruling). With the option ‘End of the game’ a table may let any end of a trip do, as some editions play (our ruling).',
  'C4.2':
    'Hands are secret, but everybody may know how many cards a player holds (from outside the rule summary). A pilot who plays nothing shows no cards (our ruling). The pilot is always asked, even when there is only one answer, so that nobody can read a hand from haste (our ruling).',
  'C4.4': 'After 300 trips the game ends, whatever the points, and the winner is found as in C4.1 (our ruling).',
} satisfies GameSpeech['rules'];
