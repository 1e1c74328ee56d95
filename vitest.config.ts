import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ruleTexts } from './tools/rule-texts.mjs';

const BROWSER = 'apps/web/test/**/*.test.ts';
/** Each game's clause-coverage.test.ts runs them, all in one file, and counts what they were refused. */
const CLAUSES = 'games/*/test/clauses/**';

/** What takes a minute or more. Begun late it would be the last to end, with one core at rest; a first run knows no times. */
const LONG = /\/(laws|lessons[a-z-]*|[a-z-]*fit|online|variants|axe|daily|offline|rules)\.test\.ts$/;

/** A changed game tests itself first (tools/test.mjs says which); then, of each project, what takes long. */
class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const games = (process.env.CHANGED_GAMES ?? '').split(' ').filter(Boolean);
    const isChanged = ({ moduleId }: TestSpecification): boolean =>
      games.some((game) => moduleId.includes(`/games/${game}/`));
    const sorted = await super.sort(files);
    // Files of a project stay together: a worker that changes between them loads everything anew.
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const place = (file: TestSpecification): number =>
      isChanged(file) ? -1 : 2 * projects.indexOf(file.project.name) + (LONG.test(file.moduleId) ? 0 : 1);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ChangedFirst },
    // One less than there are cores is the rule, and a machine with two would test with one.
    maxWorkers: 2,
    projects: [
      {
        plugins: [ruleTexts()],
        test: {
          name: 'code',
          include: ['{packages,games,apps,examples}/*/test/**/*.test.ts', '{tools,bench}/test/**/*.test.ts'],
          exclude: [BROWSER, CLAUSES],
          pool: 'threads',
          // Files of a worker share what it has loaded and compiled: a fifth less work. No test changes what others read.
          isolate: false,
          // Nothing is measured by it: a busy machine fails no test.
          testTimeout: 300_000,
        },
      },
      {
        plugins: [ruleTexts()],
        test: {
          name: 'page',
          include: [BROWSER],
          globalSetup: ['tools/build-page.mjs', 'apps/web/test/shared-chromium.ts'],
          pool: 'threads',
          // Files of a worker share its connection to the browser; they keep nothing else.
          isolate: false,
          // Nothing is measured by it: whole games are played, on machines that have other work.
          testTimeout: 900_000,
          // As long as anything else on the page is waited for; a second is less than a bot takes on a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
