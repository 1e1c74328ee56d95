/** Written by `npm run puzzles`; do not edit. */
export const book = `
halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 43
  began: g1
  tiles:
     . ##  . mo  .
    mo ##  . ro fo fi
    fi fo fo ro fo  . fi
    ## ##  . fo fo  . vi ##
     . ## ro vi  . vi ro ##  .
    fo ## fo ro ro mo ro ro
    mo vi fo vi vi fi fi
    ## ro ## vi  . fi
     . vi vi  .  .
  merchants: a5 g1
  reserve: 0 5 3 0 0 0
  common: 0
  slides: 0 0
  cart: 1 1 0 1 1 | 1 0 1 1 0
  stock: 2 3 3 2 3
  coins: 2 | 1 |  | 3 2 |
  purses: 5 3 4 1 | 2 4 4 3 2 2
  hands: mountain mountain castle-road castle-road | village forest castle-road castle-road castle-road
  pile: forest field mountain castle-road village village forest field castle-road field forest mountain mountain mountain village village mountain village village field field forest mountain village forest village mountain field mountain field forest mountain forest castle-road field field
  discard: field field field village forest castle-road castle-road forest forest forest village castle-road castle-road village mountain

# puzzle 791370b4 grade 1
# goal 1 turn 1
# coming 4 1 1 2 2 3
1 move forest f1
1 move village e1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 33
  began: e1
  tiles:
     . ##  .  .  .
    fo ##  .  .  . vi
    ro ## ro mo fo vi ##
    ro vi vi mo vi vi ro  .
     . fi fi ##  .  . ## mo  .
     . vi fi fo ## fi fi fi
     . fo ro vi vi  .  .
    ## ## mo  .  .  .
     .  . mo mo  .
  merchants: a1 e1 a1
  reserve: 0 3 3 0 5 4
  slides: 0 0 0
  cart: 0 1 0 0 0 | 1 1 1 0 1 | 0 1 1 1 1
  stock: 3 1 2 3 2
  coins: 2 | 2 2 1 | 2 1 | 3 2 | 3 2
  purses: 2 3 4 3 | 4 5 4 4 | 3
  hands: mountain mountain field | field village forest castle-road | village forest castle-road
  pile: village forest castle-road mountain village field
  discard: field mountain mountain mountain forest mountain field village castle-road castle-road forest forest castle-road field forest field castle-road village village village castle-road field mountain village village castle-road castle-road mountain forest forest field village castle-road forest forest field village forest field mountain field castle-road mountain mountain

# puzzle b90ebd95 grade 1
# goal 1 turn 1
# coming 0 5 4 4 0 5
1 move castle-road c1
1 move forest b1
1 move field a1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 63
  began: g1
  tiles:
     . ##  .  .  .
    ro vi ## ## ro mo
    fi vi ## mo vi  . fo
    ro vi vi ## vi fo fo fo
     . fi vi ro  . fo fi fi  .
    mo mo mo ## fi  . vi mo
    fo ## ro mo fi  . fi
    fo ## ro ro vi fo
     . ##  . fo  .
  merchants: e9 g1 a5
  reserve: 0 2 2 0 0 2
  slides: 0 0 0
  cart: 1 1 1 1 1 | 1 1 1 1 0 | 1 1 0 1 1
  stock: 1 1 2 1 2
  coins: 2 |  | 1 | 2 | 2
  purses: 2 5 2 3 3 | 2 3 4 4 3 | 4 4 3 1 2
  hands: mountain mountain village village forest castle-road | mountain village village village castle-road castle-road | mountain field village village castle-road
  pile: mountain forest mountain field mountain mountain castle-road mountain castle-road village village village forest forest castle-road field field village castle-road field castle-road field castle-road castle-road forest
  discard: field village forest field mountain field field field forest forest forest mountain field mountain castle-road forest forest forest

# puzzle c59281af grade 1
# goal 1 turn 1
# coming 3 3 0 4 5 2
1 move mountain f1
1 move village e1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 2
  turns: 116
  began: c1
  tiles:
     . ## fo vi  .
    vi ## vi  . ## fo
    mo ## fo fo ro  . ro
    fi fi vi mo vi vi ro mo
     . fi ro vi  . vi  . fi  .
    fo ## ro ## fo ro mo ##
    ## fi fi mo fo mo  .
    fo ## fi fi ro fo
     . ## vi ro  .
  merchants: e2 d1 c1
  reserve: 0 3 1 0 0 1
  common: 0
  slides: 0 0 0
  cart: 1 1 1 0 1 | 1 1 1 0 1 | 1 1 1 1 0
  stock: 1 1 1 3 2
  coins: 2 |  |  |  |
  purses: 2 2 1 4 3 3 2 | 2 4 4 4 3 | 2 5 3 3 1 2
  hands: mountain mountain field forest forest castle-road | village castle-road castle-road castle-road castle-road castle-road | field village forest forest forest castle-road
  pile: field village village field mountain castle-road village village forest mountain village mountain mountain village village forest forest mountain forest field village castle-road forest forest mountain village castle-road castle-road field field mountain field castle-road field field mountain village field
  discard: mountain mountain field forest

# puzzle 02d53c37 grade 1
# goal 1 turn 2
# coming 5 0 5 1 5 2
2 move village b1
2 move field a1
2 end
2 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 58
  began: c1
  tiles:
     .  . fi ro  .
    vi ## ro mo fi  .
    fo ## ## ## ro fo fo
    fo ## fi vi fi ro fo  .
     . fo vi vi  . mo vi ro  .
    fi ## ro fo ro ro mo mo
     . fo fo ## ro mo  .
    mo ## ## fi fi mo
     . ##  . vi  .
  merchants: i1 c1 e7
  reserve: 0 2 2 3 0 0
  common: 0
  slides: 0 0 0
  cart: 0 0 0 0 0 | 1 1 1 0 0 | 0 1 0 0 0
  stock: 3 2 3 4 4
  coins: 3 2 | 1 | 1 | 2 | 2
  purses: 2 2 3 3 3 | 2 5 4 4 | 2 4 4 3
  hands: mountain mountain forest castle-road castle-road castle-road | village forest castle-road castle-road castle-road castle-road | village village village forest castle-road
  pile: field field forest field mountain mountain mountain mountain forest forest field mountain forest forest field field forest village village forest mountain castle-road field village village village mountain mountain mountain field village forest castle-road forest field village field village field castle-road castle-road mountain field

# puzzle 470812d6 grade 1
# goal 1 turn 1
# coming 1 4 3 0 5 4
1 move village b1
1 move forest a1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 47
  began: f2
  tiles:
     . fi fo  .  .
    mo fo  . fo  . vi
    fi vi vi vi ro mo fi
    mo mo mo fi vi  .  . mo
     . fo ro ##  . ro ## fi  .
    ro ro mo ## ro  . ##  .
    mo vi ## vi ro fo ##
    fi vi mo fo fo fo
     . ##  .  .  .
  merchants: e9 f2
  reserve: 0 0 3 1 1 2
  common: 3
  slides: 0 0
  cart: 1 1 1 1 1 | 1 1 1 0 1
  stock: 2 2 2 3 2
  coins: 2 | 1 | 1 | 2 | 3 2
  purses: 2 4 3 3 | 4 2 5 4
  hands: field village village forest castle-road castle-road | mountain field field forest forest castle-road
  pile: mountain forest castle-road forest field mountain forest mountain mountain castle-road forest mountain castle-road mountain village village castle-road mountain field castle-road forest castle-road mountain forest field village castle-road forest field forest mountain field
  discard: forest village castle-road village village castle-road mountain village village field mountain village village field field field

# puzzle 912afc0c grade 1
# goal 1 turn 1
# coming 4 4 4 3 3 0
1 move mountain g1
1 move field h1
1 move field i1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 49
  began: d1
  tiles:
     . ## ##  .  .
    fo ##  . mo ro  .
    vi vi fi ## mo fi fi
    fi ## ro ## ro mo  . ##
     . mo ## ##  . vi vi  .  .
    ro vi fo fo vi  . vi  .
    ro fo fo ro fo fi fo
    fi fo mo ro mo  .
     . mo vi vi  .
  merchants: g1 d1
  reserve: 0 2 3 0 1 2
  common: 1
  slides: 0 0
  cart: 0 1 1 0 1 | 1 1 1 0 0
  stock: 3 2 2 4 3
  coins: 2 | 2 1 |  |  |
  purses: 1 4 3 4 2 3 | 2 5 4 3 2
  hands: mountain castle-road castle-road | mountain field field village forest forest
  pile: mountain forest village field castle-road field village mountain forest castle-road mountain castle-road mountain mountain mountain forest mountain field forest forest forest village castle-road village village village field field
  discard: field field village field castle-road castle-road field village forest forest forest mountain forest village mountain village castle-road castle-road field mountain village castle-road castle-road

# puzzle 9ee31969 grade 1
# goal 1 turn 1
# coming 5 4 5 4 3 0
1 move village c1
1 move forest b1
1 move mountain a1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turns: 44
  began: i1
  tiles:
     . ## fi fi  .
    mo ## fi ro  . ro
    vi fo ## fo vi fi ro
    vi fi ## ## vi fi fi mo
     . ## fo ro  . ## fo fi  .
    ro mo  . ## mo  . mo mo
    ro fi vi mo mo ## vi
    ro vi ro  .  . ##
     .  .  .  .  .
  merchants: i1 b1
  reserve: 0 1 0 2 5 1
  common: 0
  slides: 0 0
  cart: 1 1 1 1 0 | 0 1 1 1 1
  stock: 3 2 2 2 3
  coins: 2 | 2 1 | 1 | 2 |
  purses: 5 4 3 3 2 | 2 4 4 3
  hands: field castle-road castle-road | field forest forest forest forest castle-road
  pile: mountain forest field village village mountain castle-road mountain mountain forest village castle-road forest mountain field mountain village village field field mountain field castle-road village castle-road forest castle-road village
  discard: mountain field village forest castle-road castle-road village mountain mountain forest field village field field village castle-road mountain castle-road mountain village forest field forest

# puzzle ac807d11 grade 1
# goal 1 turn 0
# coming 2 0 2 3 1 2
0 move castle-road f1
0 move field e1
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 2
  turns: 66
  began: g1
  tiles:
     . ##  .  .  .
    fo  . ##  . fo fi
    mo fo ## vi vi vi  .
    ro ro ## mo vi ro fi mo
     . ## ## fi  . ro fi vi  .
    fi ## fi mo mo vi vi mo
    fo fo ro mo fo ro ro
    fo ro ## vi fo fi
     . ## ## ro  .
  merchants: g1 g1 g1
  reserve: 0 2 2 1 1 0
  common: 0
  slides: 0 0 0
  cart: 1 1 1 1 0 | 1 1 1 1 1 | 1 0 1 1 1
  stock: 1 2 1 1 2
  coins: 2 | 1 | 2 1 | 3 2 |
  purses: 4 4 3 2 | 2 5 3 3 | 2 4 4 3 2
  hands: mountain field forest castle-road castle-road | mountain mountain village forest forest | field village village castle-road castle-road
  pile: field castle-road castle-road mountain village mountain village forest mountain castle-road mountain field
  discard: forest field mountain forest field forest castle-road village castle-road field field village field field village village forest village mountain castle-road village village castle-road forest field forest mountain field forest mountain mountain castle-road forest

# puzzle 0080141d grade 2
# goal 1 turn 2
# coming 3 5 1 3 4 0
2 move field f1
2 move village e1
2 end
2 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turns: 39
  began: b1
  tiles:
     .  . ro ro  .
    fo  . fo  . ro ##
    fi  .  .  .  . fi fo
    fi fi  . vi ro ## fi vi
     . ## fi  .  . mo mo fi  .
    ## mo fo ro mo ##  . ##
     .  . ## mo  .  . mo
    ## mo mo  . fo  .
     .  .  .  .  .
  merchants: b1 e9
  reserve: 0 1 2 7 4 4
  slides: 0 0
  cart: 0 1 1 1 1 | 1 1 1 1 1
  stock: 3 2 2 2 2
  coins:  | 2 1 |  | 3 2 | 2
  purses: 3 4 4 2 2 | 4 5 3 1
  hands: field village forest forest castle-road castle-road | field village village village castle-road
  pile: mountain castle-road village mountain mountain field mountain forest
  discard: mountain village field forest castle-road mountain village castle-road castle-road castle-road forest field forest village field field castle-road field village forest castle-road castle-road field forest forest village mountain village field castle-road field field forest village mountain forest forest mountain mountain mountain mountain

# puzzle 47bc4ae6 grade 2
# goal 1 turn 0
# coming 0 2 4 0 5 4
0 move field d1
0 move village e1
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 44
  began: i1
  tiles:
     . ## fo fi  .
    mo ## mo vi fi ro
    ## fi mo vi ro ro ##
    vi ## fo fi ro vi ro ro
     . fo fo fi  . fi  . vi  .
    vi ## vi fi  . fo vi fo
    vi ## fo fi  .  . mo
    fo ro fi  . mo  .
     . ro ro ##  .
  merchants: b1 i1 i1
  reserve: 0 4 0 0 1 0
  common: 2
  slides: 0 0 0
  cart: 0 0 1 1 0 | 1 1 1 1 0 | 0 1 0 1 0
  stock: 3 2 2 1 4
  coins: 2 | 2 1 |  | 4 4 3 2 |
  purses: 2 2 4 3 | 1 4 5 3 3 | 2 3 2
  hands: mountain field village village castle-road castle-road | field village forest castle-road | mountain mountain forest castle-road castle-road
  pile: forest village castle-road mountain castle-road castle-road village village field village mountain village forest field mountain castle-road field field mountain village mountain forest forest forest mountain field field mountain forest village forest
  discard: forest forest field field field castle-road village field castle-road castle-road mountain mountain village forest

# puzzle 4c997963 grade 2
# goal 1 turn 1
# coming 1 0 4 1 1 4
1 move forest h1
1 move village f1
1 move field e1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turns: 35
  began: i3
  tiles:
     . ## vi  .  .
    ## ro vi fo mo ro
    ro ## ## fi fo  . ro
     . mo  . ## mo fo ro ##
     . mo fo vi  . vi ##  .  .
    vi fo fi  .  . mo mo ##
    fi fi  .  .  . mo fi
    fo fi vi fo fo fi
     . mo fi ##  .
  merchants: i3 f1
  reserve: 0 1 1 3 1 4
  common: 1
  slides: 0 0
  cart: 1 0 1 1 1 | 0 1 0 0 1
  stock: 3 3 3 3 2
  coins: 2 | 1 |  | 3 2 | 3 2
  purses: 1 4 5 4 2 | 2 3 4
  hands: mountain field forest castle-road | mountain forest forest forest castle-road castle-road
  pile: forest forest field village village field field village castle-road mountain village mountain village
  discard: castle-road mountain village forest forest village village castle-road mountain castle-road mountain village village forest forest mountain castle-road field field village castle-road field field forest field castle-road village field mountain field mountain mountain castle-road castle-road mountain forest field

# puzzle 775d33da grade 2
# goal 1 turn 0
# coming 4 3 3 5 5 4
0 move mountain i2
0 move field i1
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turns: 46
  began: d3
  tiles:
     . ## ## mo  .
    fi ## vi ## ro ro
    fo fi ## mo ro  . ##
    fi ## ro mo mo mo fo ro
     . vi vi fi  . fi ro ro  .
    ## vi fo fo  .  .  . ##
    fo vi fo fo  .  . mo
    fo fi  . ro fi mo
     . ## mo  .  .
  merchants: d3 e9 d7
  reserve: 0 1 2 4 1 1
  common: 0
  slides: 0 0 0
  cart: 0 1 1 1 0 | 1 1 1 1 1 | 1 1 1 1 1
  stock: 2 1 1 1 2
  coins: 3 2 | 2 2 1 | 1 | 3 2 | 2
  purses: 2 5 4 3 3 | 2 4 4 | 3 4
  hands: mountain village forest castle-road castle-road | field field field village forest castle-road | village village village village village forest
  pile: field field forest village forest mountain forest castle-road mountain forest field mountain mountain castle-road mountain forest castle-road forest village field field forest village village mountain field forest
  discard: field castle-road mountain field mountain mountain field castle-road village castle-road castle-road mountain castle-road mountain castle-road forest

# puzzle 96512f28 grade 2
# goal 1 turn 0
# coming 3 5 0 5 3 2
0 move village e2
0 move mountain e1
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 43
  began: e4
  tiles:
     . ## fi mo  .
    ro ## fo fi fi fo
    mo  . ##  .  . fo mo
    ## ro  . ## vi vi ro ##
     . mo vi fi  . ro ro mo  .
    ro vi mo mo ro ## vi vi
    vi  . fo fo ## mo fo
     . fo  . fo ## ##
     . mo  . fi  .
  merchants: i5 e4
  reserve: 0 0 4 2 1 2
  common: 0
  slides: 0 0
  cart: 0 0 1 0 0 | 1 1 1 1 0
  stock: 3 3 2 3 4
  coins: 2 | 1 | 1 | 4 3 2 |
  purses: 4 2 2 | 2 4 5 3 3
  hands: mountain mountain village castle-road castle-road castle-road | mountain mountain field village village forest
  pile: mountain village forest village mountain mountain castle-road village field mountain field forest field castle-road village forest forest field village mountain field village castle-road village castle-road forest castle-road field field mountain forest village castle-road field castle-road village
  discard: forest forest field forest forest castle-road forest field castle-road field mountain mountain

# puzzle 9733d326 grade 2
# goal 1 turn 1
# coming 5 1 4 1 2 5
1 move village e3
1 move mountain e2
1 move mountain e1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 51
  began: b2
  tiles:
     . fi mo mo  .
    ## mo vi ro fo  .
    vi vi fo fo fo fo ##
    fo fi vi vi fi fi mo vi
     . fo fi fi  . ##  . mo  .
     . ro ## ## vi fi  . ##
    ro fo ## ro fi vi mo
    ro ## fo ro mo mo
     . ## mo ##  .
  merchants: e9 b2
  reserve: 0 0 1 1 0 3
  common: 0
  slides: 0 0
  cart: 1 1 1 1 1 | 0 1 0 1 1
  stock: 3 2 3 2 2
  coins:  | 1 |  | 3 2 |
  purses: 2 4 5 3 2 | 2 4 4 3 1 2
  hands: mountain castle-road castle-road castle-road castle-road castle-road | village forest castle-road castle-road castle-road
  pile: mountain field mountain village mountain village castle-road village field mountain village castle-road mountain castle-road forest village village
  discard: castle-road field field mountain mountain forest field mountain field mountain field field field field village field forest village village forest forest village forest forest mountain village forest mountain forest forest field forest

# puzzle a89fe41a grade 2
# goal 1 turn 1
# coming 2 3 1 0 5 2
1 move village c1
1 move forest d1
1 move castle-road e1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turns: 39
  began: c3
  tiles:
     . fo ##  .  .
    ## ## fo ##  . fi
    fo mo mo ro ## ## ro
    fo  . mo fi vi vi  . mo
     . fo  . mo  . vi ro ro  .
    ro  .  . fi vi ro ## fo
    ro fo fo  . ro fo ##
    ro fi  . ## mo  .
     . ## vi vi  .
  merchants: c3 a1
  reserve: 0 3 5 3 0 0
  common: 0
  slides: 0 0
  cart: 1 1 1 0 1 | 0 1 1 1 1
  stock: 3 2 2 3 2
  coins: 2 |  | 1 | 2 |
  purses: 3 5 2 2 1 3 | 2 4 4 4 3
  hands: field field forest castle-road castle-road castle-road | field field village forest forest castle-road
  pile: forest field mountain village castle-road field castle-road mountain forest village field mountain mountain castle-road castle-road village village field castle-road castle-road mountain village village forest mountain castle-road forest village village field village forest village forest forest field
  discard: forest mountain mountain castle-road village field field mountain mountain mountain forest mountain

# puzzle a8aa97d3 grade 3
# goal 1 turn 0
# coming 4 1 4 3 5 2
0 move forest a2
0 move field a1
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 51
  began: d1
  tiles:
     . ## fo fo  .
    ro ## fo ro  . fi
    fo ##  . ## mo vi  .
    ro fo ##  . mo vi vi fi
     .  . fo vi  . fi fi ro  .
     .  . ## ## ro mo ro vi
     . ## fo vi fo fi ro
    ## fi vi mo vi vi
     . ro ro fo  .
  merchants: h4 d1 i2
  reserve: 0 5 3 0 0 0
  slides: 0 0 0
  cart: 1 1 1 1 0 | 1 0 1 0 1 | 0 1 1 0 1
  stock: 2 2 1 3 2
  coins: 2 |  | 1 | 2 | 3 3 2
  purses: 2 4 3 2 4 | 2 4 4 2 1 3 | 5 3
  hands: field village forest castle-road | mountain mountain field village forest castle-road | mountain field castle-road
  pile: field forest field forest field mountain forest mountain castle-road castle-road village village castle-road forest castle-road village village mountain forest castle-road village forest castle-road castle-road castle-road village village field field village village forest forest mountain field mountain mountain mountain field forest mountain field field village forest
  discard: mountain castle-road

# puzzle ac87bbdb grade 3
# goal 1 turn 1
# coming 2 3 0 2 0 3
1 move forest c1
1 move castle-road b1
1 move mountain a1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turns: 51
  began: e5
  tiles:
     . ## vi fi  .
     . vi ## mo fo fo
    fo  . vi ## fi fo  .
    ro ro fi ro ##  . fo ##
     . mo ## fi  . vi fo ro  .
    vi mo mo fi vi fi mo mo
     . ## fi mo  . vi fi
    fi ro fo  . vi fo
     . mo fo vi  .
  merchants: e5 e8
  reserve: 0 1 0 0 0 4
  common: 3
  slides: 0 0
  cart: 1 1 1 1 0 | 1 1 1 1 1
  stock: 2 2 2 2 3
  coins: 2 |  | 1 | 3 2 |
  purses: 4 5 4 2 2 | 2 3 4 3 1
  hands: mountain mountain field forest forest forest | field village village village village castle-road
  pile: mountain village forest castle-road forest castle-road castle-road field village field mountain forest field village mountain forest forest mountain field field village village forest mountain field castle-road mountain
  discard: village mountain castle-road forest castle-road field mountain village forest forest castle-road castle-road mountain castle-road field castle-road mountain castle-road field village field

# puzzle d62c6244 grade 3
# goal 1 turn 0
# coming 4 1 2 3 3 4
0 move field e4
0 move mountain e2
0 move mountain e1
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 44
  began: h4
  tiles:
     . ## fo fi  .
    ro ## ro mo fo ro
    fi ro ## ## mo  .  .
    mo fi ro mo mo mo  . ##
     . fi vi fo  . mo vi vi  .
    fi vi vi fo vi ## fo mo
    fi fi fi fi vi ## ro
    ro  .  . fo vi ##
     . ro fo ro  .
  merchants: e9 h4
  reserve: 0 1 0 1 2 0
  slides: 0 0
  cart: 1 1 1 1 1 | 1 0 1 1 0
  stock: 2 3 2 2 3
  coins: 2 |  | 1 | 3 2 |
  purses: 2 4 5 4 | 2 3 4 3 2 1
  hands: village forest forest forest castle-road castle-road | mountain mountain mountain field forest
  pile: mountain field castle-road village field field forest village field village field mountain forest castle-road mountain mountain field forest forest mountain castle-road castle-road field field forest village village village village village field mountain forest castle-road mountain mountain castle-road village forest castle-road forest field mountain castle-road village castle-road village field castle-road

# puzzle ef2b75eb grade 3
# goal 1 turn 1
# coming 4 3 2 4 5 1
1 move field f1
1 move mountain e1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 54
  began: e1
  tiles:
     . mo mo mo  .
    fi ## fo fi fo ro
    fo ##  . fi mo fo ro
    vi ## fi fi  . ## vi fi
     . ro fi fo  . vi fo vi  .
     .  . ro ro fo ## vi ##
    ro ro fo vi ## mo vi
    fi fo ## ## mo mo
     . ## vi mo  .
  merchants: e9 e1
  reserve: 0 1 1 1 0 2
  common: 0
  slides: 0 0
  cart: 1 1 1 1 1 | 0 1 0 0 1
  stock: 3 2 3 3 2
  coins:  | 1 |  | 2 | 3 2
  purses: 2 4 5 4 | 2 4 3 1 2 3
  hands: mountain field forest castle-road castle-road castle-road | field field village forest castle-road castle-road
  pile: forest village field forest castle-road village forest castle-road castle-road field forest field castle-road village village field village castle-road village castle-road village forest village mountain forest castle-road village mountain mountain
  discard: mountain mountain mountain mountain field field field field forest field forest mountain mountain mountain forest village mountain village forest

# puzzle 67cfc50a grade 3
# goal 1 turn 1
# coming 0 5 3 2 1 5
1 place castle-road f1
1 move castle-road g1
1 move field h1
1 move field i1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 61
  began: e1
  tiles:
     . ro fo vi  .
    ## ## ## ro vi  .
     . fo ## ## mo ro  .
     . fo mo fo mo fi ro ro
     . fo mo fi  . ro ro vi  .
    fo vi mo vi ro fi fi fi
    fo ## fi fi fi mo fo
    mo ## ## vi fi fo
     . ## ro vi  .
  merchants: i1 e1 e9
  reserve: 0 2 0 2 0 0
  slides: 0 0 0
  cart: 1 1 0 0 0 | 1 0 1 0 1 | 1 1 1 1 1
  stock: 1 2 2 3 2
  coins: 3 3 2 |  | 1 | 2 | 2
  purses: 2 4 3 | 2 2 4 4 1 3 | 2 5 4 3
  hands: village village village forest forest forest | mountain mountain field forest forest | mountain mountain village village castle-road castle-road
  pile: village mountain castle-road village castle-road castle-road castle-road forest castle-road field castle-road village mountain village forest village castle-road mountain castle-road mountain forest field village field forest field field
  discard: field forest mountain castle-road field mountain forest mountain mountain field forest field field village castle-road field

# puzzle 83f6ca7a grade 3
# goal 1 turn 1
# coming 1 0 0 2 3 3
1 move forest g1
1 move mountain h1
1 move mountain i1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 93
  began: i1
  tiles:
     . fi  .  .  .
    fo  .  . fo vi mo
     . fo  .  . vi vi fo
    ## fi vi  .  . vi fo ##
     . ## mo vi  . vi vi ##  .
    fo ## ro vi fi ro ro fo
    ro ## ## ## mo  . ro
    fo ## fi ro ro  .
     . fi fo fi  .
  merchants: a5 i1 e9
  reserve: 0 6 3 0 0 2
  slides: 0 0 0
  cart: 1 1 0 1 1 | 1 1 1 1 0 | 1 1 1 1 1
  stock: 1 1 2 1 2
  coins: 2 |  |  | 3 2 |
  purses: 2 2 3 3 4 1 | 2 5 3 3 2 | 2 4 4 4 1
  hands: forest forest castle-road | mountain forest forest castle-road castle-road castle-road | mountain mountain field field village
  pile: castle-road field forest village castle-road forest mountain village castle-road village forest mountain mountain
  discard: mountain field forest forest field field field field village castle-road castle-road mountain castle-road forest field castle-road mountain mountain field village forest castle-road field village village village village mountain forest field village village mountain

# puzzle 87a9ed8f grade 3
# goal 1 turn 1
# coming 0 0 0 3 5 1
1 move forest h1
1 move castle-road g1
1 move forest f1
1 move mountain e1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turns: 34
  began: a1
  tiles:
     . fo fi fi  .
    fi fo vi  . mo ##
    vi ## fo  .  . ro ro
    fo ro fo vi  .  . ro ##
     . ro mo mo  . vi vi ##  .
    ## ro fi ##  . fo mo mo
    ## ## ## fo fo fi  .
    vi fi ro ro ro  .
     . mo  . fo  .
  merchants: a1 e7
  reserve: 0 3 3 3 0 0
  common: 1
  slides: 0 0
  cart: 0 1 1 0 1 | 0 0 1 0 0
  stock: 4 3 2 4 3
  coins:  | 1 | 2 1 | 2 | 2
  purses: 4 4 4 3 2 | 5 3 3 2
  hands: field village village forest | field field field
  pile: village castle-road mountain mountain village village castle-road mountain forest castle-road field village forest forest mountain village mountain forest castle-road forest mountain field mountain forest castle-road mountain forest forest mountain castle-road village village mountain forest castle-road field field village field castle-road castle-road field forest castle-road forest field castle-road castle-road mountain field mountain village village

# puzzle d537d986 grade 3
# goal 1 turn 0
# coming 0 3 0 3 3 5
0 move forest a2
0 move field a4
0 move village a5
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turns: 43
  began: e1
  tiles:
     . ##  .  .  .
    vi ##  . vi ro vi
    mo ro ## vi  .  . vi
    mo ## ## ##  .  .  . mo
     . ## ro fi  . ## ## fi  .
    fo fo mo  .  .  . fi mo
    ro mo  .  .  .  . fo
    ro fi fi vi  . ro
     . fo fo  .  .
  merchants: e1 b1 f1
  reserve: 0 3 4 3 4 3
  slides: 0 0 0
  cart: 1 1 1 0 0 | 0 1 1 1 1 | 0 1 0 0 1
  stock: 3 1 2 3 2
  coins: 3 2 | 2 1 | 1 | 4 3 2 | 3 2
  purses: 2 2 4 3 4 | 4 | 2 5 3
  hands: mountain village village forest | field forest castle-road castle-road castle-road castle-road | mountain mountain mountain village forest forest
  pile: forest field mountain field field village forest field mountain mountain castle-road field field field village field village castle-road forest field mountain castle-road mountain castle-road castle-road village village village castle-road castle-road mountain mountain field mountain castle-road forest field forest forest forest village village
  discard: village forest

# puzzle 4eaf272b grade 4
# goal 1 turn 0
# coming 2 5 3 0 3 0
0 move mountain c1
0 move village b1
0 move village a1
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 51
  began: i1
  tiles:
     . ## fo fi  .
    mo ## fi fo vi ##
    fi ## ## vi fo mo ro
    ## vi ## fo ro  . fi fi
     . ## fi mo  . ro  .  .  .
    ro ## vi vi vi vi  . mo
    ro ## fo vi vi ro fi
    ro fi fo  . fo fo
     . mo ro mo  .
  merchants: g7 i1
  reserve: 0 3 1 0 1 1
  common: 0
  slides: 0 0
  cart: 0 0 1 0 0 | 1 1 0 1 0
  stock: 3 3 3 3 4
  coins: 3 2 |  | 1 | 3 2 |
  purses: 4 4 3 1 | 5 4 2 2 2
  hands: field forest forest castle-road | mountain field field forest forest castle-road
  pile: field mountain village village village village forest field castle-road castle-road castle-road mountain castle-road forest castle-road forest mountain mountain field field mountain castle-road mountain castle-road forest mountain castle-road field field village forest field castle-road field village
  discard: mountain mountain forest village mountain castle-road village village forest village village forest mountain field village

# puzzle ac111c31 grade 4
# goal 1 turn 1
# coming 2 2 2 3 0 1
1 move castle-road f1
1 move mountain e1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 38
  began: i1
  tiles:
     . mo ## fo  .
    fo ro ro ro ro vi
    vi mo fo  . ro  . vi
    ## vi fi fi fi  . ## ##
     . ## ro ro  . fo mo vi  .
    fo mo  . ## fi fi fi fi
    fo mo fo fi  .  . mo
    vi ro ## fo  . ##
     . ##  . ro  .
  merchants: d2 i1
  reserve: 0 3 1 3 1 0
  common: 1
  slides: 0 0
  cart: 0 0 1 0 0 | 1 1 1 1 0
  stock: 3 3 2 3 4
  coins: 2 | 1 | 1 | 3 2 |
  purses: 2 4 4 3 | 2 4 5 3 2
  hands: mountain mountain forest forest forest | mountain field forest castle-road
  pile: field forest castle-road castle-road castle-road castle-road forest castle-road village field
  discard: village field mountain mountain village field castle-road field village village mountain forest field village field village field field castle-road castle-road village mountain mountain forest forest castle-road mountain field field forest forest forest village mountain mountain village castle-road castle-road mountain village village

# puzzle 0ee452ac grade 4
# goal 1 turn 1
# coming 0 0 2 4 0 0
1 move castle-road h2
1 move mountain f2
1 move forest f1
1 move field e1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turns: 47
  began: e5
  tiles:
     . ro fi  .  .
    ro fi vi ro mo ##
    ## fi fo vi vi fo fo
     . ## ## ## vi fo  . mo
     . fi fo ro  . fi ro vi  .
     . ## ## vi mo  .  . ##
    fi vi fo vi  . fi vi
    mo ro ro fo fi fi
     . ## ro mo  .
  merchants: e5 b3
  reserve: 0 4 0 0 2 1
  common: 1
  slides: 0 0
  cart: 1 1 1 1 1 | 1 1 0 1 1
  stock: 2 2 3 2 2
  coins: 2 |  |  | 4 3 2 | 2
  purses: 1 3 5 4 2 | 2 4 3 1
  hands: field field village village forest forest | mountain village forest forest forest forest
  pile: castle-road castle-road field field village field mountain village castle-road castle-road castle-road field village mountain castle-road forest castle-road forest forest field castle-road forest
  discard: mountain mountain forest mountain field field field castle-road castle-road castle-road mountain village village castle-road village mountain mountain mountain mountain field forest village mountain village village field

# puzzle 6786569b grade 4
# goal 1 turn 0
# coming 3 5 4 0 4 1
0 move village f4
0 move forest g3
0 move village g2
0 shift field e2 f1
0 move field f1
0 move forest e1
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turns: 35
  tiles:
     . ## vi mo  .
    mo ## vi fo ro vi
    ## mo ## fo ro  . fo
    vi ## mo ## fi  .  .  .
     . vi fi ##  .  . mo vi  .
     . ro ro  .  . mo fo ##
     . ## ro ## fo fo vi
    vi ro fo fo vi mo
     . fi  . fi  .
  merchants: e9 f7
  reserve: 0 2 5 0 1 3
  common: 0
  slides: 0 0
  cart: 1 1 1 1 1 | 0 0 0 0 0
  stock: 3 3 3 3 3
  coins: 3 2 |  |  | 3 2 | 2
  purses: 1 4 5 4 2 | 2 3 4 1
  hands: mountain field village forest forest castle-road | mountain village forest
  pile: village forest mountain field field mountain
  discard: forest mountain castle-road castle-road castle-road field mountain castle-road forest forest field field castle-road forest field mountain village castle-road village village forest village village village castle-road castle-road castle-road forest village mountain mountain village mountain field castle-road castle-road mountain mountain village field field field field forest forest

# puzzle a5fcd740 grade 4
# goal 1 turn 0
# coming 2 0 5 0 4 3
0 move village e8
0 move forest h3
0 move castle-road f3
0 move field e3
0 move mountain b1
0 move forest a1
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 2
  turns: 49
  began: i1
  tiles:
     . vi ro vi  .
    mo ## fo fi  . ##
    ## mo ##  . fi  . ##
    vi mo mo fo mo fi ## mo
     . ro vi ro  .  . vi vi  .
    mo fi  . ro ro vi  . fi
    mo  . ## ro fo  . fo
    mo fo ## ro fo fo
     . ro ro fi  .
  merchants: a1 d6 i1
  reserve: 0 0 3 2 2 0
  common: 2
  slides: 0 0 0
  cart: 0 1 0 1 1 | 0 0 1 0 0 | 1 0 1 1 0
  stock: 3 3 2 2 3
  coins: 2 |  | 2 1 | 4 3 2 | 2
  purses: 2 3 | 2 4 5 3 | 2 4 4 3 1 3
  hands: mountain forest forest forest forest forest | field field castle-road castle-road | mountain field field castle-road castle-road
  pile: castle-road forest castle-road forest field mountain mountain mountain mountain village mountain forest mountain village mountain mountain field castle-road castle-road castle-road village village village field castle-road field mountain village
  discard: field forest forest mountain village village castle-road village field castle-road field village forest village village forest field

# puzzle ba29295c grade 4
# goal 1 turn 2
# coming 3 2 0 4 4 1
2 move mountain f1
2 move field e1
2 end
2 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 65
  began: i1
  tiles:
     . ## fi fo  .
    ro ##  . ## mo ##
    ro ## fi fi fi ##  .
    ro vi ## fo vi fi ro ro
     . fo  . fo  .  . fi mo  .
    mo fo fo vi  . fi vi mo
     . fo fo ro fi ## ro
     . ro ro fo vi vi
     .  . ## fi  .
  merchants: e1 i1 b5
  reserve: 0 5 0 3 0 0
  slides: 0 0 0
  cart: 0 1 1 0 1 | 1 0 1 0 0 | 1 1 1 0 0
  stock: 2 2 1 4 3
  coins: 2 |  | 1 |  |
  purses: 2 4 5 2 3 | 3 4 3 2 3 1 | 2 4 4 3 2 2
  hands: mountain mountain village village village castle-road | mountain mountain field village forest castle-road | field forest castle-road
  pile: village field mountain forest castle-road castle-road village mountain mountain field forest castle-road village castle-road mountain mountain castle-road forest field forest
  discard: field forest castle-road field forest field village field forest field field forest castle-road mountain village forest castle-road castle-road forest field mountain village village village mountain

# puzzle fd2054da grade 4
# goal 1 turn 1
# coming 2 2 5 1 3 4
1 place mountain h1
1 move mountain h1
1 move forest e2
1 move castle-road b1
1 move field a1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 44
  began: f2
  tiles:
     . ## fo fi  .
    ro ## mo vi mo ##
    ## ro ## fo  . mo ro
    fi ro vi fi vi  .  . vi
     . ro fi fo  .  . vi vi  .
     . ro  . ro ro vi  . ##
    vi fo  . fo mo fi fi
    vi mo ## fi fo mo
     .  . ##  .  .
  merchants: g6 f2
  reserve: 0 3 2 0 3 1
  slides: 0 0
  cart: 0 0 0 0 0 | 0 1 1 0 1
  stock: 4 3 3 4 3
  coins:  | 1 |  | 2 | 2
  purses: 2 4 5 3 2 | 1 4 4 3 3 2
  hands: mountain castle-road castle-road castle-road castle-road castle-road | mountain mountain field castle-road castle-road
  pile: field forest mountain field castle-road field village forest mountain village forest mountain village forest village castle-road field forest village castle-road village forest village mountain field field village forest village castle-road village forest field forest field village mountain field mountain forest mountain mountain mountain field castle-road village field
  discard: forest forest

# puzzle 3a9253fd grade 5
# goal 1 turn 1
# coming 0 0 5 1 2 4
1 place castle-road f3
1 move castle-road f3
1 place mountain g3
1 move mountain h2
1 move field i1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 2
layout castles
mode standard
from
  frames: act
  turns: 30
  began: i5
  tiles:
     .  .  . vi  .
     . fi  .  . fi ##
    vi ##  .  .  . ##  .
    fo fi fi  . fo ## vi vi
     . fi ro ro  . ## ## fi  .
    ro mo ro mo fo fo fo mo
     . fo fo mo vi vi ro
    ro ## mo fo fo ro
     . ##  .  .  .
  merchants: i5 g2
  reserve: 0 4 3 3 0 2
  slides: 0 0
  cart: 1 0 1 1 1 | 0 0 1 0 1
  stock: 3 4 2 3 2
  coins: 2 |  | 2 1 | 3 2 | 3 2
  purses: 2 4 4 4 1 | 5 3
  hands: field village forest castle-road castle-road castle-road | mountain village village village
  pile: castle-road castle-road village forest mountain village forest mountain castle-road field field forest village mountain castle-road field
  discard: village village village mountain mountain village forest castle-road field mountain forest field field field forest field castle-road mountain field forest mountain forest castle-road forest forest forest castle-road field mountain mountain castle-road village mountain field

# puzzle 7dfd3205 grade 5
# goal 1 turn 0
# coming 0 4 3 3 4 3
0 move castle-road g7
0 move forest f5
0 move village e5
0 move castle-road e3
0 move field e2
0 move castle-road e1
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turns: 68
  began: e1
  tiles:
     . ## fi fi  .
    vi ## ## mo fo fo
    mo vi mo ## ##  .  .
    mo fi ro mo ro ro fo fo
     . fo fo ro  . ## vi fo  .
    vi fi fi vi vi ro fi vi
    fo ## fi fi vi ro mo
    ro ##  . vi ## mo
     . ## mo mo  .
  merchants: e1 g1 g1
  reserve: 0 0 1 0 1 2
  common: 0
  slides: 0 0 0
  cart: 1 1 1 0 1 | 1 1 1 0 1 | 1 1 1 1 1
  stock: 1 1 1 3 1
  coins: 2 |  | 1 |  | 3 3 2
  purses: 2 4 5 2 2 | 2 2 3 4 4 | 3 4 3 1
  hands: village forest castle-road castle-road castle-road castle-road | field field field field village village | field field village castle-road castle-road
  pile: forest castle-road forest forest forest mountain mountain field field castle-road forest mountain mountain mountain castle-road field village forest
  discard: village mountain village mountain village forest castle-road castle-road mountain mountain field forest forest village mountain field mountain mountain forest village village castle-road village field forest

# puzzle f25e6a7f grade 5
# goal 1 turn 0
# coming 2 0 4 1 2 4
0 move village f1
0 move forest g1
0 move castle-road h1
0 move castle-road i1
0 end
0 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 1
  turns: 49
  tiles:
     . ## ro vi  .
    fo ##  . fi fo  .
    ## fo  . fi vi ro mo
    ro mo ## fi vi mo mo ##
     . mo fo fo  . vi fi mo  .
    mo fo fi vi ro vi fo fi
     . ro mo  . fi ## vi
    ro ro ## ## ro ro
     . ## vi mo  .
  merchants: c6 e9 e1
  reserve: 0 0 2 1 2 0
  slides: 0 0 0
  cart: 0 0 1 0 0 | 1 1 1 1 1 | 0 1 0 0 1
  stock: 3 2 2 3 2
  coins: 2 | 1 | 1 | 3 2 | 3 2
  purses: 2 3 4 3 | 2 4 5 4 2 | 2 3 4
  hands: field village forest castle-road | mountain mountain field village forest forest | mountain mountain village castle-road castle-road
  pile: forest field mountain castle-road village mountain field field field village village field mountain field field forest mountain
  discard: field village village castle-road village mountain forest mountain castle-road village castle-road forest forest village forest forest castle-road castle-road mountain field forest mountain village castle-road field castle-road forest castle-road

# puzzle 43d9b5da grade 5
# goal 1 turn 1
# coming 1 0 5 0 2 1
1 move mountain d6
1 move village d5
1 move field d4
1 move forest e3
1 move mountain e2
1 move forest e1
1 end
1 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 2
  turns: 37
  began: i1
  tiles:
     . vi vi vi  .
    ## fo  .  .  . ##
     . ## fo mo mo fi fo
    vi ## fo fi fo mo mo mo
     . ## ro ro  . ro  .  .  .
    fo ro  .  . mo ro  . fi
    ro ##  . fi ro  . fi
    ro ##  .  . vi fi
     . ##  .  .  .
  merchants: i1 f1 i1
  reserve: 0 3 3 4 3 1
  common: 2
  slides: 0 0 0
  cart: 0 0 0 1 0 | 1 0 1 0 1 | 1 1 1 1 0
  stock: 2 3 2 2 3
  coins: 3 2 | 1 |  | 4 4 3 2 | 2
  purses: 2 2 3 3 | 2 5 | 2 1 4 4 3
  hands: mountain field village village castle-road | field village village village village forest | mountain forest castle-road
  pile: castle-road field castle-road field mountain castle-road village mountain castle-road castle-road mountain forest forest mountain castle-road mountain mountain castle-road forest castle-road forest field castle-road forest field field village mountain mountain forest forest forest forest field field forest village castle-road field field village village mountain mountain
  discard: village field

# puzzle a7150567 grade 5
# goal 1 turn 2
# coming 2 0 4 5 0 4
2 move castle-road g1
2 move forest f1
2 move mountain e1
2 end
2 sell-for-gold

halcyon 2
game castle-merchants
seats 3
layout castles
mode standard
from
  frames: act
  turn: 2
  turns: 55
  began: a5
  tiles:
     . ## vi  .  .
    vi mo mo fi  . fo
    fo ## fo  . fi mo fi
    ro ## ## fo fo fi mo vi
     .  . fo ro  . fi vi mo  .
    ro ro  . mo fi  . vi mo
    ro ro vi ##  . vi fo
    vi mo ## vi mo fo
     . fo ## ro  .
  merchants: g3 b3 a5
  reserve: 0 0 3 0 0 2
  common: 3
  slides: 0 0 0
  cart: 1 1 1 0 0 | 0 0 0 0 0 | 1 1 0 1 1
  stock: 2 2 3 3 3
  coins: 3 2 | 1 |  | 2 |
  purses: 2 4 4 3 2 | 2 2 3 4 3 | 2 5 4 3 1
  hands: mountain village forest castle-road | mountain mountain forest forest forest castle-road | mountain field village castle-road castle-road
  pile: mountain forest castle-road field field mountain castle-road village field village mountain field forest village castle-road village field mountain castle-road village forest village castle-road castle-road field forest field forest castle-road castle-road field forest field mountain forest village field field village
  discard: mountain mountain forest village mountain village

# puzzle d617049c grade 5
# goal 1 turn 2
# coming 4 0 2 4 1 3
2 place castle-road a4
2 move castle-road a4
2 move village a3
2 move mountain b2
2 move field a1
2 end
2 sell-for-gold
`;
