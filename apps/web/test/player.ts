/**
 * Somebody who knows the page only by roles and names: reads the accessibility tree, decides, and presses what has that
 * role and that name. How something is pressed is another matter: by mouse here, by keyboard in keyboard.ts.
 */
import type { Locator, Page } from 'playwright-core';
import { storedLog, storedStep } from './prepared.ts';

export interface Node {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
}
/** All named things of the page, in reading order; text of a status counts as its name. */
export const readTree = async (page: Page): Promise<Node[]> => {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.flatMap((line) => {
    const [, role, name, told] = /^\s*- '?(\w+)(?: "(.*?)")?(?: \[.*\])*'?(?:: (.*))?$/.exec(line) ?? [];
    // A text with a colon in it is quoted.
    return role
      ? [{ role, name: name ?? told?.replace(/^"(.*)"$/, '$1') ?? '', disabled: line.includes('[disabled]') }]
      : [];
  });
};

/** What the player wants to press; the name is exact. */
export interface Wanted {
  readonly role: 'button' | 'gridcell';
  readonly name: string;
}
export type Press = (page: Page, wanted: Wanted, tree: readonly Node[]) => Promise<void>;

const hand = (page: Page): Locator => page.getByRole('group', { name: 'Your hand' }).getByRole('button');
/** The hand by the names of its cards. */
export const held = (page: Page): Promise<string[]> =>
  hand(page).evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel ?? ''));
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
/** Waits for a sentence; it may stand at several places, for the eye and for the ear. */
export const says = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
export const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}\\b`) });

/** Two Finishes have the same name; either will do. */
export const click: Press = (page, { role, name }) => page.getByRole(role, { name, exact: true }).first().click();

const RESULT = /^((Won|Lost) · Score: \d+ of \d+|(Won|The win is shared) by .+)$/;
const HELD = /^(\d+|Start|Finish)$/;
/** What is asked while cards have to be dropped. */
const DUE = /^(Payment: discard|Discard \d+ cards?\.|For the Start: discard|Yellow Storm: discard|\d+ of \d+ chosen)/;
const WAYS = /, (free|cost \d+) for /;

export interface Decider {
  decide(tree: readonly Node[]): Wanted;
}
/** Decides like somebody in no hurry to win: any card that fits, at the lowest cost, otherwise two cards away. */
class Player implements Decider {
  /** Cards that were picked up in vain since the last step. */
  readonly #tried = new Set<string>();

  decide(tree: readonly Node[]): Wanted {
    const names = (role: string, pattern: RegExp): string[] =>
      tree.filter((node) => node.role === role && !node.disabled && pattern.test(node.name)).map(({ name }) => name);
    const first = (role: 'button' | 'gridcell', pattern: RegExp): Wanted | undefined => {
      const [name] = names(role, pattern);
      return name === undefined ? undefined : { role, name };
    };
    const free = names('button', HELD);
    const due = tree.some(({ name }) => DUE.test(name));
    if (due) {
      // A Start may have to be kept; the last card that is due pays at once.
      const card = free.find((name) => name !== 'Start') ?? free[0];
      return { role: 'button', name: card! };
    }
    const must =
      first('button', /^I am /) ??
      first('button', /^Play the (Start|Finish)$/) ??
      first('button', /^Offer 4 cards$/) ??
      first('button', /^(Accept the Storm|Draw now|Give up)$/) ??
      first('button', /^(Move the Jagged Rocks|Put the Purple Storm)/);
    if (must) return this.#done(must);
    const offers = names('button', /^Offer /);
    if (offers.length > 0) return { role: 'button', name: offers.at(-1)! };

    const ways = names('gridcell', WAYS);
    const cheapest = ways.find((name) => name.includes(', free for')) ?? ways[0];
    if (cheapest) return this.#done({ role: 'gridcell', name: cheapest });
    const next = free.find((name) => !this.#tried.has(name) && name !== 'Finish');
    if (next) {
      this.#tried.add(next);
      return { role: 'button', name: next };
    }
    return this.#done({ role: 'button', name: 'Discard two cards' });
  }
  #done(wanted: Wanted): Wanted {
    this.#tried.clear();
    return wanted;
  }
}

/** Whether somebody is asked something, or the game is over. */
const isSomething = ({ role, name }: Node): boolean =>
  (role === 'button' && /^(What can I do\?$|I am )/.test(name)) || (role === 'heading' && RESULT.test(name));
const look = async (page: Page): Promise<{ step: number; tree: readonly Node[] }> => {
  const step = await storedStep(page);
  return { step, tree: await readTree(page) };
};

export interface Watch {
  /** Looks at the page before each step. */
  before?(wanted: Wanted, tree: readonly Node[]): Promise<void> | void;
}
/** How often in a row somebody may be overtaken by the others at the table. */
const OVERTAKEN = 5;
/**
 * Plays until the result is shown, which is the answer. What went wrong comes with the log of the game. Who is overtaken
 * by a step of others between looking and pressing looks again, as a person would; what is gone without a step, or is
 * there and cannot be pressed, is a fault of the page.
 */
export const playToTheEnd = async (
  page: Page,
  press: Press,
  watch: Watch = {},
  player: Decider = new Player(),
): Promise<string> => {
  const result = await play(page, press, watch, player, MOST_PRESSES);
  if (result === undefined) throw new Error('the game does not end');
  return result;
};
/** The first presses of a game, which is not over then. */
export const playTheOpening = async (
  page: Page,
  press: Press,
  watch: Watch = {},
  player: Decider = new Player(),
): Promise<void> => {
  const result = await play(page, press, watch, player, OPENING);
  if (result !== undefined) throw new Error(`over already: ${result}`);
};
const MOST_PRESSES = 1000;
const OPENING = 12;

const play = async (page: Page, press: Press, watch: Watch, player: Decider, most: number) => {
  const something = button(page, 'What can I do?')
    .or(page.getByRole('button', { name: /^I am / }))
    .or(page.getByRole('heading', { name: RESULT }))
    .first();
  // A game is stored when its table stands, which may be after the address has changed.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('halcyon/table/')));
  try {
    for (let presses = 0, overtaken = 0; presses < most; presses++) {
      let { step, tree } = await look(page);
      // Mostly the page has answered already, and to wait for it would take as long as to look.
      if (!tree.some(isSomething)) {
        await something.waitFor();
        ({ step, tree } = await look(page));
      }
      const over = tree.find(({ role, name }) => role === 'heading' && RESULT.test(name));
      if (over) return over.name;
      const wanted = player.decide(tree);
      await watch.before?.(wanted, tree);
      try {
        await press(page, wanted, tree);
        overtaken = 0;
      } catch (error) {
        if ((await storedStep(page)) === step || ++overtaken > OVERTAKEN) throw error;
      }
    }
    return undefined;
  } catch (error) {
    throw new Error(`in this game:\n${await storedLog(page)}`, { cause: error });
  }
};
