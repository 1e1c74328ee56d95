/** Panoramas: a run in the right order, a second one, one that a bridge was waiting for. */
import type { Lesson } from '@halcyon/speech/lesson';
import { SIX_ROWS_TO_FILM } from './heights.ts';

const HEAD = `halcyon 2
game ascent
seats 2
features documentary
from`;

const RUNS = `${HEAD}
  frames: turn
  turn: 0
  cells:
     .  .
     .  .  .
     .  .  .  .
     .  .  .  .  .
     .  .  .  .  .  .
     .  .  .  .  .  .  .
    g3 s4  .  .  .  .  .  .
    s5 g6 r7 g8  .  .  .  .  .
  hands: s1 r2 r3 s9 s12 | g5 r9 g10 r11 bridge
  piles: grass-fire r3i g3 s8 g10 summit bridge g5i s4i r9i g11i r1 g1 s6 r5 g11 r12i r2 g2i s7i r7 g12 bridge rock-fire g4 s3 r8 s10i summit summit r5 g7 r12 s8 g12 | r4 s10 s11 g2 s1 r6i r6 s11 snow-fire s3 s2i g8i s9 summit bridge r4 g4 g9 r10 g1 summit g6 s5 r10 s12 s2 r1 g7 s7 r11 bridge s6 r8 g9
  panoramas: 0 7 1
  filmed: 0 0 0

# say goal
# say film
0 place s9 5
0 drop s1
1 place r9 6
# say second
0 place r3 12
0 drop r2
# say down
`;

const TOP = `${HEAD}
  frames: turn
  turn: 0
  cells:
    g12 s12
    g12 s12 r11
${SIX_ROWS_TO_FILM}
  hands: g2i r4 r4 s7i summit | g1 r1 s2 r9
  piles:  |
  discards: g1 s1 s2i s4i r5 g9 r9i s10i g11 s11 r12i snow-fire bridge bridge summit summit | s1 r1 r3i g5i r6i s9 s10 r10 g11i r12 grass-fire rock-fire bridge bridge summit summit
  panoramas: 0 7 1
  filmed: 1 1 0

# say cover
0 place s7i 34
0 drop g2i
0 drop r4
1 discard
1 drop g1
1 drop r1
# say summit
0 summit
# say end
`;

export const documentary: Lesson = { seat: 0, scenes: [RUNS, TOP] };
