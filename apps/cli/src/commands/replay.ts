import { type AnyState, BadInput, CHANCE, type Match, printMove, type Step, type Told } from '@halcyon/kernel';
import { printPositionText } from '@halcyon/protocol';
import type { Speaker } from '@halcyon/speech';
import type { Command } from '../command.ts';
import { readLog, readText } from '../files.ts';
import { speakerFor } from '../sentences.ts';
import { print } from '../terminal.ts';
import { WORDS, type Words } from '../words.ts';

interface Moment {
  readonly step: Step;
  readonly told: readonly Told[];
}

/** Plays the steps again up to `until` and keeps what each of them told. */
const relive = ({ rules, origin, steps }: Match, until = steps.length): { state: AnyState; moments: Moment[] } => {
  const state = rules.copy(origin ?? rules.start(), rules.start());
  const moments = steps.slice(0, until).map((step): Moment => {
    const told: Told[] = [];
    rules.apply(state, step.seat, step.move, (event, a, b, c) => {
      told.push({ event, args: [a, b, c].slice(0, rules.events[event]!.args.length) });
    });
    return { step, told };
  });
  return { state, moments };
};

const lineOf = (match: Match, { seat, move }: Step, words: Words): string =>
  seat === CHANCE ? `${words.chance} ${move}` : `${words.seat} ${seat}: ${printMove(match.rules.moves, move)}`;

const story = (match: Match, speaker: Speaker, words: Words): string[] => {
  const { game, setup, outcome } = match;
  const lines = [
    `${speaker.words.title} (${game.id} ${game.version}), ${words.seats}: ${setup.seats}`,
    ...(setup.features.length > 0
      ? [`${words.features}: ${setup.features.map((id) => speaker.words.features[id]?.name ?? id).join(', ')}`]
      : []),
    '',
  ];
  const width = String(match.steps.length).length;
  for (const [i, { step, told }] of relive(match).moments.entries()) {
    for (const mark of match.marks) if (mark.at === i) lines.push(`# ${mark.text}`);
    lines.push(`${String(i + 1).padStart(width)}. ${lineOf(match, step, words)}`);
    for (const event of told) lines.push(`${' '.repeat(width + 2)}${speaker.event(event)}`);
  }
  return [...lines, '', outcome ? speaker.ending(outcome) : words.running];
};

export const replayCommand: Command = {
  usage: 'replay <log>',
  about: "tell a log step by step ('-' reads standard input)",
  options: [['--at <step>', 'show the position after this many steps instead']],
  examples: ['halcyon replay game.txt --lang fr', 'halcyon replay game.txt --at 40'],
  async run({ args, flags, language }) {
    const match = readLog(await readText(args[0] ?? ''));
    const at = flags.number('at', { least: 0 });
    if (at === undefined) {
      print(...story(match, speakerFor(language, match.rules, 'referee'), WORDS[language]));
      return 0;
    }
    if (at > match.steps.length) throw new BadInput('at', `the log has ${match.steps.length} steps, not ${at}`);
    process.stdout.write(printPositionText(match.game, match.setup, match.rules, relive(match, at).state));
    return 0;
  },
};
