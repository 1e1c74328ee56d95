import { BadInput, CHANCE, type Match, outlookOf, printMove, type Step } from '@halcyon/kernel';
import { printPositionText } from '@halcyon/protocol';
import type { Speaker } from '@halcyon/speech';
import { lastHand } from '@halcyon/speech/last-hand';
import type { Command } from '../command.ts';
import { readLog, readText } from '../files.ts';
import { speakerFor } from '../sentences.ts';
import { print } from '../terminal.ts';
import { WORDS, type Words } from '../words.ts';

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
  const width = String(match.length).length;
  match.steps.forEach((step, i) => {
    lines.push(`${String(i + 1).padStart(width)}. ${lineOf(match, step, words)}`);
    for (const event of match.stepEvents(i, 'referee')) lines.push(`${' '.repeat(width + 2)}${speaker.event(event)}`);
  });
  return [...lines, '', outcome ? speaker.ending(outcome, lastHand(outlookOf(match, 'referee'))) : words.running];
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
    if (at > match.length) throw new BadInput('at', `the log has ${match.length} steps, not ${at}`);
    process.stdout.write(printPositionText(match.game, match.setup, match.rules, match.viewAt(at, 'referee')));
    return 0;
  },
};
