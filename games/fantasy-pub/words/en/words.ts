/** How English names the characters and places of Fantasy Pub. */

import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { whose } from '@halcyon/speech/parts/en';
import type { Who } from '@halcyon/speech/speaker';
import { AWAY, DOOR, RACES } from '../../rules/vocabulary.ts';
import { characterOf } from '../characters.ts';

export const coins = counted('en', 'coin', 'coins');
export const beers = counted('en', 'beer', 'beers');
export const steps = counted('en', 'step', 'steps');

/** 'your troll', 'Anna’s second goblin'. */
export const character = (n: Maybe, who: Who): string => {
  const { seat, race, isSecond } = characterOf(n);
  return `${whose(seat, who)} ${isSecond ? 'second ' : ''}${RACES[race]}`;
};

export const cell = (place: Maybe): string =>
  place === DOOR ? 'the door' : place === AWAY ? 'outside' : `table ${figure(place)}`;
