import { BadInput, type Match, type Proof, printDigest, printOutcome, prove } from '@halcyon/kernel';
import type { Command } from '../command.ts';
import { readLog, readText } from '../files.ts';
import { STORE_OPTIONS } from '../store-flags.ts';
import { complain, print } from '../terminal.ts';
import { WORDS, type Words } from '../words.ts';
import { verifyStore } from './verify-store.ts';

/** A log without its last lines would prove nothing, however well it replays. */
const needEnd = (text: string, match: Match): void => {
  const last = `line ${text.trimEnd().split('\n').length}`;
  if (match.outcome && !/^\s*end\b/m.test(text))
    throw new BadInput(last, "the game is over and the line 'end' is missing");
  if (!/^\s*digest\b/m.test(text)) throw new BadInput(last, "the line 'digest' is missing");
};

/** What was shown about chance; a number that its seal does not give is refused. */
const provedOf = (match: Match, words: Words): string => {
  const proof = prove(match);
  if (proof.wrong !== undefined) throw new BadInput('chance', words.notFromSeal(proof.wrong));
  const kinds: (keyof Omit<Proof, 'wrong'>)[] = ['sealed', 'seeded', 'untold', 'unsealed'];
  return kinds.flatMap((kind) => (proof[kind] > 0 ? [words.proof[kind](proof[kind])] : [])).join(', ');
};

export const verifyCommand: Command = {
  usage: 'verify [...logs]',
  about: 'play logs again, compare outcome and digest, roll chance again from its seals; 1 if one is wrong',
  options: [
    ['--store', 'instead of logs: every table of a house, with what is stored beside its log'],
    ...STORE_OPTIONS,
  ],
  examples: ['halcyon verify games/*/test/golden/*.log', 'halcyon verify --store --data /srv/halcyon'],
  async run({ args, flags, language }) {
    if (flags.is('store')) return verifyStore(flags, WORDS[language]);
    if (args.length === 0) throw new BadInput('logs', 'name a log, or --store for all tables of a house');
    // A file that cannot be read is a mistake of the call and stops it before anything is judged.
    const texts = await Promise.all(args.map(readText));
    let wrong = 0;
    for (const [i, text] of texts.entries()) {
      try {
        const match = readLog(text);
        needEnd(text, match);
        const outcome = match.outcome ? printOutcome(match.rules, match.outcome) : WORDS[language].running;
        const proved = provedOf(match, WORDS[language]);
        print(
          `ok ${args[i]}  ${match.length} ${WORDS[language].steps}  ${printDigest(match.digest)}  ${outcome}  ${proved}`.trimEnd(),
        );
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        wrong++;
        complain(`${args[i]}: ${error.field}: ${error.message}`);
      }
    }
    return wrong === 0 ? 0 : 1;
  },
};
