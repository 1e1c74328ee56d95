/** The first game: the order, the price, silence, discarding two, the Start, the Finish. */
import type { Lesson } from '@halcyon/speech/lesson';

const HEAD = `halcyon 2
game tranquility
seats 2
from`;

const SEA = `${HEAD}
  frames: turn
  turn: 0
  aside: 0
  cells:
     .  .  .  . 71  .
     .  .  .  .  .  .
     .  .  .  .  .  .
     .  . 32  .  .  .
     .  .  .  .  .  .
     .  .  .  .  .  .
  hands: 8 10 45 66 79 | 12 28 50 60 77
  piles: finish finish finish start 2 4 6 9 13 15 17 19 21 23 25 27 30 33 35 37 39 41 43 46 48 51 53 55 57 59 62 64 67 69 72 74 76 80 | finish finish start 1 3 5 7 11 14 16 18 20 22 24 26 29 31 34 36 38 40 42 44 47 49 52 54 56 58 61 63 65 68 70 73 75 78

# say goal
# say order
# say free
0 place 8 5
# say partner
1 place 50 22
# say price
0 place 10 6
0 drop 66
0 drop 79
# say face-down
1 discard
1 drop 28
1 drop 60
# say discard
0 discard
0 drop 72
0 drop 74
# say refusals
`;

const START = `${HEAD}
  frames: turn
  turn: 0
  aside: 0
  cells:
     .  . 68  .  . 76
     .  . 53  . 57  .
     . 41  .  .  .  .
     .  . 30 31  .  .
    13  . 17  .  .  .
     .  .  .  8  . 10
  hands: 11 12 40 78 start | 6 16 33 60 finish
  piles: finish finish 1 4 14 18 21 25 29 34 37 42 46 49 52 56 61 64 69 73 5 22 36 45 71 74 50 26 77 | start finish finish 3 7 15 20 23 27 32 35 39 43 47 51 55 58 63 66 70 75 2 19 24 28 38 48 62 65 79 80
  discards: 59 67 | 9 44 54 72

# say must-start
0 start
# say offer
0 pledge 4
1 pledge 3
# say missing
0 pledge 4
1 pledge 4
# say share
0 drop 11
0 drop 12
0 drop 77
0 drop 78
1 drop 60
1 drop 79
1 drop 80
1 drop finish
# say started
`;

const END = `${HEAD}
  frames: turn
  turn: 0
  aside: 0
  cells:
    67 68 70 71 73 76
    53 54 57 59 61 64
    41 42  . 47 49 52
    26 28 30 31 33 37
    13 16 17 18 21 25
     4  6  7  8  9 10
  started: 1
  hands: 3 45 58 finish | 2 19 77
  piles:  | 80
  discards: finish finish 1 5 11 12 14 15 22 23 24 32 34 36 46 48 50 51 66 72 79 | finish finish start 20 27 29 35 38 39 40 43 44 55 56 60 62 63 65 69 74 75 78

# say last-cell
0 place 45 21
0 drop 3
0 drop 58
# say lose
1 discard
1 drop 2
1 drop 19
# say finish
0 finish
`;

export const first: Lesson = { seat: 0, scenes: [SEA, START, END] };
