/** Ibex: one joins, a herd gathers on its way, eight come to the summit. */
import type { Lesson } from '@halcyon/speech/lesson';
import { SIX_ROWS } from './heights.ts';

const HEAD = `halcyon 2
game ascent
seats 2
features wildlife
from`;

const HERD = `${HEAD}
  frames: turn
  turn: 0
  cells:
     .  .
     .  .  .
     .  .  .  .
     .  .  .  .  .
    s7  .  .  .  .  .
    s5 g5i  .  .  .  .  .
    g4 s4i r5 g6  .  .  .  .
    g3 s3 r4 g5 s6  .  .  .  .
  hands: s1 r2 r6i g9 r12 | s7i r8 s9 g11 bridge
  piles: grass-fire s5 g3 g11i r10 g1 bridge g7 r4 g12 s12 s2 g1 s8 g8 bridge r3i g2i s10 r9i summit rock-fire g6 r3 s11 r11 r1 summit r7 g10 s8 g7 | r5 s12 r12i r2 s1 g9 r8 bridge s4 s2i r10 s10i summit bridge r6 g4 r11 g12 g2 summit g8i s6 snow-fire s3 r1 g10 s9 summit s11 r9 r7
  ibex:
     0  0
     0  0  0
     0  0  0  0
     0  0  0  0  0
     0  0  0  0  0  0
     0  1  0  0  0  0  0
     0  1  0  0  0  0  0  0
     0  0  0  0  0  0  0  0  0

# say goal
# say place
0 place r6i 20
0 drop s1
1 place r8 26
1 drop g11
# say herd
0 herd 11
0 up 19
0 up 25
0 stop
# say pay
0 drop r2
0 drop r12
# say ways
`;

const TOP = `${HEAD}
  frames: turn
  turn: 0
  cells:
    g12 s12
    g12 s12 r11
${SIX_ROWS}
  hands: s2 r4 summit | g1 r1 r9 r10
  piles:  |
  discards: g1 s1 g2i r3i r4 r5 s7i r9i s10i g11i r12 grass-fire rock-fire bridge bridge summit summit | s1 r1 s2i s4i g5i r6i g8i s10 g11 s11 r12i snow-fire bridge bridge bridge summit summit
  ibex:
     7  0
     1  0  0
     0  0  0  0
     0  0  0  0  0
     0  0  0  0  0  0
     0  0  0  0  0  0  0
     0  0  0  0  0  0  0  0
     0  0  0  0  0  0  0  0  0

# say eighth
0 herd 40
0 up 43
0 stop
0 drop s2
1 discard
1 drop g1
1 drop r1
# say summit
0 summit
# say end
`;

export const wildlife: Lesson = { seat: 0, scenes: [HERD, TOP] };
