/** The first game: worms, a coral, a fish, a boat; a brood and a shark; a pearl and the fifth brood. */
import type { Lesson } from '@halcyon/speech/lesson';

const HEAD = `halcyon 2
game reef
seats 2
from`;

const SHORE = `${HEAD}
  frames: act
  turn: 0
  turns: 1
  dice: yellow purple
  sea:
    coral water red-female shark pearl blue-male green-female pink-male
    down down down down down down down down
    down down down down down down down down
    coral yellow-male pearl water blue-female purple-male green-male shark
  faces:
     .  .  .  .  .  .  .  .
    blue-male water purple-male coral purple-female pink-male coral pink-female
    red-male coral red-female water yellow-female pearl green-male shark
     .  .  .  .  .  .  .  .
  pile: coral coral shark water pearl coral water red-male yellow-male shark water coral pearl water coral yellow-female water shark coral water green-female pearl coral water blue-female water purple-female pink-female
  breedingPile: red+red red+yellow red+green red+purple red+pink yellow+yellow yellow+green yellow+blue yellow+pink green+blue green+purple green+pink blue+blue blue+pink purple+purple purple+pink pink+pink
  breeding: yellow+purple red+blue green+green blue+purple
  supply: 6 4 6 6 5 6
  worms: 1 2 1 1 2 1 | 1 2 1 1 1 1
  boats: 1 1

# say goal
# say worms
# say coral
0 buy a1
0 pay pink
# say end
0 end
~ 0
~ 3
# say share
0 take blue
1 buy d1
1 pay pink
1 end
~ 1
~ 4
1 take yellow
# say fish
0 catch a1 1
# say boat
0 boat
0 pay red
0 pay green
0 pay purple
# say later
`;

const BROOD = `${HEAD}
  frames: act
  turn: 0
  turns: 15
  dice: purple blue
  sea:
    water coral green-male blue-male red-female water pink-male shark
    down down down down water down down down
    down down down coral down down down down
    red-male water blue-female pearl water yellow-female green-female coral
  faces:
     .  .  .  .  .  .  .  .
    blue-female purple-male purple-male purple-female  . pink-male pink-female pink-female
    red-male purple-female red-female  . yellow-male yellow-female green-male blue-male
     .  .  .  .  .  .  .  .
  pile: coral coral coral coral shark shark shark shark pearl pearl pearl pearl pearl water water water water water water water
  breedingPile: red+red red+green red+purple red+pink yellow+yellow yellow+green yellow+blue yellow+pink green+blue green+purple green+pink blue+blue blue+purple purple+purple purple+pink
  breeding: yellow+purple green+green blue+pink red+yellow
  supply: 6 7 5 6 6 6
  worms: 1 1 0 1 2 0 | 1 0 3 1 0 2
  sharks: 1 0
  boats: 3 3
  males: yellow - - | - -
  females: - - - | green -
  broods: - red+blue - | - pink+pink

# say turn
0 turn b2
0 pay red
# say brood
0 catch b2 1
# say stays
# say shark
0 shark d3
# say art
`;

const FIFTH = `${HEAD}
  frames: act
  turn: 0
  turns: 41
  dice: yellow blue
  sea:
    water blue-male shark pink-female coral green-female water purple-male
    down down water down down down down down
    down down yellow-female down coral down down down
    pearl green-male water blue-female shark water pink-male red-female
  faces:
     .  .  .  .  .  .  .  .
    green-female blue-male  . blue-female purple-male purple-female purple-female pink-female
    red-male red-female  . yellow-male  . yellow-male yellow-female green-male
     .  .  .  .  .  .  .  .
  pile: shark shark shark shark pearl pearl pearl pearl pearl water water water water water water water
  breedingPile: red+red red+green red+purple yellow+yellow yellow+green yellow+blue yellow+pink green+blue purple+pink
  breeding: red+yellow green+green blue+purple red+pink
  supply: 5 7 5 6 8 7
  worms: 1 1 0 1 0 0 | 2 0 3 1 0 1
  boats: 4 4
  males: red - - - - | - - - - pink
  females: - - - - - | - - - - -
  broods: - red+blue yellow+purple blue+pink green+purple | pink+pink green+pink blue+blue purple+purple -

# say pearl
0 buy a1
0 pay blue
# say fifth
0 catch b3 1
# say won
`;

export const first: Lesson = { seat: 0, scenes: [SHORE, BROOD, FIFTH] };
