/** The laws about whole games: logs and take-backs. */
import { CHANCE, type Game, type Match, parseLog, printLog, seatsOf, takeBackOf } from '@halcyon/kernel';
import { demand, demandSame, seatsAt } from './sample.ts';

/** The log replays to the same state after every step. */
export const logsReplay = (match: Match, game: Game): void => {
  const again = parseLog(printLog(match), (id) => (id === game.id ? game : undefined));
  demandSame(again.entries, match.entries, 'L7', () => 'the log replays other steps');
  demand(again.digest === match.digest, 'L7', () => 'the log replays to another digest');
  demandSame(digestsOf(again), digestsOf(match), 'L7', () => 'the digests differ on the way');
};
const digestsOf = (match: Match): number[] => Array.from({ length: match.length + 1 }, (_, i) => match.digestAt(i));

/** Every set of people that might sit there; the other seats are bots. */
const peopleAt = ({ rules }: Match): number[] => Array.from({ length: (1 << rules.seats) - 1 }, (_, i) => i + 1);

/** What is free takes back nothing that a person saw: of others' steps nobody saw anything, of the own one nobody else did. */
const freeIsFree = (match: Match, views: Views): void => {
  for (const people of peopleAt(match)) {
    for (const seat of seatsOf(people)) {
      const back = takeBackOf(match, seat, people);
      if (back?.how !== 'free') continue;
      for (let i = back.to; i < match.length; i++) {
        const actor = match.step(i).seat;
        const then = i + 1 === match.length ? seatsAt(match).map((other) => match.view(other)) : views[i + 1]!;
        demand(actor !== CHANCE, 'L11', () => `step ${i} of chance is free to take back`);
        for (const person of seatsOf(people)) {
          if (person === actor) continue;
          const about = () => `taking back step ${i} is free, and seat ${person} saw it`;
          demandSame(views[i]![person], then[person], 'L11', about);
        }
      }
    }
  }
};
/** Every set of people is much to ask after every step. */
const STEPS_BETWEEN = 16;

/** All seats' views before each step. */
export type Views = readonly (readonly unknown[])[];

/** The table stands again as it stood before any step, whether looked at or taken back to; and the log tells of it. */
export const undoRestores = (match: Match, game: Game, views: Views): void => {
  const seen = (view: (seat: number) => unknown): unknown[] => seatsAt(match).map(view);
  freeIsFree(match, views);
  for (let to = match.length - 1; to >= 0; to--) {
    const about = () => `step ${to} is not restored`;
    demandSame(
      seen((seat) => match.viewAt(to, seat)),
      views[to],
      'L11',
      about,
    );
    // Chance would roll on at once.
    const { seat } = match.step(to);
    if (seat === CHANCE) continue;
    match.takeBack(to, seat, 'alone');
    demandSame(
      seen((other) => match.view(other)),
      views[to],
      'L11',
      about,
    );
    if (to % STEPS_BETWEEN === 0) freeIsFree(match, views);
  }
  logsReplay(match, game);
};
