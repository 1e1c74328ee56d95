import { findGame } from '@halcyon/catalog';
import { loadPuzzles, PUZZLE_GAMES } from '@halcyon/catalog/puzzles';
import { gameWords } from '@halcyon/catalog/words';
import { BadInput } from '@halcyon/kernel';
import type { Language } from '@halcyon/speech';
import { PUZZLES } from '@halcyon/speech/puzzles/index';
import { isForced, type PuzzleHead, puzzleHeads, readPuzzle } from '@halcyon/table';
import type { Command } from '../command.ts';
import { print } from '../terminal.ts';
import { needGame } from '../wish.ts';
import { loadTable } from './play.ts';

const lineOf = ({ id, grade, goal }: PuzzleHead, number: number, language: Language): string => {
  const words = PUZZLES[language];
  return `  ${id}  ${words.number(number)} · ${words.grade(grade)} · ${words.goal[goal.unit](goal.within, isForced(goal))}`;
};

export const puzzleCommand: Command = {
  usage: 'puzzle [game] [id]',
  about: 'solve a position with open cards; without an id it lists those of a game',
  options: [],
  examples: ['halcyon puzzle reef', 'halcyon puzzle tranquility 1'],
  async run({ args: [wished, which], language }) {
    const words = PUZZLES[language];
    if (wished === undefined) {
      const books = await Promise.all(PUZZLE_GAMES.map(async (game) => ({ game, book: await loadPuzzles(game) })));
      const linesOf = books.map(
        ({ game, book }) => `  ${game}: ${gameWords(language, game)?.title} · ${puzzleHeads(book!.book).length}`,
      );
      print(words.title, words.about, ...linesOf);
      return 0;
    }
    const game = needGame(wished);
    const book = await loadPuzzles(game.id);
    const heads = book ? puzzleHeads(book.book) : [];
    if (!book || which === undefined) {
      const title = words.titleOf(gameWords(language, game.id)?.title ?? game.id);
      print(title, ...(book ? heads.map((head, i) => lineOf(head, i + 1, language)) : [words.none]));
      return 0;
    }
    // By its name, or as it is counted in the list.
    const at = heads.findIndex(({ id }, i) => id === which || String(i + 1) === which);
    if (at < 0) throw new BadInput('id', `there is no puzzle '${which}' of ${game.id}; 1-${heads.length}, or a name`);
    const { playPuzzle } = await loadTable();
    return playPuzzle({ puzzle: readPuzzle(heads[at]!, findGame), book, next: heads[at + 1]?.id }, language);
  },
};
