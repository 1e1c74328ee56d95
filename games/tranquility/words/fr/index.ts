/** Tranquility in French: the plain game, and what each module adds. */
import { typeset } from '@halcyon/speech/grammar';
import { withModules } from '@halcyon/speech/talk';
import { competitive } from './competitive.ts';
import { dayNight } from './day-night.ts';
import { highArch } from './high-arch.ts';
import { jaggedRocks } from './jagged-rocks.ts';
import { jokers } from './jokers.ts';
import { plain } from './plain-game.ts';
import { pyramid } from './pyramid.ts';
import { seaMonsters } from './sea-monsters.ts';
import { stormCompass } from './storm-compass.ts';
import { wild } from './wild.ts';

export const talk = typeset(
  withModules(plain, jaggedRocks, seaMonsters, stormCompass, wild, jokers, highArch, pyramid, dayNight, competitive),
);
