export type { PageSpeech } from './page/page-speech.ts';
export { speakWith } from './speak.ts';
export * from './speaker.ts';
export type { TableSpeech } from './table/table-speech.ts';
export { type TerminalSpeech, terminalWords } from './terminal/index.ts';
export type { Words } from './words.ts';
