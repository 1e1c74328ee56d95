/** All rows beside each other: how often, how long, in which ways, and what the first turn is worth. */

import { wilson } from '@halcyon/bots/wilson';
import { lengthsOf, quantile, type Row } from '../result.ts';
import { escaped, sectionOf, tableOf } from './html.ts';
import { dotTrack, type Spread, spreadTrack } from './plots.ts';
import { gamesIn, type Reading } from './reading.ts';

const lineOf = (name: string, plot: string, value: string, small = ''): string =>
  `<div class="row"><div class="name">${escaped(name)}</div><div class="plot">${plot}</div><div class="value">${escaped(value)}${small && ` <small>${escaped(small)}</small>`}</div></div>`;
const axisOf = (labels: readonly string[]): string =>
  `<div class="axis" aria-hidden="true"><span></span><div>${labels.map((label) => `<span>${escaped(label)}</span>`).join('')}</div><span></span></div>`;
const percentAxis = ({ percent, whole }: Reading): string =>
  axisOf([0, 25, 50, 75].map(whole).concat(percent(1).replace(/[.,]0/, '')));
/** The lines of each kind under its name; a single kind needs none. */
const grouped = ({ groups }: Reading, lines: (row: Row) => readonly string[]): string[] =>
  groups.map(
    ({ name, rows }) => `${groups.length > 1 ? `<h3>${escaped(name)}</h3>` : ''}${rows.flatMap(lines).join('')}`,
  );

const teamRates = (reading: Reading): string => {
  const { words, percent, between, whole, nameOf } = reading;
  const rows = reading.rows.filter(({ wins }) => wins !== undefined);
  if (rows.length === 0) return '';
  const lines = grouped({ ...reading, groups: groupsOf(reading, rows) }, (row) => [
    lineOf(
      words.seats(row.seats),
      dotTrack({ rate: row.winRate!, low: row.low!, high: row.high! }),
      percent(row.winRate!),
      between(row.low!, row.high!),
    ),
  ]);
  const head = [words.row, words.games, words.wins, words.rate, words.interval, words.points];
  const table = rows.map((row) => [
    nameOf(row),
    whole(row.games),
    whole(row.wins!),
    percent(row.winRate!),
    between(row.low!, row.high!),
    reading.tenths(row.averageScores![0]!),
  ]);
  return sectionOf(words.rates, words.ratesLead, [...lines, percentAxis(reading), tableOf(words.table, head, table)]);
};
const groupsOf = ({ groups }: Reading, rows: readonly Row[]) =>
  groups
    .map(({ name, rows: all }) => ({ name, rows: all.filter((row) => rows.includes(row)) }))
    .filter((group) => group.rows.length > 0);

const rankedRates = (reading: Reading): string => {
  const { words, percent, between, whole, tenths, nameOf } = reading;
  const rows = reading.rows.filter(({ winsBySeat }) => winsBySeat);
  if (rows.length === 0) return '';
  const seatName = (row: Row, seat: number): string => {
    const bots = row.bot.split(',');
    return `${words.seat(seat)}, ${bots[seat] ?? bots[0]}`;
  };
  const lines = rows.map((row) => {
    const seats = row.winsBySeat!.map((n, seat) => {
      const found = wilson(n, row.games);
      const plot = dotTrack({ ...found, even: row.firstTurn!.even });
      return lineOf(seatName(row, seat), plot, percent(found.rate), between(found.low, found.high));
    });
    return `${rows.length > 1 ? `<h3>${escaped(nameOf(row))}</h3>` : ''}${seats.join('')}`;
  });
  const head = [words.row, words.games, words.wins, words.shared, words.rate, words.interval, words.points];
  const table = rows.flatMap((row) =>
    row.winsBySeat!.map((n, seat) => {
      const found = wilson(n, row.games);
      return [
        rows.length > 1 ? `${nameOf(row)}: ${seatName(row, seat)}` : seatName(row, seat),
        ...[row.games, n, row.sharedBySeat![seat]!].map(whole),
        percent(found.rate),
        between(found.low, found.high),
        tenths(row.averageScores![seat]!),
      ];
    }),
  );
  return sectionOf(words.seatsHeading, words.rankedRatesLead, [
    ...lines,
    percentAxis(reading),
    tableOf(words.table, head, table),
  ]);
};

