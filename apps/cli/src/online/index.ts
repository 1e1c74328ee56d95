export { join } from './join.ts';
