/** Law L12: whatever a game can say has a sentence in every language, and the sentences are whole. */
import {
  type AnyRules,
  type Arg,
  agree,
  chanceFrom,
  type Game,
  HIDDEN,
  Match,
  type Move,
  pack,
  type Random,
  randomFrom,
  type Seat,
  type Setup,
  type SetupWish,
  seatsOf,
  type Viewer,
} from '@halcyon/kernel';
import { LANGUAGES, type Language, type Speaker } from '@halcyon/speech';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { gameWords, speak, tableWords } from '../src/words.ts';

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dirk', 'Eve', 'Femi'];
const SEED = 'speech-1';

/** For every number of seats: each feature, layout and mode by itself, and all features at once. */
const setups = (game: Game): Setup[] => {
  const features = game.features.map(({ id }) => id);
  const wishes: SetupWish[] = [
    {},
    ...features.map((id) => ({ features: [id] })),
    { features },
    ...game.layouts.slice(1).map(({ id }) => ({ layout: id })),
    ...game.modes.slice(1).map(({ id }) => ({ mode: id })),
  ];
  const found: Setup[] = [];
  for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
    for (const wish of wishes) {
      try {
        found.push(agree(game, { seats, ...wish }));
      } catch {
        // A module that is for other seat counts, or features that exclude each other.
      }
    }
  }
  return found;
};
const made = new WeakMap<AnyRules, Map<Viewer, Record<Language, Speaker>>>();
const speakers = (rules: AnyRules, viewer: Viewer): Record<Language, Speaker> => {
  const ofRules = made.get(rules) ?? new Map<Viewer, Record<Language, Speaker>>();
  made.set(rules, ofRules);
  const audience = { viewer, names: NAMES };
  const by = ofRules.get(viewer) ?? {
    en: speak('en', rules, audience),
    fr: speak('fr', rules, audience),
    de: speak('de', rules, audience),
  };
  ofRules.set(viewer, by);
  return by;
};

