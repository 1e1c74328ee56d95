/** What the languages themselves demand, whatever the game. */
import type { Language } from './speaker.ts';

/** An argument or fact as a sentence receives it; a missing one reads '?', never 'undefined'. */
export type Maybe<Of = number> = Of | undefined;
export const figure = (n: Maybe): string => (n === undefined ? '?' : String(n));
/** A row, column or place that the rules count from 0, as people count. */
export const fromOne = (n: Maybe): string => figure(n === undefined ? n : n + 1);

/** '1 card', '3 cards': the form follows the language (English says 0 cards, French 0 carte). */
export const counted = (language: Language, one: string, other: string): ((n: Maybe) => string) => {
  const rules = new Intl.PluralRules(language);
  return (n) => `${figure(n)} ${rules.select(n ?? 0) === 'one' ? one : other}`;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const MUTE = /^(?:[aeiouàâäéèêëîïôöùûüœæh]|y(?![aeiou]))/i;
/** 'de Ben', 'd’Anna'. */
export const deFrench = (name: string): string => (MUTE.test(name) ? `d’${name}` : `de ${name}`);

const bind = (text: string): string => text.replace(/ ([:;!?»…])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
/** French punctuation stays on the line of its word: in every text of a catalogue, said or composed. */
export const typeset = <Part>(part: Part): Part => {
  const bound = (value: unknown): unknown => {
    if (typeof value === 'string') return bind(value);
    if (typeof value === 'function') return (...args: unknown[]) => bound(value(...args));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bound(inner)]));
  };
  // Texts become texts and functions keep their arguments, so the shape is the same.
  return bound(part) as Part;
};
