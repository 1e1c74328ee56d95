export { type Served, type ServeWish, serve } from './serve.ts';
