/** What must be answered to a message, by whoever sent it, at a table that is played and waits for somebody else. */
import type { Outlook } from '@halcyon/kernel';
import { type Command, commandSchema, type RefusalWord, type ServerMessage } from '@halcyon/protocol/online';
import { MOST_BYTES } from '../../src/wire/message.ts';

/** Has no seat; came to watch; or sits there, and it is not the turn of that seat. */
export type Sender =
  | { readonly is: 'stranger' | 'watcher' }
  | { readonly is: 'seated'; readonly seat: number; outlook(): Outlook };

/** Whoever has no seat is told so first, but for what nobody can do now. */
const WORDS: Readonly<Partial<Record<Command['do'], RefusalWord>>> = {
  sit: 'free-seat',
  arrange: 'open',
  begin: 'open',
  thanks: 'ended',
  look: 'ended',
  lead: 'ended',
  show: 'ended',
  note: 'ended',
  settle: 'host',
};
/** What somebody who sits there, and is not asked, may send and be refused. */
export const OF_SEATED: readonly Command['do'][] = [
  'play',
  'answer',
  'withdraw',
  'sit',
  'arrange',
  'begin',
  'settle',
  'thanks',
  'look',
  'lead',
  'show',
  'note',
  'enter',
  'ping',
];

const refusedWith = (command: Command, sender: Sender): RefusalWord | 'rule' => {
  if (sender.is === 'watcher' && command.do === 'sit') return 'person';
  const word = WORDS[command.do];
  if (word) return word;
  if (sender.is !== 'seated' || !('seat' in command) || command.seat !== sender.seat) return 'your-seat';
  return command.do === 'play' ? 'rule' : 'asked';
};

/** Read apart from the server's own way of reading. */
const parsed = (text: string): Command | undefined => {
  try {
    const read = commandSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
};

/** What is wrong with the answer; undefined if it is the right one. */
export const verdictOf = (
  text: string,
  answer: ServerMessage | undefined,
  sender: Sender,
  foreign: ReadonlySet<string>,
): string | undefined => {
  if (!answer) return 'there was no answer';
  const command = Buffer.byteLength(text) > MOST_BYTES ? undefined : parsed(text);
  if (command?.do === 'ping') return answer.is === 'pong' ? undefined : 'a ping was not answered by a pong';
  // Haste in talking is noticed before anything else is looked at.
  if (command?.do === 'say' && answer.is === 'refused' && answer.why.kind === 'rate')
    return answer.key === command.key ? undefined : 'the answer is for another key';
  // What was done before is done once; whose key it is, is no secret and no power.
  if (command && 'key' in command && foreign.has(command.key))
    return answer.is === 'done' ? undefined : 'an old key was done anew';
  if (answer.is !== 'refused') return `it was answered by '${answer.is}'`;
  const { why, key } = answer;
  if (!command || command.do === 'enter') {
    const named = why.kind === 'field' && why.field.length > 0 && why.message.length > 0;
    return named ? undefined : `nothing says which field is wrong: ${JSON.stringify(why)}`;
  }
  if (key !== command.key) return 'the answer is for another key';
  const expected = refusedWith(command, sender);
  if (expected !== 'rule')
    return why.kind === 'not' && why.word === expected ? undefined : `not '${expected}' but ${JSON.stringify(why)}`;
  if (why.kind === 'stale') return undefined;
  if (why.kind !== 'rule' || sender.is !== 'seated' || command.do !== 'play') return `wrongly ${JSON.stringify(why)}`;
  // By law L4 the own view says the same; anything more would be told from other hands.
  const own = sender.outlook().check(command.move);
  const told = { kind: 'rule', ...own };
  return JSON.stringify(why) === JSON.stringify(told)
    ? undefined
    : `a refusal tells more than the own view: ${JSON.stringify(why)}`;
};
