/** See later.ts. */
import { BORDER, MONSTER, WILD } from '@halcyon/tranquility';
import type { Component } from 'svelte';
import BorderArt from './art/BorderArt.svelte';
import BorderCell from './art/BorderCell.svelte';
import MonsterArt from './art/MonsterArt.svelte';
import WildArt from './art/WildArt.svelte';
import NumberChooser from './NumberChooser.svelte';
import Tools from './Tools.svelte';
import { tell } from './told.ts';
import VariantStores from './VariantStores.svelte';

const ART: Readonly<Record<number, Component>> = { [MONSTER]: MonsterArt, [WILD]: WildArt, [BORDER]: BorderArt };

export { ART, BorderCell, MonsterArt, NumberChooser, Tools, tell, VariantStores };