const spreads = (
  reading: Reading,
  title: string,
  lead: string,
  of: (row: Row) => (Spread & { mean: number }) | undefined,
): string => {
  const { words, whole, nameOf } = reading;
  const found = new Map(
    reading.rows.flatMap((row) => {
      const spread = of(row);
      return spread ? [[row, spread] as const] : [];
    }),
  );
  if (found.size === 0) return '';
  const from = Math.min(0, ...[...found.values()].map(({ least }) => least));
  const to = Math.max(...[...found.values()].map(({ most }) => most));
  const groups = groupsOf(reading, [...found.keys()]);
  const lines = grouped({ ...reading, groups }, (row) => {
    const spread = found.get(row)!;
    const half = `${whole(spread.lower)} – ${whole(spread.upper)}`;
    return [lineOf(words.seats(row.seats), spreadTrack(spread, from, to), whole(spread.median), half)];
  });
  const table = [...found].map(([row, { least, lower, median, upper, most }]) => [
    nameOf(row),
    whole(median),
    `${whole(lower)} – ${whole(upper)}`,
    `${whole(least)} – ${whole(most)}`,
  ]);
  const quarters = [0, 1, 2, 3, 4].map((i) => whole(Math.round(from + ((to - from) * i) / 4)));
  const head = [words.row, words.median, words.middleHalf, words.range];
  return sectionOf(title, lead, [...lines, axisOf(quarters), tableOf(words.table, head, table)]);
};
/** Of the games that a team lost: with which score. */
const lossesOf = ({ endings }: Row): (Spread & { mean: number }) | undefined => {
  const counts: Record<number, number> = {};
  for (const { lostWith = {} } of endings!)
    for (const [score, games] of Object.entries(lostWith)) counts[Number(score)] = (counts[Number(score)] ?? 0) + games;
  return Object.keys(counts).length === 0 ? undefined : lengthsOf(counts, quantile(counts, 0.5), 1);
};

const endings = (reading: Reading): string => {
  const { words, ways, rows, percent, nameOf } = reading;
  const key = ways.map(
    ({ letter, colour, sentence }) => `<li><b class="${colour}">${letter}</b><span>${escaped(sentence)}</span></li>`,
  );
  const bar = (row: Row): string => {
    const parts = ways.flatMap((way) => {
      const share = gamesIn(row, way) / row.games;
      if (share === 0) return [];
      const said = `${way.letter} ${percent(share)}`;
      return [
        `<span class="${way.colour}" style="flex-grow:${(100 * share).toFixed(3)}" title="${escaped(said)}">${share > 0.035 ? way.letter : ''}</span>`,
      ];
    });
    return `<div class="bar" aria-hidden="true">${parts.join('')}</div>`;
  };
  const lines = grouped(reading, (row) => {
    const best = ways.map((way) => ({ way, games: gamesIn(row, way) })).sort((a, b) => b.games - a.games)[0]!;
    return [lineOf(words.seats(row.seats), bar(row), `${best.way.letter} ${percent(best.games / row.games)}`)];
  });
  const table = rows.flatMap((row) =>
    ways
      .filter((way) => gamesIn(row, way) > 0)
      .map((way) => [
        `${nameOf(row)}: ${way.letter} ${way.sentence}`,
        reading.whole(gamesIn(row, way)),
        percent(gamesIn(row, way) / row.games),
      ]),
  );
  const ranked = rows.every(({ winsBySeat }) => winsBySeat);
  return sectionOf(words.endings, ranked ? words.endingsRankedLead : words.endingsLead, [
    `<ul class="key">${key.join('')}</ul>`,
    ...lines,
    tableOf(words.table, [words.ending, words.games, words.share], table),
  ]);
};

const firstTurns = (reading: Reading): string => {
  const { words, percent, points, between, nameOf } = reading;
  const rows = reading.rows.filter(({ firstTurn }) => firstTurn);
  if (rows.length === 0) return '';
  const lines = grouped({ ...reading, groups: groupsOf(reading, rows) }, (row) => [
    lineOf(
      words.seats(row.seats),
      dotTrack(row.firstTurn!),
      `${percent(row.firstTurn!.rate)} (${points(row.firstTurn!.advantage)})`,
      between(row.firstTurn!.low, row.firstTurn!.high),
    ),
  ]);
  const table = rows.flatMap((row) =>
    row.winsByTurn!.map((n, turn) => {
      const found = wilson(n, row.games);
      const { even } = row.firstTurn!;
      return [
        `${nameOf(row)}: ${words.moved(turn)}`,
        percent(found.rate),
        between(found.low, found.high),
        percent(even),
        points(found.rate - even),
      ];
    }),
  );
  const head = [words.row, words.rate, words.interval, words.even, words.advantage];
  return sectionOf(words.firstTurn, words.firstTurnLead, [
    ...lines,
    percentAxis(reading),
    tableOf(words.table, head, table),
  ]);
};

export const overviewOf = (reading: Reading): string[] => {
  const { words } = reading;
  return [
    teamRates(reading),
    rankedRates(reading),
    firstTurns(reading),
    endings(reading),
    // What there is of a single row is drawn in full below.
    ...(reading.rows.length > 1
      ? [
          spreads(reading, words.losses, words.lossesSpread, lossesOf),
          spreads(reading, words.lengths, words.lengthsLead, ({ lengths }) => lengths),
        ]
      : []),
  ];
};
