/** The call that gives the same figures again: without what only says where things are kept, or how to get there. */
const ELSEWHERE = ['queue', 'lease', 'state', 'report', 'record', 'record-only', 'record-most', 'workers', 'lang'];
const SWITCHES = ['json', 'fresh', 'queue'];

const quoted = (word: string): string => (/^[\w./=,:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

export const callAgain = (argv: readonly string[]): string => {
  const kept: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const [, name = '', value] = /^--([^=]+)(=.*)?$/s.exec(argv[i]!) ?? [];
    if (!ELSEWHERE.includes(name) && !SWITCHES.includes(name)) {
      kept.push(quoted(argv[i]!));
      continue;
    }
    const hasValue = ELSEWHERE.includes(name) && value === undefined && argv[i + 1]?.startsWith('--') === false;
    if (hasValue) i++;
  }
  return ['npx halcyon', ...kept].join(' ');
};
