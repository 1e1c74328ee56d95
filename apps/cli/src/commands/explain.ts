import { findGame } from '@halcyon/catalog';
import { ALLOWED, BadInput, type Move, parseMove, type Refusal, type Seat, seatsOf } from '@halcyon/kernel';
import { type PositionText, parsePositionText } from '@halcyon/protocol';
import { type Command, JSON_OPTION } from '../command.ts';
import { readText } from '../files.ts';
import { speakerFor } from '../sentences.ts';
import { print, printJson } from '../terminal.ts';
import { table, WORDS } from '../words.ts';

/** A view may hold '?' and cannot be audited, but a seat's own view suffices to judge its moves. */
const readPosition = (text: string): PositionText => parsePositionText(text, findGame, text.includes('?'));

const needMove = ({ rules }: PositionText, text: string): Move => {
  const move = parseMove(rules.moves, text);
  if (typeof move === 'number') return move;
  throw new BadInput('move', move.message);
};

const judge = ({ rules, state }: PositionText, seat: Seat, move: Move): Refusal | undefined => {
  const clause = rules.check(state, seat, move);
  if (clause === ALLOWED) return undefined;
  const { id, rule, facts } = rules.clauses[clause]!;
  return { id, rule, facts: facts?.(state, seat, move) ?? {} };
};
const judgeTyped = (position: PositionText, seat: Seat, move: Move): Refusal | undefined => {
  try {
    return judge(position, seat, move);
  } catch (error) {
    throw new BadInput('position', `this position cannot be judged: ${error instanceof Error ? error.message : error}`);
  }
};

export const explainCommand: Command = {
  usage: 'explain <position> <...move>',
  about: 'say whether a move is allowed in a position, and by which rule not',
  options: [['--seat <n>', 'who moves (standard: the seat that is asked)'], JSON_OPTION],
  examples: ['halcyon explain position.txt place 41 17 --seat 0 --lang fr'],
  async run({ args, flags, language }) {
    const [path = '', ...rest] = args;
    const position = readPosition(await readText(path));
    const { rules, state } = position;
    const seat =
      flags.number('seat', { least: 0, most: rules.seats - 1 }) ??
      seatsOf(rules.mustAct(state)).find((asked) => asked < rules.seats) ??
      0;
    const text = rest.join(' ');
    const move = needMove(position, text);
    const refusal = judgeTyped(position, seat, move);
    const speaker = speakerFor(language, rules, seat);
    const words = WORDS[language];
    const sentence = refusal && speaker.refusal(refusal);
    const ruleText = refusal && (speaker.rule(refusal.rule) ?? null);

    if (flags.is('json')) {
      const why = refusal && { id: refusal.id, clause: refusal.rule, facts: refusal.facts, sentence, rule: ruleText };
      printJson({ game: rules.id, seat, move: text, allowed: !refusal, ...(why && { refusal: why }) });
      return 0;
    }
    print(`${words.seat} ${seat}: ${text} (${speaker.move(move)})`);
    if (!refusal) {
      print(words.allowed);
      return 0;
    }
    const facts = Object.entries(refusal.facts).map(([name, value]) => `${name}=${value}`);
    print(
      ...table([
        [words.refused, sentence ?? ''],
        [words.clause, `${refusal.id} (${refusal.rule})`],
        [words.facts, facts.join(' ') || '-'],
        [`${words.rule} ${refusal.rule}`, ruleText ?? '-'],
      ]),
    );
    return 0;
  },
};
