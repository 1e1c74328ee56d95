/** The balloon's way up and down the sky, as far as a step took it. */
export interface Leg {
  /** Milliseconds after the step. */
  readonly at: number;
  readonly cloud: number;
}

const animate = (selector: string, legs: readonly Leg[], frame: (cloud: number) => Keyframe): void => {
  const duration = legs.at(-1)!.at;
  // Before the first leg it stands still.
  const all = [{ ...legs[0]!, at: 0 }, ...legs];
  const keyframes = all.map(({ at, cloud }) => ({ ...frame(cloud), offset: at / duration, easing: 'ease-in-out' }));
  document.querySelector(selector)?.animate(keyframes, { duration });
};

/** Sky, altimeter and clouds move together: they are the balloon's rise. */
export const showLegs = (legs: readonly Leg[]): void => {
  const last = legs.at(-1)!.cloud;
  animate('[data-world]', legs, (cloud) => ({ translate: `0 calc(${cloud} * var(--step))` }));
  animate('[data-marker]', legs, (cloud) => ({ translate: `0 ${(last - cloud) * 100}%` }));
  const near = new Set(legs.flatMap(({ cloud }) => [cloud, cloud + 1]));
  for (const one of near)
    animate(`[data-cloud='${one}']`, legs, (cloud) => ({ opacity: one === cloud || one === cloud + 1 ? 1 : 0 }));
};
