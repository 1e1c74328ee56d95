/** Who sits where: people at this device, or bots. */
import { botNames, usualBot } from '@halcyon/catalog/bots';
import { tableWords } from '@halcyon/catalog/words';
import { BadInput } from '@halcyon/kernel';
import { type Language, terminalWords } from '@halcyon/speech';
import type { Help, Sitter } from '@halcyon/table';

export interface Seating {
  /** The bot of each seat, '' where a person sits. */
  readonly bots: readonly string[];
  readonly names: readonly string[];
  readonly help: Help;
}
export const sittersOf = ({ bots, names }: Pick<Seating, 'bots' | 'names'>): Sitter[] =>
  bots.map((bot, seat) => ({ name: names[seat] ?? '', ...(bot !== '' && { bot }) }));
export const HUMAN = 'human';

/** A number of bots sits on the last seats; a list names them, for all seats or for the last ones. */
export const seatBots = (game: string, seats: number, wish: number | readonly string[] | undefined): string[] => {
  if (wish === undefined || typeof wish === 'number') {
    const bots = wish ?? seats - 1;
    if (!Number.isInteger(bots) || bots < 0 || bots > seats) {
      throw new BadInput('bots', `${seats} seats take 0-${seats} bots, not ${bots}`);
    }
    return Array.from({ length: seats }, (_, seat) => (seat < seats - bots ? '' : usualBot(game)));
  }
  if (wish.length > seats) throw new BadInput('bots', `${wish.length} bots are named for ${seats} seats`);
  const known = botNames(game);
  const named = wish.map((name) => {
    if (name === '' || name === HUMAN) return '';
    if (known.includes(name)) return name;
    throw new BadInput('bots', `unknown bot '${name}', known: ${[HUMAN, ...known].join(', ')}`);
  });
  return [...Array.from({ length: seats - wish.length }, () => ''), ...named];
};

/** Names for seats that have none: 'You' if there is only one person, else 'Player 2'; 'Bot 3'. */
export const nameSeats = (bots: readonly string[], wish: readonly string[], language: Language): string[] => {
  const { player, bot: botName } = tableWords(language);
  const people = bots.filter((bot) => bot === '').length;
  return bots.map((bot, seat) => {
    const given = wish[seat]?.trim();
    if (given) return given;
    if (bot !== '') return botName(seat + 1);
    return people === 1 ? terminalWords(language).youName : player(seat + 1);
  });
};
