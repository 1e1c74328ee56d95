/** What the bots among the merchants go by: the lines of their card, told in words/<language>.ts. */
export const conventions = [
  { id: 'tour' },
  { id: 'die' },
  { id: 'landslide' },
  { id: 'sale' },
  { id: 'novice' },
  { id: 'strong' },
] as const;
export type Line = (typeof conventions)[number]['id'];
