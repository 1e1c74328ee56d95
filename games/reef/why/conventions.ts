/** What the bots at the reef go by: the lines of their card, told in words/<language>.ts. */
export const conventions = [
  { id: 'turn' },
  { id: 'values' },
  { id: 'pay' },
  { id: 'rival' },
  { id: 'novice' },
  { id: 'strong' },
] as const;
export type Line = (typeof conventions)[number]['id'];
