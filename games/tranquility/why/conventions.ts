/** What the bots at sea go by: the lines of their card, told in words/<language>.ts. test/conventions.test.ts shows them at it. */
export const conventions = [
  { id: 'gaps', without: 'competitive' },
  { id: 'hold', without: 'competitive', seats: 'several' },
  { id: 'plenty', without: 'competitive' },
  { id: 'eight', with: 'square', without: 'competitive', seats: 'several' },
  { id: 'finish', without: 'competitive' },
  { id: 'throw', without: 'competitive' },
  { id: 'rocks', with: 'jagged-rocks' },
  { id: 'purple', with: 'storm-compass' },
  { id: 'compass', with: 'storm-compass' },
  { id: 'compassTeam', with: 'storm-compass', seats: 'several' },
  { id: 'monster', with: 'sea-monsters' },
  { id: 'wild', with: 'wild' },
  { id: 'pyramid', with: 'pyramid' },
  { id: 'sides', with: 'day-night' },
  { id: 'rival', with: 'competitive' },
  { id: 'strong' },
] as const;
export type Line = (typeof conventions)[number]['id'];
