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
};
