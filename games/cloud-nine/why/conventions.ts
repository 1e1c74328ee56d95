/** What the bots in the basket go by: the lines of their card, told in words/<language>.ts. */
export const conventions = [
  { id: 'chances' },
  { id: 'hands' },
  { id: 'wild' },
  { id: 'novice' },
  { id: 'strong' },
] as const;
export type Line = (typeof conventions)[number]['id'];
