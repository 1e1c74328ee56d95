/** The rules of Castle Merchants in English, by clause. */
import type { GameSpeech } from '../../speaker.ts';

export const rules = {
  'M1.1':
    'Two to four may play. There are 45 path tiles, 9 each of mountain, field, village, forest and castle road; 10 landslides; 60 cards, 12 of each terrain; one die with the five terrains and the landslide; 20 wares, 4 each of wine, cloth, cheese, gems and weapons; and 29 coins worth 1 to 5. These numbers come from outside the rule summary that we have. Which number of the die stands for which face is house data: 1 mountain, 2 field, 3 village, 4 forest, 5 castle road, 6 landslide.',
  'M1.2':
    'The map is a hexagon of 61 hexes with five along each side. Rows are called a to i from the top, and hexes are counted from the left. The meadow is in the middle (e5), the warehouse in the corner e9. In the other corners are the castles, one for each ware: cheese (a5) and cloth (i5) near the warehouse, wine (a1) and weapons (i1) far from it, gems (e1) opposite. The other 54 are path hexes. House data: a picture of the board is not available to us.',
  'M1.3':
    'Coins lie in the castles, and the highest goes first. With two players: 2 and 1 in each near castle, 4, 3 and 2 in each far one, 5, 4, 3 and 2 in the opposite one. With three: 2, 2 and 1 near, 4, 3, 3 and 2 far, 5, 4, 4, 3 and 2 opposite. With four: 2, 2, 2, 1 and 1 near, 4, 4, 3, 3, 2 and 2 far, 5, 5, 4, 4, 3, 3 and 2 opposite. House data: the board that shows the real numbers is not available to us.',
  'M1.4':
    'Each player gets 4 landslides with two players, 3 with three and 2 with four (numbers from outside the rule summary). The others are the common reserve.',
  'M2.1':
    'All merchants start in the warehouse. Each player has a cart with one ware of each kind and six cards in hand. Chance decides who begins.',
  'M3.1':
    'At the start of your turn you may lay one of your landslides on an empty hex or on a tile. Nobody may enter that hex while the landslide lies there; the rule summary says never again, but its own die moves landslides (our ruling). It cannot go under a merchant, on a castle, the warehouse, the meadow or another landslide, and a tile under it goes back to the reserve (our rulings).',
  'M3.2':
    'Then you either draw one card, which ends the turn, or you do at least one action (M3.3, M3.4, M3.5, M3.6). You may do as many as you have cards for, in any order, and end the turn when you like; then you draw as many cards as you played, but at most 3. You never draw beyond six cards in hand (our ruling). A landslide does not count as a card.',
  'M3.3':
    'Play one card to put a tile of its terrain from the reserve on any empty hex. If none is left in the reserve, shift one that lies on the map and has no merchant on it to an empty hex; if all of them have merchants, you cannot play the card this way. An empty hex is a path hex without a tile and without a landslide.',
  'M3.4':
    'Play one card to move to a neighbouring tile of its terrain, and on from there over connected tiles of the same terrain as far as you like. The move must end on another hex. A chain does not run through a castle, the warehouse or the meadow. Several merchants may share a hex. Any card takes you into a castle, the warehouse or the meadow if it is next to you.',
  'M3.5':
    'Play any two cards to take a tile without a merchant back to the reserve. Landslides cannot be taken this way.',
  'M3.6':
    'Play any two cards to throw the die. With the terrain that it shows you may do one thing: put a tile from the reserve on an empty hex, carry a tile without a merchant to another empty hex, or take a tile without a merchant back. If it shows the landslide: put one from the common reserve on an empty hex or on a tile without a merchant, carry one on the map to such a place, or take one back to the common reserve, never to a player. A tile that gets covered goes back to its reserve. You may also do nothing.',
  'M3.7': 'A tile counts as empty when no merchant stands on it (our ruling).',
  'M3.8':
    'Warehouse, castles, meadow and all merchants must stay connected over hexes without a landslide; a landslide that would break this is refused. One that is carried is lifted first (our ruling).',
  'M4.1':
    'If you end your turn on the meadow and did not begin it there, you fill your hand to six cards instead of the normal draw; nobody is asked, because it never hurts (our ruling). If you began there, you draw normally, even if you went away and came back (our ruling).',
  'M4.2':
    'In the warehouse it is the same as on the meadow (M4.1), and whenever you end a turn there, your cart is filled too.',
  'M4.3':
    'If you end your turn in a castle and have its ware, you may sell it after the normal draw, also on a later turn. The ware goes back to the warehouse, and you take the castle’s highest coin or fill your hand to six cards, which you may choose even with a full hand. After a sale, and only then (our ruling), you may throw the die for free and act as in M3.6. Then the turn ends.',
  'M4.4':
    'A castle without coins still gives cards for its ware. If the pile is empty, the discards are shuffled to make a new one (our rulings).',
  'M5.1':
    'Whoever has 18 gold or more wins at once. After 400 turns the game ends: most gold wins, then most wares, and if those are equal too, the win is shared (our ruling).',
  'M5.2':
    'Hands and the pile are secret. Everybody may know how many cards a player holds, and the discards, gold, wares and landslides.',
} satisfies GameSpeech['rules'];
