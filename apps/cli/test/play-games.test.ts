/** The other games as a person calls them: in a terminal and through a pipe. Tranquility has play.test.ts. */
import { LANGUAGES, type Language } from '@halcyon/speech';
import { describe, expect } from 'vitest';
import { linesFor } from './play-lines.ts';
import { finished, notation, pipe, playToTheEnd, test } from './play-terminal.ts';

describe('a real terminal', { concurrent: true }, () => {
  test.for([
    ['ascent', ['--seats', '3', '--with', 'documentary,green-path,wildlife', '--set', 'panoramas=5']],
    ['cloud-nine', ['--seats', '4']],
  ] as const)('%s with bots to the end, in German', async ([game, seats], { table }) => {
    const terminal = table.open(['play', game, ...seats, '--seed', '3', '--lang', 'de', '--fast']);
    await playToTheEnd(terminal);
    expect(terminal.text).toContain('Noch eine Partie?');
    expect(terminal.highest).toBeLessThanOrEqual(24);
    expect(finished(terminal.state).outcome).toBeDefined();
    terminal.press('n\r');
    expect(await terminal.ended).toBe(0);
  });

  test('castle-merchants: a card is picked up, played by a hex, and a move is refused with its rule', async ({
    table,
  }) => {
    const seats = ['--seats', '3', '--bots', 'human,random,random'];
    const terminal = table.open(['play', 'castle-merchants', ...seats, '--seed', '3', '--lang', 'en', '--fast']);
    await terminal.asked();
    const card = ['', 'mountain', 'field', 'village', 'forest', 'castle road'][
      (terminal.match.view(0).hands as number[][])[0]![0]!
    ]!;
    await terminal.type(card);
    expect(terminal.text).toMatch(/\(\d\) Put a tile/);
    expect(terminal.text).toMatch(/Put a tile \(\d+ × empty hex\)/);
    await terminal.type('');
    expect(terminal.text).not.toContain('empty hex');
    await terminal.type(`${card} meadow`);
    expect(terminal.text).toContain('(Rule M3.4)');
    await terminal.type('end');
    expect(terminal.text).toContain('(Rule M3.2)');
    await terminal.type('e8');
    expect(terminal.text).toContain(`${card} e8`);
    const free = (terminal.match.view(0).tiles as number[])[33] === 0 ? 'e8' : 'a2';
    await terminal.type(`${card} ${free}`);
    expect(terminal.text).toContain('You have played 1 card');
    expect(terminal.highest).toBeLessThanOrEqual(24);
    terminal.press('quit\r');
    expect(await terminal.ended).toBe(0);
  });

  test('fantasy-pub: a character is picked up, looked at and put back; a move is refused with its rule', async ({
    table,
  }) => {
    const terminal = table.open(['play', 'fantasy-pub', '--seats', '3', '--seed', '3', '--lang', 'en', '--fast']);
    await terminal.asked();
    const guest = ['goblin', 'dwarf', 'orc', 'troll'][
      Math.floor((terminal.match.view(0).place as number[]).indexOf(0) / 2)
    ]!;
    await terminal.type(guest);
    expect(terminal.text).toMatch(/→ Table \d/);
    expect(terminal.text).toMatch(/Table \d (\$ )?\(\d\)/);
    await terminal.type('');
    expect(terminal.text).not.toContain('→ Table');
    await terminal.type('enter');
    expect(terminal.text).toContain('enter <pips>');
    await terminal.type('end');
    expect(terminal.text).toContain('(Rule P2.1)');
    expect(terminal.highest).toBeLessThanOrEqual(24);
    terminal.press('quit\r');
    expect(await terminal.ended).toBe(0);
  });

  test('reef: a worm is taken, a card is to be turned up; a move is refused with its rule', async ({ table }) => {
    const terminal = table.open(['play', 'reef', '--seed', '7', '--lang', 'en', '--fast']);
    await terminal.asked();
    // First a worm of the other's throw, if the other begins.
    while (terminal.match.ask(0)?.id !== 'act') {
      const { match } = terminal;
      await terminal.type(notation(match, match.legal(0)[0]!));
    }
    await terminal.type('a8');
    expect(terminal.text).toContain('(Rule F3.3)');
    await terminal.type('shark');
    expect(terminal.text).toContain('shark <cell>');
    await terminal.type('b1');
    expect(terminal.text).toMatch(/ b ▒▒▒ ◂/);
    expect(terminal.text).toContain('Pay 1 worm');
    expect(terminal.highest).toBeLessThanOrEqual(24);
    terminal.press('quit\r');
    expect(await terminal.ended).toBe(0);
  });
});

