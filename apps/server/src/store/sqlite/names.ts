/** The files of a store in its folder. */
export const DATABASE = 'halcyon.db';
/** Held, never written. */
export const LOCK = 'halcyon.lock';
