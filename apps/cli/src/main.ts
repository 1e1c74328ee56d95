/** The process of the command line. */
import { call } from './call.ts';
import { endOnInterrupt, forgivePipes } from './terminal.ts';

forgivePipes();
endOnInterrupt();
process.exitCode = await call(process.argv.slice(2));
