export { playDaily } from './daily.ts';
export { menu } from './menu.ts';
export { type PlayOptions, type PlayWish, play } from './play.ts';
export { playPuzzle } from './puzzle.ts';
export { review } from './review.ts';
export { runningPath } from './store.ts';
