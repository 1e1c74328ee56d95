/** What can be explained of a game that is looked back at: the steps of its bots, each with what the bot saw then. */
import { CHANCE, type Match, type Move, type Outlook, outlookOf } from '@halcyon/kernel';
import type { Sitter } from './sitter.ts';

export interface BotStep {
  readonly outlook: Outlook;
  readonly move: Move;
}
/** It has no reasons. */
const RANDOM = 'random';
/**
 * Of the steps from one to another, the second not included. None before the end, because a reason speaks of a hand; and
 * none of a choice that was no choice.
 */
export const botSteps = (match: Match, sitters: readonly Sitter[], from: number, to: number): BotStep[] => {
  if (match.outcome === undefined) return [];
  return Array.from({ length: to - from }, (_, i) => from + i).flatMap((step) => {
    const { seat, move } = match.step(step);
    const bot = seat === CHANCE ? undefined : sitters[seat]?.bot;
    if (bot === undefined || bot === RANDOM) return [];
    const outlook = outlookOf(match, seat, step);
    return outlook.legal.length > 1 ? [{ outlook, move }] : [];
  });
};
