/** The coach in English. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Your first trips',
    say: {
      goal: 'The goal: have the most points at the end. Each cloud shows what it is worth to whoever jumps there, from 1 point up to 25.',
      dice: 'The pilot has thrown red and a blank: red asks the pilot for one red card, a blank for nothing. Before the pilot plays, the others aboard decide, one after the other.',
      stay: 'Jump, and you score 1 point and wait for the next trip. Stay, and you rise or fall with the balloon. The pilot holds six cards: stay.',
      pilot:
        'The pilot had the red card, and the balloon rose. After each rise the next one aboard on the left is the pilot: now you. First the others decide about your throw.',
      raise:
        'The dice ask for green and yellow, and you hold both. A pilot who has the cards must raise the balloon; the cards are gone then.',
      up: 'So it goes, cloud by cloud. Higher up there are three dice, then four, while the hands grow smaller. We look in again on a later trip.',
      jump: 'The 12-point cloud. The dice ask for three cards, and the pilot holds two: everybody may know how many. Only a Wild could help. Jump, and the 12 points are yours.',
      fell: 'The pilot played nothing: the balloon fell, and nobody aboard scored. You keep your 12 points. All board again at cloud 1, and each of you drew a card.',
      blank: 'Two blanks ask for nothing: the balloon rises for free. Nothing can go wrong, so stay.',
      lacking:
        'You are the pilot, and the dice ask for two yellow cards. You hold none, and no Wild. All you can do is let the balloon fall.',
      again:
        'Nobody aboard scored; whoever jumped before keeps the points. The next pilot sits to the left of whoever threw last.',
      wild: 'All others have jumped, but this throw still has to be answered. You lack one red card. A Wild cannot replace a single card, but it stands in for all of them.',
      alone:
        'You are alone now and choose before each throw: jump for 12 points, or throw. You hold every colour, against three dice: throw, then raise.',
      enough:
        'A jump is worth 15 points here. The next throw is four dice against your four cards, for 5 points more. Let that be enough: jump.',
      art: 'That is the art: stay while dice are few and hands are full, jump before the dice ask for more than the pilot may hold. Save your cards: each trip brings only one.',
      top: 'Near the end. A jump is worth 20 points, and on the highest cloud everybody aboard scores 25. The dice ask for one card, and the pilot holds five: stay.',
      fifty:
        'You have 55 points, but with 50 the game ends only when the balloon falls. This pilot needs two cards and holds one. Jump, for one point more.',
      end: 'The balloon fell while somebody had 50 points: the game is over, and most points win. If points are equal, most cards in hand win.',
    },
  },
} satisfies Coach;
