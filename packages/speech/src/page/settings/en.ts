import type { SettingsSpeech } from './speech.ts';

export const settingsEn: SettingsSpeech = {
  language: 'Language',
  theme: 'Theme',
  themes: { auto: 'automatic', light: 'light', dark: 'dark' },
  pace: 'Pace',
  paceAbout: 'How long you see what others did before the game goes on.',
  paces: { slow: 'slow', normal: 'normal', fast: 'fast', step: 'step by step' },
  motion: 'Motion',
  motions: { auto: 'automatic', full: 'full', none: 'none' },
  text: 'Text size',
  texts: { normal: 'normal', large: 'large', larger: 'larger' },
  switches: {
    leftHand: { name: 'Left hand', about: 'Buttons are within reach of your left thumb.' },
    sound: { name: 'Sound', about: 'A soft tone when it is your turn and at the end.' },
    confirm: { name: 'Confirm moves', about: 'A complete move waits for one more press.' },
    plain: { name: 'Table as text', about: 'The table in words instead of a picture.' },
  },
  install: 'Put Halcyon on this device',
  installAbout: 'It then opens like an app, without the bars of the browser.',
  installByHand:
    'To put Halcyon on this device: press Share, then ‘Add to Home Screen’. Games kept there are kept for good.',
  installed: 'Every game can be played without a network, too.',
  insecure:
    'This address is not secure (https), so the browser does not let Halcyon be played offline or be installed. Everything else works.',
};
