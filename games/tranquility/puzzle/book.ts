/** Written by `npm run puzzles`; do not edit. */
export const book = `
halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    69 70 71 74 75 77
    59 60 61 62 63 68
    39  . 44 45 51 52
    26 30 31 34 35 38
    17 18 19 21 24 25
     3  4  6 10 11 14
  started: 1
  aside: 0
  hands: 16 43 53 start finish | 29 48 58 65 finish
  piles:  | 37
  discards: 41 27 57 finish 76 2 9 32 64 67 12 13 finish 36 33 47 50 8 15 | 23 79 1 78 40 finish 20 7 66 22 54 28 5 55 72 73 80 49
  round: 1
  pledges: 3 5
  devoured: 56 monster 46 monster 42 monster

# puzzle 0a6b9130 grade 1
# goal 3 turn all
1 discard
1 drop 29
1 drop 48
0 place 43 20
0 drop 16
1 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    68 69 71 72 73 78
    53 54 55 60 64 65
    38 42 43 48 49 51
    29 30 31 33 34 36
    15 16 18 20  . 24
     1  4  5  8  9 14
  started: 0
  aside: 0
  hands: 13 23 62 77 finish | 10 28 63 76 finish
  piles: 17 67 | 25 47 35
  discards: finish 12 7 41 57 finish 80 2 52 50 58 27 66 44 61 70 | 79 finish 21 32 74 start 75 40 19 39 11 6 22 3 59 37 46
  round: 1
  pledges: 4 4
  devoured: 56 monster 26 monster 45 monster

# puzzle 133c537c grade 1
# goal 3 turn all
1 discard
1 drop 10
1 drop 28
0 place 23 11
0 drop 13
1 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    68 69  . 75 76 80
    56 58 59 62 63 67
    44 45 46 49 50 52
    31 32 33 38 41 42
    14 19 20 21 28 30
     1  3  6  7  8  9
  started: 0
  aside: 0
  hands: 2 4 70 72 finish
  piles: 61 39
  discards: finish 23 finish 29 71 54 79 66 10 finish 35 64 24 74 48 13 5 25 37 51 53 60 78 finish 26 12 18 40 55 22 73 34 43 15 65
  removed: 36 17 77 16 47 57 11 27

# puzzle 196edcce grade 1
# goal 2 turn all
0 place 70 33
0 drop 4
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    69 71 72 74 75 78
    52 58 59 63 66 67
    38 40 45 46  . 51
    28 29 31 33 34 36
    15 16 20 24 25 26
     1  2  5  6 12 13
  started: 0
  aside: 0
  hands: 9 49 62 70 finish | 7 17 43 57 finish
  piles: 42 32 11 50 | 18 73
  discards: 53 4 37 68 80 finish 60 64 54 56 48 35 39 41 61 | 19 44 22 finish 27 79 finish 23 65 10 47 77 3 start 21 30 14
  round: 1
  pledges: 5 3
  devoured: 55 monster 8 monster 76 monster

# puzzle 1fda3726 grade 1
# goal 3 turn all
1 discard
1 drop 7
1 drop 57
0 place 49 23
0 drop 9
0 drop 62
1 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    69 73 74 76 77 79
    57 58 61 62  . 67
    44 47 48 51 52  .
    31 32 37 38 40 43
    16 18 23 26 27 28
     3  4  5 10 11 12
  started: 0
  aside: 0
  hands: 53 80 finish finish | 30 64 66 start finish
  piles:  | 55 56 8
  discards: finish 46 29 6 25 9 19 41 34 7 36 39 45 24 33 2 20 65 71 22 72 70 78 | 14 finish 1 50 54 60 15 35 42 13 49 59 68 17
  round: 1
  pledges: 4 4
  devoured: 21 monster 75 monster 63 monster

# puzzle 27571cda grade 1
# goal 3 turn all
1 place 66 29
1 drop 30
0 place 53 24
0 drop finish
1 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
     . 68 69 74 76 77
    51 56 58 59 63 64
    39 42 43 46 47 50
    28 29 33 34 37 38
    16 18 19 21 22 25
     2  7  8  9 10 15
  started: 0
  aside: 0
  hands: 54 65 73 | 75 start finish
  discards: 40 27 32 57 80 12 61 79 62 4 3 78 41 20 35 52 24 30 31 53 | 11 finish 45 48 70 72 49 66 finish 17 23 60 1 55 finish 36 finish 13 44 14 26 71
  round: 1
  pledges: 4 4
  devoured: 6 monster 5 monster 67 monster

# puzzle 2bb05baa grade 1
# goal 3 turn all
1 discard
1 drop 75
1 drop start
0 place 65 31
0 drop 54
1 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    73 74 75 77 78 80
    61  . 65 68 69 70
    43 48 49 51 58 60
    26 29 30 35 36 42
    17 19 21 22 24 25
     1  3  7 11 12  .
  started: 1
  aside: 0
  hands: 44 47 62 63 finish | 13 15 16 34 finish
  piles: 59 27 6 72 18 79 23 | 64 76
  discards: 52 54 57 finish 41 start 4 28 32 55 56 45 finish | 2 5 31 46 71 14 39 50 67 20 37 9 53 40 finish 10 38
  round: 1
  pledges: 4 4
  devoured: 66 monster 8 monster 33 monster

# puzzle 2d62c44e grade 1
# goal 3 turn all
0 place 62 26
0 drop 44
1 place 13 6
1 drop 15
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    70 71 72 76 77 79
    58 59 62 64 68 69
    38 40 41 45 49 51
    26 28 29 33 34 36
    15 17 19  . 24 25
     3  4  7  . 10 14
  started: 1
  aside: 0
  hands: 16 20 23 60 finish | 8 54 67 73 78
  piles: 53 32 63 | 57 21 80 9
  discards: 12 11 1 42 74 13 48 22 39 61 start 5 finish 6 27 31 | 47 finish 43 66 56 30 44 37 52 55 65 finish 35 finish 18 46
  round: 2
  pledges: 4 4
  pledgedBefore: 4 5
  devoured: 2 monster 50 monster 75 monster

# puzzle 4258feda grade 1
# goal 3 turn all
0 place 20 10
0 drop 16
1 place 8 4
1 drop 54
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    70 71 72 74 76 79
    53 54 55 58 65 66
    37 39 45 46 47 51
    26 28 32 33 35 36
    12 14  . 20 21 25
     1  .  5  7 10 11
  started: 1
  aside: 0
  hands: 3 4 17 75 finish | 2 34 59 73 finish
  piles: 49 24 42 22 13 finish | 9 29 56
  discards: finish 61 16 8 30 19 64 start 31 6 80 38 69 27 | 15 43 60 18 40 50 63 78 67 41 44 48 68 52 62 finish
  round: 1
  pledges: 3 5
  devoured: 57 monster 77 monster 23 monster

# puzzle 48ead09b grade 1
# goal 3 turn all
1 place 2 2
1 drop 34
0 place 17 9
0 drop 3
0 drop 4
0 drop 75
1 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    67 71  . 77 78 80
    57 58 59 64 65 66
    42 48 49 50 51 56
    30 31 33 34 37 41
    14 16 20 23 24 29
     3  4  6  7 10 11
  started: 1
  aside: 0
  hands: 1 5 53 60 finish | 39 52 62 63 finish
  piles: 45 12 69 73 22 74 | 19 25 72 35 75 47
  discards: 46 70 79 18 8 44 55 finish 27 start 36 17 38 | 26 32 finish 68 15 21 61 finish 54 13 76 28 2
  round: 1
  pledges: 4 4
  devoured: 9 monster 40 monster 43 monster

# puzzle 4e51a67e grade 1
# goal 4 turn all
1 discard
1 drop 39
1 drop 52
0 discard
0 drop 1
0 drop 5
1 place 75 33
1 drop 47
1 drop 62
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    67 69 70 74 75 77
    52 55 56 61 62 63
    40 43 44 45 49 51
    29 30 33 34 35 39
    14 15 19 20 24 25
     .  5  8 10 11 13
  started: 0
  aside: 0
  hands: 2 41 46 54 finish
  discards: finish finish 37 18 1 64 71 28 47 57 finish 78 7 58 17 12 48 21 3 16 36 53 65 68 80 finish 6 22 38 59 79 23 32
  removed: 50 26 4 73 76 9 31 42 66 27 60 72

# puzzle 579092d6 grade 1
# goal 2 turn all
0 place 2 1
0 drop 41
0 drop 46
0 drop 54
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    70 71 73  . 77 78
    54 55 59 64 65 68
    43 44 46 49 50 51
    31 32 33 37 39 40
    18 22 23  . 27 30
     3  6  7  8 14 17
  started: 1
  aside: 0
  hands: 26 28 45 47 67 | 12 75 76 80 finish
  piles: 13 63 start 1 | 19 25 11 35 20
  discards: finish 16 52 57 66 4 21 29 41 61 34 53 36 42 62 finish | 5 9 24 69 finish 56 79 2 58 48 15 finish 38 72
  round: 1
  pledges: 4 4
  devoured: 10 monster 74 monster 60 monster

# puzzle 5ea9a656 grade 1
# goal 3 turn all
1 place 76 34
1 drop 12
0 place 26 10
0 drop 28
1 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    64 68 69 71 75 76
    51 53 54 60 61 63
    37 43  . 47 48 50
    25 27 29 30 35 36
    13 17 19 20 23 24
     2  4  5  9 10 12
  started: 1
  aside: 0
  hands: 42 46 73 start finish | 26 56 57 65 finish
  piles: 44 7 34 | 6 finish 11 28
  discards: 22 31 14 70 79 62 39 40 18 finish 52 59 66 78 49 | 1 80 finish 74 77 45 58 8 15 3 33 16 21 32 38 41
  round: 1
  pledges: 4 4
  devoured: 55 monster 72 monster 67 monster

# puzzle 8156314e grade 1
# goal 3 turn all
1 discard
1 drop 26
1 drop 56
0 place 46 21
0 drop 42
1 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    66 67 73 74  . 79
    55 56 59 62 63 65
    42 43 45 48 49 53
    28 29 31 34 37 40
    17 18 20 21 26 27
     2  4  5  6 12 13
  started: 1
  aside: 0
  hands: 24 64 75 start finish | 14 32 46 52 finish
  piles: 50 | 78 51 1 38
  discards: 3 9 11 76 23 69 54 57 33 71 8 30 41 47 58 10 60 | 16 39 61 68 35 19 70 72 36 15 finish 7 44 finish 22 finish
  round: 1
  pledges: 4 4
  devoured: 25 monster 80 monster 77 monster

# puzzle 85002226 grade 1
# goal 3 turn all
1 discard
1 drop 14
1 drop 32
0 place 75 35
0 drop 24
1 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    66 72  . 76 77 78
    52 56 58 61 64 65
    42 43 44 45 50 51
    26 30 34 35 40 41
    14 16 17 22 23 24
     3  4  6 11 12 13
  started: 0
  aside: 0
  hands: 60 63 73 74 finish
  piles: 36 68 67 18 48 80
  discards: finish finish finish 5 49 39 15 23 20 32 47 25 finish 1 2 7 8 10 33 57 62 69 75 38 42 9 29 54 53
  removed: 19 55 31 27 37 59 21 28 46 70 71 79
  wilds: 11 19

# puzzle a9e58d3d grade 1
# goal 2 turn all
0 place 73 33
0 drop 60
0 finish

halcyon 2
game tranquility
seats 2
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    71 72 75 76 77  .
    59 60 61 63 64 66
    39 42 43 48  . 55
    25 28 29 33 34 38
    16 19 20 22 23 24
     4  5  8 10 11 12
  started: 1
  aside: 0
  hands: 65 73 78 start finish | 36 50 57 62 finish
  piles: 37 | 27 79
  discards: 2 14 53 68 46 45 finish 26 47 51 41 30 49 74 3 | 6 31 40 54 69 35 finish finish 52 13 18 70
  removed: 56 67 58 44 7 80 21 1 9 15 32 17
  round: 1
  pledges: 4 4

# puzzle b196f9fd grade 1
# goal 3 turn all
0 place 78 36
0 drop 65
1 place 50 23
1 drop 36
1 drop 57
0 finish

halcyon 2
game tranquility
seats 2
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  turn: 1
  cells:
    67 70 72 77 78 79
    52 57 58 62  . 66
    37 44 46 48 50 51
    26 27 31 32 33 36
    13 17 18 23 24 25
     1  2  5  6 10 11
  started: 1
  aside: 0
  hands: 49 65 71 start finish | 3 7 35 53 finish
  piles: 21 |
  discards: 28 finish 15 8 20 56 59 30 finish 9 34 68 60 75 | 55 42 39 4 19 47 finish 12 38 40 14 41 80 22
  removed: 69 74 63 76 54 73 64 29 61 45 16 43
  round: 1
  pledges: 4 4

# puzzle b9f0063c grade 1
# goal 3 turn all
1 discard
1 drop 3
1 drop 7
0 place 65 29
0 drop 49
1 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    68 71 73 77 78 80
    54 57 61 62 64 67
     . 45 47 48 49 53
    30 31 33 34 37 38
    15 18 19 23 24 25
     2  3  9 10 12  .
  started: 0
  aside: 0
  hands: 22 26 41 69 wild
  piles: 42 11 13 8 finish 39 70 finish 76 72
  discards: finish 50 65 27 finish 74 59 75 17 7 1 32 36 16 4 5 6 21 28 46 55 finish 60 29 51 58
  removed: 33 66 56 52 14 40 44 63 79 20 35 43
  wilds: 15

# puzzle c4966b62 grade 1
# goal 4 turn all
0 place 41 19
0 drop 22
0 drop 26
0 drop 69
0 wild 6
0 name 13
0 drop finish
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    57 59 66 67 73 76 79
     . 44 47 48 50 53 54
    23 24 31 32 34  . 40
     2  4  7 13 14 15 22
    72 80
    26 51
     3 18
    63 65
    35 56
    21 27
  hands: 38 39 41 71 finish
  piles: 78 6 finish 20 19 5 1 finish 16 43 52 77 29 10 62 36 28 70 64 60 8
  discards: 58 finish 17 61 finish 25 33 37 68 9 12 46 49 55 11 42 75 45 69 74 30

# puzzle c96e7ada grade 1
# goal 3 turn all
0 place 39 25
0 drop 38
0 place 41 27
0 drop 8
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    69 70 74 75 76 78
    55 56 60 64 65 68
    45 46 48 49 51  .
    29 33 34 37 38 39
    15 18 19 20 23 24
     3  4  6  9 10 11
  started: 1
  aside: 0
  hands: 42 54 73 start finish | 50 57 61 63 finish
  piles: 77 monster 14 58 59 52 44 | 32 35 12 monster 17 53
  discards: 13 80 finish finish 1 79 8 26 30 40 finish 71 47 21 66 | 62 7 16 27 41 5 31 36 67 2 25 72 22 28
  round: 1
  pledges: 4 4
  devoured: 43 monster

# puzzle d720fd4a grade 1
# goal 3 turn all
1 discard
1 drop 50
1 drop 57
0 place 54 24
0 drop 42
1 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    63 68 71 73 74 77 78
    48 49 52  . 59 61 62
    22 25 29 31 38 39  .
     7  9 11 12 13 15 20
    65 69
    47 50
    30 40
    57 70
    27 45
     6 24
  hands: 10 43 44 46 56
  piles: 55 64 19 37 80 76 42 51 2 finish 17 53 3 14 72 67 41 66
  discards: finish finish 1 58 4 28 finish 34 35 54 32 21 5 finish 75 8 79 26 16 60 23 33 18 36

# puzzle e153cdb4 grade 1
# goal 4 turn all
0 place 46 26
0 drop 10
0 drop 43
0 place 56 30
0 drop 41
0 drop 44
0 drop 66
0 discard
0 drop 3
0 drop 14
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    62 65  . 73 74 78 79
    44 45  . 51 52 53 61
    20 25 33 34 35 37 40
     3  6  8  9 12 13 19
    67 76
    22 43
     5 16
    50 71
    29 49
    15 28
  hands: 39 41 48 58 finish
  piles: 66 77 68 finish 54 59 47 38 75 27 64 24 finish 55 10 7 36 23 63 69 72 57 46
  discards: finish 56 21 32 70 1 42 14 26 2 31 18 11 30 60 finish 17 4 80

# puzzle f57bb7b5 grade 1
# goal 4 turn all
0 place 48 29
0 drop 39
0 drop 41
0 drop 58
0 place 72 36
0 drop 57
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    67 68 74 75 76 79
    53 54 55 60 64 65
    40 41 43 47 49 51
    30 31 32 34 38 39
    13 14 20 22 23 27
     3  .  6  9 11 12
  aside: 0
  hands: 5 24 52 77 finish
  piles: 72 16 21 19 35 26 28 8 finish 45 70 44 4 73 start
  discards: finish 62 63 2 57 15 37 7 80 29 56 finish 71 25 61 69 10 42 46 58 59 finish 33
  removed: 36 66 50 1 17 48 18 78

# puzzle fbfad1e1 grade 1
# goal 4 turn all
0 place 5 2
0 drop 24
0 start
0 drop 4
0 drop 8
0 drop 26
0 drop 28
0 drop 44
0 drop 45
0 drop 52
0 drop 70
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    64 66 69 70 71 78 79
    44  . 49 54 55 59 60
    23 25 32 33 37 40 42
     2  3  5  9 10 18 20
    58 75
    51 52
    31 45
    28 39
    21 22
    13 19
  hands: 12 57 68 73 76
  piles: 62 finish 48 16 46 72 43
  discards: 41 finish finish 74 finish finish 29 47 77 36 27 30 80 1 8 17 63 53 38 50 56 24 34 35 6 14 15 26 7 67 11 65 4 61

# puzzle fc818787 grade 1
# goal 4 turn all
0 discard
0 drop 12
0 drop 57
0 discard
0 drop 43
0 drop 68
0 place 46 28
0 drop 16
0 drop 72
0 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    70 71 72 74 75 76
    56 57 58 66 67 69
    45 48 49 50 52 53
     . 36 37 38 40 44
    16  . 22 24 25 26
     3  4  6 11 12 13
  aside: 0
  hands: 21 46 64 start finish
  piles: 31 35 65 15 8 wild 34 23 59 43 5 10 33 27
  discards: finish finish 2 77 18 42 finish 14 39 9 1 62 63 54 79 80 51 28 19 60 61 7 finish
  removed: 70 55 78 68 20 41 30 32 73 17 29 47
  wilds: 31

# puzzle ff4bf0fb grade 1
# goal 4 turn all
0 start
0 drop 5
0 drop 10
0 drop 23
0 drop 33
0 drop 43
0 drop 46
0 drop 59
0 drop 64
0 place 27 13
0 drop 34
0 place 21 8
0 drop 8
0 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    67 68 69 73 75 76
    52 55 57 58 62 63
    43 44  . 48 49 51
    30 31 37 39 41 42
    15 16 17 22  . 27
     3  4  6 10 13 14
  aside: 0
  hands: 24 40 70 71 finish
  piles: 11 20 finish 74 47 65 23 64 26 8 45 25 start 56 15
  discards: 21 finish finish 35 19 78 79 finish 2 29 66 77 7 80 72 12 54 5 59 60 18 33
  removed: 38 46 50 28 9 36 32 1 61 34 49 53
  wilds: 7 23

# puzzle 0459941f grade 2
# goal 4 turn all
0 place 24 11
0 drop 40
0 drop 70
0 start
0 drop 25
0 drop 26
0 drop 45
0 drop 56
0 drop 64
0 drop 65
0 drop 71
0 drop finish
0 place 47 21
0 drop 8
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    70 72  . 76 77 79
    60 63 64 67 68 69
    49 51 54 55 58 59
    37 42 43 44 47 48
    18 25 27 30 32 33
     2  .  8 11 12 13
  started: 0
  aside: 0
  hands: 3 20 56 74 finish
  piles: 80
  discards: 7 9 16 19 23 36 38 46 finish 4 26 61 24 finish 57 finish 39 17 62 66 14 50 15 65 21 78 28 22 finish 29 10 34 35
  removed: 31 40 75 5 53 71 41 1 52 45 73 6

# puzzle 06ada5aa grade 2
# goal 3 turn all
0 place 3 2
0 drop 20
0 place 74 33
0 drop 56
0 drop 80
0 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    69 70 71 75 76 80
    55 56 58 62 63 64
    42 43 44 45 49 50
    27 28 29 34 35  .
    12 16 17 18 25 26
     1  4  5  6 10 11
  started: 0
  aside: 0
  hands: 7 40 72 78 finish
  discards: finish finish 8 24 finish 51 13 14 31 38 48 53 66 67 9 52 77 41 21 57 finish 47 11 15 2 68 20 65 74 27 32 60 61 19 33
  removed: 23 3 22 37 73 79 36 30 46 54 39 59
  wilds: 6 13

# puzzle 10a32f0a grade 2
# goal 2 turn all
0 place 40 18
0 drop 7
0 drop 78
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    66 69  . 74 75 78
    55 58 59 61 64 65
    43 46 47 48 53 54
    31 32 36 37 40 41
    16 17 24 25 29 30
     1  5  6  . 12 15
  started: 1
  aside: 0
  hands: 10 23 63 72 finish | 13 49 60 76 finish
  piles: 79 22 70 9 start 68 50 | 28 7 73 39 51
  discards: 26 34 71 finish 3 56 27 finish 20 35 finish 77 | 4 18 44 52 57 80 45 11 2 67 33 19 38 14 42
  round: 1
  pledges: 4 4
  devoured: 62 monster 8 monster 21 monster

# puzzle 1197c595 grade 2
# goal 4 turn all
0 place 10 4
0 drop 23
0 drop 63
1 discard
1 drop 13
1 drop 49
0 place 72 33
0 drop 50
0 drop 68
1 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    69 71 74 75 77 78
    57 60 61 62 66  .
    45 47 48 50 54 55
    30 31 36 37 42 44
    19 21 23 25 26 29
     3  5  8  9 14 15
  started: 0
  aside: 0
  hands: 28 35 39 79 finish | 22 65 67 70 76
  piles: 49 monster 6 32 46 | 58 68
  discards: finish 7 16 20 72 finish 63 18 59 53 2 12 43 11 64 finish | 1 10 38 73 finish 24 27 51 80 41 start 34 56 17 33 13 40
  round: 1
  pledges: 4 4
  devoured: 52 monster 4 monster

# puzzle 16dacb76 grade 2
# goal 3 turn all
0 discard
0 drop 28
0 drop 35
1 place 67 30
1 drop 22
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    70 71 74 75 76 78
     . 58 61 62 64 67
    43 44 46 48 49 52
    29 30 31 35 36 41
    16 17 23 24 25 28
     1  6  7  9 10 11
  started: 0
  aside: 0
  hands: 20 26 54 57 finish
  piles: 53
  discards: 3 finish 73 65 finish 37 69 21 13 40 51 38 12 50 22 finish 15 33 5 42 47 60 63 66 77 finish 56 59 4 34 79 14
  removed: 68 8 27 45 55 72 32 2 19 80 39 18

# puzzle 21ed4b17 grade 2
# goal 2 turn all
0 place 57 25
0 drop 20
0 finish

halcyon 2
game tranquility
seats 1
features jagged-rocks
layout square
mode standard
options islandsRemoved=10 strict=0
from
  frames: turn
  cells:
    67 69 70 74  . 80
    56 57 62 63 64 66
    43 45 48 49 50 53
    27 29  . 32 33 39
    15 17 18 20 25 26
     2  4  5  9 11 14
  started: 0
  aside: 0
  hands: 23 51 61 76 finish
  piles: 68 19 21 75 30
  discards: finish finish finish 24 41 6 42 34 52 16 13 22 28 12 40 46 59 60 71 77 finish 65 36 8 55 78 7 58 72 1 44
  removed: 31 35 73 37 54 10 3 47 38 79

# puzzle 2f4dce8a grade 2
# goal 3 turn all
0 place 76 35
0 drop 23
0 drop 51
0 place 30 15
0 drop 21
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    67 68 75 76 78 79
    53 56 57 59 60 64
    40 45 46 48 50 52
    32 34 35 37 38 39
    19 21 22 24 28  .
     3  8  9 11 12 13
  started: 0
  aside: 0
  hands: 30 31 47 71 finish
  piles: 23 62 7 6 44 25
  discards: 4 finish 14 finish 70 1 54 15 finish 80 18 33 17 16 74 61 41 55 5 20 36 49 66 69 72 finish 10 63 43 65 73
  removed: 51 58 27 2 26 42 29 77

# puzzle 49f3fcef grade 2
# goal 2 turn all
0 place 31 12
0 drop 30
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
     . 68 69  . 71 72
    52 59 60 62 63 64
    40 44 45 47 49 51
    29 31 32 36 37 39
    18 20 21 24 25 26
     2  5  8 12 13 14
  started: 0
  aside: 0
  hands: 58 67 70 78 finish | 22 53 61 65 finish
  piles: 16 79 56 |
  discards: 57 finish 15 4 50 54 73 27 35 23 46 76 77 10 34 43 17 28 | 1 42 3 30 41 48 finish 80 75 start 38 11 19 33 74 7 9 finish
  round: 1
  pledges: 4 4
  devoured: 6 monster 55 monster 66 monster

# puzzle 5a8c9661 grade 2
# goal 3 turn all
0 place 70 34
0 drop 58
1 place 65 31
1 drop 22
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    68 71 73  . 78 80
    58 60 61 64 65 66
    44 46 48 51 52 53
    29 33 34 35 39  .
    15 20 21 22 25 28
     1  2  5  7 10 14
  started: 0
  aside: 0
  hands: 19 24 43 77 finish | 3 11 55 76 finish
  piles: 57 26 74 17 finish | 40 79 63 47
  discards: 36 4 9 38 54 56 32 75 13 41 16 70 6 49 45 | finish 23 62 67 72 8 37 start 50 59 18 30 69 finish 12
  round: 1
  pledges: 4 4
  devoured: 27 monster 42 monster 31 monster

# puzzle 71c88ca2 grade 2
# goal 3 turn all
0 place 43 18
0 drop 19
1 place 76 34
1 drop 3
1 drop finish
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    70 71 75 76 78 80
    57 58 60 61 67 68
    41 45 46 48 50 53
    31 32 36 37 38 40
    18 20 24 26 28 29
     2  .  6  8  9  .
  started: 0
  aside: 0
  hands: 15 33 47 73 finish
  piles: 39 5 51 21
  discards: finish 55 74 4 13 22 25 64 66 72 finish 42 56 1 finish 17 59 finish 49 62 7 16 19 30 11 23 35 43 63 69
  removed: 79 77 3 65 44 52 54 14 27 10 12 34

# puzzle 7afd64a0 grade 2
# goal 3 turn all
0 place 15 6
0 drop 33
0 drop 47
0 drop 73
0 place 5 2
0 drop 21
0 finish

halcyon 2
game tranquility
seats 2
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  turn: 1
  cells:
    69 70 74 75 76 77
     . 59 62 63 66 67
    40 43 44 47 52 53
    27 29 30 31 38 39
    15 17 18 23 24 26
     1  3  8  9  . 14
  started: 0
  aside: 0
  hands: 7 28 78 79 finish | 11 12 55 71 start
  piles:  | 56
  discards: finish 20 33 46 64 80 50 49 60 21 10 22 65 finish 2 4 | 73 5 34 finish 19 finish 37 35 41 57 61 68 6
  removed: 54 45 36 16 42 32 58 25 51 13 48 72
  round: 1
  pledges: 5 3

# puzzle 7dd29876 grade 2
# goal 4 turn all
1 place 11 5
1 drop 12
1 drop 71
0 discard
0 drop 7
0 drop 28
1 place 55 25
1 drop 56
1 drop start
0 finish

halcyon 2
game tranquility
seats 1
features jagged-rocks
layout square
mode standard
options islandsRemoved=10 strict=0
from
  frames: turn
  cells:
    67 72 73 75 76 80
    55 56 58 59 64 65
    43 46 47 51 52 53
     . 31 33 37 39 41
    16 20 21 25 26 27
     1  2  8 10 14 15
  started: 0
  aside: 0
  hands: 9 29 36 63 finish
  piles: 24 17 78
  discards: finish 23 finish 6 45 32 22 44 70 48 77 50 54 19 4 49 61 finish 40 69 11 12 13 18 30 71 74 finish 57 35 5 7
  removed: 68 3 34 79 66 42 28 62 60 38

# puzzle 855cba57 grade 2
# goal 2 turn all
0 place 29 13
0 drop 9
0 drop 36
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    58 63 65 71 73 77  .
    41  . 49 52 53 56 57
    16 20 23 31 33 35 39
     1  2  5  6 10 13 14
    69 72
    37 38
    19 21
    61 74
    32 48
    22 24
  hands: 7 28 75 80 finish
  piles: 54 3 67 11 55 64 26 34 68 78 47 29 79 15 finish 30 17 51 66 4 44 50 42
  discards: finish 8 25 60 40 43 finish 12 18 45 46 62 36 27 59 finish 9 70 76

# puzzle 95ef28f7 grade 2
# goal 3 turn all
0 place 80 40
0 drop 7
0 drop 28
0 drop 75
0 place 42 28
0 drop 4
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    65 66 67 72 74 76
    55 56 58 59 60 64
    37 45 46 48 49 52
    27 28 32 33 34 36
    14  . 20 21 22 26
     2  4  5  9 11 12
  started: 0
  aside: 0
  hands: 3 50 68 80 finish | 7 17 23 43 finish
  piles: 18 62 44 | 77
  discards: 73 finish 75 31 61 13 40 70 24 41 51 54 10 29 35 63 71 | finish 47 16 42 1 25 8 6 19 38 39 69 finish 53 57 30 start
  round: 1
  pledges: 4 4
  devoured: 79 monster 78 monster 15 monster

# puzzle a7a844ff grade 2
# goal 3 turn all
0 discard
0 drop 3
0 drop 50
1 place 17 8
1 drop 7
1 drop 23
1 drop 43
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    64 69 70 76 78 79
    51 55 57 58 59 63
    42 43 44 47 49 50
    26 27 33 34 35 39
    15 16 18 19 22 25
     2  3  5  . 11 12
  started: 0
  aside: 0
  hands: 4 7 29 48 finish
  discards: 45 36 80 40 67 77 32 73 8 20 28 41 65 66 71 75 38 74 17 finish 21 54 14 finish 1 finish finish 30 31 52 23 68 37
  removed: 24 72 60 62 9 13 53 56 10 6 61 46

# puzzle ab9b1f48 grade 2
# goal 2 turn all
0 place 7 4
0 drop 4
0 drop 29
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    68 69 70 73 74 77
    54 57 60 61 65 66
    44 45 50 51 52 53
    27 30 32 35  . 42
     . 17 19 21 23 25
     2  4  5  6  7 12
  started: 0
  aside: 0
  hands: 39 55 63 80 finish
  piles: 14 58 16 34
  discards: finish 64 18 22 31 36 43 46 71 finish 10 72 26 47 37 62 75 13 15 3 56 finish 8 finish 59 76 40 67 9 33 1 11 28 48
  removed: 24 49 38 29 20 78 41 79

# puzzle b0367ed1 grade 2
# goal 3 turn all
0 place 39 17
0 drop 55
0 drop 63
0 drop 80
0 place 16 7
0 drop 14
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    68 69  . 73 78 80
    54 55 59 62 65 66
    42 43 45 46 47 49
    27 29 32 33 34 36
    15 17 18 21 22 26
     2  6  7  8 12 14
  started: 0
  aside: 0
  hands: 3 37 71 72 finish
  piles: 63 finish 57 25 1 41 28 35
  discards: finish finish 23 74 67 44 4 9 31 48 52 70 75 77 5 61 39 38 51 11 finish 64 13 60 16 19 30 79 24
  removed: 20 58 56 50 40 10 53 76

# puzzle c18f4d55 grade 2
# goal 2 turn all
0 place 72 33
0 drop 3
0 finish

halcyon 2
game tranquility
seats 1
features jagged-rocks
layout square
mode standard
options islandsRemoved=10 strict=0
from
  frames: turn
  cells:
    69 70 74 75 76 79
    57 58 62 63 64  .
    40 44 47 48 52 54
    26 29 30 35 36 39
    16 18 19 21  . 25
     2  5  6  7 11  .
  started: 0
  aside: 0
  hands: 14 45 59 80 finish
  piles: 37 66 41 51 23 32 4 68 3
  discards: 38 9 finish finish 27 28 72 31 finish 56 8 55 20 10 13 17 33 43 46 53 67 71 50 finish 78 22 1 60
  removed: 34 73 12 15 49 42 65 77 24 61
  rocks: 2

# puzzle c333de32 grade 2
# goal 4 turn all
0 place 14 6
0 drop 45
0 drop 59
0 place 68 30
0 drop 3
0 place 23 11
0 drop 4
0 drop 32
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    62 64 68 70 71 72 76
    39 41 42 46 54 55 58
    21 22 29 31 33 34  .
     3  .  9 11 12 15 17
    56 63
    49 52
     2 25
    61 73
    38 43
     1  7
  hands: 6 47 57 66 finish
  piles: 65 30 74 78 26 32 18 27 19 51 67 45 77 24 35 37 36 5
  discards: finish finish 50 finish 13 20 48 80 10 69 79 23 75 44 4 59 finish 14 40 16 53 28 60 8

# puzzle d84b29b1 grade 2
# goal 3 turn all
0 place 6 14
0 drop 47
0 drop 57
0 drop 66
0 place 35 26
0 drop 5
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    69 70 71  . 77 79
    54 55 59 60 64 65
    45 46 47 48 50 51
    32 33 36 38  . 44
    18 22 23 24 26 31
     5  8  9 10 12 13
  started: 0
  aside: 0
  hands: 27 42 73 76 finish
  piles: 37 39 80 40 28 63 30 53
  discards: finish 1 56 7 finish 75 67 58 34 52 2 68 78 20 21 4 15 16 19 29 41 62 74 35 49 25 66 finish finish 61
  removed: 43 3 57 6 17 72 14 11

# puzzle dfcd280d grade 2
# goal 3 turn all
0 place 76 34
0 drop 27
0 place 42 17
0 drop 30
0 drop 53
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    65 69 74 75 77 78
    53 58 59 61 62 64
    41 42 44 49 50 52
    29 30  . 36 38 39
    13 20 21 23 26 28
     1  4  5  6  8 10
  started: 0
  aside: 0
  hands: 14 32 57 60 finish
  piles: 63 48 31 19 12 55 35
  discards: 34 43 56 11 33 finish 54 79 finish 22 finish finish 16 25 40 68 71 73 76 80 18 9 3 15 72 7 37 51 66 24
  removed: 17 70 27 45 67 47 2 46

# puzzle efbf0a3f grade 2
# goal 2 turn all
0 place 32 15
0 drop 14
0 drop 57
0 finish

halcyon 2
game tranquility
seats 1
features jagged-rocks
layout square
mode standard
options islandsRemoved=10 strict=0
from
  frames: turn
  cells:
     . 72 73 75 77 78
    56 59 60 61 66 68
    39 43 47 48  . 55
    29 31 32 35 36 38
    15 16 20 22 23  .
     2  3  6  7  9 11
  started: 0
  aside: 0
  hands: 28 50 54 70 71
  piles: 8 65 finish 33 76 64 4 finish
  discards: finish 12 13 1 63 10 finish 14 27 74 30 58 44 45 57 41 46 80 52 26 19 21 34 42 49 53 67 79 finish
  removed: 18 40 62 69 5 51 37 17 25 24
  rocks: 6

# puzzle f2a27d1f grade 2
# goal 4 turn all
0 place 54 23
0 drop 50
0 place 28 12
0 drop 4
0 place 71 31
0 drop 64
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    68 69 72 76 77 78
    54 55 61 62 63 66
    41 42  . 48 49 50
    28 29 30 31  . 36
     . 17 18 20 24 25
     3  6  7  8 12 13
  started: 0
  aside: 0
  hands: 14 15 39 59 79
  piles: 43 32 46 44 80 finish 65 16 34 1 26 45
  discards: 9 52 57 23 22 2 21 27 finish 10 70 40 53 67 5 33 37 38 71 finish finish finish 4 19 64 75 11
  removed: 58 56 74 60 47 35 51 73

# puzzle f41c1875 grade 2
# goal 4 turn all
0 place 14 7
0 drop 15
0 place 45 21
0 drop 26
0 drop 39
0 drop 59
0 place 34 17
0 drop 1
0 drop 16
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    67 70 72 76 78 80
    55 58 59 60 63 64
    39  . 47 48 49 54
    28 30 32 33 35 36
    16 17 18 21 22 24
     1  2  5  6 11  .
  started: 0
  aside: 0
  hands: 20 44 50 71 finish
  piles: 15 41 79 68 46 8
  discards: 3 7 40 42 53 56 66 finish 23 31 finish 65 4 26 45 9 73 52 14 34 75 25 finish 61 37 38 43 29 finish 51 10 69
  removed: 12 74 13 57 27 77 19 62

# puzzle f5169ccc grade 2
# goal 4 turn all
0 place 44 20
0 drop 20
0 drop 50
0 drop 71
0 discard
0 drop 8
0 drop 46
0 place 15 6
0 drop 41
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    60  . 70 71 74 78 79
    42 44 50 51 54 56 58
    23 26 29 30 34 35 38
     6  9 11 13 16 17 20
    52 55
    33 39
    12 22
    65 68
     5 59
     1  2
  hands: 40 73 75 80 finish
  piles: 69 67 53 77 25 10 66 48 4 57 7 15 19 61 41 63 3 36 27
  discards: 62 finish finish 72 76 28 21 43 45 8 37 46 47 49 finish 14 64 18 24 finish 31 32

# puzzle fc368d64 grade 2
# goal 4 turn all
0 discard
0 drop 40
0 drop 73
0 discard
0 drop 27
0 drop 36
0 place 63 35
0 drop 3
0 drop 75
0 drop 80
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    70 71 72  . 77 78
    53 54 56 58 59 63
    40 42 46 47 48 49
    28 29 30 34 35 39
    14 18 19  . 23 24
     2  3  6  7  9 13
  started: 0
  aside: 0
  hands: 20 41 65 68 finish | 61 79 start finish
  piles: 76 22 |
  discards: 80 52 12 55 64 finish 16 25 67 finish 17 4 43 38 44 33 60 50 57 | 1 32 5 10 45 51 75 36 8 37 27 62 11 74 15 26 31 66 finish
  round: 1
  pledges: 4 4
  devoured: 21 monster 69 monster 73 monster

# puzzle 009b3812 grade 3
# goal 4 turn all
0 place 20 10
0 drop 41
1 discard
1 drop 61
1 drop 79
0 place 76 34
0 drop finish
1 finish

halcyon 2
game tranquility
seats 2
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  turn: 1
  cells:
    63 68 69 74 78 79
    53 55 58 59 60 62
    40 42 46 47 50 51
     . 29 30 32 33 39
    15 16  . 20  . 25
     4  5  6  8 11 12
  started: 0
  aside: 0
  hands: 19 24 27 34 finish | 14 18 26 28 61
  piles: 22 finish 43 77 | 1 65 64
  discards: finish 2 3 9 37 49 finish 7 23 73 31 57 | 48 41 45 67 80 start 76 72 finish 10 70 54
  removed: 13 35 36 71 75 44 21 56 52 17 38 66
  round: 1
  pledges: 5 3

# puzzle 07737275 grade 3
# goal 4 turn all
1 place 26 13
1 drop 14
0 place 24 11
0 drop 27
1 place 18 9
1 drop 28
1 drop 64
0 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    67 68 72 74 77 78
    57 58 61 62 64 65
    42 46 47 48 50 55
    30  . 33 36 38 40
    15 18 19 20 22  .
     1  2  3  4  6  7
  started: 0
  aside: 0
  hands: 14 31 32 54 finish
  piles: 34 13 27 63 76 39
  discards: finish 10 79 26 finish 9 17 24 53 70 75 finish 66 37 51 7 21 35 59 1 11 25 41 49 60 80 finish 71 5 16
  removed: 52 28 29 44 45 12 73 8 56 23 43 69
  wilds: 6 1

# puzzle 083b0365 grade 3
# goal 4 turn all
0 place 31 14
0 drop 14
0 discard
0 drop 32
0 drop 39
0 place 27 12
0 drop 54
0 drop 63
0 drop 76
0 finish

halcyon 2
game tranquility
seats 1
features jagged-rocks
layout square
mode standard
options islandsRemoved=10 strict=0
from
  frames: turn
  cells:
    67 70  . 76 78 79
    56 57 60 61 64 65
    40 41 45 46 53  .
    28 31 32 35 37 39
    16 19 21 22 24 26
     3  4  6  . 13 15
  started: 0
  aside: 0
  hands: 17 25 74 80 finish
  piles: 62 59 49 1 18 7 8 63 54
  discards: 11 12 36 48 50 69 73 finish finish 20 10 52 72 30 38 42 finish 14 43 finish 5 71 44 23 58 9 47 66
  removed: 51 34 33 29 27 68 2 77 55 75
  rocks: 4

# puzzle 1759e447 grade 3
# goal 4 turn all
0 place 74 33
0 drop 17
0 drop 25
0 place 8 4
0 drop 63
0 drop 80
0 place 54 24
0 drop 1
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    58 60 61 73 74 76 80
     . 45 50 52 54 55 56
    18 21  . 29 31 38 40
     4  7  9 13 15 16 17
    53 72
     6 37
     2  5
    63 65
    35 62
    14 32
  hands: 23 24 57 70 finish
  piles: 19 3 79 47 41 33 66 39 42 59 10 12 28 34 64 51 25 44
  discards: finish finish 46 67 11 71 27 36 finish 20 26 finish 69 22 68 8 30 1 75 48 49 78 43 77

# puzzle 2757fbaf grade 3
# goal 3 turn all
0 place 23 22
0 drop 24
0 drop 57
0 place 44 27
0 drop 25
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    63 64 67 69 71 73 77
    40 50  . 54 56 58 59
    22 26 27 32 33 35 36
     5  8  9 10 13 16 20
    65 68
    43 45
     1  6
    75 80
    39 57
     4 38
  hands: 44 48 49 62 72
  piles: 11 46 66 61 7 15 21 51 29 55 24 25 52 41 finish
  discards: finish finish 30 31 finish 42 74 78 3 53 37 60 14 76 2 12 70 finish 28 17 19 18 34 23 47 79

# puzzle 2a4f6638 grade 3
# goal 4 turn all
0 discard
0 drop 44
0 drop 48
0 discard
0 drop 41
0 drop 49
0 place 52 29
0 drop 25
0 drop 62
0 finish

halcyon 2
game tranquility
seats 2
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  turn: 1
  cells:
    69 70 71 74  . 79
    53 54 60 61 63 64
    43 44 45 48 50 51
    31 33 34  . 40 41
    17  . 22 24 25 29
     4  5  7  9 11 12
  started: 0
  aside: 0
  hands: 15 19 47 59 77 | 20 35 36 65 start
  piles: finish 39 73 | 14
  discards: finish finish 23 67 58 32 66 3 38 72 75 6 2 | 28 27 1 55 46 finish 16 18 56 finish 30 10 52 49
  removed: 21 26 13 80 57 78 37 42 76 68 8 62
  round: 1
  pledges: 4 4

# puzzle 36656816 grade 3
# goal 4 turn all
1 place 20 8
1 drop 35
1 drop 65
0 place 77 35
0 drop 15
0 drop 19
1 place 36 16
1 drop 14
1 drop start
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
     . 66 70 71 72 76 77
    43 46 48 50 52 53 57
    19 25  . 32 33 40 42
     1  4  5  8 11 13 17
    58 64
    37 47
    10 18
    65 80
    34 44
    16 23
  hands: 22 30 39 49 finish
  piles: 73 79 56 2 61 62 36 68 35 20 67 51 28 31 6 60 63 69 24 7
  discards: 12 15 26 38 finish finish 3 54 75 41 59 14 27 29 74 78 21 45 55 9 finish finish

# puzzle 37402920 grade 3
# goal 4 turn all
0 place 30 22
0 drop 22
0 drop 39
0 discard
0 drop 7
0 drop 24
0 place 60 34
0 drop 49
0 drop 63
0 drop 69
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    67 68 70 71 75 77
    55 56 60 61 62 63
    41 43  . 47  . 52
    27 28 34 35 36 37
    15 16 17 23 25 26
     1  2  6  8  9 14
  started: 0
  aside: 0
  hands: 49 50 69 78 finish
  piles: 30 29 11 44 40 46 45 57 48
  discards: 58 4 33 finish 12 18 59 finish 31 64 22 20 7 24 38 42 51 72 73 finish 54 finish 79 32 19 39 21 65 13
  removed: 74 66 53 76 3 5 10 80

# puzzle 55f41545 grade 3
# goal 3 turn all
0 place 49 23
0 drop 50
0 drop 69
0 place 45 21
0 drop 48
0 drop 57
0 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    69 73 74 76 77 79
    58 59 60 63 66 68
    43 44  . 50 54 55
    28 29 30 35 41 42
    16 19 20 24 26 27
     1  2  3 11 14 15
  started: 0
  aside: 0
  hands: 3 6 8 33 finish
  piles: 46 47 48 25 finish 7
  discards: 4 18 36 37 49 57 62 finish 72 40 70 52 32 38 finish finish 39 13 55 21 23 34 53 5 75 17 9 22 31
  removed: 10 61 78 67 64 65 51 71 45 80 12 56
  wilds: 24 3

# puzzle 65f9123e grade 3
# goal 4 turn all
0 discard
0 drop 3
0 drop 6
0 discard
0 drop 7
0 drop finish
0 place 48 21
0 drop 8
0 drop 25
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    61 65 67 68 73 77  .
    44 45  . 50 52 58  .
    23 24 26 29 34 36 42
     1  3  9 13 14 16 21
    71 75
    39 40
     5 10
    62 63
    33 56
     8 20
  hands: 17 32 48 60 finish
  piles: 25 43 46 59 30 27 69 11 38 2 57 80 49 15 finish 54 78 7 22 31
  discards: 4 35 51 finish 74 6 79 finish 53 70 76 19 47 41 55 28 finish 18 64 37 66 72 12

# puzzle 682f633d grade 3
# goal 4 turn all
0 place 60 33
0 drop 17
0 place 48 29
0 drop 22
0 drop 31
0 place 78 40
0 drop 7
0 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
     . 72 74 75 76 78
    55 57 64 65 66 67
     . 43 44 47  . 51
    29 32 33 34 36 37
    16 17 18 22 23 24
     2  5  6  9 10 11
  started: 0
  aside: 0
  hands: 50 54 71 73 finish
  piles: 35 59 42 14 58 wild
  discards: 15 26 38 53 56 61 finish finish 21 69 45 49 13 20 60 63 7 8 25 77 27 28 62 70 4 12 31 finish finish 79 3
  removed: 48 46 52 30 80 1 19 39 68 40 66 41
  wilds: 29

# puzzle 6c79cea4 grade 3
# goal 4 turn all
0 place 71 31
0 drop 73
0 place 50 23
0 drop 54
0 place 42 19
0 drop 14
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    69 72 73 74 76 80
    57 62 63 66 67 68
    43 46 48 50 51 56
    31 32 35  . 40 41
    12  . 22 25 26 30
     1  2  6  9 10 11
  started: 0
  aside: 0
  hands: 8 18 21 47 79
  piles: finish 7 37
  discards: 5 13 19 20 23 45 53 59 29 finish 77 44 finish 42 64 28 65 78 55 60 24 33 3 finish 70 52 16 61 4 71 finish
  removed: 17 75 38 49 36 34 54 15 39 14 27 58

# puzzle 72cc2f2b grade 3
# goal 3 turn all
0 place 21 8
0 drop 8
0 place 37 16
0 drop 7
0 drop 18
0 finish

halcyon 2
game tranquility
seats 1
features jagged-rocks
layout square
mode standard
options islandsRemoved=10 strict=0
from
  frames: turn
  cells:
    66 68 71 72 73 74
    56 57 60 61 64  .
    42 45 47 48 53 54
    25 26 30 35 36 37
    14 15 16 21 22 23
     2  3  6 10 11 13
  aside: 0
  hands: 17 65 70 79 finish
  piles: finish 12 27 59 55 41 7 start
  discards: 5 77 62 78 finish 46 finish 9 33 80 finish 19 76 4 20 34 39 52 29 67 44 69 1 40 38 49 28 63
  removed: 43 51 58 24 32 31 50 75 8 18

# puzzle 7f4c4ae5 grade 3
# goal 3 turn all
0 place 65 30
0 drop 17
0 start
0 drop 7
0 drop 12
0 drop 27
0 drop 41
0 drop 55
0 drop 59
0 drop 70
0 drop finish
0 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    66 69 75 76 77 79
    55 56 60 62 63 65
    42 43 44 45 46 49
    28 30 32 33 35 38
    17 18 20 23 24 25
     2  3  8  9 12 16
  aside: 0
  hands: 31 78 80 start finish
  piles: 64 7 13 11 37
  discards: finish finish 51 finish 27 14 22 67 5 74 6 46 36 54 58 19 finish 41 52 39 4 68 10 47 34 48 26 61 40 70
  removed: 59 15 73 71 44 72 29 21 1 57 53 50
  wilds: 21 23

# puzzle 8b1a66b7 grade 3
# goal 2 turn all
0 start
0 drop 7
0 drop 11
0 drop 13
0 drop 31
0 drop 37
0 drop 64
0 drop 78
0 drop 80
0 finish

halcyon 2
game tranquility
seats 1
features jagged-rocks
layout square
mode standard
options islandsRemoved=10 strict=0
from
  frames: turn
  cells:
    67 71 73 74 78 79
    56 57 58 60  . 66
    43 45 46 48 53 54
    32 37 38 39 40 42
     . 24 27 28 30 31
     7  9 13 15 17 20
  started: 0
  aside: 0
  hands: 22 36 41 64 finish
  piles: 68 12 finish 25
  discards: 2 76 59 4 75 1 23 5 47 50 11 18 19 26 29 52 65 70 35 55 finish 8 6 69 33 63 3 51 finish finish 10 77
  removed: 21 34 16 62 61 44 49 14 80 72

# puzzle a20b463d grade 3
# goal 3 turn all
0 place 22 7
0 drop 36
0 drop 41
0 place 64 29
0 drop 12
0 drop 25
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    68 70  . 76 77 80
    56 57  . 62 66 67
    43 44 46 49 50 53
    27 30  . 34 38 40
    14 15 16 18 23 25
     1  3  6 10 11 13
  started: 1
  aside: 0
  hands: 31 32 58 72 73 | 19 51 61 69 finish
  piles: 75 55 finish 60 5 35 | 48 54
  discards: 4 78 finish finish 33 47 20 79 28 52 9 24 29 37 start | 2 8 36 63 74 42 finish 65 64 12 21 17 39 59 26 41 7
  round: 1
  pledges: 4 4
  devoured: 71 monster 45 monster 22 monster

# puzzle a3bf32c8 grade 3
# goal 4 turn all
0 place 31 15
0 drop 32
1 place 61 27
1 drop 19
0 place 72 33
0 drop 5
0 drop 35
1 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    68 69 73 76 77 80
    57 58 61 64 65 66
    43 48 49 53 54 56
    32 35 36 38 39 42
    19 20 22 24 26 27
     1  5  6  7 13 14
  started: 0
  aside: 0
  hands: 34 37 67 70 monster | 4 40 74 finish
  piles: 16 52 |
  discards: 46 10 finish 78 59 finish 21 62 3 11 25 72 finish 31 33 44 18 | finish 28 47 8 51 79 30 29 55 60 45 63 41 50 75 2 9 71 start 15 17
  round: 1
  pledges: 5 3
  devoured: 12 monster 23 monster
  monstersNamed: 1

# puzzle a49cddb4 grade 3
# goal 4 turn all
0 monster 33
1 place 74 33
1 drop 4
1 drop 40
0 discard
0 drop 34
0 drop 37
1 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    68 71 72 74 78 80
    55 56 57 59 60 67
    43 44 46 47 50 51
    27 28 36 37 38 39
     . 17 20 21 23  .
     2  6  7  8 12 13
  started: 1
  aside: 0
  hands: 1 3 63 65 finish | 15 22 25 64 73
  piles: 70 11 58 | 77 62 53 45 49 18 finish 79
  discards: finish 9 26 finish finish 66 52 5 16 54 69 42 76 start 30 35 | 14 24 32 33 34 4 19 29 75 48 41 10
  round: 1
  pledges: 4 4
  devoured: 31 monster 61 monster 40 monster

# puzzle a54b137d grade 3
# goal 4 turn all
1 place 15 7
1 drop 22
1 drop 64
0 discard
0 drop 1
0 drop 63
1 place 25 12
1 drop 18
1 drop 73
0 finish

halcyon 2
game tranquility
seats 1
features jagged-rocks
layout square
mode standard
options islandsRemoved=10 strict=0
from
  frames: turn
  cells:
    68 69 70 75 76  .
    56 60 61 62 63 64
    42 45 46 47  . 55
    30 31 34  . 38 41
    19 22 23 26 27 28
     8  9 11 14 16 17
  started: 0
  aside: 0
  hands: 10 24 36 51 77
  piles: finish 49 50 79 71 52 66
  discards: 4 7 12 13 35 54 67 finish 53 32 finish 1 59 finish 65 73 72 18 21 finish 48 43 57 58 29 25 74 33 39 20
  removed: 15 78 80 37 5 3 40 44 2 6
  rocks: 4

# puzzle b086e9e6 grade 3
# goal 4 turn all
0 place 77 36
0 drop 10
0 place 36 16
0 drop 24
0 drop 66
0 place 51 23
0 drop 50
0 drop 52
0 drop 71
0 drop 79
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    67 68 73 75 76 79
    54 58 60 61 62 65
    44 45  . 49 50 53
    32  . 36 40 41 42
    16 17 18 19 25 26
     4  6  7 10 11 12
  started: 0
  aside: 0
  hands: 34 37 47 64 finish | 48 52 56 57 start
  piles: 46 monster 21 3 66 27 finish 1 | 33 9 8 59 2 14 70
  discards: 30 31 74 finish 72 51 43 78 80 38 55 15 23 | 35 63 69 finish 71 finish 13 22 5 77 28 20 39
  round: 1
  pledges: 4 4
  devoured: 29 monster 24 monster

# puzzle bbcc08f7 grade 3
# goal 3 turn all
0 place 34 14
0 drop 37
0 drop 64
1 place 48 21
1 drop 52
0 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    68 69  . 74 79 80
    53 55 56 61 62 66
    37 42 44 45 49 50
    28 29 30 34 35 36
    16  . 20 21 22 26
     2  3  8  9 12 13
  started: 0
  aside: 0
  hands: 5 18 57 76 finish
  piles: 77 70 24 15 52 65
  discards: 4 72 finish finish 33 59 10 14 47 54 1 23 69 60 27 75 7 11 64 67 71 78 finish finish 32 30 39 43 63 25
  removed: 17 38 58 48 6 41 40 19 73 51 46 31
  wilds: 32 15

# puzzle bd111512 grade 3
# goal 4 turn all
0 place 18 8
0 drop 5
0 drop 57
0 discard
0 drop 15
0 drop 52
0 place 70 33
0 drop 24
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    62 66 68 70 71 72 76
    42 43 47 49 54 55 56
    26 28  . 35  . 39 41
     2  3  8 10 15 17 24
    78 80
    51 75
     6 18
    61 65
    22 48
     1  7
  hands: 9 31 33 37 63
  piles: 25 16 79 finish 36 4 53 20 38 46 34 19 74 57 73 40 30 45 44 finish 67
  discards: 13 23 52 finish finish 12 11 29 59 58 60 77 finish 50 69 64 27 32 14 21 5

# puzzle be14b1d8 grade 3
# goal 3 turn all
0 place 33 22
0 drop 9
0 drop 31
0 place 37 24
0 drop 44
0 drop 63
0 finish

halcyon 2
game tranquility
seats 1
features jagged-rocks
layout square
mode standard
options islandsRemoved=10 strict=0
from
  frames: turn
  cells:
    69 70 75 76 77 78
    55 58 60 62  . 68
    43 44 49 50 51 54
    27 30  . 35 37 41
    18 19 20 22 24 25
     5  6  9 11 12 14
  started: 0
  aside: 0
  hands: 16 57 64 65 finish
  piles: 42 31
  discards: finish finish 2 3 38 53 59 67 71 finish 45 21 finish 23 29 74 4 52 7 39 73 8 61 56 79 46 72 32 66 80 13 28 26 36
  removed: 48 17 47 10 33 15 34 40 63 1

# puzzle c489f053 grade 3
# goal 3 turn all
0 place 64 29
0 drop 16
0 drop 57
0 place 31 15
0 drop 42
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    69 72  . 74 76 77
    60  . 63  . 66 68
    43 48 49 51 53 54
    32 33 35 39 40 42
    15 16 21 22 25 29
     4  5  8 10 11 12
  started: 1
  aside: 0
  hands: 52 62 67 73 finish | 36 57 58 64 finish
  piles: 61 13 start 20 |
  discards: 3 14 41 46 1 17 30 47 9 finish 44 6 24 31 34 55 | finish 38 19 71 18 27 37 65 78 28 23 45 79 50 56 80 2 75 finish 26
  round: 2
  pledges: 3 5
  pledgedBefore: 3 4
  devoured: 59 monster 70 monster 7 monster

# puzzle c5ac3c97 grade 3
# goal 4 turn all
0 place 73 33
0 drop 52
1 place 64 28
1 drop 36
0 place 62 26
0 drop 20
1 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    66 67 71 75 77 78
    51 53 54 58 63 64
    41 45 46 47 48 49
     . 31 35 37 38 40
    16 19 20 21 24 25
     3  4  6  8  . 14
  started: 0
  aside: 0
  hands: 10 18 28 72 finish
  piles: 12 29
  discards: 1 2 finish 11 finish 62 79 56 7 finish 52 69 33 32 13 34 42 76 36 23 60 17 15 22 30 44 70 73 74 finish 43 61 5 55
  removed: 27 80 48 39 9 54 26 50 68 59 65 57
  wilds: 23 27

# puzzle d82e6627 grade 3
# goal 3 turn all
0 place 10 5
0 drop 18
0 drop 72
0 place 29 13
0 drop 12
0 drop 28
0 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    68 71 72 73 77 78
    54 56 60 61 63 64
    44 45 47 48 49 53
    28 29 30 31 37 43
    16 17 21 22 25  .
     5  6  7  8  9  .
  started: 0
  aside: 0
  hands: 14 24 33 46 finish
  piles: 26 19 3 1 57
  discards: 2 13 20 32 59 67 68 finish 38 65 52 finish 39 18 11 finish 62 69 74 12 41 finish 8 50 70 42 58 66 75 36 34
  removed: 23 79 80 51 40 4 76 27 55 10 35 15
  wilds: 31 4

# puzzle f8554d9a grade 3
# goal 4 turn all
0 place 14 6
0 drop 33
0 drop 46
0 discard
0 drop 1
0 drop 3
0 place 26 12
0 drop 19
0 finish

halcyon 2
game tranquility
seats 2
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    66 69 70 74 75 80
    57 58 59  . 64 65
    42 44 45  . 48 54
    28 32 33 39 40 41
    14 18 19 20 24 27
     4  5  7  8 10 11
  started: 1
  aside: 0
  hands: 31 36 46 47 60 | 35 52 68 finish
  piles: 56 63 25 61 |
  discards: 15 21 30 43 49 38 9 6 12 start 16 55 | finish 13 26 67 76 71 finish 72 23 78 finish 2 1 37 finish
  removed: 77 29 17 22 79 51 62 34 50 73 3 53
  round: 1
  pledges: 4 4

# puzzle fa3da19d grade 3
# goal 4 turn all
0 place 60 28
0 drop 31
1 discard
1 drop 35
1 drop 52
0 place 46 22
0 drop 25
1 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    67 71 72 76  . 80
    57 58 60 61 62 66
     . 43 48 49 52 53
    29 30 31 36 37 39
    13 14 18 19 20 25
     1  2  6  7  8 12
  aside: 0
  hands: 42 68 69 start finish
  piles: 38 77 24 22 40 28 9 finish 74 32
  discards: finish 51 70 4 5 16 65 45 64 21 finish 26 34 33 73 55 44 3 17 35 finish 56 63 15 23
  removed: 41 50 54 46 47 27 79 11 75 78 59 10

# puzzle 092c7b26 grade 4
# goal 4 turn all
0 start
0 drop 9
0 drop 22
0 drop 24
0 drop 28
0 drop 32
0 drop 40
0 drop 68
0 drop 69
0 place 42 19
0 drop 74
0 place 77 35
0 drop 38
0 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    72 74 75 76 78  .
    61 62 65 66 68 70
    51 52 55 56 59 60
    38 39 41 42 47 50
    23 25 28  . 33 34
     4  7  9 14 15  .
  started: 0
  aside: 0
  hands: 18 24 32 58 73
  piles: 80 79 69 6 22 finish 19
  discards: 1 2 finish 16 45 3 8 31 12 53 10 13 48 49 54 finish finish finish 43 5 35 17 64 26 60 57 11 36 37 44
  removed: 40 34 20 67 29 63 71 77 27 30 46 21
  wilds: 24 12

# puzzle 22c5dd33 grade 4
# goal 4 turn all
0 place 32 10
0 drop 73
0 place 18 6
0 drop 19
0 drop 24
0 drop 58
0 place 79 36
0 drop 6
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    62 64 66 69 72 74 80
    43 44 46 47 53 59 60
    23 25 29 30 31 34 42
     6  7  9  .  . 20 22
    68 77
    11 54
     1  2
    61 73
    35 41
    10 17
  hands: 13 18 51 78 finish
  piles: 63 67 79 38 5 71 16 33 65 19 50 15 58
  discards: 75 finish finish finish 76 3 4 finish 32 40 24 14 56 8 12 45 26 70 21 27 39 49 52 36 37 48 57 28 55

# puzzle 26227b5a grade 4
# goal 3 turn all
0 place 18 17
0 drop 51
0 drop 78
0 place 15 16
0 drop 13
0 drop 50
0 drop 58
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    61 66 68 71 73  . 78
    45 47 48 49 58 59 60
    24  . 30 31 37 38 44
     3  8  9 15 17 18  .
    52 54
    32 50
     7 16
    55 77
    29 40
     1  4
  hands: 19 26 53 76 finish
  piles: 6 43 74 57 80 14 33 63 10 22 23 27 12 11 56 65 20 25 42 35 75 70 64 39 62 36 34
  discards: finish 69 51 finish finish 13 28 finish 5 67 72 79 46 21 2 41

# puzzle 39ef1f0f grade 4
# goal 4 turn all
0 place 19 19
0 drop 53
0 place 26 21
0 drop 34
0 drop 36
0 place 76 39
0 drop 39
0 drop 62
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    70 71 72 74 78 79
    46 47 48 51 52 53
    36 38 39 40 43 44
    27 29 30 31 32 34
    14 15 18 19  . 25
     2  3  6  7  8 11
  started: 1
  aside: 0
  hands: 58 69 start finish | 21 57 63 finish
  discards: finish 56 59 60 finish 20 finish 16 28 1 54 13 64 76 62 77 5 42 23 55 65 | 66 4 12 9 17 67 68 73 33 49 10 41 61 22 80 26 45 35 37
  round: 1
  pledges: 4 4
  devoured: 75 monster 50 monster 24 monster

# puzzle 50c015dd grade 4
# goal 3 turn all
0 discard
0 drop 58
0 drop 69
1 place 21 11
1 drop 57
1 drop 63
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
     . 69 71 72 77 80
    52 56 57 61 62 65
    36 42 44 46 50 51
    26 27 28 29 32 34
    16 17 19 20 21 25
     2  4  9 10  . 13
  started: 1
  aside: 0
  hands: 5 12 33 66 67 | 47 53 70 73 finish
  piles: 74 8 31 79 14 | 11 45
  discards: finish 48 75 finish finish 37 39 start finish 59 55 58 15 64 | 24 41 63 54 1 18 68 78 23 49 38 30 76 3 22 43 7 35
  round: 1
  pledges: 4 4
  devoured: 60 monster 6 monster 40 monster

# puzzle 6a9a0be6 grade 4
# goal 4 turn all
0 place 12 5
0 drop 5
1 discard
1 drop 47
1 drop 53
0 place 66 31
0 drop 14
1 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    70 71 73 74 79 80
    55 56 59 62 64 65
    43 45 46 47  . 54
    27  . 32 37 38 39
    15 17 18 21 22  .
     5  7  8  9 10 11
  started: 0
  aside: 0
  hands: 26 29 30 68 finish
  piles: 19 76 16 35 72 36 6 24 50 63
  discards: finish finish 12 28 finish 34 67 60 48 49 finish 42 51 75 4 20 40 69 77 57 2 25 31 33 41 58 66 78 23
  removed: 44 13 52 1 3 53 61 14

# puzzle 6e741081 grade 4
# goal 4 turn all
0 place 26 12
0 drop 68
0 place 29 14
0 drop 30
0 drop 63
0 place 50 23
0 drop 6
0 drop 24
0 drop 36
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    69 72 73 75 76 77
    54 59 60 62 66 68
    42 43 45 47 50 53
    31 32 34 35 39 40
    18 19 20 23 25 27
     1  2  8  9 12 13
  aside: 0
  hands: 70 74 start finish | 5 61 65 78 finish
  piles:  | 17 33 46 finish 80 start
  discards: finish 6 24 36 finish 22 58 30 28 48 49 14 55 71 7 26 10 67 3 21 | 64 51 57 15 37 16 38 41 29 11 63 52 56
  devoured: 4 monster 79 monster 44 monster

# puzzle 9210dd6d grade 4
# goal 3 turn all
1 discard
1 drop 5
1 drop 61
0 start
0 pledge 3
1 pledge 5
0 drop 70
0 drop 74
0 drop finish
1 drop 46
1 drop 65
1 drop 78
1 drop 80
1 drop finish
1 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    65 68 69 73 74 79
    56 57 59 60 61 64
     . 46 48 49 51 52
    30 34 35 36 37 39
    17 18  . 25 27 29
     1  4  5  .  9 16
  started: 0
  aside: 0
  hands: 6 19 22 63 76
  piles: 26 44 78 67 75 23 finish 43 54 40
  discards: finish finish 15 42 32 66 47 62 70 finish 14 80 55 50 10 12 21 24 31 71 72 77 finish 33 11 13 28 3 53
  removed: 41 2 7 38 20 58 45 8

# puzzle 9d9f0dde grade 4
# goal 4 turn all
0 place 19 9
0 drop 22
0 place 40 19
0 drop 54
0 place 6 4
0 drop 43
0 finish

halcyon 2
game tranquility
seats 2
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    67 71 72 74 75 79
     . 59 60 62 64 65
    45 46 50 52 53 54
    32 35 36 38 39 44
    19 20 22 27 28 31
     4  5  7  . 11 12
  started: 0
  aside: 0
  hands: 56 57 66 70 finish | 1 8 17 40 finish
  piles: 10 9 78 |
  discards: finish 15 16 63 68 finish 3 49 14 41 30 13 61 | 24 finish 43 77 80 76 start 26 23 69 25 58 34 6
  removed: 51 21 18 37 73 48 47 42 29 2 33 55
  round: 1
  pledges: 5 3

# puzzle a362b660 grade 4
# goal 3 turn all
0 place 57 25
0 drop 56
0 drop 66
1 place 8 4
1 drop 1
0 finish

halcyon 2
game tranquility
seats 2
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    69 71 75 76 77 78
    56 57 58 60 63 64
    41  . 47  . 51 52
    26 31 32 33 35 36
    17 20 21 22 24 25
     2  4  5  9 11 12
  started: 0
  aside: 0
  hands: 45 54 72 79 finish | 46 49 80 start finish
  piles: 70 |
  discards: 65 finish 66 1 14 16 34 68 28 19 62 73 finish 43 40 | 53 39 10 finish 30 7 15 23 37 67 74 38 18 27
  removed: 42 50 55 44 29 6 8 59 61 13 3 48
  round: 1
  pledges: 4 4

# puzzle bc1f3bf0 grade 4
# goal 3 turn all
0 place 45 20
0 drop 54
0 drop 72
1 place 49 22
1 drop 46
1 drop 80
0 finish

halcyon 2
game tranquility
seats 2
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    71 72 74 75 76 79
    56 57 61 62 65 68
     . 46 47 50 51 55
    29 30 31 36  . 42
    15 16 19 20 23 24
     2  3  8  9 13 14
  started: 0
  aside: 0
  hands: 10 32 44 58 finish | 39 63 64 69 77
  piles:  | 45 4 26
  discards: 25 41 finish finish finish 18 66 52 54 49 27 28 7 53 60 22 | 1 35 43 5 finish 73 48 start 12 21 6
  removed: 17 80 11 78 40 67 34 70 37 59 33 38
  round: 1
  pledges: 5 3

# puzzle c7845939 grade 4
# goal 3 turn all
0 place 44 19
0 drop 10
0 drop 32
1 place 39 17
1 drop 63
1 drop 64
1 drop 69
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  turn: 1
  cells:
    66 70  . 77 78 80
    56 58 61 62 63 65
    41 43 44 46 49 52
    29 30 31 32 33 34
    15 16 17 20 21 26
     .  8  9 11 12  .
  started: 1
  aside: 0
  hands: 7 39 51 75 finish | 2 6 13 54 finish
  piles: 10 start | 74 23 5 28 3 14
  discards: 18 60 71 22 finish 64 40 53 55 69 73 finish finish 4 36 37 25 45 | 1 72 42 79 38 67 27 47 59 19 76 68 35 50
  round: 2
  pledges: 6 2
  pledgedBefore: 5 0
  devoured: 57 monster 24 monster 48 monster

# puzzle cfb51ba7 grade 4
# goal 4 turn all
1 place 6 1
1 drop 2
1 drop 54
0 place 75 33
0 drop 7
0 drop 39
1 place 13 6
1 drop 3
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    67 72 73 74 76 78
    53 54 60 63 64 65
    40 43 44 45 46 51
    25 28 29 30 33 34
    15 16 18 20 22 23
     2  3  7  . 12 14
  aside: 0
  hands: 24 41 49 75 finish
  piles: finish 69 11 52 1 9 32 77 17 68 start 13 10
  discards: finish finish finish 26 21 66 57 5 58 38 39 61 62 19 36 42 47 31 37 55 27
  removed: 6 48 8 70 79 4 59 50 56 35 80 71

# puzzle d45b857e grade 4
# goal 4 turn all
0 discard
0 drop 24
0 drop 41
0 place 10 4
0 drop 13
0 drop 75
0 start
0 drop 1
0 drop 9
0 drop 11
0 drop 17
0 drop 32
0 drop 49
0 drop 52
0 drop finish
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    67 68  . 75 76 77 79
    48 49 52 53 59 60 64
    28  . 38 39 40 45 47
     5  7 12 14 18 19 26
    54 56
    24 32
    13 21
    65 69
    31 63
     6 25
  hands: 4 34 36 70 finish
  piles: 27 20 72 74 17 46 58 9 10 66 78 57 41 43 62 30
  discards: finish finish 3 finish 37 44 16 29 15 35 50 51 2 8 71 finish 61 55 23 1 22 73 42 33 11 80

# puzzle dc3a0fa7 grade 4
# goal 3 turn all
0 place 36 21
0 drop 4
0 drop 34
0 place 70 36
0 drop 30
0 drop 43
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    66 68 69 71 72 74
    53 58 60 61 64 65
     . 42 43 46 49 50
    23 28  . 37  . 39
    16 17 19 20 21 22
     2  5  6  7  8 11
  started: 1
  aside: 0
  hands: 10 30 35 start finish | 14 24 38 48 finish
  piles: 77 25 40 62 41 80 | 33 36 13 15 51 57 3
  discards: finish 9 32 59 76 27 1 18 79 44 55 67 78 45 | 70 26 47 63 finish 54 52 73 4 12 29 finish 75
  round: 1
  pledges: 4 4
  devoured: 56 monster 34 monster 31 monster

# puzzle f1f77dba grade 4
# goal 4 turn all
0 place 30 15
0 drop 10
0 drop 35
1 place 38 17
1 drop 14
0 place 41 19
0 drop 62
1 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=8 strict=0
from
  frames: turn
  cells:
    67 68 70 75 76 80
    56 58 61 62 63 66
    40 46 47  . 52  .
    29 31 33 34 38 39
    17 21 22 23 26 28
     3  5  6 10 11 12
  aside: 0
  hands: 7 44 54 59 finish
  piles: 65 24 32 57 53 35 51 69 19 finish 49 start 30 72
  discards: finish 8 78 43 45 finish 71 9 finish 1 77 20 36 16 73 79 60 27 15 14 37 18 41 13 42
  removed: 4 25 74 55 64 50 2 48

# puzzle 0b880ecb grade 5
# goal 4 turn all
0 place 54 24
0 drop 7
0 drop 44
0 start
0 drop 19
0 drop 30
0 drop 35
0 drop 53
0 drop 57
0 drop 59
0 drop 69
0 drop finish
0 place 51 22
0 drop 32
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    61  . 67 68 74 75 79
    41 45 46 48 55 56 60
    26 29 31 32 33 38 40
     4  .  8  9 15 17 20
    63 71
    39 52
     7 12
    58 72
    22 50
    14 19
  hands: 6 62 77 80 finish
  piles: 66 18 64 finish 44 5 finish 54 28 30 23 65 2 47 21 57 59 35 70 42 37 11
  discards: 16 25 finish 51 finish 27 69 49 73 3 53 34 1 43 78 13 24 36 76 10

# puzzle 49c0ad3b grade 5
# goal 3 turn all
0 place 62 35
0 drop 77
0 place 6 14
0 drop 11
0 drop 37
0 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    57 62 64  . 68 72 75
    39 43 44 46  . 50 52
    21 22 28 29 33 37 38
     2  4  5  8 11 12 14
    59 78
    25 58
    16 23
    76 77
    73 74
     7 18
  hands: 48 53 55 65 finish
  piles: 9 71 61 1 3 24 51 20 67 56 49 13 42 47 finish 79 30 63 60 19
  discards: finish 32 finish 15 41 70 66 80 finish 26 69 17 40 34 10 36 54 27 35 31 6 45

# puzzle 4e78e5e6 grade 5
# goal 3 turn all
0 place 65 37
0 drop 53
0 place 48 31
0 drop 19
0 drop 55
0 finish

halcyon 2
game tranquility
seats 2
features sea-monsters
layout square
mode standard
options islandsRemoved=0 strict=0 monsters=3
from
  frames: turn
  cells:
    68 72 73 76 77 80
    53  . 56  . 64 65
    42 43 45 46 49 50
    28 29 32  . 38 39
    14 17 18 20 21 23
     3  6  7  8 10 11
  started: 0
  aside: 0
  hands: 41 51 54 62 79 | 5 55 75 finish finish
  piles: 16 48 63 33 19 9 | start 34
  discards: 66 26 70 24 47 4 74 15 35 58 60 finish 12 25 | finish 59 27 1 30 52 13 31 2 44 22 37 57 finish 36 40 69 71
  round: 1
  pledges: 4 4
  devoured: 61 monster 67 monster 78 monster

# puzzle 5ad8d625 grade 5
# goal 4 turn all
0 place 62 28
0 drop 41
0 drop 51
1 place 55 26
1 drop finish
0 place 33 16
0 drop 19
1 finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    59 63 65 67 70 71 78
    39 40 43 44 49 52  .
    21  . 25 27 31 33 36
     5  6 12 14 15 17 18
    76 79
    50 53
     8 30
    61 66
    46 47
     9 13
  hands: 7 22 29 57 finish
  piles: 38 80 2 75 41 58 69 3 10 16 51 32 24 60 23 72 26 34 45 56 74
  discards: finish 11 54 1 77 finish 20 35 64 68 finish 4 finish 42 28 19 48 73 37 55 62

# puzzle 7385c6d2 grade 5
# goal 3 turn all
0 place 57 33
0 drop 7
0 drop 29
0 place 22 21
0 drop 45
0 finish

halcyon 2
game tranquility
seats 1
layout square
mode standard
options islandsRemoved=12 strict=0
from
  frames: turn
  cells:
    69 70 74 75 76 79
    54 55 61 63 64 67
    44 45 46 50 51 52
    30 32 34 39 40 41
     . 17 19 20 25 29
     5  .  8 10 12 13
  aside: 0
  hands: 28 62 77 start finish
  piles: 22 35 57 7 14 66 49 24 16 11 38
  discards: 2 68 78 43 finish 1 23 36 72 finish 60 21 finish 47 80 3 48 58 37 42 finish 4 26 27
  removed: 15 31 33 71 59 73 53 6 9 18 56 65

# puzzle 3959181b grade 5
# goal 4 turn all
0 start
0 drop 11
0 drop 24
0 drop 28
0 drop 38
0 drop 49
0 drop 62
0 drop 66
0 drop 77
0 place 14 7
0 drop 16
0 place 7 2
0 drop 22
0 finish

halcyon 2
game tranquility
seats 1
features jagged-rocks
layout square
mode standard
options islandsRemoved=10 strict=0
from
  frames: turn
  cells:
    72 73 74 77 78 80
    58 63 64 66 67 71
    42 43 45 53 54 57
    27 28  . 34 35 40
    13 17 19 21  . 25
     2  4  7  9 10 12
  aside: 0
  hands: 14 23 60 76 finish
  piles: 18 65 6 36 62 5 33 37 55 52 79 29 44 start 1 50
  discards: finish finish finish 32 49 15 69 47 56 61 48 26 51 75 39 16 41 20 finish 31 46
  removed: 8 70 68 59 11 38 3 30 24 22

# puzzle 65affda7 grade 5
# goal 4 turn all
0 place 23 11
0 drop 60
0 drop 76
0 start
0 drop 1
0 drop 5
0 drop 14
0 drop 37
0 drop 44
0 drop 50
0 drop 52
0 drop 55
0 place 29 15
0 drop 33
0 finish

halcyon 2
game tranquility
seats 1
features wild
layout square
mode standard
options islandsRemoved=12 strict=0 wilds=2
from
  frames: turn
  cells:
    68  . 73 75 76 80
    53 59 60 62 63 66
    42 44 46 47  . 52
    29 30 34 35 38 41
    14  . 22 23 24 25
     1  4  5  9 10 11
  started: 0
  aside: 0
  hands: 28 50 56 64 70
  piles: 21 43 69 74 61 18 19 wild 17
  discards: finish finish 55 3 58 finish finish 7 finish 65 31 13 49 79 6 36 15 16 2 27 32 39 40 71 72 wild 54 8
  removed: 45 33 37 20 12 57 67 77 78 48 51 26

# puzzle 8a5826b2 grade 5
# goal 4 turn all
0 place 70 32
0 drop 28
0 drop 56
0 place 50 23
0 drop 17
0 drop 64
0 place 19 8
0 drop 18
0 drop 61
0 drop 74
0 wild-finish

halcyon 2
game tranquility
seats 1
layout high-arch
mode standard
options islandsRemoved=0 strict=0
from
  frames: turn
  cells:
    64 65 66 68 74 77 78
    45 46 48 49  . 57 58
    24 26 37 39 40 41 44
     2  5  6  . 11 15 18
    61 73
    27 28
    10 25
    56 62
    34 43
    13 32
  hands: 1 4 54 55 70
  piles: 9 72 76 53 29 33 3 7 51 23 finish
  discards: 17 finish 19 20 30 38 finish 22 63 14 31 60 75 80 finish 36 52 8 50 67 12 16 79 finish 59 69 71 21 35 42 47

# puzzle 2c60b9e6 grade 5
# goal 3 turn all
0 place 54 31
0 drop 1
0 drop 4
0 drop 55
0 place 7 16
0 drop 23
0 finish
`;
