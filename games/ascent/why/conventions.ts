/** What the bots on the mountain go by: the lines of their card, told in words/<language>.ts. test/conventions.test.ts shows them at it. */
export const conventions = [
  { id: 'next' },
  { id: 'depth' },
  { id: 'plenty' },
  { id: 'summit' },
  { id: 'discard' },
  { id: 'bridge' },
  { id: 'fire' },
  { id: 'path', with: 'green-path' },
  { id: 'film', with: 'documentary' },
  { id: 'herd', with: 'wildlife' },
  { id: 'grapple', seats: 'one' },
  { id: 'strong' },
] as const;
export type Line = (typeof conventions)[number]['id'];
