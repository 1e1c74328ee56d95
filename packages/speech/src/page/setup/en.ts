/** The way to a table in English. */
import type { SetupSpeech } from './speech.ts';

const bots = (n: number): string => (n === 1 ? '1 bot' : `${n} bots`);

export const setupEn: SetupSpeech = {
  playNow: 'Play now',
  friends: 'Play with friends',
  variants: 'Modules, boards and more',
  company(people, n) {
    if (people.length === 0) return `${bots(n)}, and you watch`;
    const who = people.length === 1 ? people[0] || 'You' : people.join(', ');
    if (n > 0) return `${who} and ${bots(n)}`;
    return people.length === 1 ? `${who}, alone` : who;
  },
  players: 'Players',
  levels: {
    person: 'Person',
    strong: 'Bot, strong',
    heuristic: 'Bot, thoughtful',
    novice: 'Bot, learning',
    random: 'Bot, random',
  },
  marks: (n, of) => `Difficulty ${n} of ${of}`,
  wins: (n, seats) =>
    seats === 1 ? `Alone, a bot wins ${n} of 100 games` : `With ${seats} players, bots win ${n} of 100 games`,
  scores: (points) => `A thoughtful bot scores about ${points} points`,
};
