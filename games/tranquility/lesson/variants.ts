/** Alone, and the variants: other boards, other goals. */
import type { Lesson } from '@halcyon/speech/lesson';

const SOLO = `halcyon 2
game tranquility
seats 1
from
  frames: turn
  turn: 0
  cells:
     .  . 68  .  . 76
     .  . 53  . 57  .
     . 41  .  .  .  .
     .  . 30 31  .  .
    13  . 17  .  .  .
     .  .  .  8  . 10
  aside: 0
  hands: 11 35 40 62 79
  piles: 2 4 5 6 7 9 14 15 16 18 19 20 21 22 23 26 27 28 29 32 33 34 36 37 38 39 42 43 44 46 48 49 50 51 52 54 55 58 59 61 63 64 65 66 67 69 70 71 73 74 75 77 finish finish finish finish 72 45 3 1 25 60 80 finish 47 24 12 56 78 start

# say alone
0 place 35 18
# say forced
0 start
# say eight
0 drop 11
0 drop 12
0 drop 60
0 drop 62
0 drop 78
0 drop 79
0 drop 80
0 drop finish
# say solo-end
`;

export const solo: Lesson = { seat: 0, scenes: [SOLO] };

const ARCH = `halcyon 2
game tranquility
seats 2
layout high-arch
from
  frames: turn
  turn: 0
  cells:
     .  .  .  .  .  .  .
     .  .  .  .  .  .  .
     .  .  .  .  .  .  .
     .  .  .  .  .  .  .
    53  .
    32 50
    15 25
     . 57
    23 38
     1 11
  aside: 0
  hands: 22 36 37 49 73 | 5 44 61 69 75
  piles: 4 7 9 12 14 18 20 24 27 29 31 34 40 42 45 48 52 55 58 60 63 66 68 71 74 77 79 finish finish 2 46 65 39 | 6 8 10 13 17 19 21 26 28 30 33 35 41 43 47 51 54 56 59 62 64 67 70 72 76 78 80 finish finish finish 3 16

# say pillars
0 place 49 5
# say own-order
1 place 61 12
# say roof
0 place 36 24
1 place 69 35
# say pay
0 place 37 25
0 drop 73
# say arch-end
`;

export const highArch: Lesson = { seat: 0, scenes: [ARCH] };

const PYRAMID = `halcyon 2
game tranquility
seats 2
layout pyramid
from
  frames: turn
  turn: 0
  cells:
     .
     .  .  .
     .  .  .  .  .
     .  .  .  .  .  .  .
     .  .  .  .  .  .  .  .  .
     2  .  .  . 13  .  .  .  .  . 26
  aside: 0
  hands: 7 22 27 49 73 | 5 20 38 61 75
  piles: 1 8 10 12 15 18 21 24 28 30 32 34 36 40 42 45 47 50 52 54 56 58 60 63 66 68 70 72 76 78 80 4 44 65 39 | 6 9 11 14 17 19 23 25 29 31 33 35 37 41 43 46 48 51 53 55 57 59 62 64 67 69 71 74 77 79 3 16
  explorer: rocks storm storm storm storm storm border border compass compass compass compass compass monster monster monster monster monster finish finish finish finish finish start start start start start storm compass
# say border-cells
0 place 27 14
# say kept
1 place 38 16
# say storm
0 clear 16
1 place 38 16
# say goes-on
0 place 49 22
# say deck
`;

export const pyramid: Lesson = { seat: 0, scenes: [PYRAMID] };

const DAY_NIGHT = `halcyon 2
game tranquility
seats 2
mode day-night
from
  frames: turn
  turn: 0
  cells:
     .  . 68  .  . 76
     .  . 53  . 57  .
     . 41  .  .  .  .
     .  . 30 31  .  .
    13  . 17  .  .  .
     .  .  .  8  . 10
  aside: 0
  hands: 7 22 36 49 73 | 5 20 38 61 75
  piles: 1 6 11 14 18 21 24 26 28 32 34 37 42 45 47 50 52 55 58 60 63 66 69 71 74 78 80 compass compass start finish finish 2 44 65 39 compass | 4 9 12 15 19 23 25 27 29 33 35 40 43 46 48 51 54 56 59 62 64 67 70 72 77 79 compass compass compass start finish finish finish 3 16
  sides:
     0  0  0  0  0  0
     0  0  0  0  0  0
     0  0  0  0  0  0
     0  0  1  1  0  0
     1  0  0  0  0  0
     0  0  0  1  0  1
# say sides
0 place 49 22
# say turned
1 place 5 2
# say night
0 place 36 18
1 place 20 11
# say turn-over
0 turn-over 9
0 drop 73
# say finish-waits
`;

export const dayNight: Lesson = { seat: 0, scenes: [DAY_NIGHT] };

const COMPETITIVE = `halcyon 2
game tranquility
seats 2
mode competitive
from
  frames: turn
  turn: 0
  cells:
     .  . 68  .  .  .
     .  .  .  . 57  .
     . 41  .  .  .  .
     .  . 30 31  .  .
    13  . 17  .  .  .
     .  .  .  .  . 10
  aside: 0
  hands: 7 22 32 49 73 | 5 20 38 61 75
  piles: 1 3 4 6 8 11 14 15 18 19 21 23 24 25 26 27 29 33 34 36 37 39 40 42 43 45 46 47 48 50 51 52 53 55 56 58 59 60 62 64 66 67 69 70 72 74 76 77 78 79 80 9 54 28 71 16 65
  row: 35 12 63 2 44
  owners:
     .  .  1  .  .  .
     .  .  .  .  0  .
     .  1  .  .  .  .
     .  .  0  0  .  .
     1  .  0  .  .  .
     .  .  .  .  .  1
# say rivals
0 place 32 17
0 drop 73
# say row
1 place 61 31
# say gaps
0 place 49 22
# say points
`;

export const competitive: Lesson = { seat: 0, scenes: [COMPETITIVE] };
