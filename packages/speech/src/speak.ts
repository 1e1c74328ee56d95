/** Turns ids and numbers into sentences, in the reader's language and from the reader's seat. */
import { type AnyRules, argOf, HIDDEN, kindOf, MOST_ARGS, type Refusal } from '@halcyon/kernel';
import { type Audience, type GameSpeech, LANGUAGES, type Language, type MakeSpeaker, type Who } from './speaker.ts';
import { tableDe } from './table/de.ts';
import { tableEn } from './table/en.ts';
import { tableFr } from './table/fr.ts';
import type { TableSpeech } from './table/table-speech.ts';
import { tranquilityDe } from './tranquility/de.ts';
import { tranquilityEn } from './tranquility/en.ts';
import { tranquilityFr } from './tranquility/fr.ts';

const TABLES: Readonly<Record<Language, TableSpeech>> = { en: tableEn, fr: tableFr, de: tableDe };
const GAMES: Readonly<Record<string, Readonly<Record<Language, GameSpeech>>>> = {
  tranquility: { en: tranquilityEn, fr: tranquilityFr, de: tranquilityDe },
};

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
export const tableWords = (language: Language): TableSpeech => TABLES[language];
export const gameWords = (language: Language, game: string): GameSpeech | undefined => GAMES[game]?.[language];

const whoFor = ({ viewer, names }: Audience, table: TableSpeech): Who => ({
  me: (seat) => seat === viewer,
  name: (seat) => names[seat] || table.player(seat + 1),
});
/** A developer forgot a sentence; law L12 finds it before a player does. */
const missing = (rules: AnyRules, what: string): never => {
  throw new Error(`speech has no words for ${what} of '${rules.id}'`);
};

export const speak: MakeSpeaker = (language, rules, audience) => {
  const table = tableWords(language);
  const words = gameWords(language, rules.id) ?? missing(rules, 'the game');
  const who = whoFor(audience, table);

  const reason = ({ id, facts }: Pick<Refusal, 'id' | 'facts'>): string =>
    words.refusals[id]?.(facts, who) ??
    words.endings[id] ??
    (table.clauses as Readonly<Record<string, string>>)[id] ??
    missing(rules, `clause '${id}'`);
  const withRule = (text: string, rule: string): string =>
    rule === '' || rule === 'table' ? text : `${text} (${table.rule(rule)})`;

  return {
    language,
    words,
    move(move, mine = true) {
      const kind = rules.moves[kindOf(move)];
      if (!kind) return table.clauses['not-a-move'];
      const args = Array.from({ length: MOST_ARGS }, (_, i) => argOf(move, i))
        .slice(0, kind.args.length)
        .map((value, i) => (mine || kind.args[i]?.sight !== 'owner' ? value : HIDDEN));
      return words.moves[kind.name]?.(args, who) ?? missing(rules, `move '${kind.name}'`);
    },
    event({ event, args }) {
      const name = rules.events[event]?.name ?? '';
      return words.events[name]?.(args, who) ?? missing(rules, `event '${name}'`);
    },
    ask: ({ id, facts }) => words.asks[id]?.(facts, who) ?? missing(rules, `ask '${id}'`),
    refusal: (refusal) => withRule(reason(refusal), refusal.rule),
    ending({ why }) {
      const { id, rule } = rules.clauses[why]!;
      return withRule(reason({ id, facts: {} }), rule);
    },
    rule: (clause) => words.rules[clause],
  };
};
