/** The first journey: a road, a sale, the die, a landslide, the meadow, 18 gold. */
import type { Lesson } from '@halcyon/speech/lesson';

const HEAD = `halcyon 2
game castle-merchants
seats 2
from
  frames: act
  turn: 0`;

const TERRAINS = ['mountain', 'field', 'village', 'forest', 'castle-road'];
/** So many cards of each terrain, as a pile is written. */
const cards = (...counts: readonly number[]): string =>
  counts.map((n, terrain) => `${TERRAINS[terrain]} `.repeat(n)).join('');

const ROAD = `${HEAD}
  turns: 1
  began: e9
  merchants: e9 e9
  reserve: 0 9 9 9 9 9
  common: 2
  slides: 4 4
  cart: 1 1 1 1 1 | 1 1 1 1 1
  stock: 2 2 2 2 2
  coins: 4 3 2 | 2 1 | 2 1 | 5 4 3 2 | 4 3 2
  hands: mountain field field field forest forest | mountain field village village forest castle-road
  pile: ${cards(9, 8, 9, 8, 10)}forest castle-road village mountain

# say goal
# say far
# say put
0 place field d8
# say chain
0 place field c7
# say walk
0 move field c7
# say end
0 end
# say follow
1 move field c7
1 end
`;

const SALE = `${HEAD}
  turns: 5
  began: b6
  tiles:
     .  .  .  .  .
     .  .  .  .  . fo
     .  .  .  .  .  . fi
     .  .  .  .  .  .  . fi
     .  .  .  .  .  .  .  .  .
     .  .  .  .  .  .  .  .
     .  .  .  .  .  .  .
     .  .  .  .  .  .
     .  .  .  .  .
  merchants: b6 c7
  reserve: 0 9 7 9 8 9
  common: 2
  slides: 4 4
  cart: 1 1 1 1 1 | 1 1 1 1 1
  stock: 2 2 2 2 2
  coins: 4 3 2 | 2 1 | 2 1 | 5 4 3 2 | 4 3 2
  hands: mountain village forest castle-road | mountain mountain village castle-road
  pile: ${cards(9, 8, 9, 8, 10)}village
  discard: ${cards(0, 4, 0, 3, 0)}

# say castle
0 move mountain a5
0 end
# say sell
0 sell-for-gold
# say throw
0 throw-free
~ 2
# say die
0 put a4
# say plan
`;

const LANDSLIDE = `${HEAD}
  turns: 17
  began: e6
  tiles:
     .  .  . vi  .
     .  .  .  .  . fo
     .  .  .  .  .  . fi
    mo mo  .  .  .  .  . fi
     . fi fi fo  . vi vi ro  .
     .  .  . ro  .  .  .  .
     .  .  .  .  .  .  .
     .  .  .  .  . fo
     .  .  .  .  .
  merchants: e6 e3
  reserve: 0 7 5 6 6 7
  common: 2
  slides: 4 4
  cart: 1 0 0 1 1 | 1 0 0 1 1
  stock: 2 4 4 2 2
  coins: 4 3 2 |  |  | 5 4 3 2 | 4 3 2
  purses: 2 2 | 1 1
  hands: field field village | mountain field field forest
  pile: ${cards(5, 2, 5, 4, 6)}field forest castle-road forest village mountain
  discard: ${cards(5, 5, 5, 5, 5)}

# say landslide
0 landslide e2
# say two-cards
0 remove d2
0 pay field
0 pay field
# say meadow
0 move village e5
0 end
# say warehouse
`;

const END = `${HEAD}
  turns: 42
  began: e2
  tiles:
     .  .  . vi  .
    mo  .  .  .  . fo
    mo  .  .  .  .  . fi
    mo  .  .  .  .  .  . fi
     . fi ## fo  . vi vi ro  .
    fi fi fi ro  .  .  .  .
    ro  .  . vi  .  .  .
    ro ro  .  .  . fo
     .  .  .  .  .
  merchants: e2 h2
  reserve: 0 6 3 5 6 4
  common: 4
  slides: 2 3
  cart: 0 1 0 1 0 | 1 0 0 0 1
  stock: 3 3 4 3 3
  coins: 2 | 1 | 1 | 3 2 | 2
  purses: 5 4 4 2 | 3 3 2 4
  hands: village forest | mountain field field forest
  pile: ${cards(5, 4, 4, 4, 5)}field
  discard: ${cards(6, 5, 7, 6, 7)}

# say last
0 move forest e1
0 end
# say win
0 sell-for-gold
`;

export const first: Lesson = { seat: 0, scenes: [ROAD, SALE, LANDSLIDE, END] };