interface Piped {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly language: Language;
  /** Said of how it ended. */
  readonly ending: RegExp;
  /** Stands beside the last picture. */
  readonly last: string;
}
/** Each game once, and each language. */
const WHOLE: readonly Piped[] = [
  {
    game: 'ascent',
    seats: 3,
    seed: '2',
    language: 'en',
    ending: /This time the ascent ends here\.|The mountain is complete/,
    last: 'Slots filled',
  },
  {
    game: 'castle-merchants',
    seats: 2,
    seed: '4',
    language: 'de',
    ending: /18 Gold oder mehr|Nach 400 Zügen/,
    last: 'Ziel',
  },
  {
    game: 'cloud-nine',
    seats: 2,
    seed: '5',
    language: 'fr',
    ending: /l’objectif de 50 points est atteint/,
    // Who won among equals can be seen: points and cards.
    last: 'Cartes jouées',
  },
  { game: 'fantasy-pub', seats: 4, seed: '2', language: 'fr', ending: /assez de bières/, last: 'Objectif' },
  { game: 'reef', seats: 2, seed: '4', language: 'de', ending: /fünf Bruten/, last: 'Ziel' },
];

describe('a pipe', () => {
  test('the games are piped in every language', () => {
    expect(new Set(WHOLE.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  });
  test.for(WHOLE)(
    'a whole game of $game, to its ending',
    async ({ game, seats, seed, language, ending, last }, { table }) => {
      const lines = await linesFor({ game, seats }, seed, language);
      const args = ['play', game, '--seats', String(seats), '--seed', seed, '--lang', language];
      const { status, stdout } = pipe(table.state, args, lines.join('\n'));
      expect(status).toBe(0);
      expect(stdout).not.toContain('\u001b');
      expect(stdout).toMatch(ending);
      expect(stdout.slice(stdout.lastIndexOf('\n> '))).toContain(last);
      const { outcome, steps } = finished(table.state);
      expect(outcome).toBeDefined();
      expect(new Set(steps.map(({ seat }) => seat)).size).toBe(seats + 1);
    },
  );

  interface Asked {
    readonly game: string;
    readonly args: readonly string[];
    readonly lines: readonly string[];
    readonly told: readonly (string | RegExp)[];
  }
  const ASKED: readonly Asked[] = [
    {
      game: 'ascent',
      args: ['--seats', '2', '--seed', '1', '--lang', 'fr'],
      lines: ['?', 'aide', 'place g7', 'place g7 99', 'g13', 'pourquoi summit', 'règle A4.8', 'lang en', 'why summit'],
      told: ['Vos coups', 'fire 2 3 3 1', 'place g7 <row> <column>', '(Règle A4.17)', '(Rule A4.17)'],
    },
    {
      game: 'castle-merchants',
      args: ['--seats', '2', '--seed', '1', '--lang', 'de'],
      lines: ['?', 'hilfe', 'beenden', 'wald z9', 'warum erdrutsch wiese', 'regel M3.4', 'tipp', 'lang en', 'why end'],
      told: ['wald d4', 'wald <hex>', '(Regel M3.2)', '(Rule M3.2)', '(Regel M3.1)', 'Ein Bot würde sagen'],
    },
    {
      game: 'cloud-nine',
      args: ['--seats', '3', '--seed', '1', '--lang', 'fr'],
      lines: ['?', 'aide', 'jeter', 'sauter 3', 'pourquoi joker', 'règle C3.3', 'conseil', 'lang en', 'why throw'],
      told: [
        'Vos coups',
        'sauter            Sauter de la nacelle',
        /\(Règle C3\.[23]\)/,
        /\(Rule C3\.[23]\)/,
        'Un bot dirait',
      ],
    },
    {
      game: 'fantasy-pub',
      args: ['--seats', '2', '--seed', '1', '--lang', 'de'],
      lines: ['?', 'hilfe', 'fertig', 'herein 1', 'warum hinaus troll', 'regel P4.3', 'tipp', 'lang en', 'why end'],
      told: ['zwerg -2', '(Regel P2.1)', '(Rule P2.1)', /\(Regel P(2\.2|3\.4)\)/, 'Ein Bot würde sagen'],
    },
    {
      game: 'reef',
      args: ['--seed', '7', '--lang', 'de'],
      lines: ['?', 'hilfe', 'fertig', 'd8', 'warum b1', 'regel F3.3', 'tipp', 'lang en', 'why end', 'xyz'],
      told: [
        'boot rot rot blau',
        'Eigene Festlegung',
        /\(Regel F3\.\d\)/,
        /\(Rule F3\.\d\)|That is allowed/,
        'Ein Bot würde sagen',
      ],
    },
  ];
  /** Clauses of the other games begin with other letters. */
  const LETTERS: Readonly<Record<string, string>> = {
    ascent: 'A',
    'castle-merchants': 'M',
    'cloud-nine': 'C',
    'fantasy-pub': 'P',
    reef: 'F',
  };
  test.for(ASKED)('$game: questions and mistakes are answered, in the language of the player', (asked, { table }) => {
    const { game, args, lines, told } = asked;
    const { status, stdout } = pipe(table.state, ['play', game, ...args], lines.join('\n'));
    expect(status).toBe(0);
    for (const text of told) expect(stdout).toMatch(text);
    const cited = stdout.match(/\b[A-Z](?=\d\.\d)/g);
    expect(new Set(cited)).toEqual(new Set([LETTERS[game]]));
    expect(stdout).toContain(`npx halcyon play ${game} --resume`);
  });
});
