/** Boards, cards and places without the rules: whoever only names or draws them need not load an engine. */
import type { Board } from './board.ts';
import { highArchBoard } from './layouts/high-arch/shape.ts';
import { pyramidBoard } from './layouts/pyramid/shape.ts';
import { square } from './layouts/square.ts';

const BOARDS: readonly Board[] = [square.board, highArchBoard, pyramidBoard];
/** The board of a set-up. */
export const boardOf = (layout: string): Board => BOARDS.find(({ id }) => id === layout)!;

export {
  BORDER,
  COMPASS,
  FINISH,
  MONSTER,
  ORANGE,
  PURPLE,
  ROCKS,
  START,
  STORM,
  WILD,
  YELLOW,
} from './cards.ts';
export { AT } from './features/storm-compass/weather.ts';
