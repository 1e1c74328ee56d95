/** What is asked for beside the game. */
export type Aside = 'menu' | 'moves' | 'news' | 'log' | 'signs' | 'settings' | `rule ${string}` | `moment ${number}`;
