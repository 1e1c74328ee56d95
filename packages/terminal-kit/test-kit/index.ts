/** For tests of a game's drawing and its typed lines, without the app that shows them. */
export { readableContrast } from './contrast.ts';
export { describeTerminal, type Moment, type TerminalTests } from './suite.ts';
export {
  asked,
  dressed,
  type GameParts,
  type Look,
  moveOf,
  notation,
  openTerminal,
  type TestTerminal,
} from './terminal.ts';
