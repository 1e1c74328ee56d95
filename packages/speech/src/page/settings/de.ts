import type { SettingsSpeech } from './speech.ts';

export const settingsDe: SettingsSpeech = {
  language: 'Sprache',
  theme: 'Darstellung',
  themes: { auto: 'automatisch', light: 'hell', dark: 'dunkel' },
  pace: 'Tempo',
  paceAbout: 'Wie lange du siehst, was die anderen getan haben, bevor es weitergeht.',
  paces: { slow: 'langsam', normal: 'normal', fast: 'schnell', step: 'Schritt für Schritt' },
  motion: 'Bewegung',
  motions: { auto: 'automatisch', full: 'alles', none: 'keine' },
  text: 'Schriftgröße',
  texts: { normal: 'normal', large: 'groß', larger: 'größer' },
  switches: {
    leftHand: { name: 'Linke Hand', about: 'Knöpfe liegen in Reichweite deines linken Daumens.' },
    sound: { name: 'Ton', about: 'Ein leiser Ton, wenn du an der Reihe bist, und am Ende.' },
    confirm: { name: 'Züge bestätigen', about: 'Ein fertiger Zug wartet, bis du noch einmal drückst.' },
    plain: { name: 'Tisch als Text', about: 'Der Tisch in Worten statt als Bild.' },
  },
  install: 'Halcyon auf diesem Gerät installieren',
  installAbout: 'Es öffnet sich dann wie eine App, ohne die Leisten des Browsers.',
  installByHand:
    'So kommt Halcyon auf dieses Gerät: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Dort bleiben deine Partien dauerhaft erhalten.',
  installed: 'Alle Spiele lassen sich auch ohne Netz spielen.',
  insecure:
    'Diese Adresse ist nicht sicher (https), deshalb lässt der Browser Halcyon weder offline spielen noch installieren. Alles andere geht.',
};
