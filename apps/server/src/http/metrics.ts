/** Numbers of the house for Prometheus: how it fares, and of no table or person in particular. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Appended, Store } from '../store/store.ts';
import type { ProblemKind } from './problem.ts';

export class Metrics {
  readonly #registry = new Registry();
  readonly #appends: Counter<'outcome'>;
  readonly #refusals: Counter<'kind'>;
  readonly type = this.#registry.contentType;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#appends = new Counter({
      name: 'halcyon_appends_total',
      help: 'Entries given to the store, by what became of them.',
      labelNames: ['outcome'],
      registers,
    });
    this.#refusals = new Counter({
      name: 'halcyon_refusals_total',
      help: 'Calls that were refused, by kind.',
      labelNames: ['kind'],
      registers,
    });
  }

  refused(kind: ProblemKind): void {
    this.#refusals.inc({ kind });
  }

  /** A number that is read when somebody asks. */
  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** The same store, with its appends counted. */
  counting(store: Store): Store {
    const append: Store['tables']['append'] = async (entry, changes): Promise<Appended> => {
      try {
        const appended = await store.tables.append(entry, changes);
        this.#appends.inc({ outcome: appended.outcome });
        return appended;
      } catch (error) {
        this.#appends.inc({ outcome: 'failed' });
        throw error;
      }
    };
    return { ...store, tables: { ...store.tables, append } };
  }

  print(): Promise<string> {
    return this.#registry.metrics();
  }
}
