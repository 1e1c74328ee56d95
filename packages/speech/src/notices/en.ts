import type { NoticeSpeech } from './notice-speech.ts';

export const NOTICES_EN: NoticeSpeech = {
  yourTurn: 'Your turn',
  line: (game, url) => `Your turn in ${game}. ${url}`,
  trial: 'This is a test: notices arrive here.',
  troubles: {
    address: 'An address that starts with https:// is needed.',
    credentials: 'The address must not hold a name or a password.',
    port: 'Only the ports 443 and 1024 to 65535 can be used.',
    private: 'This address leads into a private network, and this server sends nothing there.',
    name: 'This server cannot find the name in the address.',
    unreachable: 'Nobody answers at this address.',
    certificate: 'The certificate at this address is not valid.',
    slow: 'No answer came within 5 seconds.',
    redirect: 'This address leads on to another one. Enter that other one.',
    keys: 'The keys of this device are not valid. Turn notices off there and on again.',
    gone: 'This device no longer takes notices. Turn them on there again.',
    nothing: 'Nothing is set up here yet.',
  },
  status: (status) => `The answer was an error (${status}).`,
  cannot: {
    https: 'This page was opened without https, and browsers then show no notices. A webhook works all the same.',
    iphone: 'On an iPhone or iPad notices come only if the page was put on the home screen and opened from there.',
  },
};
