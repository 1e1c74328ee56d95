/** Each row by itself: its lengths, and where it is lost. */
import type { Row } from '../result.ts';
import { escaped, tableOf } from './html.ts';
import { type Bin, binsOf, histogram } from './plots.ts';
import type { Reading } from './reading.ts';

/** With more of them a page is first of all a list. */
const MOST_OPEN = 2;

const binName = ({ from, to }: Bin): string => (from === to ? String(from) : `${from} – ${to}`);
const under = (bins: readonly Bin[], what: string): string =>
  `<div class="under" aria-hidden="true"><span>${bins[0]!.from}</span><span>${escaped(what)}</span><span>${bins.at(-1)!.to}</span></div>`;
const total = (bins: readonly Bin[]): number[] => bins.map(({ games }) => games.reduce((a, b) => a + b, 0));

const lengthsOf = ({ lengths }: Row, { words, whole }: Reading): string => {
  const { counts, median, least, most } = lengths!;
  const bins = binsOf([counts]);
  const said = `${words.lengths}: ${words.median} ${whole(median)}, ${words.range} ${whole(least)} – ${whole(most)} (${words.decisions})`;
  const table = bins.map((bin, i) => [binName(bin), whole(total(bins)[i]!)]);
  return `<h3>${escaped(words.lengths)}</h3>${histogram(bins, ['fill'], said, median)}${under(bins, words.decisions)}${tableOf(words.table, [words.decisions, words.games], table)}`;
};

const lossesOf = ({ endings, wins }: Row, { words, ways, whole }: Reading): string => {
  if (wins === undefined) return '';
  const lost = ways.filter(({ won }) => !won);
  const bins = binsOf(lost.map(({ clause }) => endings!.find((each) => each.clause === clause)?.lostWith ?? {}));
  if (bins.length === 0) return `<h3>${escaped(words.losses)}</h3><p class="lead">${escaped(words.noLoss)}</p>`;
  const met = lost.filter((_, part) => bins.some(({ games }) => games[part]! > 0));
  const said = `${words.losses}: ${met.map(({ letter, sentence }) => `${letter} ${sentence}`).join(' ')}`;
  const key = met.map(
    ({ letter, colour, sentence }) => `<li><b class="${colour}">${letter}</b><span>${escaped(sentence)}</span></li>`,
  );
  const head = [words.score, ...met.map(({ letter }) => letter)];
  const table = bins.map((bin) => [binName(bin), ...met.map((way) => whole(bin.games[lost.indexOf(way)]!))]);
  return `<h3>${escaped(words.losses)}</h3><p class="lead">${escaped(words.lossesLead)}</p><ul class="key">${key.join('')}</ul>${histogram(
    bins,
    lost.map(({ colour }) => colour),
    said,
  )}${under(bins, words.score)}${tableOf(words.table, head, table)}`;
};

export const kindsOf = (reading: Reading): string => {
  const { rows, words, percent, whole, nameOf } = reading;
  const open = rows.length <= MOST_OPEN ? ' open' : '';
  const cards = rows.map((row) => {
    const rate = row.wins === undefined ? `${words.games}: ${whole(row.games)}` : percent(row.winRate!);
    return `<details class="kind"${open}><summary><span>${escaped(nameOf(row))}</span><span>${escaped(rate)}</span></summary>${lossesOf(row, reading)}${lengthsOf(row, reading)}</details>`;
  });
  return `<section><h2>${escaped(words.closer)}</h2>\n${cards.join('\n')}</section>`;
};
