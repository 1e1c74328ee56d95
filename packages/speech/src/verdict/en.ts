/** Deal or play, in English. */
import type { VerdictSpeech } from './speech.ts';

export const verdictEn: VerdictSpeech = {
  ask: 'Was it the deal or the play?',
  asking: 'Looking at the deal and at every turn',
  stop: 'Stop',
  trouble: 'This could not be looked into here.',
  won: 'This game was won, so the deal could be won.',
  found: 'The deal could be won: with all cards open, a way was found.',
  foundAbout:
    'At the table nobody sees all cards. The way shows what was possible, not what anybody should have known.',
  notFound: (tries) =>
    `With all cards open, no way to win was found in ${tries} ${tries === 1 ? 'try' : 'tries'}. That proves nothing; there may be one.`,
  chance: (first, best) =>
    `By what the team could know, the chance of winning was about ${first} at the beginning and about ${best} at its best.`,
  changes: 'Where it changed most',
  change: (step, from, to) => `Step ${step}: from about ${from} to about ${to}`,
  noChange: 'No single turn stands out; it changed little by little.',
  curve: (first, least, most, last) =>
    `The chance of winning, turn by turn: about ${first} at first, between ${least} and ${most} on the way, ${last} at the end.`,
  about: (worlds) =>
    `An estimate: bots played on ${worlds} times, each time with the cards that a seat could not see dealt anew. The pale band shows how sure it is. Late in a game the true chance is often a little higher.`,
  showWay: 'Step through that way',
  way: 'A way to win this deal, with all cards open',
  backToGame: 'Back to the game that was played',
  typeWay: 'Type ‘way’ to step through it, ‘quit’ to come back.',
  noWay: 'There is no such way yet; type ‘verdict’ to look for one.',
  notTogether: 'This is for games that a team has finished.',
};