/** Asked many thousand times, so only a failure goes through expect. */
const sure = (holds: boolean, message: string): void => {
  if (!holds) expect.fail(message);
};
const BROKEN = /undefined|NaN|null|\[object|-1\b|\?\?|\$\{| {2}/;
const expectWhole = (text: string, what: string): void =>
  sure(text.trim() !== '' && !BROKEN.test(text), `${what}: '${text}'`);
/** Whole in every language; French and German are no copies of the English. */
const expectSaid = (say: (speaker: Speaker) => string, by: Record<Language, Speaker>, what: string): void => {
  const texts = LANGUAGES.map((language) => say(by[language]));
  for (const [i, text] of texts.entries()) expectWhole(text, `${LANGUAGES[i]} ${what}`);
  // The rule at the end is always in the right language.
  const bare = texts.map((text) => text.replace(/ \([^()]+\)$/, ''));
  sure(new Set(bare).size === LANGUAGES.length, `${what} is the same in two languages: ${texts.join(' | ')}`);
};

/** Values of an argument that have words of their own, and the ends of the others. */
const samples = (arg: Arg, most = arg.size): number[] => {
  const words = Object.keys(arg.words ?? {}).map(Number);
  const plain = [0, 1, 2, most - 1].filter((n) => n < most);
  return [...new Set([...plain, ...words, ...(arg.sight === 'owner' ? [HIDDEN] : [])])];
};
/** More together would say nothing new. */
const MOST_ROWS = 500;
/** Every value with every other; of a map with dozens of places each value beside some of the others. */
const rows = (args: readonly Arg[], seats: number): number[][] => {
  const values = args.map((arg) => samples(arg, arg.name === 'seat' ? seats : arg.size));
  const all = values.reduce((product, { length }) => product * length, 1);
  if (all > MOST_ROWS) {
    const longest = Math.max(...values.map(({ length }) => length));
    const shifts = Math.floor(MOST_ROWS / longest);
    return Array.from({ length: longest * shifts }, (_, n) =>
      values.map((list, k) => list[(n + k * Math.floor(n / longest)) % list.length]!),
    );
  }
  return values.reduce<number[][]>((lists, list) => lists.flatMap((row) => list.map((value) => [...row, value])), [[]]);
};

const expectEverythingSaid = (rules: AnyRules, by: Record<Language, Speaker>): void => {
  rules.moves.forEach(({ name, args }, kind) => {
    // A kind of move with choices is a list, and a list has a title.
    if (args.length > 0) expectSaid(({ words }) => words.verbs?.[name] ?? '', by, `verb ${name}`);
    for (const [a, b, c] of rows(args, rules.seats)) {
      if ([a, b, c].includes(HIDDEN)) continue;
      expectSaid((speaker) => speaker.move(pack(kind, a, b, c)), by, `move ${name} ${[a, b, c]}`);
      expectSaid((speaker) => speaker.move(pack(kind, a, b, c), false), by, `another's move ${name}`);
    }
  });
  rules.events.forEach(({ name, args }, event) => {
    for (const values of rows(args, rules.seats)) {
      expectSaid((speaker) => speaker.event({ event, args: values }), by, `event ${name} ${values}`);
    }
  });
  for (const id of rules.asks) expectSaid((speaker) => speaker.ask({ id, facts: {} }), by, `ask ${id}`);
  rules.clauses.forEach(({ id, rule }, why) => {
    if (id === 'allowed') return;
    const outcome = { kind: 'together', won: false, score: 0, why } as const;
    if (rules.endings.includes(id)) expectSaid((speaker) => speaker.ending(outcome), by, `ending ${id}`);
    else expectSaid((speaker) => speaker.refusal({ id, rule, facts: { turn: 1, seat: 1 } }), by, `clause ${id}`);
  });
  for (const arg of rules.moves.flatMap(({ args }) => args).filter(({ name }) => name === 'card')) {
    for (const word of Object.values(arg.words ?? {})) expect(by.en.words.things, word).toHaveProperty([word]);
  }
};

describe.each(GAMES)('$id', (game) => {
  test('says what is on the box', () => {
    const [en, fr, de] = LANGUAGES.map((language) => gameWords(language, game.id)!);
    for (const words of [en!, fr!, de!]) {
      expectWhole(words.title, 'title');
      for (const sort of ['features', 'layouts', 'modes'] as const) {
        for (const { id } of game[sort]) {
          const named = words[sort][id];
          expect(named, `${sort} ${id}`).toBeDefined();
          for (const text of [named!.name, named!.about]) expectWhole(text, id);
        }
      }
      for (const { id, values } of game.options) {
        const option = words.options[id];
        expect(option, `option ${id}`).toBeDefined();
        for (const text of [option!.name, option!.about, ...values.map((n) => option!.value(n))]) expectWhole(text, id);
        expect(new Set(values.map((n) => option!.value(n))).size, `values of ${id}`).toBe(values.length);
      }
    }
    for (const other of [fr!, de!]) {
      expect(other.pitch).not.toBe(en!.pitch);
      for (const sort of ['features', 'layouts', 'modes', 'options'] as const) {
        for (const [id, { name, about }] of Object.entries(en![sort])) {
          expect(other[sort][id]!.name, id).not.toBe(name);
          expect(other[sort][id]!.about, id).not.toBe(about);
        }
      }
      for (const { id, values } of game.options) {
        for (const n of values) expect(other.options[id]!.value(n), id).not.toBe(en!.options[id]!.value(n));
      }
    }
  });

  test('explains every rule in every language', () => {
    const [en, ...others] = LANGUAGES.map((language) => gameWords(language, game.id)!.rules);
    expect(Object.keys(en!).length).toBeGreaterThan(5);
    for (const rules of others) expect(Object.keys(rules)).toEqual(Object.keys(en!));
    const cited = setups(game).flatMap((setup) => game.compose(setup).clauses.map(({ rule }) => rule));
    for (const rule of new Set(cited)) if (rule !== '' && rule !== 'table') expect(en, rule).toHaveProperty([rule]);
    for (const [id, text] of Object.entries(en!)) {
      expectWhole(text, id);
      for (const rules of others) {
        expectWhole(rules[id]!, id);
        expect(rules[id], id).not.toBe(text);
        // A rule that is named in one language is named in all.
        const named = (said: string): string[] => [...new Set(said.match(/[A-Z]\d+\.\d+[a-z]?/g))].sort();
        expect(named(rules[id]!), id).toEqual(named(text));
      }
    }
  });

  test.each(setups(game))('has a sentence for everything: $seats $features $layout $mode', (setup) => {
    const rules = game.compose(setup);
    for (const viewer of [0, 'audience'] as const) expectEverythingSaid(rules, speakers(rules, viewer));
  });

  test.each(setups(game))('speaks through whole matches: $seats $features $layout $mode', (setup) => {
    const { seats, features, layout, mode } = setup;
    const random = randomFrom(`${SEED} ${seats} ${features} ${layout} ${mode}`);
    playAloud(new Match(game, setup, chanceFrom(random.u32())), random);
  });
});

const YOU: Readonly<Record<Language, RegExp>> = {
  en: /\byour?\b/i,
  fr: /\b(?:vous|votre)\b/i,
  de: /\b(?:du|dir|dein\w*)\b/i,
};

/** What happened in one step: you for the reader, a name for the others, nothing that is not theirs to know. */
const hear = (match: Match, since: number, speaking = speakers): void => {
  const { rules } = match;
  const all = match.events('referee', since);
  for (const viewer of ['audience', ...NAMES.slice(0, rules.seats).keys()] as Viewer[]) {
    const by = speaking(rules, viewer);
    match.events(viewer, since).forEach((told, i) => {
      const { name, args } = rules.events[told.event]!;
      expectSaid((speaker) => speaker.event(told), by, `event ${name} ${told.args}`);
      const seat = args[0]?.name === 'seat' ? told.args[0] : undefined;
      const secret = told.args.includes(HIDDEN) ? all[i]!.args.filter((_, at) => told.args[at] === HIDDEN) : [];
      for (const language of LANGUAGES) {
        const said = by[language].event(told);
        const named = seat === undefined || (seat === viewer ? YOU[language].test(said) : said.includes(NAMES[seat]!));
        sure(named, `${language} ${name} for ${viewer} names seat ${seat}: '${said}'`);
        for (const value of secret) sure(!new RegExp(`\\b${value}\\b`).test(said), `${name} tells a secret: '${said}'`);
      }
    });
  }
};
const anyMove = (rules: AnyRules, random: Random): Move => {
  const kind = random.below(rules.moves.length);
  const [a, b, c] = rules.moves[kind]!.args.map(({ size }) => random.below(size));
  return pack(kind, a, b, c);
};
const beRefused = (match: Match, seat: Seat, random: Random, by: Record<Language, Speaker>): void => {
  const { rules } = match;
  const view = match.view(seat) as { hands?: readonly (readonly number[])[] };
  const hand = view.hands?.[seat] ?? [];
  for (let i = 0; i < 12; i++) {
    let move = anyMove(rules, random);
    // A card that is really held gets further than 'you do not hold that'.
    const card = hand[random.below(Math.max(1, hand.length))];
    const [first, ...others] = rules.moves[move >>> 24]!.args;
    if (first?.name === 'card' && card !== undefined) {
      move = pack(move >>> 24, card, ...others.map(({ size }) => random.below(size)));
    }
    const refusal = match.check(seat, move);
    if (!refusal) continue;
    expectSaid((speaker) => speaker.refusal(refusal), by, `refusal ${refusal.id} ${JSON.stringify(refusal.facts)}`);
    for (const language of LANGUAGES) {
      const said = by[language].refusal(refusal);
      // A question mark stands for a fact that is missing.
      sure(!said.includes('?'), said);
      sure(refusal.rule === 'table' || said.endsWith(` (${tableWords(language).rule(refusal.rule)})`), said);
    }
  }
};
const playAloud = (match: Match, random: Random): void => {
  const { rules } = match;
  hear(match, 0);
  while (!match.outcome) {
    const before = match.steps.length;
    const seat = seatsOf(match.mustAct)[0]!;
    const by = speakers(rules, seat);
    const ask = match.ask(seat)!;
    expectSaid((speaker) => speaker.ask(ask), by, `ask ${ask.id}`);
    const moves = match.legal(seat);
    for (const move of moves.slice(0, 12)) expectSaid((speaker) => speaker.move(move), by, `move ${move}`);
    const any = random.below(rules.seats);
    beRefused(match, any, random, speakers(rules, any));
    expect(match.play(seat, moves[random.below(moves.length)]!)).toBeUndefined();
    hear(match, before);
  }
  const outcome = match.outcome;
  expectSaid((speaker) => speaker.ending(outcome), speakers(rules, 'audience'), 'ending');
};

describe('a sentence that is missing, broken or copied is found', () => {
  const [game] = GAMES;
  const rules = game!.compose(agree(game!, {}));
  const by = speakers(rules, 0);
  const last = rules.clauses.findLastIndex(({ id }) => !rules.endings.includes(id));
  test.each<[fault: string, change: Partial<Speaker>, message: RegExp]>([
    ['a move without words', { move: () => '' }, /^fr move \w+ .*: ''/],
    ['an event that lost a number', { event: () => 'Anna pose undefined' }, /^fr event .*: 'Anna pose undefined'/],
    ['a question in English', { ask: (ask) => by.en.ask(ask) }, /^ask \w+ is the same in two languages/],
    ['an ending that nobody wrote', { ending: () => ' ' }, /^fr ending /],
    [
      'one clause of many',
      {
        refusal: (refusal) => (refusal.id === rules.clauses[last]!.id ? '[object Object]' : by.fr.refusal(refusal)),
      },
      new RegExp(`^fr clause ${rules.clauses[last]!.id}: `),
    ],
  ])('L12: %s', (_, change, message) => {
    expectEverythingSaid(rules, by);
    expect(() => expectEverythingSaid(rules, { ...by, fr: { ...by.fr, ...change } })).toThrow(message);
  });
  test.each<[fault: string, change: (said: string) => string, message: RegExp]>([
    ['names nobody', (said) => said.replaceAll(new RegExp(NAMES.join('|'), 'g'), 'Qui'), /^fr \w+ for \w+ names seat/],
    ['tells a secret', (said) => `${said} ${[...Array(100).keys()].join(' ')}`, /^\w+ tells a secret/],
  ])('L12: an event that %s', (_, change, message) => {
    const match = new Match(game!, agree(game!, {}), chanceFrom(SEED));
    const spoilt: typeof speakers = (...args) => {
      const good = speakers(...args);
      return { ...good, fr: { ...good.fr, event: (told) => change(good.fr.event(told)) } };
    };
    hear(match, 0);
    expect(() => hear(match, 0, spoilt)).toThrow(message);
  });
});
