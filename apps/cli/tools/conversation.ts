/** Real conversations with the pipe, for docs/protocol.md. */
import { GAMES } from '@halcyon/catalog';
import { advise } from '@halcyon/catalog/bots';
import { answerLine, Tables } from '@halcyon/protocol';
import { makeWording } from '../src/sentences.ts';

const LONGEST_LIST = 5;
const LONGEST_TEXT = 90;

/** A document shows how an answer begins; the rest of a long list or text is an ellipsis. */
const shorten = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (Array.isArray(value)) {
    const few = value.slice(0, LONGEST_LIST).map(shorten);
    return value.length > LONGEST_LIST ? [...few, '…'] : few;
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner)]));
  }
  return value;
};

type Talk = (request: string) => Record<string, unknown>;
const talker = (lines: string[]): Talk => {
  const tables = new Tables({ advise, games: GAMES, wording: makeWording(), freshSeed: () => 'fresh' });
  return (request) => {
    const answer = JSON.parse(answerLine(tables, request)) as Record<string, unknown>;
    let shown: unknown = request;
    try {
      shown = JSON.stringify(shorten(JSON.parse(request)));
    } catch {
      // Rubbish is shown as it is.
    }
    lines.push(`→ ${shown}`, `← ${JSON.stringify(shorten(answer))}`, '');
    return answer;
  };
};
const ended = (lines: readonly string[]): string => lines.join('\n').trimEnd();

/** Every request once, at one table. */
export const conversation = (): string => {
  const lines: string[] = [];
  const say = talker(lines);
  say(
    '{"do":"new","game":"tranquility","seats":2,"features":["jagged-rocks"],"options":{"islandsRemoved":4},"seed":7}',
  );
  const seen = say('{"do":"view","table":"t1","viewer":"audience"}');
  const [seat] = seen.mustAct as number[];
  const { moves } = say(`{"id":1,"do":"legal","table":"t1","seat":${seat}}`) as { moves: string[] };
  const move = moves[0]!;
  say(`{"id":2,"do":"check","table":"t1","seat":${seat},"move":"${move}"}`);
  say(`{"do":"advise","table":"t1","seat":${seat},"bot":"strong","worlds":16}`);
  say(`{"id":3,"do":"check","table":"t1","seat":${1 - seat!},"move":"${move}","lang":"fr"}`);
  say(`{"id":4,"do":"play","table":"t1","seat":${seat},"move":"${move}"}`);
  say(`{"do":"play","table":"t1","seat":${seat},"move":"${move}","lang":"de"}`);
  say(`{"do":"undo","table":"t1","seat":${seat}}`);
  say(`{"do":"undo","table":"t1","seat":${seat},"knowingly":true}`);
  say('{"do":"outcome","table":"t1"}');
  say('{"do":"log","table":"t1","viewer":"audience"}');
  const { position } = say('{"do":"position","table":"t1"}') as { position: string };
  say(JSON.stringify({ do: 'position', position, seed: 'another' }));
  say('{"do":"free","table":"t1"}');
  say('{"do":"games"}');
  return ended(lines);
};

/** One mistake of each kind. */
export const mistakes = (): string => {
  const lines: string[] = [];
  const say = talker(lines);
  say('hello');
  say('["do","games"]');
  say('{"do":"moves"}');
  say('{"do":"new"}');
  say('{"do":"new","game":"chess"}');
  say('{"do":"new","game":"tranquility","seats":9}');
  say('{"do":"new","game":"tranquility","feature":["jagged-rocks"]}');
  say('{"do":"new","game":"tranquility","features":["mermaids"]}');
  say('{"do":"new","game":"tranquility","features":["wild"],"layout":"pyramid"}');
  say('{"do":"new","game":"tranquility","mode":"competitive","options":{"strict":1}}');
  say('{"do":"new","game":"tranquility","options":{"islandsRemoved":5}}');
  say('{"do":"legal","table":"t9","seat":0}');
  say('{"do":"new","game":"tranquility","seats":3,"seed":7}');
  say('{"do":"legal","table":"t1","seat":3}');
  say('{"do":"check","table":"t1","seat":0,"move":"place 41"}');
  say('{"do":"check","table":"t1","seat":0,"move":"place 41 99"}');
  return ended(lines);
};
