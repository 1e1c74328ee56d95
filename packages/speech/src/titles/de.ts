import type { Titles } from '../words.ts';

export const titlesDe: Titles = {
  tranquility: {
    title: 'Tranquility',
    pitch: 'Gemeinsam und ohne ein Wort füllt ihr das Meer mit Inseln, von der Nacht bis zum Tag.',
  },
  ascent: {
    title: 'Tranquility: Der Aufstieg',
    pitch: 'Gemeinsam und ohne ein Wort baut ihr Karte um Karte einen Berg und steigt auf seinen Gipfel.',
  },
  'cloud-nine': {
    title: 'Cloud 9',
    pitch:
      'Ein Ballon steigt von Wolke zu Wolke: Spring rechtzeitig ab, oder vertrau dem Piloten und fahr höher hinauf.',
  },
  'fantasy-pub': {
    title: 'Fantasy Pub',
    pitch:
      'Goblins, Zwerge, Orks und Trolle teilen sich ein Pub: Bring deinen Clan an sein Bier und rechtzeitig hinaus.',
  },
  reef: {
    title: 'Das Riff',
    pitch:
      'Eine sanfte Strömung trägt Fische zu deinen Booten: Führ sie auf deinen Korallen zusammen, bis du als Erstes fünf Bruten hast.',
  },
  'castle-merchants': {
    title: 'Castle Merchants',
    pitch:
      'Du legst dir den Weg selbst unter die Füße: Bring deine Waren zu fünf Burgen, und hab als Erstes 18 Gold beisammen.',
  },
};
