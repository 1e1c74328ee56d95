/** What the signs of the picture are asked by: a word of words/<language>/signs.ts and the numbers it speaks of. */
import { guestsAt } from '../look/pub.ts';
import { type Character, clanOf, DOOR, type Place, RACES, raceOf, type State } from '../rules/index.ts';

export const signOfGuest = ({ coins, beers }: State, character: Character): string =>
  `${RACES[raceOf(character)]} seat=${clanOf(character)} coins=${coins[character]} beers=${beers[character]}`;
export const signOfPlace = (pub: State, place: Place): string =>
  `${place === DOOR ? 'door' : 'table'} place=${place} guests=${guestsAt(pub, place).length} lying=${pub.lying[place]}`;
