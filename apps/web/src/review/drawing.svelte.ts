/** What somebody has pointed at and drawn, moment by moment. It stays as long as the tab does. */
export interface Drawn {
  readonly points: readonly string[];
  readonly arrows: readonly (readonly [from: string, to: string])[];
}
export const NOTHING: Drawn = { points: [], arrows: [] };
/** More on one board say nothing. */
const MOST = 12;

const toggled = <T>(list: readonly T[], one: T): T[] => {
  const others = list.filter((each) => String(each) !== String(one));
  return others.length < list.length ? others : [...list, one].slice(-MOST);
};

export class Drawing {
  #all = $state.raw<Readonly<Record<number, Drawn>>>({});
  readonly #key: string;
  /** Whether a press draws now, and what. */
  tool = $state<'point' | 'arrow'>();
  /** Called with what lies at a step after every change of it. */
  changed: ((step: number) => void) | undefined;

  constructor(id: string) {
    this.#key = `halcyon/drawn/${id}`;
    try {
      this.#all = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}');
    } catch {
      // What cannot be read was not worth more.
    }
  }
  at(step: number): Drawn {
    return this.#all[step] ?? NOTHING;
  }
  point(step: number, place: string): void {
    const { points, arrows } = this.at(step);
    this.put(step, { points: toggled(points, place), arrows });
  }
  arrow(step: number, from: string, to: string): void {
    const { points, arrows } = this.at(step);
    this.put(step, { points, arrows: toggled(arrows, [from, to] as const) });
  }
  clear(step: number): void {
    this.put(step, NOTHING);
  }
  put(step: number, drawn: Drawn): void {
    this.#all = { ...this.#all, [step]: drawn };
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#all));
    } catch {
      // A full store: it is seen until the page goes.
    }
    this.changed?.(step);
  }
}
