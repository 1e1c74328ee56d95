/** What the table does with a typed line. A refused or misread line changes nothing and says why. */
import { type Move, printMove, type Seat } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech';
import { HELP } from '@halcyon/speech/page/help/index';
import { type Command, type Intent, readInput } from '@halcyon/terminal-kit/input';
import { fit, gather, hang } from '@halcyon/terminal-kit/text';
import { Leave } from './screen.ts';
import type { Sitting } from './sitting.ts';
import { takeBack } from './take-back.ts';

const PAGE_MARGIN = 2;
const HELP_COLUMN = 16;

const read = (sitting: Sitting, seat: Seat, line: string): Intent => {
  const scene = sitting.scene(seat, true);
  return readInput(line, {
    kinds: scene.rules.moves,
    legal: scene.legal,
    commands: sitting.words.commands,
    short: (words) => sitting.drawing.read(words, scene),
  });
};

/** Long texts get the screen for themselves; what is typed to leave it counts as the next line. */
const page = async (sitting: Sitting, seat: Seat, title: string, lines: readonly string[]): Promise<void> => {
  const { screen, words } = sitting;
  const most = screen.size.columns - 2 * PAGE_MARGIN;
  const filled = lines.flatMap((line) => (line.trim() === '' ? [''] : hang(line, most)));
  const text = [screen.ink.bold(title), '', ...filled].map((line) => ' '.repeat(PAGE_MARGIN) + line);
  const next = await screen.page(text, ` ${words.prompts.enter} `);
  if (next.trim() !== '') await answer(sitting, seat, next);
};

const playAll = (sitting: Sitting, seat: Seat, moves: readonly Move[]): void => {
  for (const [done, move] of moves.entries()) {
    const refusal = sitting.play(seat, move);
    if (!refusal) continue;
    sitting.notice = [sitting.speaker(seat).refusal(refusal)];
    if (moves.length > 1) sitting.notice.push(sitting.words.stopped(done, moves.length));
    return;
  }
};

const explain = (sitting: Sitting, seat: Seat, text: string): string => {
  const { words } = sitting;
  const intent = read(sitting, seat, text);
  if (intent.kind === 'select') {
    sitting.selected = intent.value;
    return sitting.drawing.picked(sitting.scene(seat, true)) ?? '';
  }
  if (intent.kind === 'form') return words.form(intent.form);
  if (intent.kind !== 'moves') return words.whyForm(sitting.drawing.samples(sitting.scene(seat, true)).move);
  const [move] = intent.moves;
  const refusal = sitting.outlook(seat).check(move!);
  const speaker = sitting.speaker(seat);
  return refusal ? speaker.refusal(refusal) : words.allowed(speaker.move(move!));
};

const everyMove = (sitting: Sitting, seat: Seat, start: string): string[] => {
  const { rules, legal } = sitting.outlook(seat);
  return legal
    .map((move) => [printMove(rules.moves, move), sitting.speaker(seat).move(move)] as const)
    .filter(([text]) => text.startsWith(start))
    .map(([text, sentence]) => `  ${text}:  ${sentence}`);
};

/** Each command with its name in the reader's language. */
const helpLines = (sitting: Sitting, seat: Seat): string[] => {
  const { words, drawing } = sitting;
  const name = (command: Command): string => words.commands[command].split(' ')[0] || command;
  const scene = sitting.scene(seat, true);
  const { start, moves, rule } = drawing.samples(scene);
  const lines: (readonly [string, string])[] = [
    ['?', words.help.moves],
    [`? ${start}`, words.help.what(`? ${start}`)],
    ...drawing.help(scene),
    [`${name('why')} …`, words.help.why],
    [`${name('rule')} ${rule}`, words.help.rule],
    [name('undo'), words.help.undo],
    [name('events'), words.help.news],
    [name('hint'), words.help.hint],
    [name('bots'), words.help.bots],
    [name('log'), words.help.log],
    [name('save'), words.help.save],
    [name('lang'), words.help.lang],
    ...sitting.moreHelp,
    [name('quit'), words.help.quit],
  ];
  return [...lines.map(([typed, meaning]) => `${fit(typed, HELP_COLUMN)}  ${meaning}`), words.help.notation(moves)];
};

