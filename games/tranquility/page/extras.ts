/** See later.ts. */

import type { Component } from 'svelte';
import { BORDER, MONSTER, WILD } from '../rules/index.ts';
import BorderArt from './art/BorderArt.svelte';
import BorderCell from './art/BorderCell.svelte';
import MonsterArt from './art/MonsterArt.svelte';
import WildArt from './art/WildArt.svelte';
import NumberChooser from './NumberChooser.svelte';
import Tools from './Tools.svelte';
import { tell } from './told.ts';
import VariantStores from './VariantStores.svelte';

const ART: Readonly<Record<number, Component>> = { [MONSTER]: MonsterArt, [WILD]: WildArt, [BORDER]: BorderArt };
/** Where a long name may break on a narrow card: few browsers have a dictionary for `hyphens: auto`. */
const BREAKS: Readonly<Record<string, string>> = {
  Seeungeheuer: 'See\u00adunge\u00adheuer',
  Platzhalter: 'Platz\u00adhalter',
  Grenzkarte: 'Grenz\u00adkarte',
};

export { ART, BorderCell, BREAKS, MonsterArt, NumberChooser, Tools, tell, VariantStores };
