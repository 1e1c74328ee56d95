/** Turns ids and numbers into sentences, in the reader's language and from the reader's seat. */
import {
  type AnyRules,
  type Arg,
  argOf,
  type Facts,
  HIDDEN,
  kindOf,
  MOST_ARGS,
  type Refusal,
  type SeenStep,
  seatsOf,
} from '@halcyon/kernel';
import type { LastHand } from './last-hand.ts';
import type { Audience, Speaker, Who } from './speaker.ts';
import type { TableSpeech } from './table/table-speech.ts';
import type { Words } from './words.ts';

/** Numbers in the order of a declaration, by their names. */
export const named = (names: readonly string[], values: readonly number[]): Facts =>
  Object.fromEntries(names.map((name, i) => [name, values[i] ?? HIDDEN]));
const namesOf = (args: readonly Arg[]): string[] => args.map(({ name }) => name);

const whoFor = ({ viewer, names }: Audience, table: TableSpeech, { layout, features }: AnyRules['setup']): Who => ({
  layout,
  features,
  me: (seat) => seat === viewer,
  name: (seat) => names[seat] || table.player(seat + 1),
});
/** A developer forgot a sentence; law L12 finds it before a player does. */
const missing = (rules: AnyRules, what: string): never => {
  throw new Error(`speech has no words for ${what} of '${rules.id}'`);
};

/** Speaks with the words of one language; a page loads only the one that it needs. */
export const speakWith = ({ language, table, games }: Words, rules: AnyRules, audience: Audience): Speaker => {
  const known = games[rules.id] ?? missing(rules, 'the game');
  const { features } = rules.setup;
  const words = known.labels ? { ...known, things: { ...known.things, ...known.labels(features) } } : known;
  const who = whoFor(audience, table, rules.setup);

  const reason = ({ id, facts }: Pick<Refusal, 'id' | 'facts'>): string =>
    (words.refusals[id] ?? words.endings[id])?.(facts, who) ??
    (table.clauses as Readonly<Record<string, string>>)[id] ??
    missing(rules, `clause '${id}'`);
  const withRule = (text: string, rule: string): string =>
    rule === '' || rule === 'table' ? text : `${text} (${table.rule(rule)})`;

  const stillHeld = (cards: LastHand['cards']): string => {
    const held = typeof cards === 'number' ? (cards > 0 ? [table.cards(cards)] : []) : cards;
    return held.length === 0 ? '' : ` ${table.stillHeld(held.map((card) => words.things[card] ?? card))}`;
  };

  const step = ({ kind, args }: Pick<SeenStep, 'kind' | 'args'>): string => {
    const { name, args: declared } = rules.moves[kind]!;
    return words.moves[name]?.(named(namesOf(declared), args), who) ?? missing(rules, `move '${name}'`);
  };

  return {
    language,
    words,
    who,
    step,
    move(move, mine = true) {
      const kind = rules.moves[kindOf(move)];
      if (!kind) return table.clauses['not-a-move'];
      const args = Array.from({ length: MOST_ARGS }, (_, i) => argOf(move, i))
        .slice(0, kind.args.length)
        .map((value, i) => (mine || kind.args[i]?.sight !== 'owner' ? value : HIDDEN));
      return step({ kind: kindOf(move), args });
    },
    event({ event, args }) {
      const { name = '', args: declared = [] } = rules.events[event] ?? {};
      return words.events[name]?.(named(namesOf(declared), args), who) ?? missing(rules, `event '${name}'`);
    },
    ask: ({ id, facts }) => words.asks[id]?.(facts, who) ?? missing(rules, `ask '${id}'`),
    cell: (cell) => words.cell(cell, who),
    reason,
    refusal: (refusal) => withRule(reason(refusal), refusal.rule),
    ending(outcome, last) {
      const { id, rule } = rules.clauses[outcome.why]!;
      const winners = outcome.kind === 'ranked' ? seatsOf(outcome.winners) : [];
      const seat = last?.seat ?? (winners.length === 1 ? winners[0] : undefined);
      const said = reason({ id, facts: seat === undefined ? {} : { seat } });
      return withRule(last ? said + stillHeld(last.cards) : said, rule);
    },
    score: (n) => table.score(n, words.best?.(who)),
    rule: (clause) => words.rules[clause],
  };
};
