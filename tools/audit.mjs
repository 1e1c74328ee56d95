// usage: npm run audit-check
//        asks the registry for known faults of what runs in the product, and fails if one is not excused in tools/audit-exceptions.json
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What `npm audit --json` answered against the list of exceptions, each with an id, a reason and the day until which it
 * holds. Returns sentences: `failures` end the command, `notes` do not.
 */
export function judge(answer, exceptions, today) {
  const failures = [];
  const notes = [];
  for (const { id, reason, until } of exceptions) {
    if (!id || !reason || !/^\d{4}-\d{2}-\d{2}$/.test(until ?? ''))
      failures.push(`the exception '${id ?? ''}' needs an id, a reason and a day until which it holds`);
    else if (until < today) failures.push(`the exception ${id} has ended on ${until}: ${reason}`);
  }
  const excused = new Map(exceptions.map((exception) => [String(exception.id), exception]));
  const found = advisoriesOf(answer);
  for (const { id, title, name, severity } of found) {
    const exception = excused.get(id);
    if (exception)
      notes.push(`${id} (${severity}) in ${name} is excused until ${exception.until}: ${exception.reason}`);
    else failures.push(`${id} (${severity}) in ${name}: ${title}`);
  }
  for (const id of excused.keys())
    if (!found.some((advisory) => advisory.id === id)) notes.push(`the exception ${id} is not needed any more`);
  return { failures, notes };
}

/** Each advisory once, by the id that its address ends with. */
function advisoriesOf({ vulnerabilities = {} }) {
  const all = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object')
    .map(({ url, source, title, name, severity }) => ({
      id: /[^/]+$/.exec(url ?? '')?.[0] ?? String(source),
      title,
      name,
      severity,
    }));
  return [...new Map(all.map((advisory) => [`${advisory.id} ${advisory.name}`, advisory])).values()];
}

/** What npm printed; undefined if that is no list of faults, as when the registry cannot be asked. */
export function parseAnswer(text) {
  try {
    const answer = JSON.parse(text);
    return answer.vulnerabilities ? answer : undefined;
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
  const answer = parseAnswer(stdout);
  if (!answer) {
    // Said, and not passed over: a check that was not made is no check that was passed.
    console.error('audit: the registry does not answer; nothing was checked');
    process.exit(2);
  }
  const exceptions = JSON.parse(readFileSync(new URL('audit-exceptions.json', import.meta.url), 'utf8'));
  const { failures, notes } = judge(answer, exceptions, new Date().toISOString().slice(0, 10));
  for (const note of notes) console.log(note);
  for (const failure of failures) console.error(failure);
  console.log(failures.length > 0 ? `${failures.length} failed` : 'no known fault that is not excused');
  process.exitCode = failures.length > 0 ? 1 : 0;
}
