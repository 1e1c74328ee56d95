/** Positions with words, lines and values changed: refused by name, or sound and played to an end. */
import { type AnyRules, type AnyState, type FieldInfo, FRAME_WIDTH, type Random, typedChance } from '@halcyon/kernel';
import { matchFromPosition, parsePositionText, printPositionText } from '@halcyon/protocol';
import { drawMatch, Fault, type Round } from './bench.ts';
import { once, pick, spoilText } from './draw.ts';
import { accepted, playOn } from './play-on.ts';

const SPOILT = 40;

const listsOf = (s: AnyState, { name, kind }: FieldInfo): number[][] =>
  kind === 'lists' ? (s[name] as number[][]) : [s[name] as number[]];

/** Values within their ranges, so that what is refused is refused for what it means. */
const spoilFields = (rules: AnyRules, s: AnyState, random: Random): void => {
  const info = pick(rules.infos, random);
  if (info.name === 'frames') spoilFrames(rules, s.frames as number[], random);
  else if (info.kind === 'one') s[info.name] = random.below(info.of.size);
  else {
    // Cards that only change places are the same cards: an audit that counts them lets them pass.
    const alike = rules.infos.filter(({ kind, of }) => kind !== 'one' && of.size === info.of.size);
    const [from, to] = [pick(listsOf(s, info), random), pick(listsOf(s, pick(alike, random)), random)];
    const [i, j] = [random.below(from.length + 1), random.below(to.length + 1)];
    if (once(4, random)) from[i] = random.below(info.of.size);
    else if (once(2, random)) to.splice(j, 0, ...from.splice(i, 1));
    else if (i < from.length && j < to.length) [from[i], to[j]] = [to[j]!, from[i]!];
  }
};
const spoilFrames = ({ frames: kinds }: AnyRules, frames: number[], random: Random): void => {
  const any = (): number[] => {
    const id = random.below(kinds.length);
    return [id, ...[0, 1, 2].map((i) => random.below(kinds[id]!.args[i]?.size ?? 1))];
  };
  const at = FRAME_WIDTH * random.below(frames.length / FRAME_WIDTH + 1);
  frames.splice(at, once(2, random) ? FRAME_WIDTH : 0, ...(once(3, random) ? [] : any()));
};

const tryPosition = (text: string, round: Round): void => {
  const { find, tally, random } = round;
  tally.positions++;
  round.trying(text);
  const read = accepted(() => parsePositionText(text, find));
  const match = read && accepted(() => matchFromPosition(text, find, typedChance(`goes on ${random.below(1000)}`)));
  if (!read || !match) return;
  tally.positionsAccepted++;
  const { game, setup, rules, state } = read;
  const again = parsePositionText(printPositionText(game, setup, rules, state), find).state;
  if (rules.digest(again) !== rules.digest(state)) throw new Fault('this position is printed as another one');
  playOn(match, round);
};

export const fuzzPositions = (round: Round): void => {
  const { random } = round;
  const match = drawMatch(round);
  const { game, setup, rules } = match;
  for (let n = 0; n < SPOILT; n++) {
    const s = match.view('referee');
    for (let i = random.below(4); i > 0; i--) spoilFields(rules, s, random);
    const text = printPositionText(game, setup, rules, s);
    tryPosition(once(3, random) ? spoilText(text, random) : text, round);
  }
};
