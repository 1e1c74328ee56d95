/** The mountain in words: what every language tells of it, in the order of the picture. */
import { capital } from '@halcyon/speech/grammar';
import { holding, type PlainRow, rowLines, spokenRow, type Tell, type Telling } from '@halcyon/speech/telling';
import { cardLabel } from '../look/cards.ts';
import { hikerAt, ibexAt, type Mountain, mountainOf, wasGivenBridge } from '../look/mountain.ts';
import { BRIDGE, EMPTY, FROM, ROWS } from '../rules/vocabulary.ts';
import { sequence, spotOf } from './cards.ts';

/** What a language says of the mountain besides its things. */
export interface MountainWords {
  readonly mountain: string;
  readonly summit: string;
  readonly onBridge: string;
  ibex(n: number): string;
  path(row: string | undefined): string;
}

const rowsOf = (tell: Tell, mountain: Mountain, words: MountainWords): PlainRow[] => {
  const { things } = tell.speaker.words;
  return ROWS.map((cells, row) => {
    const from = FROM[row]!;
    const filled = Array.from({ length: cells }, (_, i) => from + i).flatMap((cell, i) => {
      const card = mountain.cells[cell]!;
      if (card === EMPTY) return [];
      const ibex = ibexAt(mountain, cell);
      const notes = [
        ...(mountain.covered.includes(cell) && card !== BRIDGE ? [words.onBridge] : []),
        ...(ibex > 0 ? [words.ibex(ibex)] : []),
      ];
      const what = cardLabel(things, card);
      return [tell.plain.inPlace(notes.length > 0 ? `${what} (${notes.join(', ')})` : what, i + 1)];
    });
    return { name: spokenRow(tell, from), filled, cells };
  }).toReversed();
};

export const tellMountain = (words: MountainWords): Telling => ({
  common(tell) {
    const { outlook, speaker, table, plain } = tell;
    const { things } = speaker.words;
    const mountain = mountainOf(outlook.view);
    const hiker = hikerAt(mountain, outlook.setup);
    const panoramas = (mountain.panoramas ?? []).map(
      (panorama, i) => `${sequence(panorama)} (${mountain.filmed![i] === 1 ? things.filmed : things.toFilm})`,
    );
    const lines = [
      ...(mountain.summit === EMPTY ? [] : [words.summit]),
      ...rowLines(rowsOf(tell, mountain, words), plain),
      ...(panoramas.length > 0 ? [plain.labelled(things.panoramas!, table.list(panoramas))] : []),
      ...(outlook.setup.features.includes('green-path') ? [words.path(hiker < 0 ? undefined : spotOf(hiker).row)] : []),
      ...(outlook.rules.seats === 1 ? [plain.labelled(things.grapples!, `${mountain.grapples}`)] : []),
    ];
    return [{ title: words.mountain, lines }];
  },
  seat(tell, seat) {
    const { things } = tell.speaker.words;
    const mountain = mountainOf(tell.outlook.view);
    const held = {
      hand: mountain.hands[seat]!,
      pile: mountain.piles[seat]!.length,
      discarded: mountain.discards[seat]!.length,
    };
    return [
      ...holding(tell, held, (card) => cardLabel(things, card)),
      ...(!tell.speaker.who.me(seat) && wasGivenBridge(mountain, seat) ? [`${capital(things.holdsBridge!)}.`] : []),
    ];
  },
});
