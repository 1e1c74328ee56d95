/** A path of grass: laid on, carried by a campfire, completed. */
import type { Lesson } from '@halcyon/speech/lesson';
import { SIX_ROWS } from './heights.ts';

const HEAD = `halcyon 2
game ascent
seats 2
features green-path
from`;

const ON = `${HEAD}
  frames: turn
  turn: 0
  cells:
     .  .
     .  .  .
     .  .  .  .
     .  .  .  .  .
     .  .  .  .  .  .
    g5 s5 r6  .  .  .  .
    r3 g4 s5 r5  .  .  .  .
    s2 g3 r4 s4 g6 r6i  .  .  .
  hands: r2 g7 s9 g10 grass-fire | s1 s7 r8 g11 bridge
  piles: snow-fire s7i s3 r11 g12 g2i summit s8 r5 r12i rock-fire r3i g1 r9i g9 summit g6 s2i g11i r10 s1 bridge r7 g4 g12 s12 r2 summit s8 r11 r9 | g9 g7 bridge s4i r1 s10 g10 summit s6 g3 s11 s11 r1 bridge g8i r4 s12 r12 s3 summit s9 r8 bridge g5i g2 r10 s10i g1 g8 s6 r7

# say goal
# say on
0 place g7 25
1 place s7 26
# say fire
0 campfire grass-fire 25
0 lift 31
# say plan
`;

const TOP = `${HEAD}
  frames: turn
  turn: 0
  cells:
     .  .
    g12 s12 r11
${SIX_ROWS}
  hands: s2 r4 g11 g12 summit | g1 r1 r9 s12
  piles:  |
  discards: g1 s1 g2i r3i r4 r5 s7i r9i s10i g11i r12 grass-fire rock-fire bridge bridge summit summit | s1 r1 s2i s4i g5i r6i g8i s10 r10 s11 r12i snow-fire bridge bridge bridge summit summit

# say last
0 place g12 43
1 place s12 44
# say summit
0 summit
# say end
`;

export const greenPath: Lesson = { seat: 0, scenes: [ON, TOP] };
