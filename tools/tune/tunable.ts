/** The games whose heuristics have weights: where they are, and which of them a set-up asks for. */

import { ascentWith } from '@halcyon/ascent/bot/index';
import { baseOf as ascentBase } from '@halcyon/ascent/bot/settings';
import type { Weights as AscentWeights } from '@halcyon/ascent/bot/weights';
import type { MakeBot } from '@halcyon/bots';
import { merchantsWith } from '@halcyon/castle-merchants/bot/index';
import { WEIGHTS as MERCHANTS } from '@halcyon/castle-merchants/bot/weights';
import { cloudNineWith } from '@halcyon/cloud-nine/bot/index';
import { WEIGHTS as CLOUD_NINE } from '@halcyon/cloud-nine/bot/weights';
import { type AnyState, BadInput, type Setup } from '@halcyon/kernel';
import { reefWith, SHARP } from '@halcyon/reef/bot/index';
import { WEIGHTS as REEF } from '@halcyon/reef/bot/weights';
import { canBeWon } from '@halcyon/tranquility/bot/explorer';
import { heuristicWith } from '@halcyon/tranquility/bot/index';
import { ofModules } from '@halcyon/tranquility/bot/modules';
import {
  type WeightName as SeaName,
  type Weights as SeaWeights,
  baseOf as seaBase,
} from '@halcyon/tranquility/bot/weights';
import { seaOf } from '@halcyon/tranquility/look/sea';

export type Numbers = Readonly<Record<string, number>>;
export interface Tunable {
  /** The weights of a set-up without what was tuned for it alone: a search starts there, so that a rerun gives the same. */
  base(setup: Setup): Numbers;
  names(setup: Setup): readonly string[];
  /** Beyond these a weight makes no sense. */
  readonly limits: Readonly<Record<string, readonly [least: number, most: number]>>;
  bot(weights: Numbers): MakeBot;
  /** Dealt so that nobody can win it, however it is played: it tells nothing of weights. */
  isHopeless?(s: AnyState): boolean;
  /** Played against each other: weights are judged by games against the base. */
  readonly isRanked?: true;
  /** Which file of the game's bot folder takes the weights of a set-up over. */
  file(setup: Setup): string;
}

const SEA: readonly SeaName[] = [
  'power',
  'ease',
  'own',
  'gone',
  'near1',
  'near2',
  'fill',
  'price',
  'scarce',
  'team',
  'tempo',
  'finish',
  'finishLate',
  'finishElse',
  'spare',
  'offerRich',
];
const SEA_MODULES: Readonly<Record<string, readonly SeaName[]>> = {
  'jagged-rocks': ['rowEmpty', 'rowOwn', 'stay'],
  'sea-monsters': ['monster'],
  'storm-compass': [
    'endYellow',
    'endOrange',
    'endPurple',
    'endPurpleLate',
    'hold',
    'holdMany',
    'compass',
    'earnForPurple',
    'earnForOther',
    'purpleEmpty',
    'unseen',
  ],
  wild: ['joker'],
  pyramid: ['explore', 'exploreRisk', 'eaten', 'clear', 'compassCard', 'enderCard', 'joker'],
  'day-night': ['side', 'turning'],
};
/** Nobody pays for a Start there, and the deck says what a Finish is worth. */
const IDLE_IN_PYRAMID: readonly SeaName[] = ['offerRich', 'finishLate', 'finishElse'];
const ASCENT_MODULES: Readonly<Record<string, readonly (keyof AscentWeights)[]>> = {
  'green-path': ['path', 'pathOpen', 'pathCard'],
  documentary: ['film', 'filmSupply', 'filmOwn', 'filmBridge', 'filmStep', 'filmFar', 'filmShare', 'filmCard'],
  wildlife: ['ibexStep', 'ibexMissing', 'ibexCard', 'ibexLate', 'ibexOwed', 'herd'],
};
const modulesOf = ({ features, layout, mode }: Setup): string[] => [...features, layout, mode];
const isPlain = ({ features, layout, mode }: Setup): boolean =>
  features.length === 0 && layout === 'square' && mode === 'standard';

/** Their usual bot stays as it is: what is found is for the strong one. `fixed`: whole numbers, which cannot move a little. */
const rivals = <Weights extends object>(
  base: Weights,
  bot: (weights: Weights) => MakeBot,
  { fixed = [], limits = {} }: Partial<Pick<Tunable, 'limits'>> & { readonly fixed?: readonly string[] } = {},
): Tunable => ({
  base: () => ({ ...base }) as unknown as Numbers,
  names: () => Object.keys(base).filter((name) => !fixed.includes(name)),
  limits,
  bot: (weights) => bot(weights as unknown as Weights),
  isRanked: true,
  file: () => 'tuned.ts',
});

const TUNABLE: Readonly<Record<string, Tunable>> = {
  tranquility: {
    base: (setup) => ({ ...seaBase(setup) }),
    names: (setup) => [
      ...SEA.filter((name) => setup.layout !== 'pyramid' || !IDLE_IN_PYRAMID.includes(name)),
      ...modulesOf(setup).flatMap((id) => SEA_MODULES[id] ?? []),
    ],
    limits: { ease: [0.01, 2], own: [0.1, 1.9] },
    bot: (weights) => heuristicWith(weights as unknown as SeaWeights, ofModules),
    isHopeless: (s) => seaOf(s).explorer !== undefined && !canBeWon(seaOf(s)),
    // A page that plays without modules loads the first alone.
    file: (setup) => (isPlain(setup) ? 'tuned-plain.ts' : 'tuned.ts'),
  },
  ascent: {
    base: (setup) => ({ ...ascentBase(setup) }),
    names(setup) {
      const special = new Set<string>(Object.values(ASCENT_MODULES).flat());
      const always = Object.keys(ascentBase(setup)).filter((name) => !special.has(name));
      return [
        ...always.filter((name) => name !== 'grapple' || setup.seats === 1),
        ...modulesOf(setup).flatMap((id) => ASCENT_MODULES[id] ?? []),
      ];
    },
    limits: { ease: [0.01, 5], nextEase: [0.001, 2], own: [0.1, 1.9], depthPower: [0.05, 1] },
    bot: (weights) => ascentWith(weights as unknown as AscentWeights),
    file: () => 'tuned.ts',
  },
  'castle-merchants': rivals(MERCHANTS, merchantsWith),
  'cloud-nine': rivals(CLOUD_NINE, cloudNineWith, { fixed: ['horizon'] }),
  // What is multiplied by itself, or is a chance.
  reef: rivals(REEF, (weights: typeof REEF) => reefWith(weights, SHARP), {
    limits: Object.fromEntries(
      ['more', 'alike', 'fleet', 'late', 'far', 'dear', 'lack', 'fresh', 'unseen', 'discarded'].map((name) => [
        name,
        [0, 1],
      ]),
    ),
  }),
};
export const tunable = (game: string): Tunable => {
  const found = TUNABLE[game];
  if (found) return found;
  throw new BadInput('game', `no weights are known of '${game}', only of ${Object.keys(TUNABLE).join(', ')}`);
};
