/** Numbers that nobody else has: keys of wishes, and what a device throws into the deal. */
import { toHex } from '@halcyon/kernel';

const hex = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
export const freshKey = (): string => hex(12);
export const freshSalt = (): string => hex(16);

const kept = (table: string): string => `halcyon/salts/${table}`;
/** What was thrown in from here: at the end it must be part of what chance followed from. */
export const keepSalts = (table: string, ...salts: readonly string[]): void => {
  try {
    localStorage.setItem(kept(table), [...keptSalts(table), ...salts].join(' '));
  } catch {
    // A full store cannot vouch for it, no more.
  }
};
export const keptSalts = (table: string): string[] =>
  localStorage.getItem(kept(table))?.split(' ').filter(Boolean) ?? [];
