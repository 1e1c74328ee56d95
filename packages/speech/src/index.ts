export * from './speak.ts';
export * from './speaker.ts';
export type { TableSpeech } from './table/table-speech.ts';
export { type TerminalSpeech, terminalWords } from './terminal/index.ts';
