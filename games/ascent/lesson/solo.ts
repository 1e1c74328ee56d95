/** Alone: a larger hand, and grapples that renew it. */
import type { Lesson } from '@halcyon/speech/lesson';

const ALONE = `halcyon 2
game ascent
seats 1
from
  frames: turn
  turn: 0
  cells:
     .  .
     .  .  .
     .  .  .  .
     .  .  .  .  .
     .  .  .  .  .  .
     .  .  .  .  .  .  .
    g7  .  .  .  .  .  .  .
    g3 s4  .  .  .  .  .  .  .
  grapples: 3
  hands: g2 g2i s2 r2 r4 s12
  piles: grass-fire g8i summit g10 r4 g12 r6 bridge r8 g3 r10 s5 r12i s7 bridge s9 r3 g11i r5 r7 summit r9i g4 r11 s6 snow-fire s8 summit s10 g5 s12 r6i bridge r8 s3 r10 s5 s7i bridge s9 r3i s11 g6 g8 summit g10 s4i g12 s6 rock-fire s8 r2 s10i g5i r12 g7 bridge g9 s3 g11 r5 r7 summit r9 g4 r11 g6 g9 s11 s2i

# say alone
0 place r4 3
# say grapple
0 grapple
~ 5
~ 1
~ 2
~ 3
# say renewed
0 place s7 11
# say foot
0 place g4 4
# say end
`;

export const solo: Lesson = { seat: 0, scenes: [ALONE] };
