/** Processor time of programs that were started from here, as Linux counts it; elsewhere nobody knows. */
import { readdirSync, readFileSync } from 'node:fs';

/** Of /proc, whatever the machine: hundredths of a second. */
const TICKS = 100;
/** Fields of /proc/<id>/stat after the name, which may hold spaces. */
const [PARENT, USER, SYSTEM] = [1, 11, 12];

interface Relative {
  readonly name: string;
  readonly parent: number;
  readonly seconds: number;
}
const read = (id: string): Relative | undefined => {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { name, parent: Number(fields[PARENT]), seconds: (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
};

/** Seconds of all children of this process, and of theirs, that are called so; undefined where that cannot be read. */
export const secondsOf = (name: string): number | undefined => {
  let ids: string[];
  try {
    ids = readdirSync('/proc').filter((each) => /^\d+$/.test(each));
  } catch {
    return undefined;
  }
  const all = new Map(ids.map((id) => [Number(id), read(id)]));
  const isOurs = (id: number): boolean => id === process.pid || (id > 1 && isOurs(all.get(id)?.parent ?? 0));
  const found = [...all].filter(([id, relative]) => relative?.name === name && isOurs(id));
  return found.reduce((sum, [, relative]) => sum + relative!.seconds, 0);
};
