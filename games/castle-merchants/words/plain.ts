/** The map in words: what every language tells of it, in the order of the picture. */
import { capital } from '@halcyon/speech/grammar';
import { holding, rowLines, type Tell, type Telling } from '@halcyon/speech/telling';
import { goldOf, lyingAt, mapOf, ROW_STARTS, waresOf } from '../look/map.ts';
import { hexWord, placeName, terrainName, wareName } from '../look/names.ts';
import {
  castleAt,
  EMPTY,
  GOAL,
  isPath,
  LANDSLIDE,
  MEADOW,
  ROWS,
  TERRAINS,
  TILE_WORDS,
  WAREHOUSE,
} from '../rules/vocabulary.ts';

/** What a language says of the map besides its things. */
export interface MapWords {
  /** 'Row e'. */
  row(letter: string): string;
  /** 'Forest on e7'. */
  on(what: string, hex: string): string;
  /** What a castle still pays: 'coins 4 and 2'. */
  coins(list: string): string;
}

/** The tiles, row by row. */
const tilesOf = (tell: Tell, words: MapWords): string[] => {
  const { things } = tell.speaker.words;
  const map = mapOf(tell.outlook.view);
  const rows = ROWS.map((cells, row) => {
    const hexes = Array.from({ length: cells }, (_, i) => ROW_STARTS[row]! + i).filter(isPath);
    const filled = hexes.flatMap((hex) =>
      map.tiles[hex] === EMPTY ? [] : [words.on(things[lyingAt(map, hex)] ?? '', hexWord(hex))],
    );
    return { name: words.row(hexWord(ROW_STARTS[row]!).charAt(0)), filled, cells: hexes.length };
  });
  return rowLines(rows, tell.plain);
};
/** Warehouse and castles: where they are, and what they hold. */
const placesOf = (tell: Tell, words: MapWords): string[] => {
  const { speaker, table, plain } = tell;
  const { things } = speaker.words;
  const map = mapOf(tell.outlook.view);
  const named = (hex: number): string => `${placeName(things, hex)} (${hexWord(hex)})`;
  const stock = map.stock.flatMap((n, ware) => (n > 0 ? [`${n} × ${wareName(things, ware)}`] : []));
  const castles = Array.from({ length: map.tiles.length }, (_, hex) => hex).filter((hex) => castleAt(hex) >= 0);
  return [
    plain.labelled(named(WAREHOUSE), table.list(stock) || table.labels.none),
    `${named(MEADOW)}.`,
    ...castles.map((hex) => {
      const coins = map.coins[castleAt(hex)]!;
      return plain.labelled(named(hex), coins.length > 0 ? words.coins(table.list(coins.map(String))) : things.noCoin!);
    }),
  ];
};
const besideOf = ({ outlook, speaker, table, plain }: Tell): string[] => {
  const { things } = speaker.words;
  const map = mapOf(outlook.view);
  const tiles = TERRAINS.flatMap((_, i) =>
    map.reserve[i + 1]! > 0 ? [`${map.reserve[i + 1]} × ${terrainName(things, i + 1)}`] : [],
  );
  return [
    ...(map.die === EMPTY ? [] : [plain.labelled(things.thrown!, things[TILE_WORDS[map.die] ?? ''] ?? '')]),
    plain.labelled(things.tiles!, table.list(tiles) || table.labels.none),
    plain.labelled(things.common!, `${map.common} × ${things[TILE_WORDS[LANDSLIDE]!]}`),
    plain.counts({ pile: map.pile.length, discarded: map.discard.length }),
  ];
};

export const tellMap = (words: MapWords): Telling => ({
  common: (tell) => {
    const { things } = tell.speaker.words;
    return [
      { title: things.map!, lines: tilesOf(tell, words) },
      { title: things.castles!, lines: placesOf(tell, words) },
      { title: things.reserve!, lines: besideOf(tell) },
    ];
  },
  seat(tell, seat) {
    const { outlook, speaker, table, plain } = tell;
    const { things } = speaker.words;
    const map = mapOf(outlook.view);
    const wares = waresOf(map, seat).map((ware) => wareName(things, ware));
    const at = map.merchants[seat]!;
    return [
      plain.labelled(things.merchant!, isPath(at) ? hexWord(at) : (placeName(things, at) ?? '')),
      wares.length > 0 ? plain.labelled(things.cart!, table.list(wares)) : `${capital(things.emptyCart!)}.`,
      `${plain.labelled(things.gold!, plain.of(goldOf(map, seat), GOAL))} ${plain.labelled(things.landslides!, `${map.slides[seat]}`)}`,
      ...holding(tell, { hand: map.hands[seat]! }, (card) => terrainName(things, card)),
    ];
  },
});
