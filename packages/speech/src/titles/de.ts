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
};
