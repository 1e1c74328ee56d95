/** Written by `npm run puzzles`; do not edit. */
export const book = `
halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    g11i  .
    r7 g9 r9i
    s7 g7 s8 g10
    r8 s7i r7 g6 s6
    r5 g4 r5 grass-fire s5 g5
    r6i snow-fire g8i s9 g8 s9 r9
    g10 r10 s10i r11 g12 s11 r11 g11
    r3i s3 g2i s2i r2 g2 s1 rock-fire s8
  covered: 2 4 7 20 29
  hands: s6 r6 r8 s10 summit | r2 r3 s5 g9 summit
  piles: g1 s2 s4i r1 g7 | s11 r4 r12i
  discards: summit s12 s3 summit g12 r4 g1 r10 | s1 s12 g4 g6 r1 g3 summit g3 s4 g5i r12

# puzzle 06a1024a grade 1
# goal 2 turn all
0 place s10 44
0 drop r8
1 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
    s11  .
    r8 s9  .
    r6i g6 r7  .
    r5 s5 r7 g8 s8
    g7 r8 s8 g7 s6 g5i
    r10 g10 r10 g12 s12 g11i s11
    r9 snow-fire grass-fire s10 r11 g11 r11 s10i
    r2 s3 g4 s4 r5 g6 rock-fire g4 r4
  covered: 3 2 32 11
  hands: s6 r6 s7i g9 bridge | r1 g5 s7 g8i summit
  piles: r3 | g12 g10 summit
  discards: s5 g1 r2 s2i s3 summit g9 s2 s9 r9i s4i s12 | s1 summit r12 r12i r1 g2i s1 g3 g2 g1 summit g3 r3i r4
  panoramas: 2 5 6
  filmed: 1 0 1

# puzzle 1784d0ec grade 1
# goal 4 turn all
0 place s6 39
0 drop r6
1 place g8i 42
1 drop s7
0 place g9 44
0 drop r3
0 drop bridge
1 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    r9 g9
    r11 s11 g11i
    s10i g10 r10 g10
    r6 g6 s8 r5 g5i
    s12 r12i g12 r11 g12 r12
    r7 s7i g7 s6 r4 g5 s5
    s11 grass-fire s9 rock-fire s9 r9i g8 s5
    r3 g4 r6i bridge g3 r4 g4 s4i g2i
  covered: 2 12 22 34
  hands: r2 g3 s6 r7 snow-fire summit
  discards: r8 summit summit s4 r10 s12 g8i g9 r2 r3i s2 s3 g7 s10 g11 g2 r8 r5 s3 s7 s2i g6 summit s8 summit

# puzzle 17cc6fe2 grade 1
# goal 2 turn all
0 place s6 4
0 drop r2
0 drop g3
0 drop r7
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    r11  .
    s7 g8  .
    s9 g9 r10 g8i
    r10 g10 s10i r12 s11
    r9i s10 g10 r12i g12 s12
    grass-fire snow-fire g11 s11 rock-fire g12 s12
    s2 g2i s3 g7 s5 r5 g5i s5
    s3 g4 r4 s4i g6 s6 g6 r7 g7
  covered: 11 19 13 20 41
  hands: s2i g5 r11 summit summit summit
  piles: r6i g9 g11i
  discards: summit s8 r8 r7 s9 summit s4 r2 r4 s7i r8 r9 s8 g3 r2 r3i r3 g4 g3 g2 r5 s6 r6

# puzzle 1a98f567 grade 1
# goal 3 turn all
0 place r11 42
0 drop s2i
0 drop summit
0 drop summit
0 place g11i 44
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    s12  .
    g12 s9 g8i
    g9 s9 g10 s10i
    r10 g10 r8 s8 g7
    g9 r9i grass-fire r7 s6 r6
    r12i g11 r11 s11 r11 g11i s12
    r8 s8 r7 g7 s6 g5i r5 g4
    r2 s2 bridge g5 rock-fire g4 s3 r3 g3
  covered: 26 6 8
  hands: s4i r5 s7 s11 snow-fire | g2i bridge summit
  piles: r9 r12 g6 s4 summit |
  discards: r2 summit g1 s3 r1 r6i s2i r3i r4 | summit s10 s1 g2 s1 g6 g8 r10 g1 r1 s5 s5 summit g3 s7i g12 r4

# puzzle 1b9dae0d grade 1
# goal 4 turn all
0 place r5 3
0 drop s4i
0 drop s7
0 drop s11
1 discard
1 drop g2i
1 drop bridge
0 place r12 44
1 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
     .  .
    r12i g11 r10
    g12 s12 bridge s10
    g8i r8 s8 r8 g9
    g7 s7 r5 g5 s5 r4
    rock-fire s11 g11i r10 s10i r11 s11
    r11 s9 g8 r7 s6 g6 s6 g6
    r2 s1 g2 r3 s2 grass-fire snow-fire g5i s3
  covered: 3 11 5 13
  hands: g1 r4 s9 r9i summit | s7i s8 r9 g10 summit
  piles: g10 s4i r5 r7 | summit r3i r2 r12
  discards: s12 summit r6i g3 g4 summit g4 s5 r1 | r6 g7 s3 g9 s2i g12 g2i r1 g1 s1 g3 s4

# puzzle 2df915f6 grade 1
# goal 4 turn all
0 place s9 43
1 place g10 38
1 drop s7i
1 drop s8
0 place r9i 44
1 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  turn: 1
  cells:
    s11  .
    g10 r10  .
    r11 s11 r10 s10i
    s7i g8 r8 s9 r7
    snow-fire g12 s12 g9 r9i s8
    grass-fire r9 s9 g8i r6i s7 g10
    r7 s4 r4 s4i r5 s5 g5 r2
    r3 g3 rock-fire s1 g1 bridge s3 r2 s2
  covered: 3 13 27
  hands: r1 g4 s12 summit | s1 s5 s10 bridge summit
  piles:  | s3 g11
  discards: r12 r12i summit r4 g6 g5i g6 g3 s8 summit g11i r3i s6 s6 r6 g7 r8 | summit r1 g7 g9 r11 g2i r5 s2i g4 g2 g1 g12

# puzzle 3043fc9d grade 1
# goal 4 turn all
1 place s10 42
0 place r1 6
0 drop g4
0 drop s12
1 place g11 44
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    s9  .
    r11 g12  .
    s10 r10 s10i r10
    g7 r7 g8 s8 r8
    g8i r6i g6 s6 r7 s8
    g4 s4i r4 s4 g3 r3i g4
    g3 s2i g2i s5 grass-fire r5 s6 g5
    s7i rock-fire snow-fire g11i s11 g12 s12 g11 r11
  covered: 2 15 12
  hands: r1 s3 s7 bridge summit | s3 r3 g9 r12i summit
  piles: g5i r8 g9 | g7 bridge r5 r9
  discards: r12 g6 r6 s1 s1 g1 summit r1 r2 s12 g2 s2 | g10 summit g1 summit g10 s9 s11 r4 s5 r2 r9i

# puzzle 30b0953e grade 1
# goal 4 turn all
0 discard
0 drop r1
0 drop s3
1 place r12i 42
0 place g9 44
1 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  turn: 1
  cells:
    g11  .
    g9 r10 s10
    g7 bridge g8i s8
    g10 s9 g10 rock-fire s10i
    g5 s4i r4 s5 g6 s6
    r11 g11i s12 r12 s12 r12i s11
    s8 r6 s7 r8 g8 r8 snow-fire g6
    r2 s2 r3i g4 s1 g1 s4 grass-fire r6i
  covered: 2 28 4 7
  hands: g5i s5 r7 g12 summit | g2 g2i g7 r10 summit
  piles: r7 | r1
  discards: s1 summit g12 s2i g1 s3 s3 r4 s6 r9 g3 r5 summit | s7i r11 r5 r1 g9 s9 r9i s11 r3 g3 summit r2 g4
  panoramas: 8 2 4
  filmed: 1 1 1

# puzzle 39f3e075 grade 1
# goal 3 turn all
1 place r10 44
1 drop g2i
0 place r7 37
0 drop g12
1 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  turn: 1
  cells:
     .  .
    r9i g9 s11
    s7 r7 s8 r8
    r11 s10 r10 g10 s9
    g9 s8 g8i s9 r9 g10
    s7i rock-fire g7 r7 g7 s4 g3
    r10 s10i r12 g12 s12 r11 s11 grass-fire
    g3 s2i g2i r4 s5 r5 s6 g6 s3
  covered: 2 23 16
  hands: r2 r12i | g2 g11 bridge summit summit
  piles:  | g8 r3 bridge
  discards: r8 g12 s4i snow-fire s2 r6 g11i s3 s5 r1 r4 g6 s12 g4 r5 g5 s6 | g1 summit summit summit r2 s1 s1 r3i r1 g4 g5i r6i g1

# puzzle 4bf5840d grade 1
# goal 3 turn all
1 place g11 43
0 place r12i 44
0 drop r2
1 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s12 g12
    s10i r10 s8
    s6 g6 r7 g7
    r7 s7i g7 r8 g8i
    s9 r8 s9 g9 r9i g9
    s5 g4 r5 s6 r6i s3 g5i
    s10 r11 snow-fire g10 s11 g11 s11 g11i
    g3 s2 g3 r2 g2 s2i bridge rock-fire grass-fire
  covered: 21 23
  hands: r4 g5 s12 bridge bridge summit
  piles: r9 s5 r12i r11 s4
  discards: summit summit g6 s7 s8 r12 g12 g4 r4 g2i summit g10 s3 summit r2 r3 s4i r3i r5 r6 g8 r10

# puzzle 4f7e24bb grade 1
# goal 2 turn all
0 place g5 7
0 drop r4
0 drop s12
0 drop bridge
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
     .  .
    s9 g11 s7i
    s11 r11 s9 g10
    r5 g6 r6 s6 g6
    r8 s10 grass-fire r10 g10 r9i
    snow-fire r9 s10i rock-fire s12 r12 g12
    s6 r5 s5 g7 r7 s7 r8 g7
    s1 r1 g3 s4 r4 g2 s3 g4 r3i
  covered: 3 6 41
  hands: s2 r4 g9 r11 s12 | g2i g5 g9 bridge summit
  piles: g8 | g1 g8i
  discards: summit s3 g12 s4i s5 s8 r3 r10 summit g1 g4 bridge summit | r7 r2 s8 r2 r12i g5i s11 g11i r6i r1 s1 summit s2i g3
  panoramas: 9 2 0
  filmed: 1 1 1

# puzzle 6390a62e grade 1
# goal 4 turn all
0 place r11 43
1 place g9 44
1 drop g2i
1 drop g5
0 discard
0 drop g9
0 drop s12
1 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g9  .
    r10 g10 s10i
    r7 s10 g12 s12
    s8 g8i s7i g8 r8
    r12 g11i s11 g11 r11 s11
    s3 g3 r4 s4i g5 s4 r3
    r9 s9 r10 snow-fire g10 rock-fire g9 s7
    r5 g4 s3 g3 s5 g5i s2 g2i s2i
  covered: 16 33 5 37 7
  hands: g4 g6 s12 grass-fire summit summit
  piles: r4 g6 s8
  discards: summit summit s6 s6 r11 s9 r3i r9i r7 summit g2 g12 r2 r6i s5 r5 r2 g7 g7 r6 r8 r12i

# puzzle 6f80b648 grade 1
# goal 2 turn all
0 place s12 44
0 drop g4
0 drop g6
0 drop summit
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
     .  .
    g10 r10 s10i
    s12 g12 s11 r11
    r7 s7i g7 s8 r8
    g8i snow-fire g8 r7 g6 r5
    g5 r5 g6 rock-fire grass-fire r6i g5i
    g3 r3i s5 r3 s3 r2 s2 g3
    r12i s12 g10 s11 r11 g11 r10 s9 r9i
  covered: 6 29 41
  hands: s3 r9 g12 bridge bridge summit
  discards: g4 summit r2 g9 s9 r4 r6 summit g9 r12 s6 s8 g11i s2i s10 r8 summit r4 g2 s4i g4 s6 g7 s7 s5 summit g2i s4

# puzzle 718a5c2d grade 1
# goal 3 turn all
0 place r9 43
0 place g12 44
0 drop s3
0 drop bridge
0 drop bridge
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    g11i s11
    g8i r8 s8
    r11 s12 r12i g12
    g10 s10i g9 r9i s6
    s12 rock-fire g12 bridge s11 g11
    g5i r7 s7 g7 r7 g7 snow-fire
    g10 r9 g9 bridge g6 r6 s5 r4
    r3i s3 g1 r1 s1 g2 r3 g2i r6i
  covered: 16 2 38
  hands: r2 g4 s5 s6 r8 | s4i r10 grass-fire summit summit
  piles: g5 s7i g6 | s2i r11 s9 g4
  discards: r12 s1 r4 s2 s9 s10 r10 r5 s4 r2 s3 r5 | s8 g3 summit summit g8 summit g1 r1 g3

# puzzle 7ff0b4ac grade 1
# goal 4 turn all
0 place r8 13
0 drop g4
0 drop s5
1 place r10 28
1 drop s4i
1 drop summit
0 discard
0 drop s6
0 drop s7i
1 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g8  .
    r10 g10  .
    g11i r12 g12 r11
    r6i s6 r6 g6 s10i
    r5 g4 r4 s4 g5i s5
    rock-fire s6 g7 r7 g6 r5 g5
    g3 r2 s3 r3i g3 s2i g2 r3
    s10 grass-fire s11 g9 s9 g9 r9 g10 r9i
  covered: 37 16
  hands: g4 s7i r8 s9 bridge summit
  piles: s12 s8 snow-fire s5 g7 g2i g12 summit summit
  discards: s12 r4 s3 r7 r12i s11 r8 summit r11 s2 summit s8 s7 r10 g8i g11 bridge bridge s4i r2

# puzzle 87157387 grade 1
# goal 3 turn all
0 place s9 42
0 drop s7i
0 place r8 44
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g12 r10
    r11 s10 g10
    r7 s7 r8 g7
    r10 s9 r9i g9 s9
    g6 r6i s5 g4 r4 s5
    s4i r5 g4 s4 r4 g3 r5
    g10 s11 grass-fire s8 g8 s8 bridge g7
    rock-fire snow-fire g3 s3 r2 g2 s2i r3 s3
  covered: 3 29 22
  hands: s7i r7 g8i g11 bridge summit
  piles: r8 g9
  discards: summit summit r9 s12 r12 g12 r11 r3i s11 summit g6 r2 s12 g5i r12i s10i summit s6 s2 g2i r6 g5 s6 g11i

# puzzle a5b39d7e grade 1
# goal 2 turn all
0 place r7 16
0 drop g11
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
     .  .
    g10 s10 g8
    s12 g12 r11 g11i
    r11 g11 s11 r10 g9
    r10 s9 r9i s9 g9 r9
    r5 s5 r4 g4 s3 g4 r3i
    snow-fire g6 s6 g6 s7 r7 g7 s7i
    s8 r8 s8 r7 s11 rock-fire g10 r12 grass-fire
  covered: 3 5 11 28 7
  hands: g3 g8i g12 s12 summit
  discards: s2 summit s4i r2 s2i s3 r6 r8 r12i s6 r4 r3 s4 r6i summit g2i g2 g5i r2 s5 r5 g7 s10i g5 summit g3 summit

# puzzle a91e2c4c grade 1
# goal 3 turn all
0 place s12 43
0 place g12 44
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g11i  .
    r9i s10i r10
    g10 r11 s11 g11
    s6 r5 s5 g5i s7i
    g7 r7 g6 s7 g8 r8
    s11 g10 s9 g9 r8 grass-fire s8
    s2 r2 s4i g5 s5 r4 g3 r3
    r6 g6 snow-fire r6i s6 rock-fire s8 g9 r10
  covered: 13 19 15 11
  hands: g4 g7 g8i s12 bridge summit
  piles: s3 s4
  discards: r2 g12 s9 r9 g2 summit summit g2i s3 g12 r12 g3 r12i s10 r11 r5 summit r3i r4 g4 s12 s2i summit r7

# puzzle b71c8048 grade 1
# goal 2 turn all
0 place s12 44
0 drop g4
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s12 r12
    g7 bridge g10
    s10 r10 s10i r12i
    s6 r7 s7i r5 s5
    s7 g8 s8 r8 s8 r9
    g11i s12 g12 rock-fire g12 r11 s11
    r9i snow-fire r11 g11 s11 g9 s9 g10
    g4 r4 g6 r6 g7 s5 r6i s6 g5i
  covered: 21 38
  hands: r2 g3 r7 grass-fire bridge summit
  piles: bridge g9
  discards: r5 summit r3i g2 s2i s4i s3 summit s9 g8i r8 r4 g2i g3 r2 s2 r3 r10 summit g4 summit g5 g6 s3 s4

# puzzle c6aea59f grade 1
# goal 3 turn all
0 discard
0 drop r2
0 drop g3
0 place r7 41
0 drop g9
0 drop bridge
0 drop bridge
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g9  .
    s7i g7 s8
    s10 r10 g6 r6i
    g7 r8 g8 s8 r9i
    s4i r4 s4 g4 s5 g5i
    r8 g8i s9 g9 s10i g10 r9
    rock-fire g10 s11 r11 g11 s12 g12 s11
    snow-fire g5 s5 r5 g6 r7 g4 r3i s6
  covered: 2 5 14 21 7
  hands: s6 r10 g11i g12 grass-fire summit
  discards: summit summit s2 g2 g2i r11 s9 g3 r2 summit s2i s3 r6 r4 r5 s7 s12 r12 r12i r2 s3 r3 r7 g3 summit

# puzzle c7d734b0 grade 1
# goal 2 turn all
0 place r10 44
0 drop s6
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g12  .
    g8i r8 g9
    r10 g11 s10 g10
    r7 s6 g5 r7 g7
    rock-fire g7 s7i g6 s7 g8
    g6 r8 s8 r9i g9 s11 g10
    r10 s10i g11i r11 s11 g12 r11 grass-fire
    s4i g4 s3 g3 s4 g4 s5 g5i snow-fire
  covered: 6 33 23 8 29
  hands: g3 r3i r5 r9 summit
  discards: r6i s12 s6 r12 summit s9 summit s3 s12 s9 s2i s5 summit g2 r5 summit r2 s2 r3 r4 r6 r12i g2i s8 r2 r4

# puzzle cf8162b4 grade 1
# goal 2 turn all
0 place r9 44
0 drop g3
0 drop r3i
0 drop r5
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    r9  .
    r10 g10  .
    s9 g7 r8  .
    r5 s5 g8 s10 g10
    g8i s8 r6i s9 r8 g7
    s5 g6 s6 g4 r4 s3 r3i
    g11 rock-fire g9 r10 s11 r11 g11i r11
    g1 r2 s4 r5 snow-fire g6 s7i r7 s7
  covered: 4 12 26 2
  hands: g3 r6 r7 s8 r9i | g1 s6 s11 grass-fire summit
  piles: g9 | bridge
  discards: summit s2i s1 r12 summit g2i s3 r4 s10i r1 g5 s2 g12 | summit g3 r12i r1 s12 s1 g12 s4i r2 s12 summit g5i r3 g4 g2

# puzzle d2b97f76 grade 1
# goal 4 turn all
0 place s8 39
1 place s11 42
1 drop s6
0 place g9 44
1 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
    s11  .
    s12 g12 r12
    g11 r11 s11 r10
    r7 g6 r6 g8i s10
    s8 g7 s6 r9i s6 r7
    r4 g4 r4 s4i bridge g5 s4
    snow-fire g9 s10i r11 grass-fire s9 r9 g10
    r2 s3 g4 s5 g6 rock-fire s7 r8 g9
  covered: 2 14 28
  hands: g1 r5 s7i g8 summit | s9 r10 g12 r12i bridge
  piles:  | g10 g1 r6i
  discards: summit s1 summit r1 s1 r2 g3 r3 g3 g11i summit r3i g7 s8 | r1 s5 summit g5i g2i r5 r8 s12 s2i s3 s2 g2
  panoramas: 9 4 6
  filmed: 1 1 1

# puzzle d3befe8d grade 1
# goal 3 turn all
0 place r5 22
0 drop s7i
1 place r10 44
1 drop r12i
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s11  .
    g12 s12 r11
    s10i g9 r10 g10
    s7 r6 s8 r8 s10
    s6 r6i g5i r5 g4 s4
    s11 r11 g12 r9i g8i s9 r9
    g3 bridge r5 s5 g4 r4 s3 g3
    grass-fire r8 snow-fire rock-fire s7i g7 s9 g8 s8
  covered: 26 21 13 2
  hands: s2i r4 g6 s6 g9 summit
  piles: r12 g6 r7 s4i
  discards: summit summit g11 s12 r12i r10 r2 r2 r3 s3 summit g10 g11i g2i s2 r7 g5 g2 r3i s5 summit g7

# puzzle edc125c8 grade 1
# goal 3 turn all
0 place g9 44
0 drop g6
0 drop s6
0 place s4i 11
0 drop r7
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  turn: 1
  cells:
     .  .
    g8 r7  .
    r11 g12 s12 r10
    s9 r9i s10i g10 s9
    r10 g7 s6 r6i s7i r6
    s5 g5 s3 r4 s3 g3 r4
    r2 s2 r2 s2i r3i g4 r3 grass-fire
    r8 g8i rock-fire s10 r11 snow-fire r12 g12 s12
  covered: 4 2 14 27
  hands: g2 g6 g9 bridge summit | s6 r7 g10 g11 r12i
  piles: s5 | s7 g4 summit r9 s11 s8
  discards: s1 summit g1 s4 summit s1 g2i r5 g1 r1 g5i r5 s4i g7 g9 | r1 g6 s8 summit g11i r8 s11 g3
  panoramas: 0 5 2
  filmed: 1 1 1

# puzzle ef98ef33 grade 1
# goal 4 turn all
1 place g10 42
1 drop s6
1 drop r7
1 drop g11
0 place g9 43
1 place r9 44
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  turn: 1
  cells:
    s8  .
    g7 r8 s8
    r8 s10 g12 s9
    g8 r9i s9 r10 g11
    s11 r11 g9 r10 g10 s10i
    g10 r12i s12 r12 s11 g11i r11
    g2i r4 g4 s5 r6 s6 g7 s4
    grass-fire r9 g9 r7 s7 rock-fire snow-fire g6 r6i
  covered: 2 5 37 34 19
  hands: s1 g4 g6 g12 summit | r3 s5 summit
  discards: g1 r1 r1 summit g2 s1 s2 r2 r3i r4 g5 g8i g1 r7 | r5 s12 g3 s2i s3 g3 summit r2 s3 s4i r5 g5i summit s6 s7i

# puzzle fba1dcdb grade 1
# goal 3 turn all
1 discard
1 drop r3
1 drop s5
0 place g12 44
0 drop s1
0 drop g4
0 drop g6
0 drop summit
1 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    s11  .
    g9 r10 g11
    r11 s11 r12i s12
    s8 g8i s8 g7 r6i
    g8 r6 s7i g7 s7 g4
    s9 rock-fire g10 s10 g10 r10 s10i
    g4 r5 g5 r4 g5i r4 s3 g3
    s2 g1 r2 s2i r1 grass-fire s3 g6 snow-fire
  covered: 5 2 11 37 7
  hands: g2i r7 r9i summit summit | g1 r8
  piles: s5 g6 |
  discards: r11 g12 g12 g2 s1 g3 s6 s6 r5 r7 s1 s4i | r8 s9 summit r1 r3 r12 r3i g11i g9 summit s4 r2 r9 summit s12 s5

# puzzle fc1873aa grade 1
# goal 3 turn all
0 place r9i 44
0 drop r7
0 drop summit
1 discard
1 drop g1
1 drop r8
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
    r11  .
    r8 g7 s8
    r12i s9 r10 g12
    g5i r6 g6 s7 g6
    r7 snow-fire g7 rock-fire s9 g8i
    g4 r3 s4i r4 s6 grass-fire r6i
    g11 s12 g12 s11 g10 r9 s10 r9i
    s5 r3i s1 g2i r2 s2i r1 g1 r1
  covered: 4 2 14 6
  hands: r2 bridge summit | r8 g10 s12
  discards: g5 s10i s6 s11 r11 summit summit s8 g9 g9 s3 s4 g3 s1 s5 s2 s7i r7 | summit summit s3 g4 r5 g3 g11i g8 r5 g1 r4 r12 g2 r10
  panoramas: 8 7 5
  filmed: 1 1 1

# puzzle 03364754 grade 2
# goal 3 turn all
0 discard
0 drop r2
0 drop bridge
1 place g10 44
1 drop s12
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
     .  .
    g10 r8  .
    s7 g7 r8 g8
    s12 r12i g11i s11 g12
    s8 r9i g9 s8 g7 s7i
    s10 g10 s9 r9 g9 r10 s9
    s4i r3i g4 r4 s5 r5 g3 s2i
    snow-fire grass-fire rock-fire s4 r2 s2 r2 g2i r3
  covered: 4 27 16 8 28
  hands: r6i r7 g8i g11 g12 summit
  piles: g6 r7 r12 r11 s10i r6
  discards: r10 summit s12 summit s11 g5i r11 s6 g3 g2 s3 summit g6 s6 g4 r4 s5 summit r5 s3 g5

# puzzle 046ecb43 grade 2
# goal 4 turn all
0 place g8i 42
0 place g11 43
0 place s10i 44
0 drop g12
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  turn: 1
  cells:
    s9  .
    g11i s12  .
    s11 r12 g12 s10i
    s6 g8i r6 g7 r8
    r10 s9 r9i g10 s10 g11
    g10 r9 g8 s8 r7 s7i g7
    r5 s6 rock-fire s5 r4 g2i s2 g4
    grass-fire s1 r1 g2 s3 r3 snow-fire r2 s2i
  covered: 2 12 34 4
  hands: g1 s3 g9 r11 summit | s4 g9 s11 bridge summit
  piles:  | g6 r5
  discards: s12 r7 g12 g5 r8 r10 g1 s1 r1 g6 r11 r12i g3 g3 s7 | s4i summit s5 summit summit r6i g5i g4 s8 r4 r2 r3i

# puzzle 1452fba2 grade 2
# goal 3 turn all
1 place g9 42
1 drop s4
1 drop s11
1 drop bridge
0 place g9 44
1 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    g8i  .
    g11 s12 g12
    grass-fire r10 s9 g11i
    r11 s8 r8 g5i r5
    r9 g9 r6 s6 r5 s5
    s6 rock-fire g6 r7 g7 s7 g7
    r11 s11 bridge s8 r9i s10i g10 r10
    g3 r3 snow-fire r4 g4 s3 g2 s2 r2
  covered: 7 2 34 37
  hands: g1 g3 g5 g12 summit | s1 r6i r7 s10 summit
  piles: r8 s4i g10 | r2
  discards: summit s11 summit s2i g2i s5 g6 s1 s3 g4 s4 r4 | s12 r12i summit r12 g1 r3i s9 r1 s7i g8 g9 r1

# puzzle 19dc3412 grade 2
# goal 4 turn all
0 place g12 12
0 drop g1
0 drop g3
0 drop g5
0 drop summit
1 place s10 44
1 drop r6i
1 drop r7
0 discard
0 drop r8
0 drop g10
1 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
     .  .
    r9i s9  .
    r7 g6 r7 g11
    s5 r5 g5 r6i g8
    s11 g10 s10 r10 g9 r10
    g11i s12 r12i g12 r12 s8 r9
    s3 r4 g2 r3i g4 s5 r6 g7
    g7 r8 g8i r8 s8 grass-fire snow-fire g10 r11
  covered: 4 2 21 11 29
  hands: s6 s7i s9 r11 summit | r3 g6 g9 s11 summit
  piles: r2 |
  discards: r1 summit g2i r4 s4i g3 s6 s7 summit r2 s1 r5 g12 | r1 summit s12 g5i s1 s2i s10i rock-fire g1 s3 s4 g1 s2 g3 g4
  panoramas: 4 2 8
  filmed: 1 1 1

# puzzle 39cfed50 grade 2
# goal 4 turn all
0 place r11 42
0 drop s6
0 drop s7i
1 place g9 43
0 place s9 44
1 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s11  .
    s12 r12i g12
    g11 s11 r10 s9
    g9 s9 r7 g7 s6
    g12 s12 r12 snow-fire g11i s10i
    r8 g8 s8 g8i r8 bridge g5i
    grass-fire rock-fire g10 s10 r10 g9 r9 g10
    s4 g4 r5 s5 g6 s7i g3 r5 s4i
  covered: 2 7 37 38
  hands: s5 g6 r6 r6i s7 summit
  piles: s8 s2i s6 r3 r11
  discards: summit r2 r9i s3 g7 s2 r2 g2i g2 s3 summit r4 r7 r11 summit g3 g4 r4 r3i summit g5

# puzzle 41d53228 grade 2
# goal 3 turn all
0 place s7 23
0 drop r6
0 drop r6i
0 place r11 44
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    s9  .
    s12 r12i  .
    r7 s6 r6 g8i
    s10 r10 g12 r12 s11
    g5i rock-fire g5 s4 g4 s8
    r11 s11 r10 g9 r9i g10 s9
    s3 r5 s6 r7 g7 s7i r6i s5
    g2 r4 grass-fire s8 g9 s10i r9 g8 r8
  covered: 5 15 27 2
  hands: s4i g7 g10 g11 g12 | s5 r5 g11i bridge summit
  piles: g1 | s7
  discards: summit snow-fire g3 r1 r2 r4 s2 s1 r1 g3 s3 g4 r11 | s1 summit g2i s12 summit summit r2 g1 r3i r3 s2i r8 g6 g6

# puzzle 55a2b89e grade 2
# goal 4 turn all
0 place g12 42
1 place g11i 44
1 drop s5
1 drop r5
0 discard
0 drop g10
0 drop g11
1 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s8  .
    r12i s12  .
    r8 g9 s9 g9
    g10 r10 s10 r10 s10i
    r7 g7 s5 g5 snow-fire r5
    s11 r11 g12 r12 s11 g11i s12
    r2 s2i g2i s3 r3 s2 g3 s4i
    s5 g6 s8 rock-fire g8i r8 s9 grass-fire r9
  covered: 2 27 5 33 28
  hands: r3i g4 g5i g8 g12 summit
  piles: g10 r4 r11 r9i r6i
  discards: summit summit s3 r6 g7 summit r5 s6 s4 g6 g2 summit s7i g3 g4 r4 s7 r7 r2 s6 g11

# puzzle 56a47ede grade 2
# goal 3 turn all
0 place g12 42
0 place g8 44
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    g12  .
    s7i g7  .
    g11i r11 s11  .
    r5 s5 g5 r7 g7
    r12i g11 s12 r10 g10 s10i
    s7 r7 g8 r8 g9 r9i g12
    r6 s6 g8i rock-fire s9 r10 s10 g6
    g3 r2 s1 r1 snow-fire g2 s1 r1 g3
  covered: 19 2 27 4
  hands: s4i s8 s9 r12 summit | g1 g1 s2i r9 summit
  piles: bridge r8 r11 | s3 g5i grass-fire
  discards: g9 g10 summit s2 g4 r4 r6i r3 g6 r2 r5 s8 summit | s11 s12 r4 g4 r3i s3 s6 summit g2i s4 s5

# puzzle 682cce4b grade 2
# goal 4 turn all
0 place r12 39
0 drop s4i
1 place r9 42
1 drop g1
1 drop s2i
0 place r11 44
0 drop s9
1 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  turn: 1
  cells:
    s12  .
    r11 g10 s10
    g6 s6 g9 r8
    r9i g10 s11 r12i g12
    s9 r10 s9 r8 g7 s7i
    s5 g3 r3 s3 r4 s4 g4
    s10i g11 rock-fire g11i s12 grass-fire s11 g12
    g7 r6 snow-fire r5 g8i s8 r7 s7 r7
  covered: 2 6 4 37
  hands: r1 s6 r10 r11 r12 | r3i s8 r9 bridge summit
  piles: g9 | r6i
  discards: summit g2 summit summit s2 s1 g1 s1 r2 s2i s3 g5 | g8 r4 r2 summit g6 r5 r1 g2i g3 s5 s4i g1 g4 g5i

# puzzle 6922a534 grade 2
# goal 3 turn all
1 place r9 44
1 drop r3i
1 drop s8
1 drop bridge
0 discard
0 drop r11
0 drop r12
1 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    s8  .
    r8 s8 g9
    r9i g11i r12i s12
    r6i g6 r6 g7 s7i
    g9 s9 r7 s9 g10 s10i
    g8 s7 g7 r7 g6 s6 g8i
    s11 r9 g12 r11 g11 r10 g10 s12
    r5 g5 rock-fire grass-fire r5 g4 s4i r3 g3
  covered: 11 5 2 28
  hands: s3 s10 r10 bridge summit | g1 g4 g5i r8 snow-fire
  piles: g3 r4 | s11 r1 r3i
  discards: s1 summit summit s2 r1 r4 g12 s5 summit r2 g1 s1 s6 | summit g2i s2i g2 s3 s4 s5 r12 r2 r11

# puzzle 6bc796b4 grade 2
# goal 3 turn all
0 place r10 44
0 drop s3
0 drop s10
1 discard
1 drop g5i
1 drop r8
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    g10  .
    g7 bridge  .
    g11 s12 r9i s9
    r7 s6 r6 g6 s5
    r8 s8 g8i s8 g8 r7
    r10 g11i s12 g12 r11 g10 s10
    g5i r3 g4 r5 grass-fire r5 snow-fire g6
    r1 g1 rock-fire g2 s3 r3i s3 r2 s2i
  covered: 3 14 22
  hands: g3 s7 r10 r12 bridge | s1 r4 s7i s10i summit
  piles: r2 g9 r12i g9 | s11 s5 s1 s9
  discards: g1 r11 r6i s2 s4 g5 g3 r1 g2i r4 | r9 g7 g12 s11 s6 r8 summit summit summit summit g4 s4i

# puzzle 6c576727 grade 2
# goal 4 turn all
0 place s7 42
1 place s10i 44
0 place r10 41
0 drop g3
0 drop g9
0 drop r12
1 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    s12  .
    g8i r9 s8
    g8 r8 s6 r7
    r8 s7 g7 snow-fire g10
    s11 g11 r11 g11i r9i g9
    s10 r10 s10i rock-fire s11 g12 r12
    r7 grass-fire r5 g2 s2 r2 g2i r2
    r5 g4 s3 g5 r6 s5 r4 g3 s4
  covered: 8 2 12
  hands: r3i g9 g10 bridge summit | s5 g12 r12i summit summit
  piles: r3 r6i r1 | s7i s2i
  discards: s3 s12 s4i r1 s9 g1 g3 g4 g6 g1 r4 | summit g6 summit g5i s1 s6 s1 g7 s9 r10 r11 bridge s8

# puzzle 6c9e22f7 grade 2
# goal 2 turn all
0 place g10 44
0 drop r3i
0 drop g9
1 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g10  .
    s11 r7 s7
    r10 s10i r12 g12
    g9 r9i s9 g9 r9
    g8i s8 r8 s8 g8 r8
    r4 g4 s4 g4 r5 g5i s6
    r11 s11 g11 r11 s10 g11i r12i s12
    s3 grass-fire rock-fire s5 g6 snow-fire g7 r7 s7i
  covered: 20 22 41
  hands: s2 g3 s4i r5 bridge summit
  piles: s6 bridge r10 s5 summit s12 g12 g10
  discards: summit r2 r3 s9 g2 s2i summit r2 g2i s3 r3i g6 r6 g3 r4 g5 g7 r6i summit

# puzzle 74c0083b grade 2
# goal 4 turn all
0 discard
0 drop s4i
0 drop r5
0 discard
0 drop s2
0 drop g3
0 place s12 44
0 drop g12
0 drop summit
0 summit

halcyon 2
game ascent
seats 1
features wildlife
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    r9i  .
    g8i r8  .
    g9 s10i r10  .
    s5 r6i s6 g6 r7
    r12i s12 g11i r11 s11 g10
    r11 g12 s12 g9 s9 r9 s10
    r3i g2i r3 g2 r2 s3 g4 s4
    g7 s7i rock-fire s5 g5 r5 grass-fire snow-fire g5i
  covered: 3 6 15 41 34
  hands: r4 g8 s9 g11 summit
  discards: s6 r12 r6 g4 s8 r10 r7 r4 g7 s7 summit summit s11 r2 g10 r5 s8 g6 g3 r8 s2 g12 summit s4i s3 summit g3 s2i
  ibex:
     8  0
     0  0  0
     0  1  0  0
     0  0  0  0  0
     0  0  0  0  0  0
     0  0  0  0  0  0  0
     0  0  0  0  0  0  0  0
     0  0  0  0  0  0  0  0  1

# puzzle 782092cf grade 2
# goal 4 turn all
0 place g11 39
0 drop r4
0 place g8 42
0 place s9 44
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
     .  .
    r11 g11i s12
    s9 r9i g9 r7
    r6i g6 s6 g6 s6
    g12 r12 s11 g8i r11 g11
    r3 s4i r4 g4 s5 r5 s5
    s11 g9 r10 g10 r10 s10i rock-fire s8
    r4 s7 r5 g5 snow-fire grass-fire r6 g7 s9
  covered: 2 11 38 7 28
  hands: g2 g2i g4 s8 r8 summit
  piles: s12 g5i r12i g10
  discards: r3i r7 g8 r8 g12 s3 s4 r2 s2 s10 r2 s3 s2i summit summit summit summit s7i r9 g3 g3 g7

# puzzle 7b0899f9 grade 2
# goal 3 turn all
0 place s8 43
0 place g10 44
0 drop g4
0 drop r8
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
    r12i g12
    r12 g10 r9i
    r8 s8 bridge r10
    s11 g10 s11 r11 g11i
    r9 g6 r4 s6 g7 r6i
    s9 g9 snow-fire r7 g7 r8 s8
    r3 s2i g4 s2 g2 s3 r3i g3
    grass-fire r7 s5 g5i s4 g5 s5 rock-fire g4
  covered: 5 2 26 15
  hands: s7 g8 g8i | s10 s10i summit
  discards: s9 r6 s1 summit r5 s1 g1 r4 s7i r11 r1 g1 s3 r5 | summit s6 g11 s12 r10 summit s12 s4i r1 r2 g12 g3 g9 g2i g6 r2 summit
  panoramas: 1 5 3
  filmed: 1 1 1

# puzzle 89542dc6 grade 2
# goal 2 turn all
0 place g8 38
0 drop s7
0 drop g8i
1 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s12 r12i
    r8 g8 r7
    r8 g7 s7i r6
    s12 r12 s11 g10 r10
    g12 rock-fire s8 r9i s11 g11
    g6 s6 g3 s3 bridge s6 r6i
    r10 s10i g9 s9 g9 s9 g10 s10
    grass-fire r5 s4i r4 s4 r5 s5 g7 snow-fire
  covered: 4 27 32
  hands: g3 r3i g12 bridge summit summit
  piles: g4 r9 g5
  discards: r11 summit g6 s2i s3 r7 g8i g11i s2 summit r2 s7 s8 r11 g2i r2 g2 r4 s5 r3 summit g5i g4

# puzzle 8ba21297 grade 2
# goal 2 turn all
0 place g3 22
0 drop r3i
0 drop g12
0 drop summit
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
     .  .
    s7 g8i r9i
    s12 g12 r12i g11i
    grass-fire s11 r11 s10 r10
    r7 g8 r9 g9 r8 s8
    r6i g7 s6 g4 s4 r4 g3
    r11 s9 r8 s8 rock-fire g10 r10 snow-fire
    s2 r5 s5 r4 g5 r5 g6 s7i r7
  covered: 3 32 2 20 11
  hands: g1 g9 g11 s11 | s1 g7 s9 s12 summit
  piles:  | g10
  discards: summit r1 s2i r2 s1 s3 g3 g5i g4 summit s4i s3 g2i | g12 r3i summit g1 s5 s10i r12 r3 r6 r1 g2 g6 s6 r2 summit
  panoramas: 7 3 5
  filmed: 1 1 1

# puzzle 9047eb85 grade 2
# goal 4 turn all
0 place s11 43
1 discard
1 drop s1
1 drop g7
0 place g11 44
1 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s9  .
    s9 g10 r10
    r12i g9 r8 s8
    s7i g7 r7 g7 s8
    s11 r11 g11i r11 g10 r10
    r6 s6 r6i s6 bridge r4 g3
    s10i r9i g8i r9 s10 rock-fire g11 s11
    r3i g3 bridge s4 r5 g5 snow-fire grass-fire s7
  covered: 6 13
  hands: r3 s5 g9 r12 bridge summit
  piles: r7 g4 s3 g6 g8 r4 r5 s12 r8 g2i r2 s2 s12 summit g5i
  discards: summit g12 g12 s2i s4i r2 g2 g6 summit summit s5 s3 g4

# puzzle b04e65ab grade 2
# goal 4 turn all
0 place r3 3
0 drop r12
0 place g5i 22
0 drop summit
0 place g9 44
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  turn: 1
  cells:
    g11i  .
    r11 g10  .
    r10 s9 g8 s7i
    r10 s10 r9i g9 r11
    s11 r12 s12 g12 s10i g10
    g3 s3 r3i s4i g6 r7 g7
    snow-fire rock-fire g9 r8 s8 r8 s8 r9
    s1 r2 g4 s5 r6i g6 s5 r3 g1
  covered: 4 22 8 38 2
  hands: r6 g11 r12i grass-fire summit | s1 r2 g5i g8i summit
  piles:  | s11 s4 s9 s12
  discards: summit s2 summit g2i s7 g3 s6 g4 r4 r5 g1 r1 r7 s2i g12 | summit g5 r4 r5 s6 g7 s3 r1 g2

# puzzle b7a5b83a grade 2
# goal 4 turn all
1 discard
1 drop r2
1 drop g5i
0 place r12i 42
0 drop g11
0 drop grass-fire
1 place s12 44
1 drop s9
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    g10  .
    r7 g8 s8
    g6 r6 s6 r7
    r6i g6 r10 g12 r11
    r9 s9 r9i snow-fire g8i r8
    r12 g11i s11 g10 s11 r12i s12
    s7i rock-fire grass-fire r8 s7 g7 r5 g4
    s3 g4 s5 r5 s4 r4 s2i g2 s2
  covered: 4 23 2 16 33
  hands: g1 r2 g11 summit summit | r4 s10 r10 s12
  piles: s10i g9 s8 s9 g7 g9 |
  discards: s1 summit g5 s1 g1 r3 g12 r1 | r11 s5 s6 summit s4i s3 r2 g3 r3i r1 g2i g3 summit g5i

# puzzle cae811a1 grade 2
# goal 3 turn all
0 discard
0 drop r2
0 drop summit
1 place s10 44
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
     .  .
    g10 s12  .
    g12 r10 g11i s10
    r7 g7 r7 s7i g7
    grass-fire r8 g8 s9 g9 s11
    s3 g3 r4 g4 s3 g4 s4
    s11 g11 r11 s12 r11 snow-fire r9 s9
    r3 s2 g5i s4i r5 s6 g6 r6 s6
  covered: 7 5 14 2 23
  hands: g3 s8 g9 g12 r12 | g1 g8i r8 s10i summit
  piles: s8 r5 g5 | r9i r10 rock-fire summit
  discards: s1 r1 r2 r1 r2 summit summit g2 g10 g2i r4 g6 | summit r3i r12i s2i s1 s5 g1 s5 r6i s7

# puzzle d992caf2 grade 2
# goal 4 turn all
0 place g12 42
1 place g8i 43
0 place s8 44
1 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g9  .
    s7 g7  .
    s10 g10 r10  .
    s8 r8 s8 g8 r6i
    s9 g9 s9 r9i g7 r5
    r6 grass-fire s7i r7 snow-fire r7 s5
    g10 s10i r11 g12 s12 r12 s11 r10
    s5 g5i s4 g3 r3 g4 r5 g5 rock-fire
  covered: 4 2 29
  hands: r4 g11i r12i bridge bridge summit
  piles: summit s3 s12 r9 r2 s6 g12 r2 s6
  discards: s11 g2 r3i summit g4 r8 s2i summit g3 s4i s2 s3 r4 summit g2i r11 g6 g11 g6 g8i

# puzzle da588813 grade 2
# goal 4 turn all
0 place g11i 39
0 drop r4
0 place r12i 42
0 drop r2
0 drop s6
0 drop bridge
0 drop bridge
0 drop summit
0 place r9 44
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
     .  .
    g9 s9  .
    r7 s8 g6 s7
    g7 s7i r8 s9 g10
    s10 g11i r10 g10 s11 r11
    r3i g3 r3 g4 r4 s4i r5
    r2 g5i s4 grass-fire s5 r6 s6 r7
    g8 snow-fire g11 r10 g9 s10i g8i rock-fire g7
  covered: 4 2 19 38
  hands: g2 s3 s5 g6 r9 | r4 s8 s12 bridge summit
  piles: s3 g3 r9i | r8 summit
  discards: s1 r1 summit r12i s12 r12 g2i g1 s2i s11 r5 summit s2 | summit g12 r11 g4 s6 r2 s1 g1 r1 g12 g5 r6i

# puzzle de452709 grade 2
# goal 4 turn all
0 place r9 42
1 place s12 43
0 place r9i 44
0 drop s3
0 drop s5
0 drop g6
1 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g11i r12
    rock-fire s11 g11
    g6 s6 bridge s10i
    r9 g9 s10 r11 g7
    r9i s8 r8 g8 s7i g7
    g12 r12i bridge snow-fire r10 s9 r10
    r5 s5 g5i r4 g4 s6 g5 r5
    r4 g3 r3 s4i r6 g6 s7 grass-fire r7
  covered: 12 4 41
  hands: r2 s5 g9 g10 s12 summit
  piles: s2i r7 s12 r11 g8i g12 s11
  discards: s2 s3 summit s8 r8 summit g2 g2i g4 summit s4 r3i r2 s3 g3 r6i s9 g10 summit

# puzzle e2735ea1 grade 2
# goal 3 turn all
0 place g9 38
0 drop r2
0 drop s5
0 drop g10
0 place g12 20
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g12  .
    r9i s9  .
    g7 s7i g6  .
    r6i g5i s6 g6 s5
    g8 s8 r8 s8 r9 s6
    rock-fire grass-fire r6 s5 r5 g5 s4i
    s11 r10 g10 s10i g11 r11 g9 s9
    g4 s3 r4 g9 s11 r11 s12 g11i s10
  covered: 2 8
  hands: g2 s4 r7 bridge bridge summit
  piles: summit s7 snow-fire g8i
  discards: r12i g3 r3i r7 r8 g10 g4 summit s12 r3 r4 r2 g2i g7 summit r2 g12 g3 s2 s3 r10 r12 bridge summit s2i r5

# puzzle e28cead9 grade 2
# goal 4 turn all
0 place r7 39
0 drop s4
0 place g8i 42
0 drop g2
0 campfire snow-fire 7
0 lift 44
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s9  .
    g10 r10  .
    g8i s9 g10 s8
    r6i g5 s5 g6 s7
    r6 s4i g4 r5 s5 r4
    r11 s10i r9i g9 r8 s6 g7
    r3i s3 g4 snow-fire g2 r2 s3 g3
    r7 s7i r8 g8 rock-fire grass-fire s10 r10 g11
  covered: 11 8 23 34
  hands: g5i r7 r9 g11i bridge summit
  discards: s12 summit s2i g2i summit s11 g12 g12 summit r12 g7 g6 s12 s11 r12i r3 s2 s6 s4 r4 r11 s8 g9 summit r5 r2 g3

# puzzle e4383549 grade 2
# goal 3 turn all
0 place g11i 42
0 drop r7
0 place r9 44
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  turn: 1
  cells:
     .  .
    s7i g9  .
    s8 r7 g6 r6i
    g11 s12 g12 r12 g11i
    g7 r7 s7 g8i s9 rock-fire
    g6 r5 s5 g5i s4 g5 s6
    s3 g2 r3i g4 r4 g4 r5 s3
    g10 s11 r11 s8 g9 r9 s9 r9i grass-fire
  covered: 2 12 34 4
  hands: r10 g12 bridge summit | s4i g7 r8 r8 s11
  piles:  | s10 r10
  discards: snow-fire r4 g8 summit summit g3 g1 s12 g2i r3 summit r2 s5 g3 s10i r6 r11 | s1 r12i r1 summit g1 r1 s2 r2 s1 s2i s6 g10
  panoramas: 6 7 3
  filmed: 1 1 1

# puzzle e739e72f grade 2
# goal 4 turn all
1 place r8 42
1 drop g7
0 place r10 43
1 place s10 44
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  turn: 1
  cells:
    r8  .
    r10 s10i  .
    g12 r11 s11 g9
    g6 r6i s5 r5 s6
    g10 s10 r10 s9 r9 s6
    s5 g5i r4 s3 r3 s4 g4
    snow-fire g9 s9 g8 s8 g8i r8 g11i
    g3 s2i g1 rock-fire g2 r3i g6 s7i r7
  covered: 2 7 23 41 33
  hands: r2 g10 g11 summit | r1 g4 s7 r7 summit
  piles:  | grass-fire s1 r9i
  discards: g7 r12 summit summit g2i r2 g7 s12 r12i r1 g1 s2 g3 g5 r5 | s8 r11 g12 summit s1 s11 s4i r6 s12 s3 r4

# puzzle ea8bd8e9 grade 2
# goal 3 turn all
1 place r7 42
1 drop r1
1 drop g4
1 drop s7
0 place g10 44
0 drop r2
0 drop g11
1 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    r11  .
    s10 r10  .
    r8 g9 s9 r10
    g12 r12i s12 bridge r7
    r6 s6 g6 s8 g8i s8
    rock-fire g10 s10i g11i r11 g12 s11
    g3 s2 r3 s3 r3i s4 r5 s5
    r5 g5 r7 s7i g7 s6 g6 snow-fire g4
  covered: 5 15
  hands: g2i r6i g8 bridge summit summit
  piles: summit bridge s9 g10 g3 r12 g7 s5 s12 s7
  discards: r2 g4 grass-fire g11 summit r9i r9 s4i s2i r8 g2 g9 s11 s3 g5i summit r4 r2 r4

# puzzle fc33db6e grade 2
# goal 4 turn all
0 place g8 34
0 drop g2i
0 drop r6i
0 drop bridge
0 drop summit
0 place s12 42
0 drop g7
0 drop r12
0 place g10 44
0 drop s9
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
     .  .
    s10 g8i r7
    g9 s9 g9 r8
    r9 g10 s11 g11i s11
    g4 r5 g5 s5 g4 s4i
    g6 s6 r7 s7i g7 s8 r4
    r11 g11 s10i r11 s12 g12 s12 g12
    g3 r6 grass-fire s8 g7 snow-fire rock-fire s7 r8
  covered: 11 22 2 41
  hands: s1 g5i r12 r12i summit | s1 s6 g10 r10 summit
  piles:  | r1 r9i g6 r1
  discards: r2 summit s9 g1 s2 r3 s4 s5 r5 r6i g3 s3 summit r2 r4 | s2i g2 g1 summit g2i r3i s3 g8 r10 bridge

# puzzle ff4bb649 grade 2
# goal 4 turn all
0 discard
0 drop s1
0 drop g5i
1 place g10 43
0 place r12 44
0 drop r12i
0 drop summit
1 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s12  .
    r10 s10i  .
    g10 s10 g9 s9
    r9i g8 s8 g8i s5
    g7 r7 s7 r7 grass-fire r6
    r10 snow-fire g10 bridge g12 s12 r12i
    s3 r3 g3 r2 g3 s3 g4 s4i
    g11 r8 g7 r5 g5i s5 g6 s6 rock-fire
  covered: 6 41
  hands: r4 g9 g11i bridge bridge summit
  piles: r9 s11 summit r11 r4 s7i summit
  discards: s2 s4 s6 r12 g2i summit summit r11 s11 s8 r8 r2 r6i r3i s9 r5 g4 g2 s2i g5 g6 g12

# puzzle 113a958e grade 3
# goal 4 turn all
0 place g9 42
0 drop r4
0 place g11i 44
0 drop summit
0 place r11 21
0 drop s7i
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g9 s8
    g9 bridge r12
    s12 g12 r12i s11
    r8 g8i r8 g8 s8
    g5i r5 g6 rock-fire g7 r6i
    s3 g3 s4 g4 bridge g7 s7i
    s2 r6 s7 grass-fire r3 s3 r3i g4
    s9 r9i g10 r10 g11i r10 g10 s10i r9
  covered: 15 27 37
  hands: g3 g5 g6 s6 s10 summit
  piles: g2i g12 r7 g11
  discards: summit r4 r4 s5 r11 r5 s9 summit summit g2 r7 r11 snow-fire summit r2 s2i s11 s12 r2 s5 s4i s6

# puzzle 1944692c grade 3
# goal 3 turn all
0 place s10 41
0 drop g6
0 drop s6
0 place r7 22
0 drop g5
0 drop g11
0 drop g12
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    g12  .
    r10 g11 s11
    g8i r9i s9 g10
    s12 r12i s12 g9 r8
    g9 s8 g8 s8 g12 s11
    s6 g6 s6 r5 g5i r4 g4
    r3 s5 grass-fire r6i s7i g7 r5 s5
    s4i g5 rock-fire s10 r10 s10i r11 snow-fire g11i
  covered: 6 20 13 2
  hands: r3i g10 bridge summit | r8 r11 r12 summit
  discards: r9 summit summit g6 g1 s1 r2 s9 r1 g1 g2i g3 s3 s7 g4 r6 | r2 r7 s1 summit r1 s3 g3 s2 s4 g7 r7 g2 r4 s2i

# puzzle 3fe8ba46 grade 3
# goal 3 turn all
0 discard
0 drop r3i
0 drop g10
1 place r12 44
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s10  .
    g8i s8  .
    g8 r9 s10i  .
    s5 r5 g5 s8 g9
    rock-fire g4 s4 g4 r5 g6
    r6i s7 r8 s9 grass-fire s7i g7
    r11 s11 r11 g11 s11 g10 r10 g10
    s5 g5i snow-fire g3 r2 s2 g2 r3i s3
  covered: 7 2 4
  hands: g2i r8 g11i bridge bridge summit
  piles: r3 r7 g6 r4 s9 r7 r4 g9 r12i s4i g3
  discards: r9i summit summit s12 summit g7 r2 s12 s2i g12 s3 r10 summit r6 r12 s6 s6 g12

# puzzle 42bb247c grade 3
# goal 4 turn all
0 place g11i 39
0 drop g2i
0 place r8 42
0 place r12i 44
0 drop g3
0 drop s4i
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    r11  .
    s10i r10 g10
    g8i r7 g7 s7
    rock-fire s5 g5i s5 g5
    r9i g9 r9 g9 s9 r11
    s11 g11i s11 g11 r12i g12 s12
    r6i g6 r5 snow-fire g6 s6 r6 s6
    g3 s8 g4 r4 s3 g2 r3 s3 r3i
  covered: 2 5 7 13
  hands: g2i g4 s4 s8 g12 summit
  piles: s10
  discards: s2i r2 g3 r7 g8 g10 summit r2 s4i r12 grass-fire summit g7 summit r5 r4 summit r10 s12 r8 r8 s2 s7i s9 bridge

# puzzle 49bc3245 grade 3
# goal 2 turn all
0 place g12 44
0 drop s8
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s12  .
    g9 r9i s10i
    r9 g10 s10 r10
    s6 g7 s7i g6 r8
    s5 g5 r5 g5i r5 g8
    r11 g11i s11 g11 s11 g12 s12
    g7 r11 s6 bridge r3 s3 r4 g4
    rock-fire grass-fire s8 g8i s8 r8 s9 r7 snow-fire
  covered: 3 7 15 11
  hands: g2 s4i r6i r7 r12 summit
  piles: summit g3
  discards: g10 g12 g3 g9 g2i summit r4 s3 s2 r6 r2 s5 r10 s2i r2 r12i summit r3i s4 g4 g6 s7 s9 summit

# puzzle 4e25bea1 grade 3
# goal 3 turn all
0 place r12 44
0 place g3 13
0 drop s4i
0 drop r6i
0 drop r7
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    r12  .
    s12 r10  .
    r12i s12 r11 s11
    g7 r8 g8 s8 r7
    snow-fire r8 s10 r11 s11 g11
    s7i g7 s6 g6 s6 g8i r7
    rock-fire g11i s10i g9 r9 g9 s9 g10
    s3 r3 g3 s2 g3 r4 s2i g1 r2
  covered: 12 26 5 3
  hands: g4 s8 r10 bridge summit | r1 r1 g6 g12 summit
  piles: g10 | g2i g4 grass-fire s1 g12 g2
  discards: s3 g5i s4 s7 summit g5 s5 r5 s9 r4 r2 r3i s5 | r9i summit summit r6i r6 r5 s4i g1 s1

# puzzle 4ea038f2 grade 3
# goal 3 turn all
0 place s8 42
0 drop g4
0 drop r10
1 place g12 44
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    r11  .
    r10 g9  .
    r8 g7 r7 s7
    rock-fire g8i r6 g8 r9i
    r5 s5 g5 s5 g5i s8
    s11 r12i s12 r12 g12 r11 g11i
    r8 s8 r9 s10 grass-fire s10i g10 r10
    g3 s2 g2 r2 s4i g4 r4 s3 r3
  covered: 2 32
  hands: r2 s6 r6i bridge bridge summit
  piles: r5 s7i g4 r7 s9 r3i snow-fire
  discards: summit summit s6 s11 s2i g6 r4 summit s9 g9 s12 g3 s3 summit g2i g11 g6 g12 g7 g10 bridge s4

# puzzle 639daa1e grade 3
# goal 4 turn all
0 discard
0 drop r2
0 drop r6i
0 campfire snow-fire 11
0 lift 42
0 drop s6
0 place s9 44
0 drop r3i
0 drop r7
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  turn: 1
  cells:
    g9  .
    g12 s12  .
    g12 s11 g11i s11
    s10 r9i s9 g8 s8
    s10i grass-fire snow-fire r11 g11 r10
    g9 s8 r8 s7i r7 g7 r7
    s2i g5i s6 rock-fire g6 r6i g6 s6
    s1 g3 s4i r5 g5 r5 s4 r4 g4
  covered: 16 2 28 4 32
  hands: r3 s5 g8i s12 summit | s2 g3 s3 s7 r8
  piles: g10 r12i r12 g7 g4 r9 | s5 g2 s9
  discards: summit summit r1 r2 r6 summit summit r3i | g10 r10 r11 s3 r1 g1 r2 g2i s1 g1 r4

# puzzle 6e617c34 grade 3
# goal 4 turn all
1 place r8 42
1 drop s2
1 drop g3
1 drop s3
1 drop s7
0 place s12 44
0 drop r3
0 drop s5
0 drop g8i
1 discard
1 drop g2
1 drop s5
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
     .  .
    g9 s9  .
    g10 s10 r10 s11
    g11i s12 g12 s12 g11
    s4 r4 s4i r5 g6 r6i
    r4 s6 r6 g5i r5 g5 r8
    r11 grass-fire snow-fire r9 s10i r10 g9 r9i
    g2i s2 r1 g1 s2i g3 s6 rock-fire g7
  covered: 3 6 34 14 38
  hands: g2 r3i g8 g10 r11 | g3 r3 r7 s9 summit
  piles:  | s7i s5 r8 g12
  discards: summit s7 s8 summit g1 s3 g8i s11 r1 r2 s3 r12 r12i summit g4 | r7 s1 r2 g6 g7 s8 s1 summit g4 s5

# puzzle 8ce40549 grade 3
# goal 4 turn all
0 place g8 43
1 place r7 42
1 drop g3
1 drop r3
0 place r11 44
0 drop g2
0 drop r3i
0 drop g10
1 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    s12  .
    s7 r7  .
    r10 g10 s10 g11
    snow-fire r9i g9 s8 g8i
    g8 r8 s7i r8 g6 s6
    r6i g6 r7 s6 r6 s5 r5
    g10 s9 r11 s11 r11 g12 r12 g12
    s2i g2i s3 g4 r4 s5 g9 rock-fire s4i
  covered: 2 7 4 14 38
  hands: s2 r2 s8 s11 r12i | g1 s3 s9 summit
  piles: s1 g3 r1 g7 g3 |
  discards: summit r2 s4 g4 grass-fire g1 r3i r4 | s1 summit r1 r3 g7 s10i summit s12 r10 g5i g5 r9 g11i g2 r5 summit

# puzzle 97315b9b grade 3
# goal 4 turn all
0 place s8 42
0 drop r2
1 discard
1 drop g1
1 drop s3
0 place r12i 44
1 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
     .  .
    g10 bridge g12
    g10 r7 g7 r8
    r12 s12 r11 s11 r10
    r7 s7i g8 s8 g8i s7
    g5i r6 snow-fire r8 grass-fire r10 s10i
    g11i s10 g9 s9 r9 s9 g9 r11
    g2i r2 g4 r4 g4 rock-fire s4i r5 s4
  covered: 2 7
  hands: s8 r9i bridge bridge summit | s2 g3 s3 s12 summit
  piles: g11 s6 g1 | r4
  discards: r6i g12 s1 r1 s2i r3i s5 summit g3 s6 s11 | s1 g2 summit r12i r2 r1 g1 r3 g6 g7 s5 r5 g6 summit s3 g5

# puzzle a7789f8b grade 3
# goal 4 turn all
0 place r9i 43
1 place s12 41
1 drop g3
1 drop s3
0 place s8 44
0 drop g1
1 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g11  .
    r12 g12  .
    s7 bridge g6 s6
    r9i s9 r9 g9 r8
    r11 g12 s11 grass-fire r10 g11i
    g4 s4 r4 s3 g3 r7 g7
    s11 g10 s8 g8 s8 g8i rock-fire g7
    r5 g5 s5 g5i snow-fire g4 s4i g3 s2i
  covered: 20 14
  hands: r2 r3 r7 g9 bridge summit
  piles: r10 g10 s7i r11 bridge r12i
  discards: s12 summit s6 r8 s10 s12 s9 g2i g2 r5 s3 summit s5 r2 g6 r6 s2 s10i summit summit r6i r4 r3i

# puzzle c5053af1 grade 3
# goal 4 turn all
0 place r7 37
0 drop r3
0 place r12i 42
0 place r11 44
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    r12  .
    g12 s11  .
    r10 s10i g9 s9
    r9 s9 r8 s8 g8
    g8i s8 r8 s6 g5 s5
    r5 s7i r7 s7 r6i g6 r9i
    s10 g11 r11 g9 rock-fire g11i r11 s11
    r2 g3 s4 r4 s4i g6 r5 g5i snow-fire
  covered: 6 12 33 2
  hands: g1 r3i g10 r10 g12 | r2 s3 r6 g7 summit
  piles: r7 r3 s1 bridge s5 s6 | g10
  discards: grass-fire s3 s12 g3 g1 r1 g4 g7 g4 | summit g2 g2i r12i r4 summit summit summit r1 s1 s2 s12 s2i

# puzzle cafa50b9 grade 3
# goal 4 turn all
0 place r10 42
0 drop r3i
1 discard
1 drop r6
1 drop g7
0 place g12 44
1 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
     .  .
    r9i bridge r10
    g7 s7i g6 s6
    s11 g11i r11 g9 s9
    s7 r8 g9 s9 g10 s10
    r4 s5 r5 s5 g3 s4i r4
    s2 r2 g2i r3 snow-fire g5 r7 g7
    r12i g12 r11 s10i g10 r10 grass-fire s12 g12
  covered: 12 28 3
  hands: g2 g8 g8i rock-fire bridge summit
  piles: r3i g6 g11 r5 s3 s4
  discards: r7 summit summit s2i r9 summit s6 s8 g4 s3 r8 s11 s12 summit g3 g5i r6 r2 r6i g4 r12 s8

# puzzle d7a17576 grade 3
# goal 4 turn all
0 place g8 41
0 drop g2
0 drop g8i
0 campfire rock-fire 3
0 lift 43
0 place g11 44
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
     .  .
    s10 g10 r10
    grass-fire r9 g10 s10i
    r8 g8i s7i g6 s5
    g9 s7 r6i s6 g5i r5
    rock-fire snow-fire g7 r6 bridge g12 r12
    r12i s12 r11 g11i s11 r11 g11 s11
    g4 r2 g3 s4i r4 g4 r4 g3 r3i
  covered: 3 41
  hands: g2i r3 g5 r10 summit summit
  piles: g8 bridge r9i bridge g2 s4 g12 g9 s9 s5 g7 s9
  discards: r7 r8 g6 summit r5 s3 s12 summit s6 summit r2 s2i s2 s8 r7 s3 s8

# puzzle e532b801 grade 3
# goal 4 turn all
0 place r10 43
0 place s9 22
0 drop r3
0 drop g5
0 drop summit
0 place g9 44
0 drop s9
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s11  .
    r12i g11 s12
    s8 r7 g7 s9
    r6 s7i r7 g6 s10
    snow-fire g8i r8 g8 s8 g9
    g6 r5 s3 g4 s4 rock-fire g7
    s12 g12 r11 s10i r10 g10 s9 r9i
    g3 r3i s2 g3 s2i g2 r2 grass-fire r2
  covered: 29 2 7 21 38
  hands: r3 g4 g5i r8 g10 summit
  discards: g5 r9 summit r10 g9 s3 g2i r12 r4 s7 r11 s4i s11 r4 s6 s5 r6i g11i g12 summit s5 summit summit s6 r5

# puzzle ef6ddaee grade 3
# goal 2 turn all
0 place g10 44
0 drop r8
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    s8  .
    s12 g12  .
    g7 r7 s7 r6
    r9 s9 g8 s8 g9
    s10 r11 g10 s10i g10 r10
    r9i g8i r8 g7 r6i s6 g4
    s6 rock-fire g6 s5 g5 r4 g3 r2
    snow-fire r5 grass-fire r3 s3 r3i s4i g1 s2i
  covered: 5 2 8 37
  hands: s1 r7 r8 r10 summit | g6 g11 r12 bridge summit
  piles: s1 | g2i g3 g12 s2 r5 s11
  discards: g9 r2 r12i g11i s12 g4 g5i s7i s9 summit g2 s3 s5 | s11 summit g1 summit r1 r1 r4 r11 s4

# puzzle 10fc204d grade 4
# goal 3 turn all
0 place r10 42
0 drop s1
0 drop r7
1 place g11 44
1 drop g6
1 drop r12
1 drop summit
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
     .  .
    r8 s8 r9i
    s11 g12 s11 r11
    g7 r7 g6 r6i g5i
    g10 s10 g10 r10 g11i r9
    g6 s6 g8i s9 g8 s9 g9
    g12 s12 grass-fire snow-fire bridge s7 g7 r7
    r3i g4 r4 g3 s3 g4 r2 g3 r3
  covered: 2 6
  hands: r4 s7i s10i r10 bridge summit
  piles: r8 s2 bridge s5 r5 rock-fire r12i s6 s3
  discards: summit s8 g9 g2 g11 r12 g2i s5 r11 r5 s12 summit s2i s4 summit summit r6 r2 s4i g5

# puzzle 25923710 grade 4
# goal 4 turn all
0 place s10i 43
0 place r10 14
0 drop s3
0 drop r4
0 drop s7i
0 campfire rock-fire 14
0 lift 44
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s12 g12
    s12 r11 g10
    grass-fire r6 g6 r7
    s6 r8 s8 g9 r9
    g12 r12i bridge r6i s7i r7
    s5 r5 s4 g5 s5 r5 g5i
    s3 g3 s4i bridge r3i s2i g2i s3
    g9 s9 r10 snow-fire g7 s7 rock-fire s6 g7
  covered: 41 37
  hands: r3 g4 g4 r10 bridge summit
  piles: g8i r11
  discards: summit r2 r12 g3 g11 g11i s10 r2 r8 r4 s9 g10 summit s8 s11 s2 r9i s10i r4 g2 s11 g6 summit summit g8

# puzzle 57d0fdf0 grade 4
# goal 3 turn all
0 place g4 13
0 drop r3
0 place g8i 27
0 drop g4
0 drop r10
0 drop r11
0 drop bridge
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    r9i  .
    g10 r10  .
    r8 g8i s8 r6
    s5 g5 bridge g9 r9
    s8 g7 r11 s11 g10 r10
    r5 s5 g8 r4 g6 s6 r6i
    g3 r3i g4 r4 s6 r7 s7i g7
    g11i rock-fire g12 r12 s10i g11 snow-fire g12 r12i
  covered: 7 15 21
  hands: s7 s9 s10 s12 bridge summit
  discards: g6 summit r7 summit s9 s4 r8 summit r2 r5 r11 g4 g5i s11 s12 grass-fire s2 g2i g2 r2 s3 r3 s4i g9 s3 summit s2i g3

# puzzle 59cccf10 grade 4
# goal 4 turn all
0 place s10 42
0 place s9 44
0 place s7 33
0 drop s12
0 drop bridge
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g11  .
    s12 g11i  .
    g6 r6i g7  .
    r8 g8i s8 r7 s6
    g9 r9i g9 s9 g10 s10
    s11 r11 s11 g10 snow-fire r9 s9
    s7 g7 r2 g3 s4i r4 s4 g5i
    s3 grass-fire r4 g4 s5 rock-fire g6 r7 s8
  covered: 28 14 5 23
  hands: g3 g4 g5 r11 g12 summit
  piles: s6 s2i r6 s12 bridge r10 r8 g2 r10
  discards: r12 s5 r5 g8 s10i g12 r12i summit summit r2 s3 summit s7i g2i r3 summit s2 r3i r5

# puzzle 5a879797 grade 4
# goal 4 turn all
0 place r11 39
0 drop g3
0 drop g4
0 drop g5
0 drop g12
0 place r10 42
0 drop g2
0 place r10 44
0 drop s12
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s12  .
    g12 s11  .
    r6 g6 s6 g6
    r5 s5 r8 s7i grass-fire
    r9 s9 g9 r7 g7 s6
    s5 g5 snow-fire rock-fire s10i g9 s9
    s11 g11i r10 g10 s10 bridge r12 g12
    g4 r6i g7 s8 g8 r8 s7 r7 s4i
  covered: 6 33 8
  hands: g5i s8 r10 r12i bridge summit
  piles: g11 s2i
  discards: g2i g3 r4 s12 r9i summit summit s2 r3i r3 s4 s3 summit r2 g8i g10 summit g3 s3 g2 r11 r11 r4 g4 r2 r5

# puzzle 6847c18f grade 4
# goal 4 turn all
0 place r10 42
0 drop g5i
0 place r12i 44
0 place g11 15
0 drop s8
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    r11  .
    s9 r9i g7
    s12 r12 s11 g10
    g5i r5 bridge g8 s8
    s4 r4 g4 r6 g8i s8
    s6 r7 g7 r7 g6 r5 s3
    s10 r10 s12 rock-fire g12 snow-fire g12 r12i
    r3i s3 r2 g2 s2 g4 r8 g9 r9
  covered: 3 34 28
  hands: g2i s7 g10 r10 bridge summit
  piles: g6 s4i
  discards: summit summit s6 r8 g9 g5 s9 g11i summit g11 r3 r11 grass-fire summit s2i r2 s10i s11 r4 r6i s5 s5 g3 g3 s7i

# puzzle 988e327b grade 4
# goal 3 turn all
0 place g10 44
0 drop r10
0 place s7 33
0 drop s4i
0 drop g6
0 summit

halcyon 2
game ascent
seats 1
features wildlife
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s10 r10
    r12i s11 g11i
    g8i r8 s8 g7
    g10 snow-fire r9i g9 s9
    g11 r11 g12 r11 s10i g10
    s4i g4 s4 g5 r6i s6 r5
    g5i r5 g4 s3 r3i g6 r6 s7i
    r9 g8 s8 r7 s7 r7 g6 rock-fire s6
  covered: 12 6 28 20
  hands: r8 s12 grass-fire bridge summit
  discards: r2 s2 g3 s3 summit g12 g2 g9 s12 g7 s9 r10 s2i g2i r3 g3 r4 s5 summit s5 r4 r2 s11 summit summit r12
  ibex:
     4  0
     0  0  1
     0  0  3  0
     0  0  1  0  0
     0  0  0  0  0  0
     0  0  0  0  0  0  0
     0  0  0  0  0  0  0  1
     0  0  0  0  0  0  0  0  0

# puzzle ca645e0f grade 4
# goal 3 turn all
0 herd 38
0 up 42
0 stop
0 drop s12
0 herd 42
0 up 44
0 stop
0 drop r8
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g11  .
    s12 r10  .
    s10 r10 g12 r11
    r6 s6 r8 s12 g10
    g4 s4 r4 g5 s6 g5i
    s11 r11 s10i rock-fire g10 r9i s8
    s9 g9 s8 g8 r8 s9 r9 g8i
    s3 grass-fire s5 g6 snow-fire g6 s4i r7 g7
  covered: 19 34 33
  hands: g11i s11 g12 bridge bridge summit
  discards: r2 s2i summit r12i g7 r3i g9 r2 g3 g3 r5 r12 r4 summit summit g2i summit g4 s7i r5 r7 s3 r3 g2 s5 r6i s7 s2

# puzzle d5e8a31d grade 4
# goal 3 turn all
0 place g11i 42
0 drop g12
0 place s11 44
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s8  .
    s10 g9  .
    g10 r11 g11 r11
    s7i r7 g7 r6i g6
    r9i g9 s9 g10 s10i r10
    r12 g12 s12 g11i s11 r12i s12
    s2 g3 s4i r7 g7 r8 g8 r3
    s5 r4 g5i s6 g6 s6 g8i s11 grass-fire
  covered: 23 3 41 13 7
  hands: g2i g4 r9 r10 g12 summit
  piles: snow-fire rock-fire
  discards: s2i r8 r2 s7 s9 r4 s4 summit summit g3 r3i g4 summit summit r5 r5 r2 r6 g2 s3 g5 s3 s5 s8

# puzzle 00737570 grade 5
# goal 3 turn all
0 place r9 42
0 place g12 44
0 drop g2i
0 drop g4
0 drop r10
0 drop rock-fire
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
    r11  .
    r8 s8 g8
    g11 s11 r12 s12
    r9i s9 g11i r10 s11
    s10 r10 g10 s12 r12i s10i
    snow-fire g12 r11 bridge r9 g9 s8
    g8i r7 s6 r6 s4i r4 g5i r5
    s1 g1 rock-fire g3 s5 g7 r7 s7 r6i
  covered: 2 27 5
  hands: s4 r5 g10 grass-fire summit | g1 g4 s6 bridge summit
  piles: r3 g3 r4 | r2 g9
  discards: s5 g2i g5 r8 summit summit s1 g4 r1 r3i g7 s7i | summit g6 s9 s2i g12 s3 r1 s2 r2 g6 g2 s3

# puzzle 3876abef grade 5
# goal 4 turn all
0 place g10 21
0 drop r5
1 discard
1 drop g4
1 drop s6
0 campfire grass-fire 33
0 lift 44
1 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g12  .
    g9 s9  .
    r10 s8 r8 g8i
    rock-fire g7 r7 bridge s6
    s12 r12 s12 g11 r9 g9
    r5 s5 g4 s4 r5 s6 g6
    snow-fire g7 s8 r9i s11 grass-fire r11 s10i
    g5i s5 r4 s4i g5 s7i r7 s10 r10
  covered: 2 16 11 5
  hands: r4 s7 g10 g10 r11 summit
  piles: r3 g3 r2 g8 g4 g2i s3
  discards: summit r3i s11 r6 r6i r8 r12i summit g6 s9 summit s2i s2 r2 g2 s3 g11i g12 g3 summit

# puzzle 4baea92b grade 5
# goal 4 turn all
0 place g10 42
0 drop r4
0 place r11 44
0 drop s3
0 place g8 34
0 drop s7
0 drop g10
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
    g10  .
    r12i g12  .
    g9 s9 r9i s10
    r10 s10i r8 s7 g6
    s8 g7 s8 g8 r5 g6
    s5 g5i s6 g7 s6 g5 s5
    grass-fire r4 s4 g4 s4i g3 r2 s3
    r2 s1 g1 s3 r3i snow-fire r3 s2 g2i
  covered: 13 4 33 2
  hands: r4 r9 r10 bridge summit | s2i r6i r7 r8
  piles: g8i r5 rock-fire r11 |
  discards: summit r11 s12 g12 s11 g9 g10 r7 g4 r12 r1 summit | s12 g11 s9 s11 g11i g1 r1 s7i r6 summit summit s1 g2 g3
  panoramas: 6 0 5
  filmed: 1 1 1

# puzzle b5b031f3 grade 5
# goal 3 turn all
0 place r10 42
0 drop r4
0 drop r9
1 place r8 44
1 drop r6i
1 drop r7
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
     .  .
    s9 r8 s8
    g12 r11 s12 g12
    g5 s6 g6 s6 g5i
    g11 rock-fire s10 r11 g10 r10
    r9 snow-fire g10 r9i s9 r8 s7
    g6 r6 g7 r6i g7 r7 s8 g9
    s5 r5 grass-fire s4 r3i s2 g2 s3 g4
  covered: 4 6 41 37
  hands: r1 g8i bridge summit | r5 s10i s11 s12 summit
  piles:  | s7i
  discards: summit g11i summit r1 r2 r3 r12i r12 r2 r4 s1 s5 g8 g9 g1 s4i s11 | s3 g1 g2i summit g3 r10 r4 g3 s1 r7 s2i g4
  panoramas: 2 1 5
  filmed: 1 1 1

# puzzle 96361364 grade 5
# goal 3 turn all
0 place g8i 43
1 place s10i 44
1 drop r5
1 drop s11
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g10  .
    g11 s11  .
    g11i s12 r12i  .
    r10 g9 s10i r12 s12
    s4 g4 r4 g4 r5 g5
    rock-fire g5i s9 g9 s8 g8i r8
    s2i r2 g2 r2 g3 s3 g3 s2
    snow-fire g12 r10 g8 r8 g6 s6 g7 s7i
  covered: 3 14 5 16 8
  hands: g2i g6 g10 r11 summit summit
  piles: r7 s7 s5 g7 s5 summit s11
  discards: s4i r4 s8 summit r9 r11 g12 grass-fire r6i r6 r3i r3 s6 r5 s9 r9i r7 summit s3 s10

# puzzle c13f0eaf grade 5
# goal 4 turn all
0 place g10 39
0 drop g2i
0 drop g6
0 place r11 42
0 place s11 44
0 drop s5
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
     .  .
    g12 r10 g12
    s10i r10 s12 r9
    g8 s8 r8 s8 g7
    r12i g11 r11 s11 g9 s6
    g6 r7 g7 r8 s9 r9i g10
    s10 grass-fire r12 s12 rock-fire snow-fire g11i s11
    s2i g3 r3i s2 g3 r4 s5 r6i s7
  covered: 4 8
  hands: r1 s3 r11 bridge summit | g2i r2 s6 g8i bridge
  piles:  | g4 s9
  discards: g2 g1 summit s1 summit g5i s5 summit s3 s4 g5 r4 r6 s7i bridge | r5 summit r3 g6 g10 r2 g4 r1 s4i r7 g1 g9 s1 r5
  panoramas: 2 7 9
  filmed: 1 1 1

# puzzle dfc7dbb8 grade 5
# goal 3 turn all
0 place r11 43
1 place g8i 44
1 drop g2i
1 drop r2
1 drop s6
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g10  .
    s12 g12  .
    g8i s9 g9 r8
    s10i r10 g10 r12 g12
    g11i s11 g11 r11 bridge r11
    s4i r3 s4 g4 r4 g3 s5
    rock-fire snow-fire g2i s3 g5 s5 r5 g6
    grass-fire s10 g8 r8 s7i r7 g7 r6i s9
  covered: 3 13
  hands: s2 r2 g6 s6 bridge summit
  piles: summit r9i r2 s8 s2i g3 s6 summit
  discards: r7 summit r12i s3 r4 s7 s8 g9 s11 g2 s12 r3i r5 r9 bridge summit g7 r10 r6 g4 g5i

# puzzle 12f419ec grade 5
# goal 4 turn all
0 place s6 29
0 drop s2
0 drop r2
0 drop g6
0 drop bridge
0 drop summit
0 place s8 42
0 drop s2i
0 drop r2
0 drop g3
0 drop s6
0 place r9i 44
0 drop summit
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
     .  .
    g12 r12  .
    g10 r10 s10 r10
    g10 r11 g11 snow-fire r9i
    grass-fire s9 r8 s7 r8 g9
    g8i s8 r7 g5i r7 s5 r5
    s11 g11i s12 r12i g8 rock-fire g7 r6
    r5 g3 r2 s3 r2 s3 g1 s2 r1
  covered: 11 4 21 2 6
  hands: g2i s10i s11 summit | s1 s6 g9 s12 summit
  discards: summit summit g6 r6i s5 r3i r4 g2 s2i g4 g4 s6 s7i g6 r11 s1 s8 | summit g5 g1 g7 s9 r9 r4 g3 r3 s4 s4i g12 r1
  panoramas: 7 1 6
  filmed: 1 1 1

# puzzle 18003dbc grade 5
# goal 4 turn all
0 place s11 42
0 drop g2i
1 place g9 43
0 place s10i 44
0 drop summit
1 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  turn: 1
  cells:
     .  .
    r12i s12  .
    s12 r12 s10 r7
    r7 g8 r9 s8 r5
    g7 s7 g7 s6 r6 s6
    rock-fire g11i s11 g11 s11 r11 s9
    r10 g9 r9i s9 r8 snow-fire r8 s8
    g3 r4 g3 s4i r4 s2 r3 g4 r2
  covered: 2 6 14 38
  hands: s1 r1 g8i g9 summit | g1 s2i r10 grass-fire
  piles: s5 s3 |
  discards: g10 g5i g12 summit g4 r1 s7i g1 r2 s3 r3i summit s4 g5 | r11 summit bridge g10 s10i g12 s1 summit s5 g2i g2 g6 r6i r5 g6
  panoramas: 0 2 7
  filmed: 1 1 1

# puzzle 39a45e39 grade 5
# goal 4 turn all
1 place r10 43
0 place g9 42
0 drop s1
0 drop r1
0 drop g8i
1 campfire grass-fire 11
1 lift 44
1 drop g1
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g11  .
    s12 g12  .
    r7 s6 g6  .
    g5 r6 g6 s7 g7
    r10 g10 s10 g9 r9 g9
    g5i s4i g4 s3 g3 r3 s3
    r4 g3 s5 r7 g7 r8 s8 r6i
    s11 grass-fire r12i s11 r9i g8i snow-fire rock-fire s8
  covered: 2 32 27 12
  hands: s9 g10 g12 s12 bridge summit
  piles: g11i g8 r2 r11
  discards: summit summit g4 s7i r12 s6 s10i r4 s9 g2i r10 g2 r5 summit s2i summit s2 s4 r8 r5 r2 r3i s5 r11

# puzzle 27d519ef grade 5
# goal 4 turn all
0 place s9 39
0 drop g10
0 drop g12
0 drop bridge
0 place r11 42
0 drop r2
0 place s12 44
0 drop g8
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    g11i  .
    g10 s10i  .
    g8 s9 g9  .
    r6 g7 s7i g6 s6
    s4 g4 r5 g5 s5 r8
    s3 g4 s5 g7 s7 r7 g5i
    s11 g11 r12 s12 g12 s12 g12 s11
    g8i rock-fire g6 snow-fire r9i s8 r9 g10 r10
  covered: 2 14 26
  hands: g3 g9 r10 bridge bridge summit
  piles: r11
  discards: s2 summit s9 r12i grass-fire s2i summit r6i r11 s10 r5 r2 g2i r2 g2 r3i r4 s6 r4 summit s8 s3 r7 g3 r8 summit r3 s4i

# puzzle 2da634c1 grade 5
# goal 4 turn all
0 place r10 39
0 drop g3
0 place g9 42
0 drop bridge
0 place r11 44
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
     .  .
    r9 g10  .
    g6 r6i g7 s6
    s9 r8 s7 g8 r8
    r12 s12 r12i g12 s11 g12
    grass-fire s8 r7 g7 s7i g8i s8
    s4i g4 r5 g5 s4 g4 r2 s2i
    r11 g11i rock-fire snow-fire g10 r10 g9 r10 s10
  covered: 4 12 23
  hands: s1 r4 r11 bridge summit | g9 summit
  piles: summit r4 bridge s2 s12 |
  discards: g5i summit g1 r3 s1 s11 r3i s5 r5 summit | g3 g11 g6 r7 s9 s10i r2 g2i r1 g2 g1 s3 s3 r9i r6 s5 s6 r1 g3
  panoramas: 1 8 5
  filmed: 1 1 1

# puzzle 63caf135 grade 5
# goal 4 turn all
0 place r11 42
0 drop s1
1 place g9 43
0 place s12 44
0 drop s2
0 drop r4
0 drop bridge
1 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  cells:
    g12  .
    g8i s8 r10
    g9 r8 s7i r11
    r6i g6 r7 g8 r9i
    s4 r5 g5 s4i r5 s6
    r6 snow-fire rock-fire grass-fire s9 g10 r9
    r3 s3 g2 r4 g4 r7 g7 s8
    s11 g11i s11 g11 r8 g10 r10 g9 s10
  covered: 3 11 5 7 20
  hands: g1 s10i summit | s2 g6 g7 s12
  discards: s12 summit r2 s1 s3 summit r1 r3i s9 g3 g1 g5i s5 s7 r11 | g3 g2i s2i summit g4 s5 r2 r12i r12 s1 r4 r1 s6 g12 summit
  panoramas: 3 1 8
  filmed: 1 1 1

# puzzle 69b21bdc grade 5
# goal 3 turn all
0 discard
0 drop g1
0 drop s10i
1 place s12 44
0 summit

halcyon 2
game ascent
seats 1
features green-path
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    s8  .
    r10 g10  .
    r11 s11 g11i  .
    s8 g8 r8 g10 r11
    s10 rock-fire g9 r9 g9 r7
    s6 g5 s5 g5i r5 g6 s6
    s3 g3 r3i g6 r5 g3 s3 r4
    snow-fire g11 s11 grass-fire r7 g7 s7 g7 r6i
  covered: 26 3 14 38
  hands: g2 g4 g8i r10 r12 summit
  discards: r2 summit s12 g12 s12 r9i g4 g12 bridge s2 r2 s2i s9 r12i s9 summit r4 s5 g2i summit r3 s10i r8 r6 summit s4 s4i s7i

# puzzle 94cfb2d5 grade 5
# goal 4 turn all
0 place r12 39
0 drop g2
0 place r10 42
0 place g8i 44
0 summit

halcyon 2
game ascent
seats 1
layout mountain
mode standard
options grapples=0
from
  frames: turn
  cells:
    r12i  .
    s11 r11  .
    s10i r9 g9  .
    r6 g6 r7 g7 r12
    s9 r9i g9 s10 r10 g11
    s11 rock-fire g11i s12 g12 r10 g8
    s6 g6 s7 g8i s8 r7 grass-fire r8
    g4 s2i g2i s2 r2 g3 r3i g4 r4
  covered: 7 13 41 11 23
  hands: r5 s7i r8 g12 snow-fire summit
  piles: s6
  discards: s8 summit s9 g10 s5 r2 g3 s12 summit s4 s3 g10 s3 s4i s5 r3 summit r4 g5 r5 g2 g5i r6i g7 r11 summit

# puzzle a92f1812 grade 5
# goal 4 turn all
0 place s7i 39
0 drop r5
0 drop r8
0 place g12 42
0 drop s6
0 campfire snow-fire 21
0 lift 44
0 summit

halcyon 2
game ascent
seats 2
features documentary
layout mountain
mode standard
options panoramas=3
from
  frames: turn
  turn: 1
  cells:
    r8  .
    s11 r11  .
    r8 s8 r7 s6
    g10 s9 r10 s10i r10
    g8i r9 g9 r7 s6 g6
    r5 g4 r4 g3 r4 s3 g6
    grass-fire rock-fire s11 g11 snow-fire r12i g11i r12
    g5i r5 s3 r1 s5 r2 g2 s2i g3
  covered: 19 5 12 3
  hands: s7 g9 r9i summit | g1 r6i s8 summit
  discards: r2 g2i r3i g7 r11 g12 s12 s12 g12 s1 s9 summit g5 r3 s10 r1 | summit g8 g1 summit s4i r6 g10 s5 g7 s7i bridge s2 g4 s1 s4
  panoramas: 6 0 8
  filmed: 1 1 1

# puzzle aa37636f grade 5
# goal 4 turn all
1 discard
1 drop g1
1 drop r6i
0 place g9 42
0 drop s7
0 drop r9i
1 place s8 44
0 summit

halcyon 2
game ascent
seats 2
layout mountain
mode standard
from
  frames: turn
  cells:
     .  .
    r8 g8i  .
    s11 g11 s12 r11
    g6 s6 r5 g5i s6
    r12i s10i g10 r6 g4 s4
    r12 g11i s9 g9 r9 g9 r9i
    r7 g7 s7 g7 s7i r8 s8 g8
    r3 g3 s5 g6 snow-fire r4 g3 s2 g2i
  covered: 2 7 38 41
  hands: g1 s10 s12 bridge | r2 r6i s8 s9 g12
  piles:  | s5 s1 grass-fire summit
  discards: r10 summit r3i r10 r5 g1 s1 g4 g10 r11 rock-fire g2 s4i r4 s3 s3 | summit s11 g12 summit r2 r7 s2i g5 r1 r1 summit

# puzzle e1db747c grade 5
# goal 4 turn all
0 place s10 42
0 drop g1
0 drop bridge
1 place g12 43
0 place s12 44
1 summit
`;
