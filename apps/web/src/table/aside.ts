/** What is asked for beside the game. */
export type Aside =
  | 'menu'
  | 'goal'
  | 'moves'
  | 'news'
  | 'help'
  | 'bots'
  | 'notes'
  | 'log'
  | 'signs'
  | 'settings'
  | `rule ${string}`
  | `moment ${number}`;
