/** The first evening: dice, coins and beers, the races, the innkeeper, and the way out of the door. */
import type { Lesson } from '@halcyon/speech/lesson';

const HEAD = `halcyon 2
game fantasy-pub
seats 2
from`;

const OPENING = `${HEAD}
  frames: act
  turn: 0
  dice: 3 5
  innkeeper: door
  lying: 0 1 1 1 1 1 1
  place:
    door  -  -  -  -  -  -
    door  -  -  -  -  -  -
  coins:
     4  0  0  0  0  0  0
     4  0  0  0  0  0  0
  piles: a-goblin2 a-orc2 a-dwarf2 a-troll a-orc a-dwarf | b-goblin2 b-orc2 b-dwarf2 b-troll b-dwarf b-orc

# say goal
# say turn
# say move
0 move a-goblin 3
# say enter
0 enter 5
~ 2
~ 3
# say same
1 move b-goblin 3
1 enter 4
~ 2
~ 3
# say innkeeper
0 innkeeper 3
# say choose
0 serve a-goblin
# say slow
0 move a-goblin 4
~ 1
~ 5
# say way-out
`;

const MIDDLE = `${HEAD}
  frames: act
  turn: 0
  dice: 4 6
  innkeeper: 4
  lying: 0 0 0 1 0 0 1
  place:
     5  - door  -  -  -  6
     -  -  1  -  2  -  -
  coins:
     2  0  4  0  0  0  2
     0  0  2  0  3  0  0
  beers:
     1  0  0  0  0  0  5
     0  0  3  0  1  0  0
  piles: a-troll a-orc2 a-dwarf2 a-goblin2 | b-orc2 b-dwarf2 b-goblin2
  below: a-goblin | b-orc
  stock: 6 7

# say differ
0 move a-orc 4
# say sixth
0 innkeeper 6
0 serve b-troll
~ 2
~ 1
# say thrown-out
1 move b-dwarf 3
1 enter 2
~ 3
~ 1
# say back
0 back a-dwarf 4
# say leave
0 leave a-dwarf 2
~ 0
~ 5
# say safe
`;

const END = `${HEAD}
  frames: act
  turn: 0
  dice: 4 1
  innkeeper: 5
  lying: 0 0 0 0 0 1 2
  place:
    door  -  -  -  -  3  -
     -  -  -  -  4  -  2
  coins:
     2  0  0  0  0  3  0
     0  0  0  0  2  0  4
  beers:
     2  0  0  0  0  1  0
     0  0  0  0  3  0  1
  piles: a-orc2 a-dwarf2 a-goblin2 | b-troll b-dwarf2 b-goblin2
  below: a-goblin a-dwarf | b-orc b-dwarf
  stock: 11 13

# say last
0 innkeeper 4
0 serve a-orc
# say win
0 leave a-orc 1
`;

export const first: Lesson = { seat: 0, scenes: [OPENING, MIDDLE, END] };
