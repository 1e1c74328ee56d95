/**
 * House data [D]: values that stand on a reference card which nobody here has. Easy to replace, and the product says so.
 * T5.2, solo: what the Start makes a lone player draw and give.
 */
export const SOLO = { extra: 8, give: 8 } as const;
