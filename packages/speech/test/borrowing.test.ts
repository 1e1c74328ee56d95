import { expect, test } from 'vitest';
import { borrowing, inEveryLanguage } from '../src/borrowing.ts';
import { LANGUAGES } from '../src/speaker.ts';

const absent = (): Error => Object.assign(new Error('no such file'), { code: 'ERR_MODULE_NOT_FOUND' });
const onlyEnglish =
  (problem: () => Error) =>
  async (language: string): Promise<string> => {
    if (language !== 'en') throw problem();
    return 'hello';
  };

test('what a language does not say is said in English', async () => {
  expect(await borrowing('fr', onlyEnglish(absent))).toBe('hello');
  expect(
    await borrowing(
      'de',
      onlyEnglish(() => new Error('Unknown variable dynamic import: ./de.ts')),
    ),
  ).toBe('hello');
  const words = await inEveryLanguage(onlyEnglish(absent));
  expect(LANGUAGES.map(words)).toEqual(LANGUAGES.map(() => 'hello'));
});
test('a broken line is no missing language', async () => {
  await expect(
    borrowing(
      'fr',
      onlyEnglish(() => new Error('Failed to fetch')),
    ),
  ).rejects.toThrow('Failed to fetch');
});
