export * from './clauses.ts';
export * from './counts.ts';
export * from './golden.ts';
export { MOMENT_LAWS, type MomentLaw, movesAreText } from './laws/moments.ts';
export * from './laws/sample.ts';
export { describeLaws, type LawOptions, type Runner } from './laws/suite.ts';
export * from './move-space.ts';
export * from './players.ts';
export * from './setups.ts';
