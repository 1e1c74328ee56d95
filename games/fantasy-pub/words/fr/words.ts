/** How French names the characters and places of Fantasy Pub. */

import { counted, deFrench, figure, type Maybe } from '@halcyon/speech/grammar';
import type { Who } from '@halcyon/speech/speaker';
import { AWAY, DOOR } from '../../rules/vocabulary.ts';
import { characterOf } from '../characters.ts';

export const coins = counted('fr', 'pièce', 'pièces');
export const beers = counted('fr', 'bière', 'bières');
export const steps = counted('fr', 'pas', 'pas');

const RACES = ['lutin', 'nain', 'orc', 'troll'];
/** Yours, or with an article that bends to the noun: [yours, 'le ', 'l’']. */
const named = (n: Maybe, who: Who, [yours, article, elided]: readonly [string, string, string]): string => {
  const { seat, race, isSecond } = characterOf(n);
  const noun = `${isSecond ? 'second ' : ''}${RACES[race]}`;
  if (who.me(seat)) return `${yours}${noun}`;
  return `${noun.startsWith('o') ? elided : article}${noun} ${deFrench(who.name(seat))}`;
};
/** 'votre troll', 'le second lutin d’Anna', 'l’orc de Ben'. */
export const character = (n: Maybe, who: Who): string => named(n, who, ['votre ', 'le ', 'l’']);
/** 'à votre troll', 'au second lutin d’Anna', 'à l’orc de Ben'. */
export const toCharacter = (n: Maybe, who: Who): string => named(n, who, ['à votre ', 'au ', 'à l’']);

/** With its article, so that 'à' and 'de' may stand before it. */
export const cell = (place: Maybe): string =>
  place === DOOR ? 'la porte' : place === AWAY ? 'dehors' : `la table ${figure(place)}`;
