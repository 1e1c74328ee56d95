/** The way to a table in French. */
import type { SetupSpeech } from './speech.ts';

const bots = (n: number): string => (n === 1 ? '1 bot' : `${n} bots`);

export const setupFr: SetupSpeech = {
  playNow: 'Jouer',
  friends: 'Jouer avec des amis',
  variants: 'Modules, plateaux et autres choix',
  company(people, n) {
    if (people.length === 0) return `${bots(n)}, et vous regardez`;
    const who = people.length === 1 ? people[0] || 'Vous' : people.join(', ');
    if (n > 0) return `${who} et ${bots(n)}`;
    return people.length === 1 ? `${who}, en solo` : who;
  },
  players: 'Joueurs',
  levels: {
    person: 'Personne',
    strong: 'Bot fort',
    heuristic: 'Bot réfléchi',
    novice: 'Bot débutant',
    random: 'Bot au hasard',
  },
  marks: (n, of) => `Difficulté ${n} sur ${of}`,
  wins: (n, seats) =>
    seats === 1 ? `En solo, un bot gagne ${n} fois sur 100` : `À ${seats}, les bots gagnent ${n} fois sur 100`,
  scores: (points) => `Un bot réfléchi marque environ ${points} points`,
};
