/** Questions of the menu, by clack; its own English hints are left out, because every word comes from speech. */
import { isCancel, log, multiselect, select, text } from '@clack/prompts';
import { wrap } from '@halcyon/terminal-kit/text';

const GUIDE = 4;
/** Escape and Ctrl-C leave the menu from any question. */
export class Cancelled extends Error {}

const taken = <T>(answer: T): Exclude<T, symbol> => {
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<T, symbol>;
};
export interface Offer<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

export const chooseOne = async <T extends string | number>(
  message: string,
  offers: readonly Offer<T>[],
  first?: T,
): Promise<T> => {
  // Clack tells strings from numbers in its types; here it does not matter.
  const options = [...offers] as unknown as Offer<string>[];
  const initial = first === undefined ? {} : { initialValue: first as string };
  return taken(await select({ message, options, showInstructions: false, ...initial })) as T;
};
export const chooseSome = async (message: string, offers: readonly Offer<string>[]): Promise<string[]> =>
  taken(await multiselect({ message, options: [...offers], required: false, showInstructions: false }));

/** A text for the reader, broken between words; clack itself breaks inside them. */
export const tell = (text: string): void =>
  log.message(wrap(text, (process.stdout.columns ?? 80) - GUIDE).join('\n'), { spacing: 0 });

export const askText = async (message: string, usual: string): Promise<string> =>
  taken(await text({ message, placeholder: usual, defaultValue: usual })).trim();