const commands: Readonly<Record<Command, (sitting: Sitting, seat: Seat, rest: string) => Promise<void> | void>> = {
  what(sitting, seat, rest) {
    const start = rest.trim().replace(/^all$/, '');
    const lines =
      rest.trim() === '' ? sitting.drawing.summary(sitting.scene(seat, true)) : everyMove(sitting, seat, start);
    return page(sitting, seat, sitting.table.labels.moves, lines);
  },
  why(sitting, seat, rest) {
    sitting.notice = [explain(sitting, seat, rest)];
  },
  rule(sitting, seat, rest) {
    const { rules } = sitting.speaker(seat).words;
    const wanted = rest.trim().toLowerCase();
    const clause = Object.keys(rules).find((id) => id.toLowerCase() === wanted);
    if (clause) return page(sitting, seat, sitting.table.rule(clause), [sitting.speaker(seat).rule(clause) ?? '']);
    if (wanted === '') {
      const all = Object.entries(rules).map(([id, text]) => `${id}  ${text}`);
      return page(sitting, seat, sitting.speaker(seat).words.title, all);
    }
    sitting.notice = [sitting.words.noRule(rest.trim(), Object.keys(rules).join(' '))];
  },
  undo: takeBack,
  events(sitting, seat) {
    return page(sitting, seat, sitting.table.labels.news, gather(sitting.talk(seat)));
  },
  async log(sitting, seat) {
    sitting.save();
    return page(sitting, seat, sitting.kept, (await sitting.log(seat)).trimEnd().split('\n'));
  },
  async hint(sitting, seat, rest) {
    const { words, help } = sitting;
    if (help === 'bare') {
      sitting.notice = [words.bareHint];
      return;
    }
    // Where there is advice too, anything behind the word asks for the facts.
    if (help === 'facts' || rest.trim() !== '')
      return page(sitting, seat, HELP[sitting.language].title, await sitting.facts(seat));
    const { moves } = sitting.outlook(seat).rules;
    const move = await sitting.hint(seat);
    sitting.notice =
      move === undefined
        ? [words.noHint]
        : [words.hint(sitting.speaker(seat).move(move), printMove(moves, move)), await sitting.reason(seat, move)];
  },
  async bots(sitting, seat) {
    return page(sitting, seat, HELP[sitting.language].bots.title, await sitting.card());
  },
  lang(sitting, _seat, rest) {
    const language = LANGUAGES.find((each) => each === rest.trim().toLowerCase());
    if (language) {
      sitting.language = language;
      sitting.save();
    } else sitting.notice = [sitting.words.languages(LANGUAGES.join(', '))];
  },
  save(sitting) {
    if (sitting.save()) sitting.notice = [sitting.kept];
  },
  help(sitting, seat) {
    return page(sitting, seat, sitting.speaker(seat).words.title, helpLines(sitting, seat));
  },
  quit() {
    throw new Leave(0);
  },
};

export const answer = async (sitting: Sitting, seat: Seat, line: string): Promise<void> => {
  if (sitting.hear(seat, line)) return;
  const intent = read(sitting, seat, line);
  const { words } = sitting;
  switch (intent.kind) {
    case 'nothing':
      sitting.selected = undefined;
      return;
    case 'command':
      return commands[intent.name](sitting, seat, intent.rest);
    case 'moves':
      return playAll(sitting, seat, intent.moves);
    case 'select': {
      sitting.selected = intent.value;
      const told = sitting.drawing.picked(sitting.scene(seat, true));
      sitting.notice = told === undefined ? [] : [told];
      return;
    }
    case 'form':
      sitting.notice = [words.form(intent.form)];
      return;
    case 'unknown':
      sitting.notice = [sitting.words.prompts.unknown(intent.text)];
  }
};
