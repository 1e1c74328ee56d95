/** Imported first by commands that are typed with options: what is wrong with the call is said in a line, without a stack. */
import { BadInput } from '@halcyon/kernel';

const BAD_CALL = 2;

process.on('uncaughtException', (error: Error & { readonly code?: string }) => {
  const isTyped = error instanceof BadInput;
  const isOption = error.code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(isTyped ? `${error.field}: ${error.message}` : isOption ? error.message : error);
  process.exit(isTyped || isOption ? BAD_CALL : 1);
});
