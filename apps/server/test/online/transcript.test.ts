import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandSchema, ONLINE_PROTOCOL, REFUSAL_WORDS } from '@halcyon/protocol/online';
import { afterAll, expect, test } from 'vitest';
import { LINE_LIMITS } from '../../src/wire/session.ts';
import { makeHouses } from './house.ts';
import { transcriptOf } from './transcript.ts';

const houses = makeHouses();
afterAll(() => houses.end());

const DOC = fileURLToPath(new URL('../../../../docs/bots-online.md', import.meta.url));
const doc = readFileSync(DOC, 'utf8');

test('docs/bots-online.md shows what a real table says (to write it anew: npx vitest run transcript -u)', async () => {
  const transcript = await transcriptOf(await houses.house());
  const filled = doc.replace(
    /(<!-- begin transcript -->\n)[\s\S]*?(<!-- end transcript -->)/,
    (_, begin, end) => `${begin}\`\`\`\n${transcript}\n\`\`\`\n${end}`,
  );
  await expect(filled).toMatchFileSnapshot(DOC);
});

test('every message, every word of a refusal and every limit is in it', () => {
  for (const { shape } of commandSchema.options) expect(doc, shape.do.value).toContain(`\`${shape.do.value}\``);
  for (const word of REFUSAL_WORDS) expect(doc).toContain(`\`${word}\``);
  for (const limit of Object.values(LINE_LIMITS))
    expect(doc).toMatch(new RegExp(`\\s${limit.toLocaleString('en')}\\s`));
  expect(doc).toContain(`version ${ONLINE_PROTOCOL}`);
});
