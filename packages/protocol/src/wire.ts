/** From the kernel's numbers to what stands in an answer, as one viewer may know it. */
import {
  type AnyRules,
  HIDDEN,
  type Outcome,
  type Outlook,
  type Refusal,
  seatsOf,
  type TakeBack,
  type Told,
  type Value,
  type Viewer,
} from '@halcyon/kernel';
import type { LocalTable } from '@halcyon/table';
import type { AnswerOf, WireBack, WireEvent, WireOutcome, WireRefusal } from './answers.ts';
import type { WireLanguage } from './values.ts';

/** Sentences come from speech, which the protocol does not know: an app joins the two. */
export interface Wording {
  refusal(language: WireLanguage, rules: AnyRules, viewer: Viewer, refusal: Refusal): string;
  event(language: WireLanguage, rules: AnyRules, viewer: Viewer, told: Told): string;
  ending(language: WireLanguage, rules: AnyRules, viewer: Viewer, outcome: Outcome): string;
}
export interface Reader {
  readonly wording: Wording;
  readonly language: WireLanguage;
  readonly viewer: Viewer;
}

export const wireRefusal = (rules: AnyRules, refusal: Refusal, { wording, language, viewer }: Reader): WireRefusal => ({
  id: refusal.id,
  clause: refusal.rule,
  facts: refusal.facts,
  sentence: wording.refusal(language, rules, viewer, refusal),
});

const wireEvent = (rules: AnyRules, told: Told, { wording, language, viewer }: Reader): WireEvent => {
  const { name, args } = rules.events[told.event]!;
  const values = args.map((arg, i): [string, number | string | null] => {
    const value = told.args[i] ?? HIDDEN;
    return [arg.name, value === HIDDEN ? null : (arg.words?.[value] ?? value + (arg.base ?? 0))];
  });
  return { name, args: Object.fromEntries(values), sentence: wording.event(language, rules, viewer, told) };
};

/** What happened since a step. */
export const wireEvents = (outlook: Outlook, since: number, reader: Reader): WireEvent[] =>
  outlook.events(since).map((told) => wireEvent(outlook.rules, told, reader));

export const wireBack = ({ to, how, seen, learnt }: TakeBack): WireBack => ({
  to,
  how,
  seen: [...seen],
  learnt: seatsOf(learnt),
});

export const wireOutcome = (rules: AnyRules, outcome: Outcome | undefined, reader: Reader): WireOutcome | null => {
  if (!outcome) return null;
  const { id, rule } = rules.clauses[outcome.why]!;
  const end = {
    why: { id, clause: rule },
    sentence: reader.wording.ending(reader.language, rules, reader.viewer, outcome),
  };
  return outcome.kind === 'together'
    ? { kind: 'together', won: outcome.won, score: outcome.score, ...end }
    : { kind: 'ranked', scores: [...outcome.scores], winners: seatsOf(outcome.winners), ...end };
};

type WireState = AnswerOf<'view'>['state'];
const nulls = (value: Value): WireState[string] =>
  typeof value === 'number'
    ? value === HIDDEN
      ? null
      : value
    : value.map((entry) =>
        typeof entry === 'number' ? (entry === HIDDEN ? null : entry) : entry.map((x) => (x === HIDDEN ? null : x)),
      );

/** Null where the viewer may not know. Fields that everybody sees are left alone: there a -1 would be a value. */
export const wireState = ({ rules, view, viewer }: Outlook): WireState =>
  Object.fromEntries(
    rules.infos.map(({ name, known }) => {
      const value = view[name]!;
      return [name, viewer === 'referee' || known === 'all' ? value : nulls(value)];
    }),
  );

/** Which question is asked is public; its numbers can tell what a hand holds, so they are for the seat itself. */
export const wireAsks = (host: LocalTable, { viewer, mustAct }: Outlook): AnswerOf<'view'>['asks'] =>
  seatsOf(mustAct).flatMap((seat) => {
    const { ask } = host.outlook(seat);
    if (!ask) return [];
    return [{ seat, id: ask.id, facts: viewer === 'referee' || viewer === seat ? ask.facts : null }];
  });
