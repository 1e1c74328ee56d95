export { menu } from './menu.ts';
export { type PlayOptions, type PlayWish, play } from './play.ts';
