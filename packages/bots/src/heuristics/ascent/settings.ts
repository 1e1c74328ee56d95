/** The weights of each set-up. */
import type { Setup } from '@halcyon/kernel';
import type { Weights } from './weights.ts';

/**
 * Found in November 2026 by an evolution strategy (diagonal covariance, 14 children, the same deals for all of them)
 * from weights set by hand, about 50 minutes on one busy core: TEAM in the plain game with 3-5 seats, the others from it.
 * test/ascent.test.ts holds what they achieve.
 */
const TEAM: Weights = {
  demand: 0.106,
  power: 2.79,
  ease: 0.755,
  width: 0.758,
  widthMore: 0.139,
  tilt: 0.113,
  next: 5.44,
  nextLast: 2.1,
  nextEase: 0.0523,
  bridge: 0.79,
  near: 0.817,
  welcome: 1.95,
  welcomeNear: 0.799,
  welcomePower: 1.59,
  open: -0.136,
  depth: 2.72,
  depthPower: 0.207,
  closed: -0.288,
  handNear: 1.27,
  handBest: 0.741,
  handFit: 0.0765,
  handDemand: 0.126,
  handTwin: 0.649,
  own: 0.756,
  gone: 1.5,
  price: 20.5,
  scarce: 1.11,
  team: 0.174,
  tempo: 2.93,
  bridging: 3.7,
  grapple: 8,
  summit: 1.64,
  summitLate: 9.51,
  summitElse: 1.41,
  spareSummit: -0.199,
  fire: 0.0698,
  fireLate: 1.58,
  bridgeCard: 0.226,
  bridgeLate: 0.148,
  path: 7,
  pathOpen: 0.55,
  pathCard: 0.4,
  film: 10,
  filmSupply: 0.13,
  filmOwn: 0.3,
  filmBridge: 0.3,
  filmStep: 0.3,
  filmFar: 0.1,
  filmShare: 0.5,
  filmCard: 0.6,
  ibexStep: 1,
  ibexMissing: 6.76,
  ibexCard: 0.755,
  ibexLate: 0.427,
  ibexOwed: 0.904,
  herd: 1.9,
};
const ON_PATH: Partial<Weights> = {};
const ON_FILM: Partial<Weights> = {};
const WITH_IBEX: Partial<Weights> = {
  demand: 0.199,
  next: 3.38,
  nextLast: 2.44,
  nextEase: 0.0434,
  bridge: 2.9,
  welcome: 2.74,
  depth: 1.98,
  depthPower: 0.24,
  handBest: 1.09,
  handFit: 0.0522,
  price: 15.7,
  scarce: 1.53,
  team: 0.0573,
  tempo: 2.64,
  bridging: 3.65,
  summitLate: 5.53,
  fire: 0.132,
  fireLate: 0.954,
};
const BY_SEATS: Readonly<Record<number, Partial<Weights>>> = {};
const BY_FEATURE: Readonly<Record<string, Partial<Weights>>> = {
  'green-path': ON_PATH,
  documentary: ON_FILM,
  wildlife: WITH_IBEX,
};

/** Weights for a number of seats were found without modules; of several modules, the last decides. */
export const weightsOf = ({ seats, features }: Setup): Weights =>
  Object.assign({}, TEAM, ...(features.length === 0 ? [BY_SEATS[seats]] : features.map((id) => BY_FEATURE[id])));
