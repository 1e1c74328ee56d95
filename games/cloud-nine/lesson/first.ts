/** The first game: stay, pilot and pay; jump and fall; a Wild and alone; the top and the end. */
import type { Lesson } from '@halcyon/speech/lesson';

const HEAD = `halcyon 2
game cloud-nine
seats 3
from`;
const cards = (red: number, green: number, yellow: number, purple: number, wild: number): string =>
  Object.entries({ red, green, yellow, purple, wild })
    .flatMap(([card, count]) => Array<string>(count).fill(card))
    .join(' ');

const FIRST_TRIP = `${HEAD}
  frames: raise 2; decide 1; decide 0
  pilot: 2
  cloud: 1
  aboard: 1 1 1
  scores: 0 0 0
  dice: red blank
  hands: red green green yellow yellow purple | red green yellow purple purple wild | red red green yellow purple purple
  pile: ${cards(14, 14, 14, 13, 3)}

# say goal
# say dice
# say stay
0 stay
1 stay
2 raise
~ 1
~ 2
# say pilot
1 stay
2 stay
# say raise
0 raise
~ 3
~ 0
# say up
`;

const FALL = `${HEAD}
  frames: raise 1; decide 0
  pilot: 1
  cloud: 6
  aboard: 1 1 0
  scores: 6 9 15
  dice: red yellow yellow
  trips: 4
  hands: red green purple | green yellow | red yellow purple wild
  pile: green yellow purple red yellow green purple green red
  played: ${cards(14, 13, 14, 14, 3)}

# say jump
0 jump
1 fall
~ 4
~ 5
# say fell
# say blank
0 stay
1 stay
2 raise
~ 2
~ 2
1 jump
2 stay
# say lacking
0 fall
~ 0
~ 4
# say again
`;

const ALONE = `${HEAD}
  frames: raise 0
  pilot: 0
  cloud: 5
  aboard: 1 0 0
  scores: 18 21 24
  dice: red red yellow
  trips: 8
  hands: red green green yellow purple wild | red purple | green yellow purple
  pile: green yellow purple red yellow green purple green red
  played: ${cards(14, 12, 14, 13, 3)}

# say wild
0 wild
# say alone
0 throw
~ 1
~ 4
~ 5
0 raise
# say enough
0 jump
~ 0
~ 4
# say art
`;

const TOP = `${HEAD}
  frames: raise 1; decide 0
  pilot: 1
  cloud: 8
  aboard: 1 1 0
  scores: 30 28 41
  dice: purple blank blank blank
  trips: 12
  hands: red yellow | red green yellow purple purple |
  pile: green yellow purple red yellow green purple green green
  played: ${cards(15, 13, 14, 14, 4)}

# say top
0 stay
1 raise
~ 3
~ 0
# say fifty
0 jump
1 stay
2 fall
# say end
`;

export const first: Lesson = { seat: 0, scenes: [FIRST_TRIP, FALL, ALONE, TOP] };
