/** Written by `npm run puzzles`; do not edit. */
export const book = `
halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 2
  turns: 85
  throws: 1
  dice: 4 3
  innkeeper: 3
  lying: 2 0 0 0 1 0 0
  place:
     -  -  -  -  3  3  5
     2  6  - door  3  -  2
     4  1 door  -  -  1  1
  coins:
     0  0  0  0  2  4  2
     3  0  0  2  2  0  4
     2  1  2  0  0  3  1
  beers:
     0  0  0  0  4  2  4
     0  1  0  4  4  0  4
     0  0  3  0  0  5  3
  piles: a-orc | b-dwarf |
  below: a-dwarf2 | b-orc2 | c-goblin c-dwarf2 c-dwarf c-goblin2
  stock: 10 3 9

# puzzle 99fe5ae4 grade 1
# goal 1 turn 2
# coming 1 0 0 3 1 3 3 0 0 3 0 4
2 leave c-orc 4

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 66
  throws: 1
  dice: 3 6
  innkeeper: 1
  lying: 1 1 0 1 1 0 0
  place:
     -  - door  2  4  3  -
     6  1  1  6  5  6  2
     3  2  -  4  -  -  -
  coins:
     0  0  0  2  5  4  0
     1  2  2  0  3  2  1
     3  0  0  4  0  0  0
  beers:
     0  0  4  2  1  1  0
     0  1  2  1  1  4  3
     1  1  0  1  0  0  0
  piles: a-orc |  | c-troll
  below: a-troll a-orc2 a-dwarf |  | c-goblin2 c-goblin
  stock: 6 7 2

# puzzle 20f4dfa9 grade 1
# goal 2 turn 1
# coming 1 0 4 2 3 1 4 0 2 4 1 3
1 move b-orc2 6
1 leave b-orc2 3
~ 1
~ 0
2 move c-dwarf2 3
~ 4
~ 2
0 enter 3
0 move a-orc 5
~ 3
~ 1
1 move b-dwarf2 2
1 leave b-dwarf2 4

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turns: 67
  throws: 1
  dice: 1 6
  innkeeper: 2
  place:
     -  5  - door  3  -  -
     -  6  4  3 door  -  2
     3  -  6  -  1  6 door
  coins:
     0  3  0  5  5  0  0
     0  3  2  0  5  0  1
     2  0  1  0  1  3  5
  beers:
     0  1  0  0  2  0  0
     0  0  2  4  0  0  4
     3  0  2  0  1  5  0
  piles: a-dwarf2 | b-orc2 b-goblin |
  below: a-goblin2 |  | c-orc2 c-goblin c-troll c-dwarf
  stock: 9 5 11

# puzzle 939390ce grade 1
# goal 1 turn 0
# coming 0 4 5 2 1 5 0 2 5 5 1 5
0 innkeeper 6
0 serve a-dwarf
0 leave a-orc2 1

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turns: 110
  throws: 1
  dice: 5 4
  innkeeper: 5
  place:
     - door  -  -  5  -  3
     -  2  -  2 door  1  -
     1  4  -  4 door  4  -
  coins:
     0  2  0  0  0  0  3
     0  0  0  3  4  0  0
     1  3  0  0  6  1  0
  beers:
     0  0  0  0  5  0  3
     0  1  0  3  0  4  0
     0  0  0  4  0  4  0
  below: a-troll a-dwarf | b-troll b-dwarf b-goblin | c-goblin c-orc2 c-dwarf2 c-dwarf
  stock: 9 9 11

# puzzle a9291cc6 grade 1
# goal 1 turn 0
# coming 0 5 0 0 3 5 2 2 4 4 3 1
0 move a-orc2 5
0 leave a-orc2 4

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 45
  throws: 1
  dice: 1 5
  innkeeper: 6
  lying: 1 1 1 0 0 1 0
  place:
     -  6  - door  5  1  -
     5  6  4  -  -  -  5
  coins:
     0  1  0  3  0  4  0
     2  0  0  0  0  0  1
  beers:
     0  1  0  0  5  1  0
     0  2  1  0  0  0  4
  piles: a-orc | b-dwarf b-goblin b-troll
  below: a-dwarf2 a-orc2 |
  stock: 8 10

# puzzle 3f16d68b grade 1
# goal 1 turn 1
# coming 0 2 3 0 2 1 3 5 5 1 0 2
1 innkeeper 5
1 serve a-goblin
1 leave b-orc 1

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 72
  throws: 1
  dice: 4 3
  innkeeper: 1
  lying: 0 0 2 0 0 0 0
  place:
     - door  -  3  -  2  3
    door  -  1  1  -  4  5
     -  -  4  2  - door  6
  coins:
     0  6  0  0  0  4  0
     7  0  1  3  0  0  0
     0  0  2  0  0  2  2
  beers:
     0  0  0  1  0  2  3
     0  0  2  2  0  5  3
     0  0  2  0  0  0  4
  piles: a-goblin a-orc a-goblin2 | b-orc b-goblin2 | c-goblin c-dwarf c-orc
  stock: 7 10 8

# puzzle 6045cffb grade 1
# goal 1 turn 1
# coming 4 2 3 5 3 2 3 1 0 2 1 1
1 innkeeper 4
1 serve a-dwarf
1 leave b-orc2 3

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 75
  throws: 1
  dice: 3 4
  innkeeper: 2
  lying: 1 0 0 0 1 1 0
  place:
     6  1  5  -  4  - door
     6  5 door  1  -  2  2
  coins:
     5  0  4  0  2  0  1
     4  4  5  1  0  4  5
  beers:
     1  1  4  0  4  0  0
     1  0  0  2  0  1  2
  piles:  | b-dwarf2 b-orc2
  below: a-orc |
  stock: 4 11

# puzzle bf4913ea grade 1
# goal 1 turn 1
# coming 1 5 5 1 2 4 1 4 4 5 0 4
1 innkeeper 4
1 serve b-orc
1 leave b-orc 3

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turns: 71
  throws: 1
  dice: 4 1
  innkeeper: 1
  place:
     -  -  2  6  4 door  -
     3  -  1  -  5  -  -
     -  -  -  -  4  4  -
  coins:
     0  0  0  1  4  6  0
     3  0  3  0  0  0  0
     0  0  0  0  1  0  0
  beers:
     0  0  0  3  1  0  0
     0  0  2  0  2  0  0
     0  0  0  0  4  5  0
  piles: a-troll a-goblin |  | c-goblin2 c-troll c-goblin
  below: a-dwarf2 a-dwarf a-goblin2 | b-dwarf2 b-orc2 b-troll b-goblin2 |
  stock: 9 8 10

# puzzle e8932c6d grade 1
# goal 1 turn 0
# coming 0 1 5 4 3 2 2 5 0 0 0 2
0 innkeeper 4
0 serve a-orc
0 leave a-orc 1

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 49
  throws: 1
  dice: 6 2
  innkeeper: 1
  lying: 1 0 0 0 0 0 0
  place:
     4  5  5  -  -  6  -
     4  -  -  1  -  -  6
  coins:
     6  1  2  0  0  0  0
     1  0  0  0  0  0  4
  beers:
     1  0  2  0  0  5  0
     1  0  0  5  0  0  1
  below: a-dwarf a-goblin2 a-orc2 a-orc | b-orc b-troll b-dwarf2
  stock: 10 14

# puzzle f7285da6 grade 1
# goal 1 turn 1
# coming 0 3 4 3 3 1 0 3 2 5 1 2
1 move b-orc2 6
1 leave b-orc2 2

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 65
  throws: 1
  dice: 6 4
  innkeeper: 3
  lying: 1 1 0 0 0 0 0
  place:
     -  2  - door  1  6  6
     2  6  6  3  -  3  5
  coins:
     0  2  0  5  5  2  2
     1  0  5  2  0  6  1
  beers:
     0  1  0  0  0  4  5
     1  0  1  1  0  3  4
  piles: a-orc | b-goblin
  below:  | b-dwarf
  stock: 5 10

# puzzle eea665fc grade 2
# goal 1 turn 1
# coming 0 1 5 0 3 3 3 0 5 1 3 2
1 innkeeper 6
1 serve b-orc2
1 leave b-orc2 4

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 63
  throws: 1
  dice: 6 6
  innkeeper: 2
  lying: 0 0 0 1 0 0 0
  place:
     -  - door  6  3  -  -
     - door  3  4  2  -  -
     -  -  - door  4  5  1
  coins:
     0  0  3  0  6  0  0
     0  0  1  5  0  0  0
     0  0  0  0  4  6  1
  beers:
     0  0  0  5  1  0  0
     0  3  4  0  4  0  0
     0  0  0  2  1  1  3
  piles: a-goblin | b-troll |
  below: a-dwarf a-goblin2 | b-orc2 b-goblin | c-goblin c-goblin2 c-orc2 c-troll
  stock: 10 6 12

# puzzle 2378cbd2 grade 2
# goal 1 turn 1
# coming 3 5 0 4 0 4 5 5 0 0 2 5
1 leave b-goblin2 6
1 leave b-orc 6

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 122
  throws: 1
  dice: 4 3
  innkeeper: 5
  lying: 1 1 0 1 0 0 0
  place:
     4  6 door  6  5  -  -
     3 door  3  -  3  -  4
     1  2  -  1 door  5  1
  coins:
     0  5  5  1  5  0  0
     2  2  4  0  4  0  1
     3  0  0  2  6  1  3
  beers:
     0  0  0  1  1  0  0
     0  0  2  0  4  0  4
     0  0  0  3  0  2  1
  piles:  | b-dwarf2 b-orc2 | c-orc2 c-troll
  below: a-dwarf |  |
  stock: 10 8 10

# puzzle 515c2da1 grade 2
# goal 1 turn 1
# coming 1 1 1 0 4 0 5 4 4 0 5 1
1 innkeeper 3
1 serve b-orc
1 leave b-orc 4

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 2
  turns: 48
  throws: 1
  dice: 4 2
  innkeeper: 6
  lying: 2 0 0 0 0 0 1
  place:
     5  1 door  -  -  2  -
     -  - door  3  -  -  4
     4  1 door  4  -  -  3
  coins:
     5  0  3  0  0  1  0
     0  0  6  2  0  0  3
     3  1  1  1  0  0  4
  beers:
     2  3  0  0  0  4  0
     0  0  0  1  0  0  1
     0  3  1  3  0  0  1
  piles: a-orc2 | b-goblin b-orc2 b-orc b-goblin2 |
  below: a-orc |  | c-orc c-troll c-dwarf2
  stock: 9 11 8

# puzzle ca65932e grade 2
# goal 1 turn 2
# coming 5 1 1 0 5 4 4 5 5 4 1 2
2 innkeeper 2
2 serve c-orc2
2 leave c-orc2 4

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turns: 61
  throws: 1
  dice: 3 4
  innkeeper: 5
  lying: 0 0 0 0 1 0 0
  place:
     2  1  -  -  5  6 door
    door  -  -  1  4  1  -
  coins:
     3  2  0  0  0  5  5
     3  0  0  3  3  1  0
  beers:
     1  0  0  0  3  2  0
     0  0  0  1  2  4  0
  piles:  | b-dwarf2
  below: a-troll a-dwarf a-goblin2 | b-dwarf
  stock: 10 6

# puzzle 4617584b grade 2
# goal 2 turn 0
# coming 2 4 2 0 4 1 4 3 5 2 5 1
0 move a-goblin 3
0 move a-goblin 4
~ 2
~ 4
1 move b-goblin 3
1 move b-goblin2 5
~ 2
~ 0
0 innkeeper 1
0 serve a-orc2
0 leave a-orc2 3

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 2
  turns: 80
  throws: 1
  dice: 2 2
  innkeeper: 6
  lying: 0 1 0 1 0 0 0
  place:
     -  5  5 door  -  2  -
     - door  6  1  -  6  6
     4  1  4  -  - door  5
  coins:
     0  5  1  4  0  2  0
     0  3  1  5  0  3  3
     4  3  1  0  0  6  2
  beers:
     0  0  2  0  0  2  0
     0  0  3  1  0  3  3
     0  0  2  0  0  0  5
  piles: a-dwarf2 | b-orc b-goblin | c-orc c-troll
  below: a-orc |  | c-goblin
  stock: 9 10 10

# puzzle 6c6ec499 grade 2
# goal 1 turn 2
# coming 0 4 0 4 3 1 1 5 2 5 3 5
2 innkeeper 2
2 serve c-orc2
2 leave c-orc2 2

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 65
  throws: 1
  dice: 5 1
  innkeeper: 2
  lying: 1 1 1 0 0 3 0
  place:
     - door  -  -  3  6  3
     -  -  -  6  -  -  6
     4  1 door  4  5  1  2
  coins:
     0  6  0  0  1  2  1
     0  0  0  5  0  0  2
     5  2  6  1  4  1  3
  beers:
     0  0  0  0  0  5  4
     0  0  0  0  0  0  4
     0  1  0  3  1  5  3
  piles:  | b-orc2 b-dwarf b-orc | c-goblin c-dwarf c-dwarf2
  below:  | b-goblin b-goblin2 |
  stock: 0 9 4

# puzzle 7032711f grade 2
# goal 1 turn 1
# coming 1 0 0 0 1 0 2 2 4 4 0 2
1 move b-troll 5
1 leave b-troll 1

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 113
  throws: 1
  dice: 3 2
  innkeeper: 3
  lying: 0 1 0 1 0 0 0
  place:
     5  4  -  6  -  5 door
     -  -  1  2  2  -  -
     1  2 door  -  -  -  -
  coins:
     2  2  0  6  0  2  4
     0  0  3  1  2  0  0
     0  5  5  0  0  0  0
  beers:
     3  0  0  0  0  2  0
     0  0  1  2  3  0  0
     1  0  1  0  0  0  0
  piles:  | b-goblin b-orc2 b-goblin2 b-troll |
  below: a-orc2 a-troll a-dwarf2 a-orc |  | c-orc c-dwarf
  stock: 9 9 10

# puzzle 863848cd grade 2
# goal 1 turn 1
# coming 2 3 3 4 4 5 2 2 2 4 0 5
1 innkeeper 2
1 serve b-orc
1 leave b-orc 3

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turns: 70
  throws: 1
  dice: 6 2
  innkeeper: 1
  lying: 0 1 0 0 1 0 1
  place:
    door  -  3  -  -  1  -
     -  2  3  -  1 door  2
  coins:
     3  0  0  0  0  1  0
     0  0  4  0  4  5  1
  beers:
     0  0  5  0  0  2  0
     0  0  1  0  2  0  5
  piles:  | b-goblin2
  below: a-goblin a-dwarf2 | b-troll b-orc b-dwarf2
  stock: 12 0

# puzzle 925fe5d4 grade 2
# goal 2 turn 0
# coming 0 0 5 0 0 3 0 3 3 5 3 3
0 move a-goblin2 2
0 innkeeper 6
~ 0
~ 0
1 move b-goblin 2
~ 5
~ 0
0 innkeeper 1
0 serve a-orc
0 leave a-orc 6

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turns: 50
  throws: 1
  dice: 6 1
  innkeeper: 5
  lying: 1 0 0 1 0 0 0
  place:
     2  6  -  5  1  -  6
     -  -  5  -  -  - door
  coins:
     3  1  0  3  2  0  3
     0  0  0  0  0  0  4
  beers:
     1  1  0  3  4  0  3
     0  0  4  0  0  0  0
  piles: a-orc2 a-goblin a-orc | b-dwarf b-orc2
  below: a-dwarf2 a-goblin2 |
  stock: 13 8

# puzzle ca5fbd83 grade 2
# goal 2 turn 0
# coming 3 3 1 1 2 0 2 3 1 2 3 2
0 move a-troll 1
0 move a-dwarf 6
~ 3
~ 3
1 enter 4
1 move b-goblin 4
~ 1
~ 1
0 move a-troll 2
0 leave a-dwarf 2

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turns: 55
  throws: 1
  dice: 6 4
  innkeeper: 6
  lying: 0 0 0 0 2 0 0
  place:
     2 door  5  -  3  6  5
     5  3  4  4  -  -  -
  coins:
     5  2  0  0  2  3  0
     3  0  2  5  0  0  0
  beers:
     1  0  3  0  3  3  2
     0  2  4  1  0  0  0
  piles: a-troll a-orc2 |
  below: a-orc | b-dwarf2
  stock: 13 9

# puzzle 24d2195b grade 3
# goal 1 turn 0
# coming 1 2 1 3 1 5 5 1 3 1 1 5
0 move a-goblin2 6
0 leave a-goblin2 4

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turns: 51
  throws: 1
  dice: 4 4
  innkeeper: 2
  lying: 1 0 0 0 1 0 0
  place:
     2  2  5 door  -  3  -
     -  6  -  -  5  6  6
  coins:
     0  1  4  6  0  5  0
     0  3  0  0  1  1  2
  beers:
     3  2  0  0  0  1  0
     0  0  0  0  4  1  3
  piles: a-goblin a-dwarf2 |
  below: a-dwarf | b-orc b-troll
  stock: 13 12

# puzzle 3389be94 grade 3
# goal 1 turn 0
# coming 5 5 2 1 1 5 4 0 2 0 2 0
0 move a-troll 4
0 leave a-troll 4

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 76
  throws: 1
  dice: 1 1
  innkeeper: 5
  lying: 0 0 1 1 0 0 0
  place:
     4  5  2  - door  -  5
     -  -  6  -  1  6 door
     4  4  1 door  5  -  -
  coins:
     1  1  1  0  4  0  2
     0  0  4  0  0  2  5
     4  2  0  1  1  0  0
  beers:
     3  2  2  0  0  0  3
     0  0  2  0  2  1  0
     2  4  2  0  2  0  0
  piles: a-orc2 | b-goblin b-dwarf2 | c-dwarf2
  below: a-troll | b-goblin2 | c-orc2
  stock: 8 10 9

# puzzle 43e9de55 grade 3
# goal 2 turn 1
# coming 1 5 1 2 0 5 1 0 0 2 3 3
1 innkeeper 1
1 serve a-dwarf
1 leave b-orc 1
~ 1
~ 5
2 move c-goblin 8
~ 1
~ 2
0 move a-dwarf2 3
0 enter 2
~ 0
~ 5
1 innkeeper 6
1 serve b-orc2
1 leave b-orc2 1

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turns: 45
  throws: 1
  dice: 4 3
  innkeeper: 6
  lying: 0 1 0 0 2 0 1
  place:
     6 door  -  2  -  -  2
     -  5  5 door  -  5  1
  coins:
     2  2  0  2  0  0  2
     0  6  3  0  0  1  4
  beers:
     2  0  0  1  0  0  3
     0  0  3  5  0  3  2
  piles:  | b-orc2
  below: a-goblin a-orc | b-dwarf b-orc
  stock: 9 7

# puzzle 8bab7347 grade 3
# goal 2 turn 0
# coming 2 3 5 5 4 3 3 5 5 4 1 0
0 move a-orc2 4
0 leave a-dwarf2 3
~ 2
~ 3
1 move b-goblin 4
1 move b-goblin 3
~ 5
~ 5
0 move a-goblin2 6
0 leave a-orc2 6

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turns: 122
  throws: 1
  dice: 4 1
  innkeeper: 3
  lying: 0 0 1 0 0 0 0
  place:
    door  -  6  5  1  6  -
     6  4  - door  1  2  -
     -  2  3  4  -  -  4
  coins:
     5  0  1  4  4  6  0
     0  7  0  0  0  3  0
     0  0  4  1  0  0  1
  beers:
     0  0  3  0  1  1  0
     0  0  0  4  1  3  0
     0  1  1  1  0  0  3
  piles: a-goblin a-orc2 a-orc | b-dwarf b-troll |
  below:  |  | c-goblin2 c-troll
  stock: 12 10 9

# puzzle c54a676a grade 3
# goal 1 turn 0
# coming 0 4 2 1 0 2 2 4 2 3 1 3
0 move a-dwarf2 4
0 leave a-dwarf2 1

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 52
  throws: 1
  dice: 5 6
  innkeeper: 3
  lying: 0 0 0 1 1 0 0
  place:
     -  -  5  1  1  3  -
     -  6  4 door  -  -  1
  coins:
     0  0  3  1  0  3  0
     0  1  5  6  0  0  4
  beers:
     0  0  3  2  4  3  0
     0  1  0  0  0  0  2
  piles: a-goblin a-orc2 a-orc | b-troll b-goblin2
  below:  | b-goblin
  stock: 12 10

# puzzle 3a8c66a4 grade 4
# goal 2 turn 1
# coming 3 4 2 1 4 3 2 4 5 1 3 4
1 move b-dwarf 5
1 leave b-dwarf 6
~ 3
~ 4
0 move a-goblin2 4
0 move a-goblin2 5
~ 2
~ 1
1 enter 2
1 leave b-orc2 3

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 65
  throws: 1
  dice: 5 2
  innkeeper: 6
  lying: 1 0 0 0 0 0 0
  place:
     -  -  -  - door  1  -
     6 door  1  -  4  4  2
  coins:
     0  0  0  0  0  2  0
     2  5  4  0  2  1  2
  beers:
     0  0  0  0  3  3  0
     3  0  0  0  2  4  0
  piles: a-dwarf2 | b-dwarf b-dwarf2 b-goblin2
  below:  | b-goblin b-troll
  stock: 7 10

# puzzle 65d324fb grade 4
# goal 2 turn 1
# coming 5 2 0 3 0 4 3 3 4 3 5 0
1 innkeeper 2
1 serve a-troll
1 leave b-orc 5
~ 5
~ 2
0 move a-goblin 6
0 move a-goblin2 3
~ 0
~ 3
1 move b-orc2 4
1 leave b-orc2 1

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 2
  turns: 68
  throws: 1
  dice: 4 6
  innkeeper: 6
  lying: 1 0 0 0 0 0 0
  place:
     2  -  -  5  6  - door
     5  4  1  4 door  3  1
     3  1  6  3  4  2 door
  coins:
     3  0  0  1  2  0  3
     0  0  5  2  2  0  1
     2  2  1  0  1  1  5
  beers:
     4  0  0  2  1  0  0
     2  3  2  2  0  2  1
     0  2  2  3  5  3  0
  piles:  |  | c-dwarf c-goblin2 c-orc2
  stock: 4 2 11

# puzzle 6daf22ee grade 4
# goal 1 turn 2
# coming 0 1 2 4 0 5 0 4 0 0 5 2
2 move c-troll 6
2 leave c-orc 4

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 80
  throws: 1
  dice: 2 3
  innkeeper: 1
  lying: 0 1 0 0 0 0 0
  place:
     3 door  5  3  -  1  4
     6  4 door  4  -  1  -
  coins:
     5  4  1  0  0  4  4
     1  5  6  1  0  0  0
  beers:
     1  0  1  4  0  2  1
     0  1  0  5  0  1  0
  piles: a-orc a-troll |
  below:  | b-orc
  stock: 8 13

# puzzle 76311830 grade 4
# goal 2 turn 1
# coming 1 2 3 2 0 2 4 0 5 4 5 4
1 move b-goblin2 2
1 move b-troll 3
~ 1
~ 2
0 move a-goblin 3
0 move a-goblin2 2
~ 3
~ 2
1 move b-dwarf 4
1 leave b-dwarf 3

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 64
  throws: 1
  dice: 1 5
  innkeeper: 6
  lying: 0 0 0 0 2 0 1
  place:
    door  -  6  3  -  3  -
     5  3  6  5 door  -  5
  coins:
     6  0  0  5  0  3  0
     4  4  0  3  6  0  3
  beers:
     0  0  2  1  0  4  0
     1  0  3  1  0  0  4
  piles: a-orc2 | b-goblin2 b-orc b-troll
  stock: 8 11

# puzzle bd34c0e3 grade 4
# goal 2 turn 1
# coming 2 5 5 2 3 5 4 0 4 1 1 5
1 move b-goblin 1
1 enter 5
~ 2
~ 5
0 move a-goblin2 6
0 innkeeper 3
0 serve b-dwarf2
~ 5
~ 2
1 move b-goblin 3
1 leave b-orc2 6

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 2
  turns: 67
  throws: 1
  dice: 3 6
  innkeeper: 5
  lying: 1 0 1 0 0 0 1
  place:
     1  -  6 door  5  -  -
     -  3  -  -  5 door  2
     1 door  -  -  -  4  -
  coins:
     1  0  1  2  3  0  0
     0  5  0  0  0  3  5
     3  4  0  0  0  6  0
  beers:
     2  0  1  0  2  0  0
     0  0  0  0  4  0  1
     3  0  0  0  0  1  0
  piles: a-troll a-dwarf a-dwarf2 | b-dwarf2 b-dwarf | c-orc2
  below: a-orc | b-goblin | c-troll c-goblin2
  stock: 12 7 12

# puzzle ee1467ef grade 4
# goal 2 turn 2
# coming 4 2 4 1 0 0 2 1 5 2 4 5
2 move c-dwarf2 6
2 move c-dwarf 3
~ 4
~ 2
0 move a-goblin 5
0 move a-goblin2 3
~ 4
~ 1
1 move b-goblin2 5
1 move b-orc2 2
~ 0
~ 0
2 innkeeper 1
2 serve c-goblin
2 leave c-dwarf 1

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turns: 97
  throws: 1
  dice: 3 4
  innkeeper: 6
  lying: 0 1 0 1 1 0 1
  place:
     6 door  5  6  -  6  -
     -  -  1 door  5  -  2
  coins:
     2  4  1  1  0  3  0
     0  0  2  0  3  0  1
  beers:
     0  0  1  4  0  3  0
     0  0  1  3  2  0  4
  piles: a-goblin2 | b-troll b-orc
  below: a-goblin a-orc2 |
  stock: 11 11

# puzzle 2b7c45ba grade 5
# goal 2 turn 0
# coming 0 0 4 3 2 0 5 0 4 3 3 4
0 move a-dwarf 3
0 leave a-dwarf2 4
~ 0
~ 0
1 move b-goblin 2
~ 4
~ 3
0 innkeeper 5
0 serve a-orc
0 leave a-orc 4

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 2
  turns: 62
  throws: 1
  dice: 4 3
  innkeeper: 4
  lying: 1 0 2 0 0 1 0
  place:
     -  3  3  -  3  -  3
     -  2  -  -  4  5  4
     6  6  -  1  -  -  2
  coins:
     0  1  4  0  1  0  1
     0  4  0  0  3  1  2
     2  2  0  2  0  0  5
  beers:
     0  0  1  0  2  0  5
     0  0  0  0  3  1  4
     3  3  0  0  0  0  1
  piles: a-dwarf a-orc | b-goblin b-dwarf2 | c-dwarf2 c-goblin c-orc2
  below: a-orc2 | b-dwarf |
  stock: 8 7 10

# puzzle 52834014 grade 5
# goal 1 turn 2
# coming 2 5 1 0 5 0 2 3 2 2 5 2
2 innkeeper 3
2 serve c-orc
2 leave c-orc 4

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turns: 50
  throws: 1
  dice: 6 2
  innkeeper: 4
  lying: 0 1 0 1 1 0 0
  place:
     4  -  -  -  1 door  3
     6  5  1  -  - door  1
    door  5  3  4  -  -  -
  coins:
     3  0  0  0  1  2  3
     5  1  3  0  0  2  3
     1  0  2  1  0  0  0
  beers:
     3  0  0  0  1  0  4
     1  2  1  0  0  0  4
     5  4  0  1  0  0  0
  piles:  | b-orc b-dwarf2 | c-goblin2 c-dwarf2 c-dwarf
  below: a-orc2 a-troll a-orc |  |
  stock: 5 10 8

# puzzle 9e3e129f grade 5
# goal 2 turn 0
# coming 5 3 2 0 3 3 2 0 4 5 0 4
0 leave a-goblin 2
0 move a-goblin2 6
~ 5
~ 3
1 move b-goblin 4
1 move b-goblin2 6
~ 2
~ 0
2 move c-goblin 4
~ 3
~ 3
0 back a-dwarf 4
0 leave a-goblin2 4

halcyon 2
game fantasy-pub
seats 3
layout ring
mode standard
from
  frames: act
  turn: 2
  turns: 64
  throws: 1
  dice: 4 6
  innkeeper: 3
  lying: 0 0 0 1 0 0 1
  place:
     4  -  -  6  5  3  -
     -  5  -  -  - door  5
     - door  -  2  1  -  1
  coins:
     2  0  0  5  0  6  0
     0  2  0  0  0  4  3
     0  6  0  2  4  0  2
  beers:
     1  0  0  1  4  1  0
     0  0  0  0  0  0  2
     0  0  0  4  5  0  5
  piles: a-orc2 a-dwarf | b-dwarf b-goblin b-dwarf2 b-orc |
  below: a-goblin |  | c-goblin2 c-dwarf c-troll
  stock: 3 0 9

# puzzle d77373e5 grade 5
# goal 1 turn 2
# coming 3 3 0 0 2 0 0 3 3 2 5 4
2 move c-orc 6
2 leave c-orc 4

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 110
  throws: 1
  dice: 4 1
  innkeeper: 4
  lying: 1 2 0 1 0 1 0
  place:
     -  3  6  6  3  5  4
     1  4 door  -  4  2  2
  coins:
     0  4  2  1  3  5  3
     5  2  5  0  0  3  1
  beers:
     0  1  4  1  1  1  5
     0  0  0  0  2  1  4
  piles: a-dwarf2 |
  below:  | b-goblin
  stock: 4 13

# puzzle f603b59f grade 5
# goal 2 turn 1
# coming 0 5 3 2 1 5 1 4 1 0 2 2
1 move b-goblin2 5
~ 0
~ 5
0 move a-goblin 1
0 move a-goblin 6
~ 3
~ 2
1 innkeeper 3
1 serve b-orc
1 leave b-orc 4

halcyon 2
game fantasy-pub
seats 2
layout ring
mode standard
from
  frames: act
  turn: 1
  turns: 44
  throws: 1
  dice: 6 4
  innkeeper: 6
  lying: 1 1 1 0 1 0 0
  place:
     - door  6  -  6  3  4
     6  - door  3  2  1  1
  coins:
     0  1  0  0  3  5  3
     3  0  4  3  6  3  2
  beers:
     0  0  3  0  4  2  3
     0  0  0  0  1  0  1
  piles: a-goblin2 |
  below:  | b-goblin b-dwarf2
  stock: 8 10

# puzzle 95072955 grade 5
# goal 2 turn 1
# coming 0 0 5 1 2 4 0 2 5 3 5 0
1 move b-goblin2 4
1 move b-troll 6
~ 0
~ 0
0 move a-goblin 2
~ 5
~ 1
1 move b-goblin2 2
1 leave b-orc 6
`;
