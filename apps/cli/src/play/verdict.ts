/** Deal or play, in the terminal: the same verdict as the page's, with a bar on stderr while it is made. */
import { setImmediate } from 'node:timers/promises';
import { judge, type Verdict } from '@halcyon/bots/verdict/verdict';
import { beliefOf, botMaker, usualBot } from '@halcyon/catalog/bots';
import { tableWords } from '@halcyon/catalog/words';
import type { Match } from '@halcyon/kernel';
import type { Language } from '@halcyon/speech';
import { curveWords, rounded, VERDICT } from '@halcyon/speech/verdict/index';
import { makeProgress } from '../simulate/progress.ts';

/** As long as the page's. */
const MILLISECONDS = 16_000;
/** Between two breaths, in which an interrupt is heard. */
const BREATH = 100;
const BARS = '▁▂▃▄▅▆▇█';

export const verdictOn = async ({ rules, origin, steps }: Match, language: Language): Promise<Verdict> => {
  const began = performance.now();
  const spent = (): number => (performance.now() - began) / MILLISECONDS;
  const judges = { make: botMaker(usualBot(rules.id), rules.id), believe: beliefOf(rules.id) };
  const course = judge({ rules, origin, steps }, judges, spent);
  const progress = makeProgress(1, 0, () => VERDICT[language].asking, process.stderr);
  let breathed = began;
  try {
    for (let next = course.next(); ; next = course.next()) {
      if (next.done) return next.value;
      if (performance.now() - breathed < BREATH) continue;
      breathed = performance.now();
      progress.show(next.value);
      await setImmediate();
    }
  } finally {
    progress.end();
  }
};

/** `numberOf`: what the reader knows a step by. */
export const verdictLines = (
  { won, proof, curve }: Verdict,
  language: Language,
  numberOf: (step: number) => number,
): string[] => {
  const words = VERDICT[language];
  const percent = (share: number): string => tableWords(language).percent(rounded(share));
  const { moments } = curve;
  const { chance, alternative } = curveWords(words, curve, percent);
  const changes = curve.changes.map((i) =>
    words.change(numberOf(moments[i]!.step + 1), percent(moments[i]!.rate), percent(moments[i + 1]!.rate)),
  );
  return [
    won ? words.won : proof.line ? `${words.found} ${words.foundAbout}` : words.notFound(proof.tries),
    ...(!won && proof.line ? [words.typeWay] : []),
    chance,
    moments.map(({ rate }) => BARS[Math.min(BARS.length - 1, Math.floor(rate * BARS.length))]).join(''),
    alternative,
    ...(changes.length > 0 ? [`${words.changes}:`, ...changes.map((line) => `  ${line}`)] : [words.noChange]),
    words.about(new Intl.NumberFormat(language).format(curve.worlds)),
  ];
};
