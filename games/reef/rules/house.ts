/**
 * House data [D]: values that stand on cards which nobody here has. Easy to replace, and the product says so.
 */

/** F1.4. */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple', 'pink'] as const;
/** F1.2: how many of each sea card there are; fish of each colour and sex. */
export const SEA_CARDS = { fish: 2, corals: 12, sharks: 6, pearls: 6, water: 12 } as const;
