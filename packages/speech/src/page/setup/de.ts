/** The way to a table in German. */
import type { SetupSpeech } from './speech.ts';

const bots = (n: number): string => (n === 1 ? '1 Bot' : `${n} Bots`);

export const setupDe: SetupSpeech = {
  playNow: 'Gleich spielen',
  friends: 'Mit Freunden spielen',
  variants: 'Module, Spielfelder und mehr',
  company(people, n) {
    if (people.length === 0) return `${bots(n)}, und du siehst zu`;
    const who = people.length === 1 ? people[0] || 'Du' : people.join(', ');
    if (n > 0) return `${who} und ${bots(n)}`;
    return people.length === 1 ? `${who}, allein` : who;
  },
  players: 'Spieler',
  levels: {
    person: 'Mensch',
    strong: 'Bot, stark',
    heuristic: 'Bot, besonnen',
    novice: 'Bot, lernt noch',
    random: 'Bot, zufällig',
  },
  marks: (n, of) => `Schwierigkeit ${n} von ${of}`,
  wins: (n, seats) =>
    seats === 1 ? `Allein gewinnt ein Bot ${n} von 100 Partien` : `Zu ${seats} gewinnen Bots ${n} von 100 Partien`,
  scores: (points) => `Ein besonnener Bot holt etwa ${points} Punkte`,
};
