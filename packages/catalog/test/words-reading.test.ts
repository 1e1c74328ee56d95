/** How it reads: a few sentences word by word, and the words that every table needs. */

import { agree, HIDDEN, pack, type SetupWish, TABLE_CLAUSES } from '@halcyon/kernel';
import { isLanguage, LANGUAGES } from '@halcyon/speech';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/index.ts';
import { gameWords, speak, tableWords, wordsIn } from '../src/words.ts';

test('the table speaks every language', () => {
  /** Every text by its path; functions are tried with two names or with two numbers. */
  const flat = (value: unknown, path: string): [string, string][] => {
    if (typeof value === 'string') return [[path, value]];
    const named = /^\.(?:list|waitingFor|winners|stillHeld)$/.test(path);
    if (typeof value === 'function') return flat(named ? value(['Anna', 'Ben']) : value(3, 5), path);
    return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));
  };
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, new Map(flat(tableWords(language), ''))]));
  for (const { id } of TABLE_CLAUSES) if (id !== 'allowed') expect(texts.en?.has(`.clauses.${id}`)).toBe(true);
  // Numbers and the names of a list may well be the same in two languages.
  const same = /^\.(?:list|number|percent|points|bot)$/;
  for (const [key, text] of texts.en!) {
    for (const language of LANGUAGES)
      expect(texts[language]!.get(key), `${language}${key}`).toMatch(/^(?!.*(?:undefined|NaN|\[object)).+$/);
    if (same.test(key)) continue;
    expect(texts.fr!.get(key), key).not.toBe(text);
    expect(texts.de!.get(key), key).not.toBe(text);
  }
});

