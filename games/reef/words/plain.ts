/** The reef in words: what every language tells of it, in the order of the picture. */
import { spokenRow, type Tell, type Telling, tally } from '@halcyon/speech/telling';
import { cardName, colourName, coralName, pairName } from '../look/labels.ts';
import { onCoral, reefOf, rowsFor } from '../look/reef.ts';
import { BROODS, COLOURS, COLUMNS, cellAt, type Row } from '../rules/vocabulary.ts';

/** What a language says of the reef besides its things. */
export interface ReefWords {
  /** How columns are counted. */
  readonly columns: string;
  /** So many worms of a colour: '2 red'. */
  worms(n: number, colour: string): string;
}

/** '1 Coral, 2 Shark, 4–8 Face down': cards that are alike and lie side by side are said once. */
const rowText = (tell: Tell, row: Row): string => {
  const { things } = tell.speaker.words;
  const { sea } = reefOf(tell.outlook.view);
  const runs: { from: number; to: number; what: string }[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const what = cardName(things, sea[cellAt(row, column)]!);
    const last = runs.at(-1);
    if (last?.what === what) last.to = column;
    else runs.push({ from: column, to: column, what });
  }
  return runs.map(({ from, to, what }) => `${from + 1}${to > from ? `–${to + 1}` : ''} ${what}`).join(', ');
};
const wormsOf = ({ speaker, table }: Tell, worms: readonly number[], words: ReefWords): string =>
  table.list(
    COLOURS.flatMap((_, colour) =>
      worms[colour]! > 0 ? [words.worms(worms[colour]!, colourName(speaker.words.things, colour))] : [],
    ),
  ) || table.labels.none;

export const tellReef = (words: ReefWords): Telling => ({
  common(tell) {
    const { outlook, speaker, table, plain } = tell;
    const { things } = speaker.words;
    const reef = reefOf(outlook.view);
    const rows = rowsFor(outlook.seat ?? 0);
    const beside = [
      ...(reef.dice.length > 0
        ? [plain.labelled(things.thrown!, table.list(tally(reef.dice.map((colour) => colourName(things, colour)))))]
        : []),
      plain.labelled(things.breedingCards!, reef.breeding.map((card) => pairName(things, card)).join(' · ')),
      plain.labelled(`${things.supply} (${things.worms})`, wormsOf(tell, reef.supply, words)),
      plain.labelled(things.pile!, table.cards(reef.pile.length)),
    ];
    const sea = [
      words.columns,
      ...rows.map((row) => plain.labelled(spokenRow(tell, cellAt(row, 0)), rowText(tell, row))),
    ];
    return [{ title: things.sea!, lines: [...sea, ...beside] }];
  },
  seat(tell, seat) {
    const { outlook, speaker, plain } = tell;
    const { things } = speaker.words;
    const reef = reefOf(outlook.view);
    const corals = reef.males[seat]!.map((_, coral) => {
      const [name = '', ...rest] = coralName(things, coral, onCoral(reef, seat, coral)).split(': ');
      return plain.labelled(name, rest.join(', '));
    });
    const broods = reef.broods[seat]!.filter((brood) => brood > 0).length;
    return [
      plain.labelled(things.broods!, plain.of(broods, BROODS)),
      plain.labelled(things.worms!, wormsOf(tell, reef.worms[seat]!, words)),
      [
        plain.labelled(things.pearls!, `${reef.pearls[seat]}`),
        plain.labelled(things.sharks!, `${reef.sharks[seat]}`),
        plain.labelled(things.boats!, `${reef.boats[seat]}`),
      ].join(' '),
      ...(corals.length > 0 ? corals : [plain.labelled(things.corals!, things.noCoral!)]),
    ];
  },
});
