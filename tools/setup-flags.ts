/** The options of a call that say which kind of a game is meant; `chosenBy` of the terminal reads them. */
export const SETUP_FLAGS = {
  seats: { type: 'string' },
  with: { type: 'string' },
  layout: { type: 'string' },
  mode: { type: 'string' },
  set: { type: 'string', multiple: true },
} as const;
