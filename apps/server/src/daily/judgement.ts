/**
 * What a deal of a day came to, by the log of somebody who has played it. The log is not believed: the moves in it are
 * played again with the chance of the deal, and what is told is what that comes to. Whether the bots would have moved so
 * is not asked, nor could anybody know whether somebody had tried the deal elsewhere.
 */
import { isDeepStrictEqual } from 'node:util';
import { findGame } from '@halcyon/catalog';
import { quickBots } from '@halcyon/catalog/lazy-bots';
import { BadInput, bit, CHANCE, type Entry, Match, parseLog, printLog, takeBackOf } from '@halcyon/kernel';
import type { DailyRefusal } from '@halcyon/speech/daily/index';
import {
  type DailyDeal,
  type DailyResult,
  dailyChance,
  dailyDeal,
  dailyIn,
  dailyResult,
  dailySeed,
  digestOf,
} from '@halcyon/table';

/** Three times what the longest games take. Longer ones would keep everybody else waiting. */
export const LONGEST_LOG = 14_000;
/** The person of a deal has the first seat. */
const PERSON = 0;

/** Undefined for a game that is not there. */
export const dealOf = (game: string, day: string): (DailyDeal & { readonly digest: string }) | undefined => {
  const found = findGame(game);
  if (!found) return undefined;
  const deal = dailyDeal(found, day, quickBots(game));
  return { ...deal, digest: digestOf(deal) };
};

const refuse = (field: DailyRefusal, sentence: string): never => {
  throw new BadInput(field, sentence);
};
const otherDeal = (): never => refuse('log.deal', 'This log is of another deal.');

const read = (log: string): Match => {
  try {
    return parseLog(log, findGame);
  } catch (error) {
    if (error instanceof BadInput) return refuse('log', `The log cannot be read: ${error.field}: ${error.message}.`);
    throw error;
  }
};

/** Somebody could write 'free' where it was not. */
const takeBack = (match: Match, { by, to, how }: Extract<Entry, { kind: 'back' }>): void => {
  const back = by === PERSON ? takeBackOf(match, by, bit(PERSON)) : undefined;
  if (how !== 'free' || back?.how !== 'free' || back.to !== to)
    refuse('log.marked', 'Something was taken back after it had shown something, so this does not count.');
  match.takeBack(to, by, how);
};

/** A `BadInput` names what is wrong, as a `DailyRefusal`. */
export const judge = (deal: DailyDeal, log: string): DailyResult => {
  if (log.length > LONGEST_LOG) refuse('log.length', `A log has at most ${LONGEST_LOG} letters.`);
  const { game, setup } = deal;
  const name = dailyIn(log);
  if (name && name.version !== game.version && dailySeed({ ...name, version: game.version }) === deal.seed)
    refuse(
      'log.version',
      `This was played by version ${name.version} of the rules; here they are version ${game.version}.`,
    );
  const told = read(log);
  if (!name || dailySeed(name) !== deal.seed || told.game !== game || !isDeepStrictEqual(told.setup, setup))
    otherDeal();
  if (!told.outcome) refuse('log.end', 'This game is not over.');
  const played = new Match(game, setup, dailyChance(deal));
  for (const entry of told.entries) {
    if (entry.kind === 'back') takeBack(played, entry);
    // What chance did is rolled and not read.
    else if (entry.kind === 'step' && entry.seat !== CHANCE && played.play(entry.seat, entry.move)) otherDeal();
  }
  const text = printLog(played);
  if (text !== printLog(told)) otherDeal();
  return dailyResult(text)!;
};
