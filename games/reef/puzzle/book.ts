/** Written by `npm run puzzles`; do not edit. */
export const book = `
halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 31
  dice: red purple
  sea:
    purple-female water water water water pearl pearl blue-female
    down down down down down down down down
    blue-female yellow-female shark blue-male purple-male red-male down down
    coral coral purple-female water water yellow-male water water
  faces:
     .  .  .  .  .  .  .  .
    shark green-female green-male shark water pink-male pearl pink-male
     .  .  .  .  .  . shark pink-female
     .  .  .  .  .  .  .  .
  pile: shark water red-female water green-male yellow-male yellow-female shark blue-male purple-male water pearl green-female red-female
  discard: pearl red-male pink-female
  breedingPile: yellow+yellow blue+blue green+green pink+pink yellow+pink purple+pink blue+pink purple+purple red+yellow
  breeding: green+blue red+green green+pink yellow+blue
  supply: 4 6 6 6 6 7
  worms: 3 1 1 1 2 1 | 1 1 1 1 0 0
  pearls: 1 0
  boats: 7 6
  males: - - - - - | - - - - -
  females: - - - - - | - - - - -
  broods: blue+purple green+purple - red+red yellow+green | red+purple red+blue yellow+purple red+pink -

# puzzle 10c088c1 grade 1
# goal 1 turn 0
0 catch a6 3
0 pay yellow
0 catch b1 3

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 36
  dice: yellow yellow
  sea:
    green-male water shark pink-female yellow-female water pearl blue-male
    coral red-female yellow-male coral down down down down
    green-male blue-female green-female water water water down down
    purple-female yellow-female water water red-female red-male green-female pearl
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  . yellow-male pink-female pearl shark
     .  .  .  .  .  . shark pearl
     .  .  .  .  .  .  .  .
  pile: water purple-female water water shark water pink-male pearl pearl pink-male purple-male purple-male water blue-male red-male
  breedingPile: red+green purple+pink green+green red+purple blue+pink yellow+purple red+blue yellow+green red+pink
  breeding: blue+blue purple+purple pink+pink green+blue
  supply: 7 3 8 8 6 6
  worms: 1 2 0 0 1 2 | 0 3 0 0 1 0
  sharks: 1 1
  boats: 8 7
  males: - - - - - | - - - - -
  females: - - - - - | - - - blue -
  broods: yellow+blue yellow+yellow yellow+pink red+red - | green+pink red+yellow green+purple - blue+purple

# puzzle 43013ec1 grade 1
# goal 1 turn 1
1 buy d7
1 pay yellow
1 catch d1 4

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 34
  dice: green purple
  sea:
    blue-female coral red-male yellow-female blue-male shark green-female red-male
    blue-male coral purple-female purple-male water water down down
    pink-male water purple-female water water shark down down
    red-female water red-female shark pearl water pink-female pearl
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  .  .  . pink-male water
     .  .  .  .  .  . water shark
     .  .  .  .  .  .  .  .
  pile: shark pearl purple-male green-male yellow-male pink-female pearl water yellow-female yellow-male green-female shark pearl water blue-female
  discard: water
  breedingPile: blue+purple red+green red+red yellow+pink green+purple green+blue red+purple pink+pink yellow+purple
  breeding: purple+purple green+green blue+blue red+blue
  supply: 8 7 5 6 4 7
  worms: 0 1 2 2 3 0 | 0 0 1 0 1 1
  pearls: 0 1
  boats: 6 6
  males: - - - - - | - - - - green
  females: - - - - - | - - - - -
  broods: yellow+blue yellow+green red+pink yellow+yellow - | red+yellow purple+pink green+pink blue+pink -

# puzzle e08e973f grade 1
# goal 1 turn 0
0 catch c1 5
0 buy a5
0 pay purple
0 catch a1 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 34
  dice: blue yellow
  sea:
    blue-male blue-female green-male pearl purple-male pearl green-female water
    shark shark shark pink-female water down down down
    blue-male water water purple-female down down down down
    coral water water water water red-female pearl red-male
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  .  . yellow-female pink-male yellow-female
     .  .  .  . red-male coral green-female yellow-male
     .  .  .  .  .  .  .  .
  pile: shark water purple-female pearl blue-female water shark shark pink-female yellow-male
  discard: water pearl pearl purple-male red-female water
  breedingPile: yellow+pink red+red yellow+purple green+pink red+green blue+purple green+purple blue+pink yellow+green green+green
  breeding: red+yellow pink+pink green+blue purple+pink
  supply: 6 6 8 6 7 7
  worms: 0 0 0 1 0 0 | 2 2 0 1 1 1
  boats: 6 5
  males: - - - - - | - - - pink green
  females: - - - - - | - - - - -
  broods: yellow+yellow red+pink purple+purple - red+purple | blue+blue yellow+blue red+blue - -

# puzzle 512304e3 grade 1
# goal 1 turn 1
1 catch d2 5
1 buy d4
1 pay red
1 catch b4 4

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 29
  dice: green yellow
  sea:
    pink-female shark pink-male water red-female shark pink-male yellow-male
    down down down down down down down down
    shark water coral purple-male water down down down
    blue-female water blue-male yellow-female water purple-female red-male red-male
  faces:
     .  .  .  .  .  .  .  .
    red-female yellow-male coral water blue-female shark water pink-female
     .  .  .  .  . pearl purple-male water
     .  .  .  .  .  .  .  .
  pile: water water purple-female pearl blue-male water green-female pearl green-male green-male green-female water pearl shark pearl
  breedingPile: pink+pink red+blue blue+blue purple+purple green+blue blue+pink yellow+blue red+yellow yellow+purple
  breeding: red+green red+red yellow+yellow green+green
  supply: 6 4 3 6 6 7
  worms: 1 2 3 1 1 0 | 1 2 2 1 1 1
  pearls: 0 1
  sharks: 0 1
  boats: 6 5
  males: - - - - - | - - - - -
  females: yellow - - - - | - - - - -
  broods: - red+pink yellow+pink yellow+green green+purple | blue+purple green+pink purple+pink red+purple -

# puzzle 9e15e891 grade 1
# goal 1 turn 0
0 turn b6
0 pay green
0 buy b6
0 pay red
0 turn c2
0 pay green
0 catch c2 1
0 pay yellow

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 25
  dice: purple red
  sea:
    red-female water water water yellow-female red-female shark pearl
    down down down down down down down down
    shark shark red-male coral down down down down
    pink-female coral purple-female water water water red-male pearl
  faces:
     .  .  .  .  .  .  .  .
    blue-male water blue-female pearl green-female water green-male yellow-male
     .  .  .  . water water pink-male pearl
     .  .  .  .  .  .  .  .
  pile: yellow-female blue-female water shark green-male pink-male shark blue-male purple-female pearl shark water purple-male
  discard: pearl purple-male green-female yellow-male pink-female
  breedingPile: purple+pink green+green pink+pink green+pink red+pink red+red yellow+purple yellow+green green+blue blue+blue
  breeding: red+blue red+purple blue+purple red+yellow
  supply: 5 8 7 5 6 5
  worms: 2 0 0 2 1 2 | 1 0 1 1 1 1
  boats: 5 6
  males: - - - - - | - - - - -
  females: - - - - - | - - - - -
  broods: yellow+blue blue+pink red+green green+purple - | purple+purple yellow+yellow yellow+pink - -

# puzzle b2924047 grade 1
# goal 1 turn 0
0 catch b3 5
0 catch a3 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 35
  dice: purple yellow
  sea:
    purple-female blue-female purple-male blue-female water water pearl green-female
    down down down down down down down down
    green-female pink-female yellow-female down down down down down
    yellow-male water shark blue-male water shark water red-female
  faces:
     .  .  .  .  .  .  .  .
    coral red-male water purple-male water coral coral pink-female
     .  .  . shark pearl water red-male pink-male
     .  .  .  .  .  .  .  .
  pile: shark pearl water water water yellow-male pink-male pearl yellow-female shark green-male water
  discard: pearl green-male red-female pearl blue-male purple-female
  breedingPile: red+purple green+purple purple+pink blue+pink blue+blue green+pink pink+pink green+blue purple+purple
  breeding: red+red yellow+green yellow+purple yellow+blue
  supply: 7 6 5 4 7 5
  worms: 0 1 1 1 0 1 | 1 1 2 3 1 2
  sharks: 1 0
  boats: 8 7
  males: - - - - | - - - - -
  females: - - - - | - - - - -
  broods: red+pink red+blue green+green red+green | yellow+pink yellow+yellow red+yellow blue+purple -

# puzzle e51d544f grade 1
# goal 1 turn 1
1 buy d7
1 pay blue
1 catch b3 5
1 catch d3 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 24
  dice: green pink
  sea:
    red-female yellow-male water water green-male pearl purple-male yellow-female
    down down down down down down down down
    pink-male blue-male green-female down down down down down
    pink-female water water water yellow-female shark coral water
  faces:
     .  .  .  .  .  .  .  .
    water coral coral pink-male green-female red-male water pearl
     .  .  . coral pearl purple-female water pearl
     .  .  .  .  .  .  .  .
  pile: pearl pink-female water pearl purple-male blue-female shark shark blue-male water red-male water shark
  discard: yellow-male purple-female shark shark green-male blue-female
  breedingPile: purple+purple green+green blue+pink yellow+yellow red+green yellow+pink blue+blue purple+pink red+purple red+pink
  breeding: red+red green+purple pink+pink yellow+green
  supply: 6 5 4 6 5 4
  worms: 1 1 1 1 1 1 | 1 2 3 1 2 3
  boats: 5 4
  males: - - - - | - - - -
  females: - red - - | - - - -
  broods: red+yellow - green+blue yellow+blue | red+blue green+pink blue+purple yellow+purple

# puzzle 2c2448f8 grade 1
# goal 1 turn 1
1 turn b4
1 pay green
1 buy b4
1 pay pink
1 catch b3 5
1 catch d2 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 30
  dice: blue green
  sea:
    blue-female water water water water shark shark pearl
    red-male water blue-female red-female purple-male down down down
    shark water shark pink-female green-female down down down
    red-female water water water yellow-male yellow-female red-male pearl
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  .  . green-female pink-male pearl
     .  .  .  .  . coral coral pearl
     .  .  .  .  .  .  .  .
  pile: shark green-male blue-male purple-female pink-male coral green-male water yellow-female pink-female yellow-male blue-male shark purple-male pearl purple-female water water
  breedingPile: yellow+blue red+blue red+red yellow+pink blue+blue yellow+purple red+purple green+blue green+green
  breeding: green+pink red+green yellow+green red+pink
  supply: 5 5 4 5 5 5
  worms: 1 1 1 1 0 1 | 2 2 3 2 3 2
  pearls: 1 0
  boats: 5 5
  males: - - - - - | - - - -
  females: - - - - - | - - - -
  broods: yellow+yellow purple+pink purple+purple blue+purple - | blue+pink red+yellow green+purple pink+pink

# puzzle 5b536f6c grade 1
# goal 1 turn 0
0 catch b5 5
0 catch a5 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 25
  dice: yellow blue
  sea:
    green-female red-male blue-female shark water blue-female pink-female water
    down down green-male down down water down down
    red-male pink-male water down down down down down
    shark water green-female shark water purple-female pink-female shark
  faces:
     .  .  .  .  .  .  .  .
    blue-male purple-female  . coral water  . yellow-female yellow-male
     .  .  . water shark red-female shark red-female
     .  .  .  .  .  .  .  .
  pile: pearl water green-male water water pearl blue-male pearl water coral pearl yellow-female yellow-male pearl purple-male
  breedingPile: green+purple red+green green+blue purple+pink red+red pink+pink blue+purple red+blue blue+blue red+yellow
  breeding: yellow+purple yellow+yellow red+purple green+pink
  supply: 6 6 8 7 7 6
  worms: 1 1 0 0 0 0 | 1 1 0 1 1 2
  pearls: 0 1
  boats: 6 5
  males: purple - - - pink | - - - - -
  females: - - - - - | - - - - -
  broods: - blue+pink yellow+pink yellow+blue - | green+green red+pink purple+purple yellow+green -

# puzzle b14156e5 grade 1
# goal 1 turn 1
1 catch b2 5
1 pay pink
1 pay pink
1 catch d1 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 23
  dice: red purple
  sea:
    blue-male water red-male blue-male red-female purple-male water pink-male
    shark down down down down down down down
    yellow-male down down down down down down down
    green-female green-female water red-male yellow-female pearl water water
  faces:
     .  .  .  .  .  .  .  .
     . shark blue-female water shark pearl pearl water
     . purple-male coral purple-female pearl water yellow-female shark
     .  .  .  .  .  .  .  .
  pile: water red-female purple-female blue-female water pearl water pearl pink-male shark pink-female coral water shark green-male yellow-male
  discard: green-male pink-female
  breedingPile: pink+pink yellow+yellow purple+pink yellow+purple green+purple yellow+green red+yellow green+blue blue+pink red+red
  breeding: red+purple red+pink green+green yellow+blue
  supply: 6 7 7 8 5 6
  worms: 1 1 0 0 1 0 | 1 0 1 0 2 2
  boats: 5 5
  males: - - - - - | - - - - -
  females: - - - - - | - - - - -
  broods: red+blue blue+blue - green+pink - | purple+purple blue+purple yellow+pink red+green -

# puzzle b909f4c0 grade 1
# goal 1 turn 1
1 catch d5 5
1 boat
1 pay green
1 pay pink
1 pay pink
1 catch d6 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 33
  dice: blue blue
  sea:
    pink-female green-female green-male water yellow-female pearl pearl pink-male
    shark coral water yellow-male purple-male down down down
    shark shark shark water purple-female down down down
    green-male water water water water pink-male red-male water
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  .  . water red-female pearl
     .  .  .  .  . pearl blue-female blue-male
     .  .  .  .  .  .  .  .
  pile: water water water red-female pearl shark red-male yellow-male purple-female yellow-female purple-male green-female coral
  discard: shark blue-female
  breedingPile: red+yellow blue+pink green+purple yellow+blue red+pink yellow+yellow blue+purple green+green green+blue
  breeding: yellow+purple blue+blue red+red purple+pink
  supply: 7 2 3 0 6 4
  worms: 1 3 3 3 1 1 | 0 3 2 5 1 3
  pearls: 1 0
  boats: 5 5
  males: - - blue - - | - - - - -
  females: - - - - - | - - - - pink
  broods: green+pink red+green - red+purple yellow+pink | pink+pink red+blue yellow+green purple+purple -

# puzzle a74e07ca grade 2
# goal 1 turn 1
1 boat
1 pay yellow
1 pay blue
1 pay blue
1 buy d6
1 pay blue
1 catch c5 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 27
  dice: yellow purple
  sea:
    blue-female pink-female water water water purple-female pearl yellow-female
    blue-female down down down down down down down
    purple-male down down down down down down down
    blue-male water blue-male green-female coral red-female pearl water
  faces:
     .  .  .  .  .  .  .  .
     . shark coral shark yellow-female pink-male pearl water
     . pearl yellow-male water shark coral water water
     .  .  .  .  .  .  .  .
  pile: red-female water green-male red-male pink-male pink-female water shark pearl water shark pearl red-male green-male yellow-male
  discard: purple-male green-female
  breedingPile: green+pink purple+pink blue+blue blue+pink red+blue red+green yellow+green red+pink red+purple yellow+blue purple+purple
  breeding: yellow+pink yellow+yellow red+yellow blue+purple
  supply: 5 7 7 7 5 6
  worms: 1 0 0 0 1 1 | 2 1 1 1 2 1
  sharks: 1 0
  boats: 6 7
  males: - - - - - | - - - -
  females: - - - - purple | - - - -
  broods: green+purple red+red - - - | green+blue yellow+purple green+green pink+pink

# puzzle e72df306 grade 2
# goal 1 turn 1
1 buy a5
1 pay green
1 pay pink
1 pay red
1 catch b1 5
1 catch d1 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 29
  dice: red green
  sea:
    red-male coral shark red-male pink-male red-female red-female water
    purple-male down down down down down down down
    pink-female water water green-female down down down down
    shark coral yellow-male blue-female water water purple-female green-male
  faces:
     .  .  .  .  .  .  .  .
     . green-male blue-male yellow-female blue-female shark pearl water
     .  .  .  . shark water pearl purple-male
     .  .  .  .  .  .  .  .
  pile: water pearl blue-male yellow-female shark water water purple-female water shark water pearl
  discard: pearl yellow-male green-female
  breedingPile: red+red pink+pink red+green green+green green+blue blue+purple green+purple blue+pink yellow+pink
  breeding: yellow+purple yellow+blue green+pink red+purple
  supply: 5 8 5 8 8 8
  worms: 2 0 1 0 0 0 | 1 0 2 0 0 0
  pearls: 1 0
  boats: 5 5
  males: - - - - - | - - - - pink
  females: - - - pink - | - - - - -
  broods: purple+pink red+blue blue+blue - yellow+green | purple+purple red+yellow yellow+yellow red+pink -

# puzzle f8ab0d64 grade 2
# goal 1 turn 0
0 turn c2
0 pay red
0 catch c2 4
0 pay green

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 41
  dice: pink yellow
  sea:
    green-female purple-female water yellow-female water shark coral pearl
    blue-male coral blue-male shark down down down down
    yellow-male water water water water down down down
    green-female yellow-male water water water red-male purple-male green-male
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  . pearl pearl pearl pearl
     .  .  .  .  . red-female pink-male red-male
     .  .  .  .  .  .  .  .
  pile: water green-male blue-female pearl shark pink-female red-female shark shark yellow-female blue-female water pink-female
  discard: shark pink-male water
  breedingPile: yellow+pink yellow+blue green+purple blue+pink yellow+yellow yellow+purple red+green red+red blue+purple
  breeding: blue+blue purple+purple green+green purple+pink
  supply: 5 4 5 6 5 4
  worms: 2 3 2 2 2 3 | 1 1 1 0 1 1
  boats: 6 7
  males: - - - - purple | - - - - -
  females: - - - - - | - purple - - -
  broods: red+pink yellow+green red+purple red+blue - | green+pink - green+blue pink+pink red+yellow

# puzzle 3eeb95d6 grade 2
# goal 1 turn 1
1 turn b7
1 pay yellow
1 catch b7 2

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 31
  dice: yellow red
  sea:
    green-male yellow-female pink-female water coral blue-male coral water
    down down down water down down down down
    shark purple-male shark water down down down down
    green-male water red-male water water blue-female green-female yellow-male
  faces:
     .  .  .  .  .  .  .  .
    green-female shark water  . red-female blue-male pink-male water
     .  .  .  . pink-female purple-female pearl red-male
     .  .  .  .  .  .  .  .
  pile: blue-female pearl pearl shark yellow-female pink-male yellow-male pearl pearl water water purple-female shark shark
  discard: water
  breedingPile: yellow+green green+green red+pink green+blue red+green yellow+blue pink+pink red+yellow red+blue
  breeding: yellow+yellow purple+purple red+purple green+purple
  supply: 5 4 6 7 7 6
  worms: 2 2 2 1 1 2 | 1 2 0 0 0 0
  pearls: 0 1
  boats: 4 6
  males: - - - - - | - - - - purple
  females: - - - - red | - - - - -
  broods: green+pink blue+purple yellow+purple blue+pink - | red+red purple+pink blue+blue yellow+pink -

# puzzle 5b7917ee grade 2
# goal 1 turn 1
1 turn b6
1 pay red
1 catch b6 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 22
  dice: green green
  sea:
    shark water coral green-female water water pearl water
    down down down down down down down down
    shark pink-male shark red-female down down down down
    red-male blue-female pink-female water coral red-male red-female blue-male
  faces:
     .  .  .  .  .  .  .  .
    yellow-male yellow-female water green-male shark blue-male pearl yellow-male
     .  .  .  . water water yellow-female water
     .  .  .  .  .  .  .  .
  pile: purple-female shark pearl purple-female pearl green-female water purple-male water pink-male water
  discard: pearl green-male blue-female
  breedingPile: red+yellow red+purple yellow+yellow red+green blue+pink green+green purple+pink red+red pink+pink
  breeding: yellow+green yellow+purple yellow+pink red+blue
  supply: 8 8 4 8 7 7
  worms: 0 0 3 0 0 0 | 0 0 1 0 1 1
  pearls: 1 0
  sharks: 0 1
  boats: 5 5
  males: - - - - - | - - - purple -
  females: - pink - - - | - - - - -
  broods: green+purple - yellow+blue green+pink blue+purple | blue+blue red+pink purple+purple - green+blue

# puzzle 8695125a grade 2
# goal 1 turn 0
0 turn c1
0 pay green
0 catch c1 2

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 31
  dice: purple red
  sea:
    purple-male red-female red-male water red-male water shark shark
    yellow-male water pink-male down down down down down
    purple-female shark water water coral water shark down
    pink-male water pink-female water blue-male yellow-female water green-male
  faces:
     .  .  .  .  .  .  .  .
     .  .  . water yellow-female coral red-female water
     .  .  .  .  .  .  . coral
     .  .  .  .  .  .  .  .
  pile: pearl green-male purple-female blue-female blue-female green-female pearl green-female pearl water pearl yellow-male blue-male pink-female shark pearl
  discard: pearl
  breedingPile: pink+pink blue+purple yellow+pink red+pink purple+purple yellow+green red+purple red+yellow red+red purple+pink
  breeding: blue+pink yellow+yellow red+blue green+purple
  supply: 5 6 8 6 6 7
  worms: 2 1 0 1 1 1 | 1 1 0 1 1 0
  sharks: 1 0
  boats: 6 7
  males: - - - - | - - - purple -
  females: - - - - | - - - - -
  broods: yellow+blue yellow+purple green+blue green+green | green+pink red+green blue+blue - -

# puzzle 8a9f8b8d grade 2
# goal 1 turn 0
0 buy b5
0 pay red
0 pay red
0 catch a5 5
0 catch a3 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 33
  dice: yellow blue
  sea:
    green-female water yellow-female blue-female yellow-female pink-female water water
    down down down down down down down down
    blue-male water down down down down down down
    pink-male water red-male yellow-male water water purple-male green-male
  faces:
     .  .  .  .  .  .  .  .
    water pearl red-female water coral water purple-female pearl
     .  . coral water red-male blue-female purple-male green-female
     .  .  .  .  .  .  .  .
  pile: yellow-male shark shark water red-female purple-female green-male shark pink-female shark coral shark pink-male shark
  breedingPile: green+green purple+pink red+purple blue+purple pink+pink green+purple green+pink yellow+green red+blue blue+blue yellow+pink
  breeding: purple+purple red+yellow yellow+blue red+red
  supply: 5 6 4 3 5 6
  worms: 2 1 2 2 1 1 | 1 1 2 3 2 1
  pearls: 1 3
  boats: 5 7
  males: blue - - - - | - - - -
  females: - - - - - | - - - -
  broods: - yellow+purple - yellow+yellow - | red+green red+pink green+blue blue+pink

# puzzle 6969416b grade 3
# goal 1 turn 1
1 turn b3
1 pay blue
1 buy b3
1 pay green
1 catch d3 5
1 pay yellow
1 catch a3 5
1 pay red

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 28
  dice: yellow yellow
  sea:
    blue-male water red-male green-male shark yellow-male pearl red-female
    purple-male water down down down down down down
    purple-female shark water green-female water water down down
    pink-female blue-male water water water yellow-female green-female pearl
  faces:
     .  .  .  .  .  .  .  .
     .  . coral water red-female shark coral pink-female
     .  .  .  .  .  . pink-male yellow-female
     .  .  .  .  .  .  .  .
  pile: shark pearl water green-male blue-female red-male pearl shark water coral shark
  discard: water pearl yellow-male blue-female pink-male purple-female
  breedingPile: purple+purple blue+blue blue+pink pink+pink yellow+pink green+blue green+purple red+red red+yellow red+green
  breeding: green+pink red+purple yellow+purple yellow+yellow
  supply: 7 4 7 7 8 6
  worms: 1 2 1 1 0 1 | 0 2 0 0 0 1
  pearls: 0 1
  boats: 6 7
  males: - - - purple | - - - - -
  females: - - - - | - - - - -
  broods: yellow+green green+green purple+pink - | red+pink blue+purple red+blue yellow+blue -

# puzzle d139d3a8 grade 3
# goal 1 turn 1
1 catch a6 5
1 buy d7
1 catch d6 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 25
  dice: purple purple
  sea:
    purple-female water water blue-male coral yellow-male water red-female
    pink-male water red-male down green-female down down down
    shark yellow-male water blue-male yellow-female down down down
    green-male water water green-male water water shark coral
  faces:
     .  .  .  .  .  .  .  .
     .  .  . purple-female  . pearl shark pearl
     .  .  .  .  . coral purple-male red-female
     .  .  .  .  .  .  .  .
  pile: pearl blue-female red-male water blue-female purple-male water pink-female shark pearl pink-female green-female pearl shark
  discard: water pearl pink-male yellow-female
  breedingPile: purple+pink red+blue red+yellow green+purple yellow+yellow red+green red+red blue+purple green+blue pink+pink
  breeding: purple+purple blue+pink green+green yellow+purple
  supply: 8 6 7 7 4 7
  worms: 0 1 1 1 1 1 | 0 1 0 0 3 0
  sharks: 1 0
  boats: 5 6
  males: - - - - - | - - - -
  females: - - - - - | - - - -
  broods: green+pink blue+blue red+purple - - | yellow+green yellow+blue red+pink yellow+pink

# puzzle e38b9b71 grade 3
# goal 1 turn 1
1 buy d5
1 pay purple
1 catch d1 5
1 catch d6 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 32
  dice: green yellow
  sea:
    pink-male pink-female water red-male pink-female purple-female water green-male
    red-male coral blue-male water down down down down
    shark green-female water water purple-male down down down
    green-male water water pink-male yellow-female water water shark
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  . yellow-male water water shark
     .  .  .  .  . pearl red-female shark
     .  .  .  .  .  .  .  .
  pile: blue-female blue-male coral yellow-female pearl red-female pearl water pearl purple-male yellow-male green-female shark
  discard: shark purple-female
  breedingPile: pink+pink green+green yellow+green red+pink blue+pink purple+purple yellow+yellow green+blue blue+purple green+pink
  breeding: red+red blue+blue red+blue yellow+pink
  supply: 8 6 7 6 7 8
  worms: 0 1 0 1 1 0 | 0 1 1 1 0 0
  pearls: 0 2
  boats: 5 7
  males: - - - - - | - - - - -
  females: - - - - blue | - - - - -
  broods: purple+pink yellow+blue red+purple - - | red+yellow green+purple red+green yellow+purple -

# puzzle 456f9284 grade 3
# goal 1 turn 1
1 turn b6
1 pay green
1 buy b6
1 pay blue
1 catch a5 5
1 pay yellow
1 catch d1 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 32
  dice: red yellow
  sea:
    yellow-male pink-male water water green-male pearl purple-female shark
    yellow-female water coral water water pink-female down down
    yellow-female pink-male water shark coral green-female down down
    yellow-male green-female water water purple-female pearl shark pearl
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  .  .  . red-female shark
     .  .  .  .  .  . blue-male blue-female
     .  .  .  .  .  .  .  .
  pile: pearl water water red-female pearl blue-female shark water water shark purple-male green-male
  discard: pearl blue-male pink-female
  breedingPile: yellow+pink pink+pink yellow+blue green+pink blue+purple purple+purple yellow+yellow purple+pink red+green yellow+purple yellow+green red+pink red+yellow
  breeding: red+red green+green red+blue green+purple
  supply: 4 5 5 5 7 6
  worms: 1 1 2 1 1 0 | 3 2 1 2 0 2
  boats: 6 6
  males: - - - - - | - red - red purple
  females: - - - - - | - - - - -
  broods: blue+pink red+purple - - - | blue+blue - green+blue - -

# puzzle 55d26ff3 grade 3
# goal 1 turn 1
1 buy d6
1 pay red
1 catch b6 5
1 catch b1 2
1 catch c6 4

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 34
  dice: purple blue
  sea:
    yellow-female yellow-male water water pearl coral blue-male water
    yellow-female water purple-male down down down down down
    pink-male shark pink-male water red-male down down down
    blue-male blue-female shark red-female water pink-female coral pearl
  faces:
     .  .  .  .  .  .  .  .
     .  .  . pearl water red-female water water
     .  .  .  .  . green-female coral green-male
     .  .  .  .  .  .  .  .
  pile: red-male purple-female purple-male green-male water blue-female pearl water purple-female pink-female
  discard: shark shark pearl yellow-male green-female water
  breedingPile: blue+pink purple+pink red+red yellow+pink blue+blue yellow+purple pink+pink red+pink yellow+blue
  breeding: purple+purple green+green red+green yellow+yellow
  supply: 6 5 7 4 3 4
  worms: 1 1 0 2 2 2 | 1 2 1 2 3 2
  pearls: 0 1
  sharks: 1 1
  boats: 5 5
  males: - - - - - | - - - -
  females: - - - - - | - - - -
  broods: red+blue red+yellow green+purple yellow+green - | green+blue green+pink blue+purple red+purple

# puzzle 9a065cf8 grade 3
# goal 1 turn 1
1 buy d3
1 pay yellow
1 boat
1 pay blue
1 pay purple
1 pay pink
1 buy d6
1 pay blue
1 catch d1 5
1 pay yellow
1 catch d2 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 23
  dice: red green
  sea:
    pink-male red-female yellow-male pearl pearl blue-male pearl green-female
    shark down down down down down down down
    shark green-male water red-male down down down down
    blue-female blue-male water purple-male purple-female coral shark water
  faces:
     .  .  .  .  .  .  .  .
     . water water pink-female water purple-female red-male shark
     .  .  .  . yellow-female water coral water
     .  .  .  .  .  .  .  .
  pile: water purple-male pearl yellow-female yellow-male water coral pink-male blue-female water water shark pink-female red-female coral pearl
  discard: shark green-female
  breedingPile: blue+pink red+red yellow+pink purple+pink red+yellow blue+blue blue+purple yellow+blue red+blue yellow+green red+green
  breeding: green+purple green+green green+pink purple+purple
  supply: 4 8 4 8 6 7
  worms: 2 0 2 0 1 1 | 2 0 2 0 1 0
  pearls: 0 1
  boats: 5 5
  males: - - - | - - green - -
  females: - - - | - - - - -
  broods: green+blue yellow+yellow red+pink | yellow+purple pink+pink - red+purple -

# puzzle 5f1c6ac8 grade 4
# goal 1 turn 1
1 buy d4
1 pay red
1 catch a5 3
1 catch b2 5
1 catch d2 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 38
  dice: green purple
  sea:
    red-female yellow-female red-male red-female green-male purple-male green-male coral
    shark water blue-female pink-female blue-male blue-female down down
    shark shark water pink-male water water down down
    green-female red-male water pink-male water water water green-female
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  .  .  . yellow-male coral
     .  .  .  .  .  . coral purple-female
     .  .  .  .  .  .  .  .
  pile: purple-female water pearl coral pearl shark pearl water water water
  discard: blue-male pink-female pearl yellow-male yellow-female
  breedingPile: red+red yellow+pink blue+blue yellow+blue purple+purple red+green pink+pink yellow+purple red+yellow red+purple
  breeding: green+green red+pink green+blue green+pink
  supply: 6 4 2 5 1 3
  worms: 2 2 4 2 3 3 | 0 2 2 1 4 2
  pearls: 1 1
  sharks: 2 0
  boats: 6 6
  males: - - - | - - purple - -
  females: - - - | - - - - -
  broods: red+blue yellow+green blue+purple | purple+pink green+purple - yellow+yellow blue+pink

# puzzle 5b59825c grade 4
# goal 1 turn 1
1 buy b1
1 pay purple
1 pay purple
1 shark-fish 3 male
1 catch d5 3
1 pay green
1 catch c3 3

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 34
  dice: yellow purple
  sea:
    red-male water water shark water purple-female pink-male coral
    yellow-male water shark green-male down down down down
    shark red-female water water water blue-female shark down
    blue-female water water red-female water green-male coral pink-female
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  . purple-male blue-male red-male water
     .  .  .  .  .  .  . purple-male
     .  .  .  .  .  .  .  .
  pile: green-female pearl pink-male purple-female green-female coral pearl shark yellow-female
  discard: shark blue-male water pearl yellow-male yellow-female
  breedingPile: blue+blue red+green blue+pink red+red red+blue red+yellow green+pink green+blue purple+purple yellow+blue red+pink
  breeding: blue+purple green+green yellow+green pink+pink
  supply: 7 5 7 5 5 6
  worms: 1 2 1 1 2 1 | 0 1 0 2 1 1
  pearls: 3 0
  boats: 6 8
  males: - - - - - | - - - -
  females: - - - - pink | - - - -
  broods: purple+pink yellow+pink red+purple - - | yellow+purple green+purple yellow+yellow -

# puzzle 7d66fabb grade 4
# goal 1 turn 0
0 boat
0 pay red
0 pay yellow
0 pay purple
0 catch d7 5
0 pay pink
0 turn c5
0 pay green
0 catch c5 4
0 pay purple
0 catch a1 4
0 pay blue

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 33
  dice: pink red
  sea:
    purple-male water coral water green-male green-male yellow-female water
    shark water water yellow-male blue-female water down down
    shark water yellow-male shark down down down down
    pink-female purple-female coral green-female red-female water yellow-female water
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  .  .  . pearl water
     .  .  .  . pearl green-female pearl blue-male
     .  .  .  .  .  .  .  .
  pile: pearl purple-female red-male pink-female pink-male purple-male red-male shark blue-female pink-male
  discard: water water shark blue-male shark red-female
  breedingPile: red+purple red+red yellow+purple red+pink yellow+blue blue+pink yellow+pink green+pink blue+purple
  breeding: green+green red+blue green+purple yellow+yellow
  supply: 3 6 6 6 7 6
  worms: 2 1 0 1 0 1 | 3 1 2 1 1 1
  pearls: 2 0
  boats: 6 5
  males: - - - - - | - - - - -
  females: - - - - - | - - - - -
  broods: green+blue red+yellow - red+green purple+pink | purple+purple blue+blue yellow+green pink+pink -

# puzzle 99b48d64 grade 4
# goal 1 turn 1
1 turn b5
1 pay red
1 buy b5
1 pay red
1 catch a4 5
1 catch d1 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 37
  dice: green blue
  sea:
    yellow-female water red-female water water green-female water shark
    green-male coral pink-male water water blue-female down down
    coral blue-female water green-male shark green-female water down
    yellow-female water water shark shark water pink-female shark
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  .  .  . water pink-female
     .  .  .  .  .  .  . pearl
     .  .  .  .  .  .  .  .
  pile: pearl purple-male pink-male shark red-male red-female yellow-male purple-male blue-male
  discard: pearl blue-male purple-female pearl yellow-male purple-female
  breedingPile: yellow+yellow red+purple yellow+green purple+purple red+blue red+red green+blue blue+blue purple+pink yellow+pink
  breeding: blue+pink green+green red+pink green+purple
  supply: 8 8 4 7 6 6
  worms: 0 0 2 0 1 1 | 0 0 2 1 1 1
  pearls: 0 2
  boats: 7 6
  males: - - - - - | - - - - red
  females: - - - - - | - - - - -
  broods: yellow+purple red+green pink+pink - - | yellow+blue green+pink blue+purple red+yellow -

# puzzle bc7f93f4 grade 4
# goal 1 turn 1
1 boat
1 pay green
1 pay green
1 pay blue
1 catch a7 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 27
  dice: blue purple
  sea:
    blue-male blue-female water water water pink-female yellow-female green-male
    down down down down down down down down
    shark blue-female down down down down down down
    pink-male coral shark yellow-female green-male purple-male pink-female pearl
  faces:
     .  .  .  .  .  .  .  .
    coral pink-male shark blue-male water water water yellow-male
     .  . pearl water purple-female red-male red-female pearl
     .  .  .  .  .  .  .  .
  pile: green-female yellow-male shark water water water shark shark
  discard: pearl water water pearl red-male green-female
  breedingPile: blue+blue green+purple yellow+blue blue+pink yellow+pink blue+purple red+purple green+blue green+pink red+blue purple+purple
  breeding: yellow+purple pink+pink red+yellow red+pink
  supply: 8 8 7 5 6 6
  worms: 0 0 1 2 2 2 | 0 0 0 1 0 0
  pearls: 1 0
  boats: 5 7
  males: - - - - - | - purple - - -
  females: - - - red - | - - purple - -
  broods: yellow+yellow green+green purple+pink - - | red+red - - yellow+green red+green

# puzzle f2fd401a grade 5
# goal 1 turn 0
0 boat
0 pay blue
0 pay green
0 pay pink
0 catch a6 5
0 pay purple
0 catch a4 5
0 catch a1 4

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 31
  dice: green purple
  sea:
    pink-female water water pink-female pink-male green-male blue-male green-male
    shark water down down down down down down
    purple-female shark purple-male red-female red-male water down down
    green-female yellow-male water water water blue-female water pearl
  faces:
     .  .  .  .  .  .  .  .
     .  . coral green-female pearl pearl yellow-male shark
     .  .  .  .  .  . red-female water
     .  .  .  .  .  .  .  .
  pile: blue-female shark coral water water shark pink-male pearl yellow-female purple-female yellow-female pearl water purple-male
  discard: shark red-male
  breedingPile: yellow+blue yellow+yellow yellow+purple red+yellow purple+pink green+pink red+pink purple+purple yellow+green green+green
  breeding: green+blue blue+purple red+red blue+blue
  supply: 6 8 7 6 5 6
  worms: 2 0 1 1 2 2 | 0 0 0 1 1 0
  pearls: 0 1
  boats: 5 6
  males: - - - - - | - - - blue -
  females: - - - - - | - - - - -
  broods: red+blue red+green green+purple yellow+pink - | blue+pink red+purple pink+pink - -

# puzzle f4c8aa99 grade 5
# goal 1 turn 0
0 catch b3 5
0 boat
0 pay red
0 pay red
0 pay pink
0 catch a6 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 26
  dice: yellow pink
  sea:
    red-female purple-male purple-male green-female yellow-male water pearl blue-female
    down down down down down down down down
    shark water water pink-female blue-male pink-male down down
    yellow-male green-female shark red-female green-male water purple-female shark
  faces:
     .  .  .  .  .  .  .  .
    water water coral pearl coral water water coral
     .  .  .  .  .  . pink-female green-male
     .  .  .  .  .  .  .  .
  pile: pearl purple-female water pink-male red-male water yellow-female water yellow-female pearl blue-female blue-male shark red-male pearl water coral
  discard: shark pearl
  breedingPile: green+blue yellow+yellow pink+pink red+green yellow+purple red+blue red+red green+purple purple+purple
  breeding: blue+pink green+pink green+green red+yellow
  supply: 6 4 7 7 5 5
  worms: 1 2 0 0 2 2 | 1 2 1 1 1 1
  sharks: 1 0
  boats: 5 6
  males: - - - - | - - - -
  females: - - - - | - - - -
  broods: yellow+pink red+pink red+purple blue+blue | purple+pink blue+purple yellow+blue yellow+green

# puzzle 460dc95c grade 5
# goal 1 turn 0
0 turn c3
0 pay pink
0 buy c3
0 pay purple
0 catch a1 5
0 catch a4 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 29
  dice: red yellow
  sea:
    shark yellow-female water pearl coral pearl blue-male yellow-male
    red-male down down down down down down down
    shark shark purple-male water green-male down down down
    green-female red-female red-female water shark coral yellow-male blue-male
  faces:
     .  .  .  .  .  .  .  .
     . purple-female water yellow-female water water pink-male water
     .  .  .  .  . pearl water blue-female
     .  .  .  .  .  .  .  .
  pile: pink-male shark green-female water water purple-male coral red-male pearl water pink-female water green-male blue-female pink-female purple-female pearl
  breedingPile: red+yellow blue+purple purple+purple green+purple red+blue green+blue red+purple yellow+pink yellow+purple red+red
  breeding: pink+pink yellow+yellow yellow+green red+green
  supply: 5 5 6 7 6 7
  worms: 2 2 2 1 1 1 | 1 1 0 0 1 0
  pearls: 1 0
  sharks: 0 1
  boats: 6 6
  males: - - - - | - - - - -
  females: - - - - | - - - - -
  broods: blue+blue yellow+blue green+pink - | red+pink blue+pink purple+pink green+green -

# puzzle c695e4ec grade 5
# goal 1 turn 0
0 catch b5 4
0 pay green
0 pay green
0 catch a2 4
0 pay red
0 buy a6
0 pay yellow
0 catch a3 5
0 pay red
0 buy d4
0 pay yellow
0 pay blue
0 pay purple
0 catch c1 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turn: 1
  turns: 29
  dice: yellow pink
  sea:
    green-male pink-female water water pink-male blue-male coral pink-female
    shark down down down down down down down
    red-male pink-male yellow-male blue-female blue-male down down down
    blue-female water water water shark shark water water
  faces:
     .  .  .  .  .  .  .  .
     . red-female purple-female coral shark purple-male red-male purple-female
     .  .  .  .  . water yellow-female water
     .  .  .  .  .  .  .  .
  pile: water red-female pearl pearl purple-male yellow-female pearl yellow-male
  discard: shark green-male shark green-female water water
  breedingPile: green+pink red+pink yellow+blue red+red yellow+pink blue+blue purple+purple yellow+green pink+pink yellow+yellow red+green purple+pink
  breeding: red+purple yellow+purple green+green green+purple
  supply: 7 4 7 7 7 5
  worms: 0 1 0 0 0 0 | 1 3 1 1 1 3
  pearls: 1 2
  boats: 6 6
  males: - - - - - | - - - - -
  females: - - green - - | - - - - -
  broods: red+blue green+blue - - - | blue+pink blue+purple - red+yellow -

# puzzle f114c229 grade 5
# goal 1 turn 1
1 catch b3 3
1 pay yellow
1 pay pearl
1 turn c3
1 pay pink
1 catch c3 3
1 pay purple
1 turn c6
1 pay blue
1 catch c6 5
1 catch d2 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 22
  dice: blue red
  sea:
    purple-female water green-female pink-male pearl pearl pink-male water
    down down down down down down down down
    shark down down down down down down down
    blue-female blue-female blue-male green-female pearl pearl red-male pearl
  faces:
     .  .  .  .  .  .  .  .
    shark green-male purple-male water pink-female water water yellow-male
     . coral blue-male green-male water coral water red-male
     .  .  .  .  .  .  .  .
  pile: pink-female purple-male pearl shark water water yellow-female yellow-female water water purple-female water red-female shark coral shark
  breedingPile: green+pink yellow+pink green+blue yellow+yellow red+red blue+blue blue+purple purple+purple green+purple purple+pink red+blue
  breeding: green+green red+yellow yellow+purple pink+pink
  supply: 5 7 8 6 6 8
  worms: 2 0 0 1 1 0 | 1 1 0 1 1 0
  sharks: 0 1
  boats: 6 5
  males: - - - - yellow | - - - -
  females: - - - - - | - red - -
  broods: yellow+green yellow+blue red+green red+purple - | blue+pink - red+pink -

# puzzle 35025e4b grade 5
# goal 1 turn 0
0 buy a5
0 pay red
0 buy a6
0 pay red
0 catch d1 5

halcyon 2
game reef
seats 2
layout current
mode standard
from
  frames: act
  turns: 38
  dice: pink green
  sea:
    green-male water water water water yellow-male pearl pearl
    coral water shark purple-male red-male yellow-male down down
    shark coral shark water water water down down
    red-female green-male yellow-female water red-male pink-male pink-female pink-male
  faces:
     .  .  .  .  .  .  .  .
     .  .  .  .  .  . red-female water
     .  .  .  .  .  . pink-female pearl
     .  .  .  .  .  .  .  .
  pile: green-female shark green-female water purple-female blue-male shark blue-female blue-female
  discard: purple-male purple-female water shark blue-male
  breedingPile: green+green blue+purple red+purple green+blue yellow+green red+blue red+green red+yellow yellow+pink
  breeding: pink+pink green+purple purple+pink yellow+blue
  supply: 5 5 4 5 7 4
  worms: 2 1 2 2 1 2 | 1 2 2 1 0 2
  pearls: 2 1
  boats: 6 6
  males: - - - - - | - - - - -
  females: - - - - yellow | - - - - -
  broods: yellow+yellow yellow+purple green+pink blue+pink - | red+pink blue+blue red+red purple+purple -

# puzzle e226ef8d grade 5
# goal 1 turn 0
0 buy c3
0 pay red
0 pay green
0 shark-fish 5 female
0 catch c4 5
0 pay purple
0 boat
0 pay red
0 pay blue
0 pay pink
0 catch a7 5
0 pay pink
`;
