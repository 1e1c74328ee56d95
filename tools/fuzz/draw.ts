/** Things drawn at random: entries of lists, words, JSON, and texts that are spoilt a little. */
import type { Random } from '@halcyon/kernel';

export const pick = <T>(list: readonly T[], random: Random): T => {
  // Below nothing there is no number, and a generator would search for it for ever.
  if (list.length === 0) throw new Error('there is nothing to choose from');
  return list[random.below(list.length)]!;
};
/** True once in so many times. */
export const once = (times: number, random: Random): boolean => random.below(times) === 0;

export const anyText = (random: Random): string =>
  String.fromCodePoint(...Array.from({ length: random.below(40) }, () => random.below(once(4, random) ? 0xd800 : 128)));

/** Numbers at the edges of what is stored, and words that mean something to a program. */
const STRANGE = [
  '0',
  '1',
  '-1',
  '1.5',
  '1e9',
  '255',
  '256',
  '4294967295',
  '4294967296',
  '99999999999',
  '-',
  '?',
  '|',
  ';',
];
const STRANGER = [
  '',
  '#',
  '~',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  'x'.repeat(300),
];
export const strangeWord = (random: Random): string =>
  once(2, random) ? pick(STRANGE, random) : once(2, random) ? pick(STRANGER, random) : String(random.below(90));

export const anyJson = (random: Random, depth = 3): unknown => {
  const many = <T>(make: () => T): T[] => Array.from({ length: random.below(4) }, make);
  const leaf = [null, true, false, 0, -1, 1.5, 1e300, random.below(100), strangeWord(random), anyText(random)];
  if (depth === 0 || once(2, random)) return pick(leaf, random);
  if (once(2, random)) return many(() => anyJson(random, depth - 1));
  return Object.fromEntries(many(() => [strangeWord(random), anyJson(random, depth - 1)]));
};

type Change<Part> = (parts: Part[], random: Random) => void;
/** Changes at any place of a list; `other` draws something to put in. */
const changes = <Part>(other: (parts: readonly Part[], random: Random) => Part): Change<Part>[] => {
  const place = (parts: readonly Part[], random: Random): number => random.below(parts.length + 1);
  return [
    (parts, random) => parts.splice(place(parts, random), 1),
    (parts, random) => parts.splice(place(parts, random), 0, other(parts, random)),
    (parts, random) => parts.splice(place(parts, random), 1, other(parts, random)),
    (parts, random) => {
      const [i, j] = [random.below(parts.length), random.below(parts.length)];
      [parts[i], parts[j]] = [parts[j]!, parts[i]!];
    },
  ];
};
const spoil = <Part>(parts: Part[], ways: readonly Change<Part>[], random: Random): Part[] => {
  if (parts.length > 0) pick(ways, random)(parts, random);
  return parts;
};
const characters = changes<string>((_, random) => anyText(random).slice(0, 1));
const words = changes<string>((parts, random) => (once(2, random) ? pick(parts, random) : strangeWord(random)));
const lines = changes<string>((parts, random) => pick(parts, random));

/** A text with one to three words, lines or letters changed; `others` are lines that may come in. */
export const spoilText = (text: string, random: Random, others: readonly string[] = []): string => {
  let spoilt = text;
  for (let n = 1 + random.below(3); n > 0; n--) {
    const kind = random.below(9);
    if (kind < 5) spoilt = spoil(spoilt.split(/(?<=\s)|(?=\s)/), words, random).join('');
    else if (kind < 7) {
      const list = spoil(spoilt.split('\n'), lines, random);
      if (others.length > 0 && once(2, random)) list.splice(random.below(list.length + 1), 0, pick(others, random));
      spoilt = list.join('\n');
    } else if (kind < 8) spoilt = spoil([...spoilt], characters, random).join('');
    else spoilt = spoilt.slice(0, random.below(spoilt.length + 1));
  }
  return spoilt;
};
