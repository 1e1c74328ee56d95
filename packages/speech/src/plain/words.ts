/** What every table in words says, whatever the game. Rows, columns and places count from 1. */
import type { Language } from '../speaker.ts';
import { plainDe } from './de.ts';
import { plainEn } from './en.ts';
import { plainFr } from './fr.ts';

export interface PlainWords {
  turn(name: string, isReader: boolean): string;
  /** 'Pile: 12 cards.' */
  labelled(label: string, text: string): string;
  /** 'Row 3: 41 in column 5; the rest is empty.' */
  row(name: string, filled: readonly string[], hasRest: boolean): string;
  /** Rows with nothing in them, from the first to the last. */
  emptyRows(first: string, last: string): string;
  inColumn(what: string, column: number): string;
  inPlace(what: string, place: number): string;
  /** 'In hand: 31 and 40.' */
  hand(cards: readonly string[]): string;
  /** '5 cards in hand, 15 in the pile, 6 discarded.' What is not given is not said. */
  counts(cards: { readonly hand?: number; readonly pile?: number; readonly discarded?: number }): string;
  of(n: number, goal: number): string;
}

const WORDS: Readonly<Record<Language, PlainWords>> = { en: plainEn, fr: plainFr, de: plainDe };
export const plainWords = (language: Language): PlainWords => WORDS[language];
