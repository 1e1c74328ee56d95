/** Clans have a letter, a colour and a pattern, so that no eye depends on one of them. */
export interface Clan {
  readonly letter: string;
  readonly colour: string;
  /** CSS image over the colour. */
  readonly pattern: string;
}
const WHITE = 'rgb(255 255 255 / .55)';
const stripes = (angle: number): string =>
  `repeating-linear-gradient(${angle}deg, ${WHITE} 0 2px, transparent 2px 6px)`;

export const CLANS: readonly Clan[] = [
  { letter: 'A', colour: '#b3261e', pattern: 'none' },
  { letter: 'B', colour: '#1b5aa8', pattern: stripes(90) },
  {
    letter: 'C',
    colour: '#17693b',
    pattern: `radial-gradient(circle, ${WHITE} 1.4px, transparent 1.6px) 0 0 / 6px 6px`,
  },
  { letter: 'D', colour: '#73379a', pattern: stripes(45) },
  {
    letter: 'E',
    colour: '#3c424b',
    pattern: `conic-gradient(${WHITE} 25%, transparent 0 50%, ${WHITE} 0 75%, transparent 0) 0 0 / 8px 8px`,
  },
];
