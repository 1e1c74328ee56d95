/** Who the reader is, in English. */
import { counted } from '../../grammar.ts';
import type { MeSpeech } from './speech.ts';

const tables = counted('en', 'table', 'tables');
const minutes = counted('en', 'minute', 'minutes');

export const meEn = {
  title: 'Who I am',
  nobody: {
    about:
      'This server does not know you yet. Whoever sits down at a table with friends gets a name here; nobody needs an account.',
    none: 'There is no server with tables behind this page, so there is nothing to know about you.',
  },
  name: {
    title: 'My name',
    about: 'New tables call you so. Where you already sit, change it at the table.',
    save: 'Save',
    saved: 'Saved.',
  },
  bring: {
    title: 'Already playing elsewhere?',
    about:
      'Bring your tables here: open ‘Who I am’ where you play, in another browser or on another device, make a link for a second device, and paste it here. Halcyon on a home screen has a memory of its own and needs this once, too.',
    offer: 'Already playing in the browser? Bring your tables here.',
    link: 'Link for a second device, or recovery link',
    go: 'Bring my tables here',
    noLink: 'That is no such link. It looks like …#/device/… with many letters at its end.',
  },
  devices: {
    title: 'My devices',
    here: 'this device',
    unknown: 'A device',
    recovery: 'Recovery link',
    since: (day) => `since ${day}`,
    seen: (day) => `last seen ${day}`,
    takeAway: (name) => `Take away: ${name}`,
    short: 'Take away',
    ask: 'Take away?',
    askOther: (name) => `${name} can no longer play as you. Nothing else changes.`,
    askRecovery: 'The recovery link that you kept no longer opens anything.',
    askHere: 'You are nobody here then; your tables stay with your other devices and your recovery link.',
    askLast:
      'There is no other device and no recovery link: nobody could come back to your seats, not even you. Make a recovery link first.',
    keep: 'Leave it',
    takenAway: (name) => `Taken away: ${name}.`,
  },
  second: {
    title: 'A second device',
    about:
      'Open this link there, or point its camera at the code. It works once, for ten minutes; then that device is you, too.',
    make: 'Make a link',
    link: 'Link for a second device',
    code: 'The same link as a code for a camera',
    address: 'Address of this server',
    left: (n) => (n < 1 ? 'Good for less than a minute.' : `Good for ${minutes(n)}.`),
    over: 'The time of this link is over.',
    again: 'Make a new link',
    onlyHere: 'Only this machine can open this link, because the server hears nobody else.',
  },
  recovery: {
    title: 'A link to keep',
    about:
      'For the day when all devices are lost or their memory is cleared. It works once. A new one makes the one before void.',
    make: 'Make a recovery link',
    link: 'Recovery link',
    once: 'It is shown only now. Keep it where nobody else looks: whoever has it can be you.',
    save: 'Save as a text',
    file: 'halcyon-recovery.txt',
    fileText: (link) =>
      `Halcyon: this link makes a device be me again. It works once; whoever has it can be me.\n\n${link}\n`,
  },
  forget: {
    title: 'Be forgotten',
    about: 'Everything that this server knows about you can go.',
    button: 'Delete me',
    ask: 'Delete me?',
    goes: 'What goes, at once and for good: your name at every table, all that you said there, your results of the day, your devices, links and notices.',
    stays:
      'What stays: the games and their logs, without your name. Where a game goes on, the others decide about your seat.',
    yes: 'Delete me for good',
    no: 'Stay',
    done: 'Done. This server has forgotten you.',
  },
  enter: {
    title: 'Be yourself here',
    coming: 'One moment…',
    already: (name, n) => `This device is already ${name}, with ${tables(n)}.`,
    alreadyMore:
      'If you open this link, it no longer is: those tables can then be reached only from other devices or with a recovery link.',
    yes: 'Open the link all the same',
    stay: (name) => `Stay ${name}`,
    used: 'This link was used before, or its time is over. Make a new one where you play.',
    more: 'Who I am',
  },
} satisfies MeSpeech;
