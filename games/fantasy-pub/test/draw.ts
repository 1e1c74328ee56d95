/** A position drawn as text: the ring place by place; whoever is not there lies in the pile of its clan. */
import type { Match } from '@halcyon/kernel';
import { each, seatsFrom } from '@halcyon/parts';
import { type Drawing, drawTable } from '@halcyon/testkit';
import { AWAY, CHARACTER_WORDS, clan, clanOf, DOOR, fantasyPub, PLACES, type State } from '../rules/index.ts';

export { attempt, ended, field, lists, play, told, why } from '@halcyon/testkit';

export interface Drawn extends Omit<Drawing, 'hands'> {
  /**
   * A line for each place where something is: its name, a $ for each coin that lies there, 'innkeeper', and characters
   * with their coins and beers (4/0 if nothing is said).
   *   door  a-goblin:4 b-orc:2/3
   *   3 $ innkeeper  a-dwarf
   */
  readonly pub?: string;
  readonly turn?: number;
  /** What the dice show, '0' = used; without it they are still to be thrown. */
  readonly dice?: string;
  readonly stock?: readonly number[];
  /** One line per seat: face up under the pile, the lowest first. */
  readonly below?: readonly string[];
}

const DRAWN = /^([a-e]-[a-z]+2?)(?::(\d+)(?:\/(\d+))?)?$/;
export const characterOf = (word: string): number => {
  const found = Object.keys(CHARACTER_WORDS).find((character) => CHARACTER_WORDS[Number(character)] === word);
  if (found === undefined) throw new Error(`'${word}' is no character`);
  return Number(found);
};

interface Pub {
  readonly place: number[];
  readonly coins: number[];
  readonly beers: number[];
  readonly lying: number[];
  innkeeper: number;
}
const drawPub = (drawn: string, seats: number): Pub => {
  const characters = seatsFrom(0, seats).flatMap(clan);
  const none = characters.map(() => 0);
  const pub: Pub = {
    place: characters.map(() => AWAY),
    coins: [...none],
    beers: [...none],
    lying: each(PLACES, () => 0),
    innkeeper: DOOR,
  };
  const put = (word: string, at: number): void => {
    const [, name = word, coins = '4', beers = '0'] = DRAWN.exec(word) ?? [];
    const character = characterOf(name);
    if (clanOf(character) >= seats) throw new Error(`'${word}' has no seat at this table`);
    if (pub.place[character] !== AWAY) throw new Error(`'${name}' is drawn twice`);
    pub.place[character] = at;
    pub.coins[character] = Number(coins);
    pub.beers[character] = Number(beers);
  };
  for (const line of drawn.split('\n').filter((each) => each.trim() !== '')) {
    const [name = '', ...words] = line.trim().split(/\s+/);
    const at = name === 'door' ? DOOR : Number(name);
    if (!(at >= DOOR && at < PLACES)) throw new Error(`'${name}' is no place`);
    for (const word of words) {
      if (word === 'innkeeper') pub.innkeeper = at;
      else if (/^\$+$/.test(word)) pub.lying[at] = word.length;
      else put(word, at);
    }
  }
  return pub;
};

export const table = ({
  pub = '',
  turn = 0,
  dice,
  stock,
  below,
  piles,
  more = [],
  frames,
  ...drawing
}: Drawn): Match => {
  const { seats = 2 } = drawing;
  const { place, coins, beers, lying, innkeeper } = drawPub(pub, seats);
  const turned = (below ?? []).join(' ').split(/\s+/).filter(Boolean).map(characterOf);
  // The troll lies lowest, a goblin on top.
  const away = (seat: number): string =>
    clan(seat)
      .filter((character) => place[character] === AWAY && !turned.includes(character))
      .map((character) => CHARACTER_WORDS[character])
      .toReversed()
      .join(' ');
  return drawTable<State>(
    fantasyPub,
    {
      ...drawing,
      seats,
      piles: piles ?? seatsFrom(0, seats).map(away),
      frames: frames ?? (dice === undefined ? 'act; die; die' : 'act'),
      more: [
        `turn: ${turn}`,
        ...(dice === undefined ? [] : [`dice: ${dice}`]),
        ...(stock ? [`stock: ${stock.join(' ')}`] : []),
        ...(below ? [`below: ${below.join(' | ')}`] : []),
        ...more,
      ],
    },
    {
      words: CHARACTER_WORDS,
      lines: () => [],
      fields: { place, coins, beers, lying, innkeeper },
      borrow: (s) => s.piles[0]!,
      place: () => undefined,
    },
  );
};

/** The full state, for functions that read one. The game is known here, so its fields are. */
export const stateOf = (match: Match): State => match.view('referee') as unknown as State;
/** A character as it is drawn: '3: 4/0', place, coins and beers; 'away' if it is not in the pub. */
export const at = (match: Match, word: string): string => {
  const { place, coins, beers } = stateOf(match);
  const character = characterOf(word);
  if (place[character] === AWAY) return 'away';
  return `${place[character] === DOOR ? 'door' : place[character]}: ${coins[character]}/${beers[character]}`;
};
/** Characters by name: 'a-goblin b-orc'. */
export const named = (characters: readonly number[]): string =>
  characters.map((character) => CHARACTER_WORDS[character]).join(' ');
/** What chance rolls so that the dice show this: '3 5'. */
export const pips = (shown: string): number[] => shown.split(' ').map((n) => Number(n) - 1);
