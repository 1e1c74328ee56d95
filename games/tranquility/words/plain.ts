/** The sea in words: what every language tells of it, in the order of the picture. */
import { has, type Seat, topFrame } from '@halcyon/kernel';
import { capital } from '@halcyon/speech/grammar';
import { holding, type PlainRow, rowLines, type Tell, type Telling, tally } from '@halcyon/speech/telling';
import { cardName } from '../look/cards.ts';
import { isPyramid, rowNumber, spotOf } from '../look/places.ts';
import {
  isBorderCell,
  isDay,
  offerOf,
  type Sea,
  seaOf,
  sheetOf,
  sideAt,
  stormsBefore,
  underStorm,
} from '../look/sea.ts';
import { type Board, boardOf } from '../rules/vocabulary.ts';

/** What a language says of the sea besides its things. */
export interface SeaWords {
  readonly sea: string;
  /** 'Row 3', of a part of the board if it has parts. */
  row(row: number, part: string | undefined): string;
  readonly started: Readonly<Record<'yes' | 'no', string>>;
  readonly finished: string;
  /** Which side of their cards all play. */
  readonly sides: Readonly<Record<'day' | 'night', string>>;
  /** Compasses that all share, and those still to earn. */
  compasses(n: number, supply: number): string;
  offers(n: number): string;
}

/** 41, 'Wild as 41', '41 (Night)', '41 (Anna)': and a Storm that keeps a cell. */
const lying = ({ speaker: { words, who } }: Tell, sea: Sea, cell: number): string | undefined => {
  const { things } = words;
  const island = sea.cells[cell]!;
  if (island === 0) return underStorm(sea, cell) ? things.storm : undefined;
  const side = sideAt(sea, cell);
  const notes = [
    ...(sea.owners !== undefined ? [who.name(sea.owners[cell]! - 1)] : []),
    ...(sea.owners === undefined && side !== undefined ? [isDay(side) ? things.day : things.night] : []),
    ...(sea.wilds?.includes(cell) ? [isBorderCell(boardOf(who.layout), cell) ? things.border : things.wild] : []),
  ].filter((note) => note !== undefined);
  return notes.length > 0 ? `${island} (${notes.join(', ')})` : `${island}`;
};
const rowsOf = (tell: Tell, sea: Sea, board: Board, { row }: SeaWords): PlainRow[] => {
  const { speaker, plain } = tell;
  const inRow = isPyramid(speaker.who.layout) ? plain.inPlace : plain.inColumn;
  return board.rows
    .toSorted((a, b) => b.y - a.y || a.x - b.x)
    .map(({ from, cells }) => {
      const { part, row: number } = spotOf(speaker.who.layout, from);
      const filled = Array.from({ length: cells }, (_, i) => {
        const what = lying(tell, sea, from + i);
        return what === undefined ? [] : [inRow(what, i + 1)];
      }).flat();
      return { name: row(number, part && speaker.words.things[part]), filled, cells };
    });
};
/** Start and Finish, and what the modules put beside the sea. */
const besides = (tell: Tell, sea: Sea, words: SeaWords): string[] => {
  const { speaker, table, plain, outlook } = tell;
  const { things } = speaker.words;
  const named = (cards: readonly number[]): string =>
    table.list(tally(cards.map((card) => cardName(things, card)))) || table.labels.none;
  const closed = (count: number, row: number, thing: string | undefined): string[] =>
    count > 0 ? [plain.labelled(`${count > 1 ? `${count} × ` : ''}${thing}`, table.row(rowNumber(row)))] : [];
  const isPlainBox = outlook.setup.layout === 'square' && sea.owners === undefined;
  return [
    ...(isPlainBox ? [sea.started === 0 ? words.started.no : words.started.yes] : []),
    ...(sea.finished > 0 ? [words.finished] : []),
    ...(sea.night === undefined ? [] : [isDay(sea.night) ? words.sides.day : words.sides.night]),
    ...(sea.rocks === undefined || sea.rocks >= boardOf(outlook.setup.layout).rows.length
      ? []
      : closed(1, sea.rocks, things.rocks)),
    ...(sea.purples ?? []).flatMap((count, row) => closed(count, row, things.purple)),
    ...(sea.compasses === undefined ? [] : [words.compasses(sea.compasses, sea.supply ?? 0)]),
    ...(sea.devoured?.length ? [plain.labelled(things.devoured!, named(sea.devoured))] : []),
    ...(sea.row === undefined
      ? []
      : [plain.labelled(things.row!, named(sea.row)), plain.labelled(things.pile!, table.cards(sea.piles[0]!.length))]),
    ...(sea.explorer === undefined ? [] : [plain.labelled(things.explorer!, table.cards(sea.explorer.length))]),
    ...(sea.explored?.length ? [plain.labelled(things.explored!, named(sea.explored))] : []),
  ];
};
const before = (tell: Tell, sea: Sea, seat: Seat, words: SeaWords): string[] => {
  const { speaker, plain, outlook } = tell;
  const { things } = speaker.words;
  const sheet = sheetOf(sea)?.[seat];
  const offer = outlook.rules.frames[topFrame(sea)]?.name === 'pledge' ? offerOf(sea, seat) : undefined;
  return [
    ...(sheet === undefined ? [] : [plain.labelled(things.points!, `${sheet.total}`)]),
    ...holding(
      tell,
      {
        hand: sea.hands[seat]!,
        ...(sea.row === undefined ? { pile: sea.piles[seat]!.length } : {}),
        discarded: sea.discards[seat]!.length + sea.given[seat]!.length,
      },
      (card) => cardName(things, card),
    ),
    ...tally(stormsBefore(sea, seat).map((storm) => things[storm]!)).map((storm) => `${storm}.`),
    ...(has(sea.monstersNamed ?? 0, seat) ? [`${capital(things.holdsMonster!)}.`] : []),
    ...(offer === undefined ? [] : [words.offers(offer)]),
  ];
};

export const tellSea = (words: SeaWords): Telling => ({
  common: (tell) => {
    const sea = seaOf(tell.outlook.view);
    const rows = rowsOf(tell, sea, boardOf(tell.outlook.setup.layout), words);
    return [{ title: words.sea, lines: [...rowLines(rows, tell.plain), ...besides(tell, sea, words)] }];
  },
  seat: (tell, seat) => before(tell, seaOf(tell.outlook.view), seat, words),
});
