/** Following the others: loaded when the first of them acts, so that whoever begins has the first move sooner. */
export { markFresh } from './fresh.ts';
export { default as LastTurns } from './LastTurns.svelte';
export { lastTurns } from './turns.ts';
