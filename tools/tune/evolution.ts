/**
 * An evolution strategy with a width for each number (sep-CMA-ES, Ros and Hansen 2008): children around a mean, the
 * better half of them moves it. Averaging over many children forgives a judgement by few deals.
 */
import type { Random } from '@halcyon/kernel';

const normal = (random: Random): number => {
  const [u, v] = [(random.u32() + 1) / 2 ** 32, random.u32() / 2 ** 32];
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
};

export class Evolution {
  readonly mean: number[];
  readonly #random: Random;
  readonly #shares: number[];
  readonly #rates: { path: number; width: number; damping: number; covariancePath: number; one: number; many: number };
  readonly #variances: number[];
  readonly #widthPath: number[];
  readonly #meanPath: number[];
  #width: number;
  #children: number[][] = [];
  #rounds = 0;

  constructor(size: number, children: number, width: number, random: Random) {
    this.#random = random;
    this.#width = width;
    this.mean = Array.from({ length: size }, () => 0);
    this.#variances = this.mean.map(() => 1);
    this.#widthPath = this.mean.map(() => 0);
    this.#meanPath = this.mean.map(() => 0);
    const raw = Array.from(
      { length: Math.floor(children / 2) },
      (_, i) => Math.log((children + 1) / 2) - Math.log(i + 1),
    );
    const total = raw.reduce((sum, share) => sum + share, 0);
    this.#shares = raw.map((share) => share / total);
    this.#children = Array.from({ length: children }, () => []);
    const mass = 1 / this.#shares.reduce((sum, share) => sum + share * share, 0);
    const one = 2 / ((size + 1.3) ** 2 + mass);
    const many = Math.min(1 - one, (2 * (mass - 2 + 1 / mass)) / ((size + 2) ** 2 + mass));
    // A width for each number learns faster than a whole matrix, by this factor.
    const faster = (size + 2) / 3;
    const path = (mass + 2) / (size + mass + 5);
    this.#rates = {
      path,
      width: mass,
      damping: 1 + path + 2 * Math.max(0, Math.sqrt((mass - 1) / (size + 1)) - 1),
      covariancePath: (4 + mass / size) / (size + 4 + (2 * mass) / size),
      one: Math.min(0.5, one * faster),
      many: Math.min(0.4, many * faster),
    };
  }
  /** The children of this round. */
  ask(): readonly (readonly number[])[] {
    this.#children = this.#children.map(() =>
      this.mean.map((at, i) => at + this.#width * Math.sqrt(this.#variances[i]!) * normal(this.#random)),
    );
    return this.#children;
  }
  /** How good each of them was. */
  tell(values: readonly number[]): void {
    const { path, width: mass, damping, covariancePath, one, many } = this.#rates;
    const size = this.mean.length;
    const best = this.#children
      .map((child, i) => ({ child, value: values[i]! }))
      .sort((a, b) => b.value - a.value)
      .slice(0, this.#shares.length);
    this.#rounds++;
    let length = 0;
    const steps = this.mean.map((at, i) => {
      const to = best.reduce((sum, { child }, rank) => sum + this.#shares[rank]! * child[i]!, 0);
      return (to - at) / this.#width;
    });
    steps.forEach((step, i) => {
      const white = step / Math.sqrt(this.#variances[i]!);
      this.#widthPath[i] = (1 - path) * this.#widthPath[i]! + Math.sqrt(path * (2 - path) * mass) * white;
      length += this.#widthPath[i]! ** 2;
    });
    const expected = Math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size));
    const isCalm = Math.sqrt(length / (1 - (1 - path) ** (2 * this.#rounds))) < (1.4 + 2 / (size + 1)) * expected;
    steps.forEach((step, i) => {
      this.#meanPath[i] =
        (1 - covariancePath) * this.#meanPath[i]! +
        (isCalm ? Math.sqrt(covariancePath * (2 - covariancePath) * mass) * step : 0);
      const spread = best.reduce(
        (sum, { child }, rank) => sum + this.#shares[rank]! * ((child[i]! - this.mean[i]!) / this.#width) ** 2,
        0,
      );
      this.#variances[i] = (1 - one - many) * this.#variances[i]! + one * this.#meanPath[i]! ** 2 + many * spread;
    });
    steps.forEach((step, i) => {
      this.mean[i]! += this.#width * step;
    });
    this.#width *= Math.exp(Math.min(1, (path / damping) * (Math.sqrt(length) / expected - 1)));
  }
}
