/** Stormy Seas, module by module. */
import type { Lesson } from '@halcyon/speech/lesson';

const ROCKS = `halcyon 2
game tranquility
seats 2
features jagged-rocks
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
  piles: 1 6 11 14 18 21 24 26 28 32 34 37 40 43 46 48 51 54 56 59 62 64 67 70 72 77 79 start finish finish 2 44 65 | 4 9 12 15 19 23 25 27 29 33 35 39 42 45 47 50 52 55 58 60 63 66 69 71 74 78 80 start finish finish finish 3 16
  rocks: 3

# say closed
0 place 22 11
# say shift
0 rocks 6
# say partner-shifts
1 place 5 2
1 rocks 5
# say stay
0 place 36 18
0 stay
0 drop 7
0 drop 73
# say gone
`;

export const jaggedRocks: Lesson = { seat: 0, scenes: [ROCKS] };

const MONSTERS = `halcyon 2
game tranquility
seats 2
features sea-monsters
from
  frames: turn
  turn: 0
  cells:
     .  . 68  .  . 76
     .  . 53  . 57  .
     . 41  .  .  .  .
     .  . 30  . 31  .
    13  . 17  .  .  .
     .  .  .  8  . 10
  aside: 0
  hands: 33 35 50 62 monster | 5 20 38 61 75
  piles: 1 6 9 12 15 19 22 24 26 28 32 36 39 42 45 47 49 52 55 58 60 64 67 70 72 74 78 80 start finish finish monster 2 44 65 | 4 7 11 14 18 21 23 25 27 29 34 37 40 43 46 48 51 54 56 59 63 66 69 71 73 77 79 start finish finish finish monster 3 16
# say held
0 monster 17
# say free-again
1 place 61 31
# say fill
0 place 33 17
# say finish-waits
`;

export const seaMonsters: Lesson = { seat: 0, scenes: [MONSTERS] };

const STORM = `halcyon 2
game tranquility
seats 2
features storm-compass
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
  piles: 1 6 11 14 18 21 24 26 28 32 34 37 42 45 47 50 52 55 58 60 63 66 69 71 74 78 80 orange start finish finish yellow 2 44 65 39 purple | 4 9 12 15 19 23 25 27 29 33 35 40 43 46 48 51 54 56 59 62 64 67 70 72 77 79 purple start finish finish finish yellow orange 3 16
  supply: 5
  compasses: 1
# say storms
0 place 49 22
# say purple
0 purple 3
1 place 61 31
# say compass
0 compass purple-3
# say open
0 place 36 18
# say earn
# say colours
`;

export const stormCompass: Lesson = { seat: 0, scenes: [STORM] };

const WILD = `halcyon 2
game tranquility
seats 2
features wild
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
  hands: 7 22 49 73 wild | 5 20 38 61 75
  piles: 1 6 11 14 18 21 24 26 28 32 34 36 40 43 46 48 51 54 56 59 62 64 67 70 72 77 79 start finish finish 2 44 65 39 | 4 9 12 15 19 23 25 27 29 33 35 37 42 45 47 50 52 55 58 60 63 66 69 71 74 78 80 start finish finish finish wild 3 16
# say stands-for
0 wild 17
0 name 32
0 drop 73
# say anything
`;

const WILD_END = `halcyon 2
game tranquility
seats 2
features wild
from
  frames: turn
  turn: 0
  cells:
    67 68 70 71 73 76
    53 54 57 59 61 64
    41 42 45 47 49 52
    26 28 30 31 33 37
    13 16 17 18 21 25
     4  6  7  8  9 10
  started: 1
  aside: 0
  hands: 3 58 wild | 2 19 77
  piles: 1 11 14 20 23 27 32 35 38 40 44 48 51 56 62 65 69 74 78 | 5 12 15 22 24 29 34 36 39 43 46 50 55 60 63 66 72 75 79 80
  discards: wild finish finish finish finish finish start |
# say last
0 wild-finish
`;

export const wild: Lesson = { seat: 0, scenes: [WILD, WILD_END] };
