/** What stands beside the game or after it. It is loaded on demand: nobody needs it before the first move. */
export { default as Asides } from './Asides.svelte';
export { default as News } from './News.svelte';
export { default as PlainTable } from './PlainTable.svelte';
export { default as Result } from './Result.svelte';
