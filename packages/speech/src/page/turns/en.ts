/** Notices that it is the reader's turn, in English. */
import type { TurnsSpeech } from './speech.ts';

export const turnsEn = {
  title: 'Your turn',
  about:
    'How you hear of it when a table of this server waits for you and you are not looking. A notice names the game and never a card.',
  nobody: 'As soon as you sit at a table with friends, you can choose here how you hear that it is your turn.',
  push: {
    name: 'Notices on this device',
    about: 'They come even when the page is closed.',
    denied:
      'This browser was told to show no notices from here. To undo it, press the sign beside the address, allow notifications for this site, and load the page anew.',
    unable: 'This browser cannot take notices from here. A webhook works all the same.',
    others: 'Other devices',
    other: (day) => `A device, since ${day}`,
    remove: 'Remove',
    removeOf: (day) => `Remove the device of ${day}`,
  },
  webhook: {
    title: 'Webhook',
    about: 'Another program is told: a room of Matrix, a channel of Discord or Slack, or anything that takes JSON.',
    address: 'Address',
    format: 'Format',
    formats: { plain: 'plain JSON', discord: 'Discord', slack: 'Slack', matrix: 'Matrix' },
    save: 'Save the webhook',
    remove: 'Remove the webhook',
    at: (host, format) => `${host} (${format})`,
  },
  quiet: {
    name: 'Quiet hours',
    about: 'Nothing comes then. What still holds comes when they end.',
    from: 'from',
    to: 'to',
    zone: 'Time zone',
    zoneAbout: 'Your device says',
    same: 'Quiet hours end at another time than they begin.',
  },
  arrived: (when) => `The last one arrived ${when}.`,
  never: 'Nothing was sent yet.',
  failed: (why) => `The last one did not arrive: ${why}`,
  missed: 'You could not be told of these tables:',
  test: 'Send a test',
  testOf: (what) => `Send a test: ${what}`,
  tested: 'It was sent. It should arrive in a moment.',
} satisfies TurnsSpeech;
