/** Help and notes in English. */
import { AGREEMENT } from './agreement.ts';
import type { HelpSpeech } from './speech.ts';

export const helpEn = {
  ...AGREEMENT.en,
  own: 'All of this follows from what you can see yourself.',
  noFacts: 'There is nothing to tell now.',
  ask: 'Ask for advice',
  thinking: 'A bot is thinking about it…',
  advice: (move) => `A bot at your seat would do this: ${move}.`,
  nothingToDo: 'You have nothing to decide now.',
  speaksFor: (reason) => `What speaks for it: ${reason}`,
  spokeFor: (name, reason) => `What spoke for it, as ${name} saw the table: ${reason}`,
  bots: {
    title: 'How the bots play',
    about:
      'They see no more than their own seat does, and tell nothing but by their moves. Whoever knows this card can read those moves.',
  },
  uncounted: 'A game in which you ask for advice does not count in your statistics.',
  knows: {
    title: 'What do the others know?',
    as: (name) => `As ${name} sees it`,
    about: (name) =>
      `What you know that ${name} knows. What only ${name} can see is face down here, because you cannot see it; what only you can see, because ${name} cannot.`,
  },
  notes: {
    title: 'My notes',
    about:
      'Only this browser keeps them, and only you see them. Looking back at the game, each stands where it was written.',
    none: 'No notes yet. Ask a card or a place what it is: press it for a moment, or type ? on it.',
    write: 'Write a note',
    text: 'Note',
    keep: 'Keep',
    remove: (what) => `Delete the note on ${what}`,
    full: 'The browser has no room for this note.',
    at: (step) => `at step ${step}`,
    all: 'Notes',
    show: 'Show my notes to all',
    shown: 'All who look along see your notes.',
  },
} satisfies HelpSpeech;
