/** Written by `npm run puzzles`; do not edit. */
export const book = `
halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 2; decide 1
  pilot: 2
  cloud: 2
  scores: 29 46 27
  dice: blank green
  trips: 26
  hands: red red red green purple | green yellow yellow yellow yellow yellow yellow yellow purple purple | green green green green yellow purple purple purple purple wild
  pile: green green yellow yellow yellow purple purple purple purple red purple yellow purple red wild red red wild red yellow green yellow
  played: green purple green red purple yellow red red green green green red green wild red yellow red green purple red purple purple yellow red yellow green red red green

# puzzle 529e89aa grade 1
# goal 1 trip 1
# coming 3 3 4 0 0 4 3 0 4 4 1 0 3 1 5 0 4 5 5 5 4 2 0 1 2 0 0 2 4 1
1 stay
2 raise
~ 3
~ 3
1 jump
2 jump
0 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0
  cloud: 2
  scores: 44 32
  dice: green blank
  trips: 17
  hands: red green green yellow yellow purple | red red green green green purple purple
  pile: red red purple purple yellow green green red yellow purple red purple yellow red purple purple green red green yellow purple yellow purple green yellow green purple green red purple
  played: yellow purple red yellow yellow red green green red purple red red green yellow green yellow green purple yellow yellow purple yellow green wild yellow wild wild purple red wild yellow red red

# puzzle d4ee212e grade 1
# goal 2 trip 0
# coming 0 4 3 0 4 1 4 3 5 2 1 2 5 0 4 3 0 5 5 4 5 5 1 4 4 3 1 5 3 2
0 raise
~ 0
~ 4
0 stay
1 raise
~ 3
~ 0
~ 4
1 jump
0 raise
0 jump
~ 1
~ 4
0 stay
1 raise
~ 3
~ 5
1 jump
0 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0; decide 1
  cloud: 2
  scores: 32 49
  dice: purple blank
  trips: 20
  hands: red red yellow yellow purple purple purple | red green yellow yellow purple purple
  pile: green purple red red purple green yellow green red red red yellow red purple yellow purple purple red green yellow red green red wild
  played: yellow red green purple red yellow purple purple purple green purple green green red green yellow yellow green green wild wild green green red red red wild yellow purple green purple yellow purple yellow yellow yellow yellow green green

# puzzle 3035826f grade 1
# goal 2 trip 1
# coming 5 5 0 4 2 0 1 0 4 5 1 3 0 4 2 3 5 4 1 0 5 4 5 3 0 4 1 0 3 1
1 jump
0 raise
0 throw
~ 5
~ 5
0 raise
0 throw
~ 0
~ 4
~ 2
0 raise
0 throw
~ 0
~ 1
~ 0
0 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0; decide 1
  cloud: 2
  scores: 28 46
  dice: blank blank
  trips: 27
  hands: red red red green green green green purple purple | red red red green green
  pile: purple red wild purple yellow green yellow yellow red yellow
  played: red yellow red yellow yellow yellow red wild red green yellow yellow yellow green purple purple purple purple yellow red wild green purple green purple green purple green purple purple green yellow red red yellow purple red green red purple yellow red purple green purple green green yellow wild yellow yellow purple

# puzzle 5eabe67c grade 1
# goal 2 trip 1
# coming 0 4 4 0 0 1 1 3 3 3 5 3 4 5 0 0 3 0 3 5 3 2 5 4 1 5 1 4 2 4
1 stay
0 raise
~ 0
~ 4
0 jump
1 raise
1 throw
~ 4
~ 0
~ 0
1 raise
1 jump
~ 1
~ 1
1 stay
0 raise
~ 3
~ 3
0 jump
1 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0; decide 1
  cloud: 2
  scores: 40 46
  dice: purple blank
  trips: 18
  hands: red red red red yellow purple purple purple | red yellow yellow purple purple
  pile: purple purple green green red green red purple wild red green red yellow red green yellow red green yellow purple purple red yellow yellow red wild purple purple
  played: purple yellow red green green red purple yellow green purple green purple green green yellow red yellow yellow purple wild green red yellow green yellow red green green yellow purple green green yellow wild yellow

# puzzle bbbb74c5 grade 1
# goal 2 trip 1
# coming 2 5 1 1 3 1 5 4 3 5 5 3 1 1 1 3 2 2 0 2 3 1 3 2 4 0 1 1 1 4
1 stay
0 raise
~ 2
~ 5
0 jump
1 raise
1 jump
~ 1
~ 1
1 jump
0 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1
  pilot: 1
  cloud: 6
  aboard: 0 1
  scores: 43 43
  dice: yellow red purple
  trips: 38
  hands: red red red red red red purple purple purple purple purple purple | yellow purple purple wild wild
  pile: yellow green green red green red red green red purple green yellow yellow wild yellow yellow purple yellow green red yellow green yellow red green green green green red red yellow green purple purple red purple yellow green yellow purple red green
  played: yellow green purple yellow purple yellow green yellow yellow red purple green green purple red yellow wild

# puzzle e8cca3f4 grade 1
# goal 2 trip 1
# coming 1 2 3 3 5 1 2 3 4 2 2 3 4 4 1 4 3 4 1 4 2 4 5 1 0 3 4 0 2 5
1 wild
1 throw
~ 1
~ 2
~ 3
~ 3
1 wild
1 jump
~ 5
~ 1
1 stay
0 raise
~ 2
~ 3
0 jump
1 raise
1 throw
~ 4
~ 2
1 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1; decide 0; decide 2
  pilot: 1
  cloud: 4
  scores: 42 33 43
  dice: yellow blank blank
  trips: 12
  hands: red red green green green purple | yellow yellow purple wild | red red red red red green wild
  pile: purple yellow red red yellow red yellow green green green purple green yellow yellow red wild green purple yellow red purple yellow
  played: yellow red purple wild red red green yellow purple purple red yellow green purple purple yellow green green purple yellow yellow purple green green yellow purple yellow red green purple purple green green purple yellow purple red

# puzzle 04ce1560 grade 1
# goal 2 trip 2
# coming 5 4 3 2 0 1 5 3 2 2 4 3 1 5 1 1 2 4 4 5 2 2 0 0 3 4 3 1 2 0
2 stay
0 jump
1 raise
~ 5
~ 4
~ 3
1 jump
2 wild
2 jump
~ 2
~ 0
1 jump
2 stay
0 raise
~ 1
~ 5
0 jump
2 raise
2 throw
~ 3
~ 2
2 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1
  pilot: 1
  cloud: 4
  aboard: 0 1
  scores: 51 38
  dice: yellow yellow green
  trips: 18
  hands: red green yellow | red yellow yellow yellow purple purple purple purple wild
  pile: red green yellow green red red green purple red yellow purple green green red purple green red red purple green green red red red yellow green yellow green
  played: red yellow purple green red wild red purple red red green yellow yellow purple yellow yellow purple purple purple green yellow yellow purple green yellow yellow green purple purple yellow wild wild green purple green red

# puzzle ab1ddb44 grade 1
# goal 2 trip 1
# coming 4 4 4 0 3 3 0 2 1 5 0 0 2 3 1 0 1 1 0 1 5 3 3 3 1 3 0 0 0 0
1 wild
1 throw
~ 4
~ 4
~ 4
1 raise
1 throw
~ 0
~ 3
~ 3
1 raise
1 jump
~ 0
~ 2
1 stay
0 raise
~ 1
~ 5
0 jump
1 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1
  pilot: 1
  aboard: 0 1
  scores: 37 47
  dice: purple purple
  trips: 30
  hands: red yellow yellow yellow yellow purple purple purple purple purple | red red green green yellow yellow yellow wild wild
  pile: red green yellow green
  played: purple purple green yellow red green purple green red green wild red red yellow green purple red red purple green purple red green red purple green green red purple purple yellow green green yellow yellow green green purple yellow red green yellow yellow purple red wild yellow yellow purple red red purple red

# puzzle b13af5a2 grade 1
# goal 2 trip 1
# coming 1 3 4 4 4 1 2 3 0 0 1 3 2 0 4 1 5 0 1 1 4 4 2 5 2 3 2 1 3 5
1 wild
1 throw
~ 1
~ 3
1 wild
1 throw
~ 4
~ 4
1 raise
1 throw
~ 4
~ 1
~ 2
1 raise
1 jump
~ 3
~ 0
1 stay
0 raise
~ 0
~ 1
0 jump
1 raise
1 throw
~ 3
~ 2
1 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1
  pilot: 1
  cloud: 3
  scores: 39 51
  dice: yellow blank
  trips: 19
  hands: red red red yellow wild | red green green yellow purple purple wild
  pile: yellow green yellow purple purple purple red green yellow purple purple red yellow red yellow green yellow yellow yellow yellow purple red green red purple yellow
  played: green wild red green green red red green red green purple yellow red red purple yellow purple green red green green green red purple yellow yellow wild yellow yellow green green purple purple purple green red purple purple

# puzzle 3da9f3e7 grade 2
# goal 2 trip 1
# coming 0 3 0 4 4 3 2 4 0 4 5 4 5 4 2 2 2 4 5 3 3 0 0 4 1 1 0 5 1 2
1 raise
~ 0
~ 3
~ 0
1 jump
0 wild
0 throw
~ 4
~ 4
~ 3
0 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0
  cloud: 7
  aboard: 1 0 0
  scores: 28 45 45
  dice: blank blank green red
  trips: 18
  hands: red red red red red red yellow yellow yellow purple purple purple purple purple wild wild | green yellow purple | red red yellow yellow purple
  pile: green red red yellow
  played: purple green green yellow red purple red green purple green purple purple red yellow green yellow purple green yellow red red purple purple green green green green green yellow green green purple red yellow yellow green purple red purple yellow yellow green green yellow wild red yellow wild

# puzzle cd608c1a grade 2
# goal 2 trip 0
# coming 2 1 3 1 1 1 1 5 3 0 3 3 1 5 3 1 4 3 3 4 2 5 1 4 4 5 5 2 4 5
0 wild
0 throw
~ 2
~ 1
~ 3
~ 1
0 wild
~ 1
~ 1
2 jump
0 jump
1 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1
  pilot: 1
  cloud: 3
  aboard: 0 1
  scores: 32 44
  dice: blank purple
  trips: 51
  hands: red green yellow yellow | red red green yellow yellow yellow yellow purple purple wild wild wild wild
  pile: purple red red purple purple purple yellow yellow yellow purple yellow green red green red purple purple green purple
  played: yellow green purple purple green yellow green red green red yellow purple green green green yellow red green red red green yellow purple green yellow purple red green purple green red red yellow yellow red red purple red green purple

# puzzle 5dd5df0f grade 2
# goal 2 trip 1
# coming 2 5 3 1 3 0 0 4 0 3 3 3 0 1 3 3 1 3 0 4 3 2 4 2 4 2 1 1 2 3
1 raise
1 throw
~ 2
~ 5
~ 3
1 raise
1 throw
~ 1
~ 3
~ 0
1 wild
1 throw
~ 0
~ 4
~ 0
1 raise
1 throw
~ 3
~ 3
~ 3
~ 0
1 wild
1 throw
~ 1
~ 3
~ 3
~ 1
1 wild
~ 3
~ 0
1 stay
0 raise
~ 4
~ 3
0 jump
1 wild
1 throw
~ 2
~ 4
1 raise
1 throw
~ 2
~ 4
~ 2
1 raise
1 throw
~ 1
~ 1
~ 2
1 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1; decide 0; decide 2
  pilot: 1
  cloud: 3
  scores: 29 24 41
  dice: red yellow
  trips: 17
  hands: red red red yellow purple | red red red red green yellow yellow yellow purple purple purple | red green green wild
  pile: red green purple yellow yellow green green
  played: red green purple yellow green green yellow purple green yellow yellow purple purple purple purple purple yellow purple green yellow wild purple green yellow green green red green purple red yellow green green purple red red purple red yellow red red yellow purple green yellow red wild yellow wild

# puzzle 07e7d48d grade 2
# goal 2 trip 2
# coming 4 4 0 3 3 0 5 4 2 2 1 1 3 5 1 3 5 4 0 5 4 2 2 5 1 2 3 1 4 5
2 stay
0 jump
1 raise
~ 4
~ 4
~ 0
1 jump
2 raise
2 throw
~ 3
~ 3
~ 0
2 wild
2 jump
~ 5
~ 4
1 jump
2 stay
0 raise
~ 2
~ 2
0 jump
2 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0
  cloud: 2
  aboard: 1 0
  scores: 52 53
  dice: blank green
  trips: 36
  hands: yellow yellow purple purple wild wild wild | red yellow yellow purple
  pile: red red green red green green green purple yellow yellow green red purple purple purple red purple red purple green yellow yellow green red purple purple green green red yellow yellow yellow purple green purple yellow green purple green yellow green red red wild purple red green red yellow green green red yellow yellow purple purple green purple red red
  played: red red yellow green yellow

# puzzle 0ed92f90 grade 2
# goal 2 trip 0
# coming 4 3 3 3 0 4 5 2 4 5 0 1 4 5 0 1 2 5 3 0 4 3 4 0 0 1 3 4 1 3
0 wild
0 throw
~ 4
~ 3
0 raise
0 throw
~ 3
~ 3
~ 0
0 wild
0 throw
~ 4
~ 5
~ 2
0 raise
0 throw
~ 4
~ 5
~ 0
0 wild
0 jump
~ 1
~ 4
0 jump
1 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0; decide 1
  scores: 47 58
  dice: blank green
  trips: 34
  hands: red red yellow purple wild wild | red red red red green yellow purple purple
  pile: green purple green purple purple green red yellow green yellow green red red green green green red purple green red green purple yellow yellow green purple yellow red red yellow green purple yellow purple purple yellow yellow yellow green red red purple purple yellow purple yellow yellow purple purple green green yellow
  played: purple red yellow red green yellow red green wild wild

# puzzle dd679c08 grade 2
# goal 2 trip 1
# coming 5 2 1 2 4 5 1 0 4 0 0 4 4 3 0 0 1 0 5 0 2 4 0 5 4 5 4 1 1 0
1 stay
0 wild
~ 5
~ 2
0 jump
1 raise
1 throw
~ 1
~ 2
1 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1; decide 0
  pilot: 1
  cloud: 2
  scores: 42 45
  dice: red green
  trips: 31
  hands: red red yellow yellow purple wild | red red red red red green yellow yellow purple purple
  pile: yellow yellow
  played: red purple green purple red green yellow green green yellow purple purple yellow green yellow red red purple purple red purple red red green green yellow purple purple purple yellow purple purple red yellow purple yellow green yellow yellow yellow green green red red green yellow green wild purple green green green red purple green wild wild green

# puzzle 0df00f18 grade 3
# goal 2 trip 0
# coming 0 2 3 0 4 2 0 5 3 2 1 5 5 0 5 0 5 4 1 3 2 5 2 5 3 2 2 2 0 4
0 stay
1 raise
~ 0
~ 2
1 jump
0 raise
0 throw
~ 3
~ 0
~ 4
0 raise
0 throw
~ 2
~ 0
~ 5
0 wild
0 jump
~ 3
~ 2
0 stay
1 raise
~ 1
~ 5
1 jump
0 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1; decide 0
  pilot: 1
  cloud: 3
  scores: 37 21
  dice: yellow blank
  trips: 19
  hands: red purple purple purple purple wild | yellow yellow yellow yellow yellow yellow yellow yellow
  pile: wild purple green red red green green red green wild purple purple red purple red purple purple purple purple green green yellow green green red yellow
  played: green green purple red green green yellow yellow green yellow red yellow purple red yellow green wild purple purple red yellow yellow red green red red purple green red yellow green red red red green purple

# puzzle 17bb24b3 grade 3
# goal 2 trip 0
# coming 4 4 4 2 4 4 4 3 3 5 1 1 2 3 4 1 0 4 5 5 5 3 3 5 5 5 3 4 2 3
0 stay
1 raise
~ 4
~ 4
~ 4
1 jump
0 raise
0 throw
~ 2
~ 4
~ 4
0 wild
0 throw
~ 4
~ 3
~ 3
0 raise
0 jump
~ 5
~ 1
0 jump
1 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1
  pilot: 1
  cloud: 2
  aboard: 1 1 0
  scores: 55 55 61
  dice: purple blank
  trips: 22
  hands: red yellow purple | green yellow purple purple purple purple purple | red red red red red yellow yellow yellow
  pile: green red purple yellow yellow green purple green wild green purple yellow green yellow green red yellow purple green green purple red red red purple red green green green yellow red wild green purple purple purple yellow red purple wild yellow yellow purple red green green
  played: green red wild yellow red green yellow red yellow yellow purple green

# puzzle 282b41ea grade 3
# goal 2 trip 1
# coming 2 0 2 4 4 3 3 0 4 1 4 1 3 5 4 0 4 2 4 1 2 5 1 2 4 4 5 0 4 2
1 raise
~ 2
~ 0
1 stay
0 raise
~ 2
~ 4
~ 4
0 jump
1 raise
1 jump
~ 3
~ 3
0 jump
1 jump
2 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: alone 2
  pilot: 2
  cloud: 5
  aboard: 0 0 1
  scores: 41 36 33
  dice: blank green green
  trips: 9
  hands: red red yellow purple | purple purple purple purple | red red green green yellow yellow purple purple
  pile: wild purple yellow yellow purple green red red purple yellow yellow yellow green red red green green red red red wild purple green yellow yellow red yellow purple red green yellow
  played: green purple green green yellow green red green yellow yellow red wild green green purple yellow purple purple yellow purple red red purple wild red green yellow green green

# puzzle 30ddcdf1 grade 3
# goal 2 trip 2
# coming 4 5 5 3 2 4 2 4 1 1 3 2 4 1 2 0 4 0 1 1 2 0 1 5 1 0 3 1 4 4
2 throw
~ 4
~ 5
~ 5
2 raise
2 throw
~ 3
~ 2
~ 4
2 raise
2 throw
~ 2
~ 4
~ 1
~ 1
2 raise
2 jump
~ 3
~ 2
1 jump
2 stay
0 raise
~ 4
~ 1
0 jump
2 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0
  scores: 43 39 38
  dice: blank yellow
  trips: 13
  hands: red red green green yellow yellow yellow purple wild wild | red green green yellow yellow | red red red red purple purple purple purple
  pile: purple red yellow green yellow yellow purple green green purple red yellow green yellow purple purple yellow purple red
  played: yellow green yellow green red green red green yellow purple purple purple red red green red green yellow purple wild green red purple yellow red green green red yellow yellow green wild purple purple

# puzzle 52a18ea2 grade 3
# goal 2 trip 0
# coming 1 2 0 3 4 3 2 5 1 3 4 2 2 3 5 5 4 5 3 4 2 2 3 4 2 2 1 2 1 1
0 raise
~ 1
~ 2
2 jump
0 stay
1 raise
~ 0
~ 3
1 jump
0 raise
0 throw
~ 4
~ 3
~ 2
0 wild
0 throw
~ 5
~ 1
~ 3
0 wild
0 throw
~ 4
~ 2
~ 2
0 raise
0 jump
~ 3
~ 5
2 jump
0 jump
1 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1; decide 0
  pilot: 1
  cloud: 7
  scores: 26 22 22
  dice: blank blank red green
  trips: 13
  hands: red red green green green yellow wild | red green green purple purple purple | red green green yellow purple purple purple purple
  pile: green green yellow yellow wild red green red purple green red purple purple wild wild purple red red purple
  played: purple green red yellow red purple green yellow yellow red green green yellow purple red yellow green purple yellow yellow yellow green yellow yellow red yellow yellow yellow red red purple red purple red yellow green

# puzzle 862d0f16 grade 3
# goal 2 trip 0
# coming 5 1 2 5 4 1 2 4 4 2 3 3 3 0 0 3 2 2 2 4 4 4 1 4 0 5 1 2 0 0
0 stay
1 raise
~ 5
~ 1
~ 2
~ 5
0 stay
1 jump
2 raise
~ 4
~ 1
1 jump
2 jump
0 raise
0 throw
~ 2
~ 4
0 raise
0 throw
~ 4
~ 2
0 wild
0 throw
~ 3
~ 3
~ 3
0 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0; decide 2
  aboard: 1 0 1
  scores: 51 54 54
  dice: blank green
  trips: 12
  hands: red red red red red green purple purple purple purple | green yellow yellow yellow yellow yellow wild | green green green green green purple
  pile: green green purple yellow yellow red red purple red green red purple green green purple red yellow purple purple red yellow red
  played: purple yellow green red yellow wild yellow yellow yellow green purple green yellow red yellow yellow purple green purple purple green red red purple red green purple wild wild red yellow

# puzzle 8a6b3618 grade 3
# goal 2 trip 2
# coming 3 5 2 2 2 3 3 1 3 5 1 5 5 5 1 2 3 4 4 2 5 1 3 5 0 0 4 3 4 5
2 stay
0 raise
~ 3
~ 5
0 jump
2 raise
2 jump
~ 2
~ 2
1 jump
2 jump
0 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 2
  pilot: 2
  cloud: 5
  aboard: 1 0 1
  scores: 24 47 32
  dice: purple red purple
  trips: 14
  hands: red red red red red green green purple | yellow yellow yellow yellow | red green green green purple purple wild
  pile: purple red green red wild green purple yellow green red red purple yellow yellow red wild
  played: yellow purple yellow purple yellow yellow green purple purple red green purple purple purple purple purple yellow purple green green yellow red green red yellow red green yellow green purple yellow red red green red purple yellow yellow wild green green

# puzzle c55fcdb4 grade 4
# goal 2 trip 2
# coming 1 4 3 1 1 0 1 4 1 5 3 5 1 0 0 5 4 0 4 1 2 5 5 2 3 3 4 5 1 5
2 raise
~ 1
~ 4
~ 3
2 stay
0 raise
~ 1
~ 1
~ 0
~ 1
0 jump
2 wild
2 jump
~ 4
~ 1
1 jump
2 stay
0 raise
~ 5
~ 3
0 jump
2 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0
  cloud: 2
  aboard: 1 0
  scores: 33 28
  dice: blank blank
  trips: 21
  hands: green green green green purple purple purple wild wild | red red red red red green yellow yellow yellow wild
  pile: yellow green green purple yellow green green yellow green yellow red green purple yellow red purple red yellow purple yellow red green
  played: purple red green red purple purple purple yellow yellow purple yellow red yellow yellow green purple wild red yellow red green purple yellow purple red red purple purple red green yellow red green green purple

# puzzle edeb42d0 grade 4
# goal 2 trip 0
# coming 4 4 3 5 5 0 4 5 5 1 1 3 1 4 1 5 5 5 3 0 3 4 2 3 5 3 4 2 1 3
0 raise
0 throw
~ 4
~ 4
0 raise
0 throw
~ 3
~ 5
~ 5
0 raise
0 throw
~ 0
~ 4
~ 5
0 wild
0 throw
~ 5
~ 1
~ 1
0 raise
0 throw
~ 3
~ 1
~ 4
~ 1
0 raise
0 throw
~ 5
~ 5
~ 5
~ 3
0 raise
~ 0
~ 3
0 stay
1 wild
~ 4
~ 2
1 jump
0 wild
0 throw
~ 3
~ 5
0 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 2
  pilot: 2
  cloud: 5
  aboard: 0 0 1
  scores: 40 34 31
  dice: red yellow blank
  trips: 22
  hands: red red red red red green yellow yellow yellow purple | red green green green green green green yellow purple purple purple purple purple wild | purple purple wild wild
  pile: green purple purple green purple yellow red purple purple green red purple green yellow green yellow wild yellow yellow yellow green red yellow red red green green red green yellow red yellow yellow yellow yellow red red green
  played: red red purple purple yellow green purple yellow purple red

# puzzle 17fa8583 grade 4
# goal 2 trip 2
# coming 3 5 4 3 5 2 1 4 1 4 0 5 1 5 4 1 4 0 4 1 4 5 4 1 5 4 1 3 1 0
2 wild
2 throw
~ 3
~ 5
~ 4
2 raise
2 throw
~ 3
~ 5
~ 2
~ 1
2 wild
2 jump
~ 4
~ 1
1 jump
2 stay
0 raise
~ 4
~ 0
0 jump
2 raise
2 throw
~ 5
~ 1
2 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1; decide 2
  pilot: 1
  cloud: 2
  aboard: 0 1 1
  scores: 44 44 40
  dice: blank purple
  trips: 16
  hands: red red red red green green yellow purple | red red red green green yellow purple | red red yellow yellow yellow yellow purple purple purple wild wild
  pile: yellow purple yellow green purple red purple wild red purple
  played: purple yellow purple green green purple green red green purple red green red green purple green yellow red purple yellow red purple yellow purple green yellow yellow green yellow green wild yellow red green yellow green green red purple yellow

# puzzle 5cb7de23 grade 4
# goal 2 trip 2
# coming 3 3 1 0 2 0 3 0 4 3 0 0 1 4 2 2 2 4 1 3 1 1 0 3 4 0 3 3 2 3
2 stay
1 raise
~ 3
~ 3
1 jump
2 raise
2 throw
~ 1
~ 0
~ 2
2 wild
2 throw
~ 0
~ 3
~ 0
2 raise
2 jump
~ 4
~ 3
1 jump
2 stay
0 raise
~ 0
~ 0
0 jump
2 wild
2 throw
~ 1
~ 4
2 wild
2 throw
~ 2
~ 2
~ 2
2 raise
2 throw
~ 4
~ 1
~ 3
2 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0; decide 2
  scores: 12 11 44
  dice: purple blank
  trips: 25
  hands: green green yellow yellow yellow yellow yellow yellow yellow purple | red red red green yellow purple wild wild | red red green green yellow purple wild wild
  pile: red red green yellow red red green red green green green purple yellow purple purple green purple yellow yellow green yellow red red purple yellow red green purple purple purple purple purple purple purple red purple red
  played: green red green green yellow green purple yellow red red yellow green purple

# puzzle 0b47193f grade 4
# goal 2 trip 2
# coming 3 4 0 1 1 4 2 2 2 3 2 3 3 3 1 0 5 3 0 5 3 2 2 5 5 4 0 2 5 0
2 stay
0 raise
~ 3
~ 4
2 stay
0 jump
1 raise
~ 0
~ 1
1 jump
2 raise
2 throw
~ 1
~ 4
~ 2
2 raise
2 throw
~ 2
~ 2
~ 3
2 wild
2 throw
~ 2
~ 3
~ 3
2 wild
2 jump
~ 3
~ 1
1 jump
2 jump
0 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 2; decide 1
  pilot: 2
  cloud: 3
  scores: 20 44 35
  dice: blank yellow
  trips: 28
  hands: red red red red red purple purple purple purple purple purple purple purple | green yellow yellow yellow | red yellow purple purple purple
  pile: yellow purple red green green red yellow yellow red green yellow purple green green red red green wild purple red red green purple green yellow
  played: red yellow yellow yellow yellow yellow green red red yellow green green purple green purple red yellow purple green green yellow green red yellow wild green wild green wild

# puzzle 5332164a grade 4
# goal 1 trip 1
# coming 4 2 4 2 5 5 0 2 1 4 5 5 4 3 3 0 3 3 4 1 5 5 4 2 3 0 3 3 3 5
1 stay
2 raise
~ 4
~ 2
~ 4
1 jump
2 jump
0 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1; decide 0
  pilot: 1
  cloud: 4
  scores: 38 39
  dice: green blank blank
  trips: 30
  hands: red red red red red red green yellow yellow purple wild | green green yellow yellow yellow yellow yellow purple
  pile: yellow green green purple
  played: yellow green green yellow red red green purple purple wild yellow green green green red yellow red purple purple green green purple yellow green red purple yellow red red green red wild purple purple green yellow red green yellow red yellow purple purple red red purple purple wild purple purple green yellow purple

# puzzle 1cdfcbd5 grade 4
# goal 2 trip 0
# coming 2 0 4 4 3 1 1 2 5 0 0 2 1 0 1 1 2 0 4 2 5 5 5 2 2 0 0 0 1 0
0 stay
1 raise
~ 2
~ 0
~ 4
1 jump
0 raise
0 throw
~ 4
~ 3
~ 1
0 raise
0 throw
~ 1
~ 2
~ 5
~ 0
0 wild
0 jump
~ 0
~ 2
0 jump
1 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 0; decide 1
  cloud: 2
  scores: 37 41
  dice: red blank
  trips: 33
  hands: red red green green yellow | red red red green yellow wild wild wild
  pile: yellow purple red green yellow green purple red purple green red green purple green green purple red red red wild green purple purple purple red green green yellow green purple yellow red yellow purple green green red red purple yellow yellow green purple green purple purple yellow red yellow yellow yellow purple yellow yellow purple yellow yellow purple red yellow red green
  played: purple

# puzzle 30002ffe grade 4
# goal 2 trip 1
# coming 2 3 5 4 0 2 4 3 1 3 4 1 5 2 0 3 3 0 0 0 1 5 3 3 5 1 3 3 4 3
1 stay
0 raise
~ 2
~ 3
0 jump
1 wild
1 throw
~ 5
~ 4
~ 0
1 raise
1 throw
~ 2
~ 4
~ 3
1 wild
1 throw
~ 1
~ 3
~ 4
1 wild
1 throw
~ 1
~ 5
~ 2
~ 0
1 raise
1 jump
~ 3
~ 3
1 jump
0 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1; decide 0
  pilot: 1
  scores: 63 57
  dice: purple red
  trips: 41
  hands: red green yellow yellow purple purple purple | red red green yellow purple
  pile: purple yellow yellow red red green yellow green wild red purple purple green yellow green green purple yellow green purple green red yellow wild purple yellow purple red red yellow red green yellow purple red purple green red yellow purple red green wild
  played: red purple yellow red green yellow purple yellow green red yellow purple green purple green wild red yellow red green green

# puzzle 8531ad56 grade 4
# goal 1 trip 0
# coming 5 2 4 2 2 1 5 5 2 0 1 5 0 5 1 1 5 1 3 0 4 5 0 3 1 1 4 2 4 1
0 stay
1 raise
~ 5
~ 2
1 jump
0 raise
0 throw
~ 4
~ 2
0 raise
0 throw
~ 2
~ 1
~ 5
0 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 2
  pilot: 2
  cloud: 3
  scores: 42 18 41
  dice: red purple
  trips: 24
  hands: red red green green green green green green green green green purple | red red red yellow yellow yellow purple purple purple purple | red red green yellow purple wild wild
  pile: red purple green green yellow yellow yellow yellow purple red yellow wild yellow wild yellow yellow yellow red purple red red purple yellow purple green red purple green red
  played: purple red purple purple red yellow red green green purple yellow yellow purple green green yellow red purple

# puzzle 23eedccf grade 5
# goal 2 trip 2
# coming 1 4 0 4 3 2 0 2 3 2 5 4 0 4 1 0 4 3 1 0 2 2 5 5 1 1 4 4 2 1
2 raise
~ 1
~ 4
~ 0
1 jump
2 stay
0 raise
~ 4
~ 3
~ 2
0 jump
2 wild
2 throw
~ 0
~ 2
~ 3
2 wild
2 throw
~ 2
~ 5
~ 4
~ 0
2 raise
2 jump
~ 4
~ 1
1 jump
2 stay
0 raise
~ 0
~ 4
0 jump
2 fall

halcyon 2
game cloud-nine
seats 3
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1; decide 0; decide 2
  pilot: 1
  scores: 26 36 37
  dice: blank blank
  trips: 13
  hands: red red red green green green yellow yellow | red red green yellow yellow purple purple | red red green green green green yellow yellow yellow yellow purple wild wild
  pile: yellow purple purple red red yellow red red red purple purple red green green red purple red purple red
  played: green green purple green yellow yellow red green purple purple yellow yellow yellow purple green green yellow purple purple wild purple yellow wild yellow green red purple green purple

# puzzle 34942f71 grade 5
# goal 2 trip 2
# coming 4 3 4 2 0 4 5 5 5 5 4 2 0 3 0 4 1 5 0 2 0 1 3 4 3 1 3 3 4 3
2 stay
0 jump
1 raise
~ 4
~ 3
1 jump
2 raise
2 throw
~ 4
~ 2
2 raise
2 throw
~ 0
~ 4
~ 5
2 raise
2 throw
~ 5
~ 5
~ 5
2 raise
2 throw
~ 4
~ 2
~ 0
2 raise
2 throw
~ 3
~ 0
~ 4
~ 1
2 wild
2 throw
~ 5
~ 0
~ 2
~ 0
2 wild
~ 1
~ 3
1 jump
2 jump
0 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1
  pilot: 1
  aboard: 0 1
  scores: 57 51
  dice: blank red
  trips: 22
  hands: red red red red green | red yellow yellow purple purple
  pile: yellow purple green red red purple green red green green yellow yellow purple yellow yellow red purple green yellow green
  played: green yellow red wild green yellow purple green purple yellow purple red green purple red green red purple yellow green yellow green yellow purple purple wild red yellow yellow purple green red purple green red purple yellow yellow purple green red green red purple wild wild

# puzzle 94a5c2d5 grade 5
# goal 2 trip 1
# coming 3 3 4 2 5 3 3 0 5 5 3 2 5 1 1 0 0 4 2 5 3 1 4 2 1 0 4 5 5 4
1 raise
1 throw
~ 3
~ 3
1 raise
1 throw
~ 4
~ 2
1 raise
1 jump
~ 5
~ 3
1 jump
0 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1; decide 0
  pilot: 1
  scores: 46 31
  dice: blank blank
  trips: 21
  hands: green green green green green green yellow yellow yellow purple wild | red purple purple wild
  pile: yellow purple purple green purple green purple yellow green green red green red purple green purple yellow yellow green yellow wild red
  played: green yellow purple red green yellow yellow red red red purple yellow purple yellow yellow red green purple purple yellow purple red wild red red green purple red green purple purple red yellow yellow red red red yellow red

# puzzle bf5552b0 grade 5
# goal 2 trip 0
# coming 3 0 4 5 1 1 2 3 2 4 2 4 1 2 3 3 4 0 0 5 5 2 1 1 5 4 0 2 0 2
0 stay
1 raise
~ 3
~ 0
1 jump
0 wild
0 throw
~ 4
~ 5
0 raise
0 throw
~ 1
~ 1
~ 2
0 raise
0 throw
~ 3
~ 2
~ 4
0 raise
0 throw
~ 2
~ 4
~ 1
0 raise
0 jump
~ 2
~ 3
0 stay
1 wild
~ 3
~ 4
1 jump
0 wild
0 throw
~ 0
~ 0
0 fall

halcyon 2
game cloud-nine
seats 2
layout sky
mode standard
options anyEnd=0
from
  frames: raise 1
  pilot: 1
  cloud: 3
  aboard: 0 1
  scores: 50 42
  dice: blank blank
  trips: 18
  hands: yellow purple purple purple | red red red yellow yellow yellow purple purple
  pile: red wild yellow wild green yellow red green purple green yellow purple purple green red green green wild yellow yellow green red green red red green red purple
  played: green purple purple purple red yellow yellow yellow red purple green yellow wild red red yellow yellow red green green purple green green yellow purple green yellow red red purple green yellow purple purple red green

# puzzle dbdb31f7 grade 5
# goal 2 trip 1
# coming 0 0 4 4 2 4 3 0 1 0 2 3 5 5 2 5 2 4 2 0 3 5 1 0 4 0 5 0 3 4
1 raise
1 throw
~ 0
~ 0
~ 4
1 raise
1 throw
~ 4
~ 2
~ 4
1 raise
1 jump
~ 3
~ 0
1 jump
0 fall
`;
