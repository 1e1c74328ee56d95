/** Who can be at a seat. */
import { botNames } from '@halcyon/catalog/lazy-bots';
import type { Seat } from '@halcyon/kernel';
import type { SitterBody } from '../bodies.ts';
import type { SeatState } from '../table-state.ts';
import type { Plan } from './plan.ts';

export const FREE: SitterBody = { kind: 'open', person: null, bot: null, salt: '' };
export const botAt = (bot: string): SitterBody => ({ kind: 'bot', person: null, bot, salt: '' });
export const isBotOf = (game: string, bot: string): boolean => botNames(game).includes(bot);

/** The same one, with a bot that keeps the seat or without. */
export const keptBy = ({ kind, person, salt, program }: SeatState, bot: string | null): SitterBody => ({
  kind,
  person,
  bot,
  salt,
  ...(program && { program }),
});

/** The one who sits there from now on, with the name of somebody who sits down. */
export const seated = (seat: Seat, sitter: SitterBody, name?: string): Plan => ({
  do: 'write',
  deed: { kind: 'seat', body: { seat, ...sitter } },
  ...(name !== undefined && { names: [{ seat, name }] }),
});