describe('reads as intended', () => {
  const game = findGame('tranquility')!;
  const rules = game.compose(agree(game, { seats: 3, features: ['storm-compass'] }));
  const audience = { viewer: 0, names: ['Anna', 'Ben', 'Chloé'] };
  const by = {
    en: speak('en', rules, audience),
    fr: speak('fr', rules, audience),
    de: speak('de', rules, audience),
  };
  const nbsp = (text: string): string => text.replace(/~/g, '\u00a0');
  const event = (name: string, ...args: number[]) => ({
    event: rules.events.findIndex((known) => known.name === name),
    args,
  });

  test('a refusal: what is wrong, the number, the rule', () => {
    const cost = (before: number, after: number, payable: number) =>
      LANGUAGES.map((language) =>
        by[language].refusal({ id: 'cost', rule: 'T4.4', facts: { needed: 3, payable, before, after } }),
      );
    expect(cost(38, 47, 2)).toEqual([
      'Between 38 and 47 that costs 3; you can pay 2. (Rule T4.4)',
      nbsp('Entre 38 et 47, cela coûte 3~; vous pouvez payer 2. (Règle T4.4)'),
      'Zwischen 38 und 47 kostet das 3; du kannst 2 bezahlen. (Regel T4.4)',
    ]);
    expect(cost(38, 0, 0)).toEqual([
      'Next to 38 that costs 3; you can pay nothing. (Rule T4.4)',
      nbsp('À côté de 38, cela coûte 3~; vous ne pouvez rien payer. (Règle T4.4)'),
      'Neben 38 kostet das 3; du kannst nichts bezahlen. (Regel T4.4)',
    ]);
    const over = { id: 'over', rule: 'table', facts: {} };
    expect(LANGUAGES.map((language) => by[language].refusal(over))).toEqual([
      'The game is over.',
      'La partie est finie.',
      'Die Partie ist zu Ende.',
    ]);
  });

  test('an event: you, another, a hidden card, a place', () => {
    const say = (told: ReturnType<typeof event>): string[] => LANGUAGES.map((language) => by[language].event(told));
    expect(say(event('placed', 0, 41, 16))).toEqual([
      'You place 41 in row 3, column 5.',
      'Vous placez l’île 41 en rangée 3, colonne 5.',
      'Du platzierst die 41 in Reihe 3, Spalte 5.',
    ]);
    expect(say(event('dropped', 1, HIDDEN))).toEqual([
      'Ben discards a card.',
      'Ben défausse une carte.',
      'Ben legt eine Karte ab.',
    ]);
  });

  test('a Storm is named by the words of the notation', () => {
    const compass = rules.moves.findIndex(({ name }) => name === 'compass');
    const offers = Object.entries(rules.moves[compass]!.args[0]!.words!).map(
      ([place, word]) => `${word}: ${by.en.move(pack(compass, Number(place)))}`,
    );
    const spend = 'Spend a Compass to end the';
    expect(offers).toContain(`yellow-0: ${spend} Yellow Storm in front of you`);
    expect(offers).toContain(`yellow-2: ${spend} Yellow Storm in front of Chloé`);
    expect(offers).toContain(`orange-1: ${spend} Orange Storm in front of Ben`);
    expect(offers).toContain(`purple-6: ${spend} Purple Storm beside row 6`);
    expect(offers).toContain(`drawn: ${spend} Storm just drawn`);
  });

  test('a cell is named by its board', () => {
    const cells = (layout: string, ...list: number[]): string[][] => {
      const own = game.compose(agree(game, { seats: 2, layout }));
      return list.map((cell) => LANGUAGES.map((language) => speak(language, own, audience).cell(cell)));
    };
    expect(cells('square', 16)).toEqual([['row 3, column 5', 'rangée 3, colonne 5', 'Reihe 3, Spalte 5']]);
    expect(cells('high-arch', 3, 6, 39)).toEqual([
      [
        'the left pillar, row 2, column 2',
        'rangée 2, colonne 2 du pilier gauche',
        'Reihe 2, Spalte 2 der linken Säule',
      ],
      [
        'the right pillar, row 1, column 1',
        'rangée 1, colonne 1 du pilier droit',
        'Reihe 1, Spalte 1 der rechten Säule',
      ],
      ['the roof, row 4, column 7', 'rangée 4, colonne 7 du toit', 'Reihe 4, Spalte 7 des Daches'],
    ]);
    expect(cells('pyramid', 13, 35)).toEqual([
      ['row 2, place 3', 'rangée 2, case 3', 'Reihe 2, Feld 3'],
      ['row 6, place 1', 'rangée 6, case 1', 'Reihe 6, Feld 1'],
    ]);
  });

  test('a joker is a Wild, in the Pyramid a border card', () => {
    const asked = (wish: SetupWish, low: number, high: number): string[] => {
      const own = game.compose(agree(game, { seats: 2, ...wish }));
      return LANGUAGES.map((language) =>
        speak(language, own, audience).ask({ id: 'name', facts: { cell: 0, low, high } }),
      );
    };
    expect(asked({ features: ['wild'] }, 0, 47)).toEqual([
      'Which number is your Wild in row 1, column 1? Choose a number below 47.',
      nbsp('Quel nombre vaut votre Joker en rangée 1, colonne 1~? Choisissez un nombre au-dessous de 47.'),
      'Welche Zahl ist dein Platzhalter in Reihe 1, Spalte 1? Wähle eine Zahl unter 47.',
    ]);
    expect(asked({ layout: 'pyramid' }, 0, 81)).toEqual([
      'Which number is your border card in row 1, place 1? Choose a number from 1 to 80.',
      nbsp('Quel nombre vaut votre carte de bordure en rangée 1, case 1~? Choisissez un nombre de 1 à 80.'),
      'Welche Zahl ist deine Grenzkarte in Reihe 1, Feld 1? Wähle eine Zahl von 1 bis 80.',
    ]);
  });

  test('a gap that nothing could fill', () => {
    const facts = { numbers: 2, cells: 4, low: 78, high: 81 };
    expect(LANGUAGES.map((language) => by[language].refusal({ id: 'impossible', rule: 'T7.5a', facts }))).toEqual([
      'The sea could then never be filled: for 4 cells there would be only 2 numbers above 78. (Rule T7.5a)',
      nbsp(
        'La mer ne pourrait plus être remplie~: pour 4 cases, il n’y aurait que 2 nombres au-dessus de 78. (Règle T7.5a)',
      ),
      'Damit ließe sich das Meer nicht mehr füllen: Für 4 Felder gäbe es nur 2 Zahlen über 78. (Regel T7.5a)',
    ]);
  });

  test('a win of one, and a win that is shared', () => {
    const say = (names: string[]): string[] => LANGUAGES.map((language) => tableWords(language).winners(names));
    expect(say(['Anna'])).toEqual(['Won by Anna', nbsp('Victoire~: Anna'), 'Gewonnen: Anna']);
    expect(say(['Anna', 'Ben'])).toEqual([
      'The win is shared by Anna and Ben',
      nbsp('Victoire partagée~: Anna et Ben'),
      'Gemeinsam gewonnen: Anna und Ben',
    ]);
    expect(tableWords('fr').pointsOf('Anna', 1)).toBe(nbsp('Anna~: 1 point'));
    expect(tableWords('de').pointsOf('Anna', -3)).toBe('Anna: -3 Punkte');
  });

  test('names and plurals follow the language', () => {
    expect(LANGUAGES.map((language) => tableWords(language).cards(0))).toEqual(['0 cards', '0 carte', '0 Karten']);
    expect(wordsIn('fr').page.handOf('Anna')).toBe('La main d’Anna');
    expect(wordsIn('fr').page.handOf('Ben')).toBe('La main de Ben');
    expect(speak('de', rules, { viewer: 0, names: [] }).event(event('turn', 1))).toBe('Spieler 2 ist an der Reihe.');
    expect([isLanguage('fr'), isLanguage('es')]).toEqual([true, false]);
    expect(gameWords('en', 'chess')).toBeUndefined();
  });
});
