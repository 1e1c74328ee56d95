// usage: npm run hostile [-- --count 100000] [--seed text]
//        messages that no page sends, to a table in the middle of a game; nothing may change and everything must be refused
import { parseArgs } from 'node:util';
import { attack } from '@halcyon/server/lab';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: new Date().toISOString() },
  },
});
if (!/^[1-9]\d*$/.test(values.count)) {
  console.error('hostile: --count is a number above 0');
  process.exit(2);
}
console.log(`seed '${values.seed}'`);
const { messages, answers, shown, wrong } = await attack({ count: Number(values.count), seed: values.seed });
console.log(`${messages} messages, ${shown} lines closed because they did not stop`);
for (const [kind, n] of Object.entries(answers).sort(([, a], [, b]) => b - a))
  console.log(`${String(n).padStart(8)}  ${kind}`);
for (const sentence of wrong) console.log(`WRONG ${sentence}`);
console.log(wrong.length > 0 ? 'something is wrong' : 'nothing has changed, everything was refused');
process.exitCode = wrong.length > 0 ? 1 : 0;
