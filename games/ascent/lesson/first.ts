/** The first game: the foot, the cost, discarding two; rows, a bridge, a campfire; the summit. */
import type { Lesson } from '@halcyon/speech/lesson';
import { SIX_ROWS } from './heights.ts';

const HEAD = `halcyon 2
game ascent
seats 2
from`;

const FOOT = `${HEAD}
  frames: turn
  turn: 0
  hands: g1 r3 g8 s11 r12 | s2 g3 r10 g12 bridge
  piles: grass-fire s3 s4 g7 r9i r11 summit bridge s4i s5 s8 g11 s1 g1 s5 g7 s9 s12 s2i g3 s6 s8 r10 bridge rock-fire r3i r4 s7i g10 g12 summit summit r4 s6 r9 g9 s1 r1 | g6 r8 s11 r1 g2i r5 s7 g10 r12i r2 s3 r6i r8 g11i bridge bridge g4 g5 r7 s10i s12 summit summit g5i r6 g9 r11 g2 r2 g6 g8i s10 snow-fire r7 s9 g4 r5

# say goal
# say first
0 place g1 1
# say partner
1 place s2 2
1 drop r10
# say cost
0 place r3 3
0 drop r12
1 place g3 4
# say discard
0 discard
0 drop s1
0 drop r1
# say gone
`;

const SLOPE = `${HEAD}
  frames: turn
  turn: 0
  cells:
     .  .
     .  .  .
     .  .  .  .
     .  .  .  .  .
     .  .  .  .  .  .
     .  .  .  .  .  .  .
    g5 r5  .  .  .  .  .  .
    g3 s4 r5 g6 s6  .  .  .  .
  hands: g2 s2 s5 snow-fire bridge | s1 g4 g6 g9 r11
  piles: grass-fire s6 s3 g11 s10i r1 summit s7i r4 g12 s12 s3 g1 s8 s7 bridge r4 r2 g10 g9 g1 bridge r6i r3i s11 g11i s2i summit r7 g10 s9 r7 s11 r12 | s5 s12 rock-fire r3 r1 r8 g8 summit g5i g3 r10 r9i s1 bridge g7 s4i r11 g12 r2 summit g8i r6 r12i bridge g4 g2i s9 r8 summit s8 r10 g7 s10 r9

# say rows
0 place s5 12
1 place g6 13
1 drop s1
# say bridge
0 bridge 6
1 place g9 7
# say fire
0 campfire snow-fire 2
0 lift 18
# say ember
1 place g4 19
# say cover
0 place r7 6
0 drop g2
0 drop s2
# say art
`;

const TOP = `${HEAD}
  frames: turn
  turn: 0
  cells:
    g12  .
    g12 bridge r11
${SIX_ROWS}
  hands: g2i r4 g11 s12 summit | g1 s2 r9 s12 summit
  piles:  |
  discards: g1 s1 r1 r3i r4 r5 s7i r9i s10i g11i r12 grass-fire rock-fire bridge bridge summit | s1 r1 s2i s4i g5i r6i g8i s10 r10 s11 r12i snow-fire bridge bridge summit summit

# say last
0 place s12 44
# say visible
1 place s12 41
1 drop g1
# say summit
0 summit
# say end
`;

export const first: Lesson = { seat: 0, scenes: [FOOT, SLOPE, TOP] };
