/**
 * A thread that sees from outside when the fuzz hangs: nothing new was tried for some seconds of CPU time, not of the
 * clock, because on a busy machine much is only waiting. Plain JavaScript, so that it needs no loader.
 */
const { writeSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');

const { tried, most } = workerData;
const look = () => ({ tried: Atomics.load(tried, 0), cpu: process.cpuUsage() });

let last = look();
setInterval(() => {
  const now = look();
  const { user, system } = process.cpuUsage(last.cpu);
  if (now.tried !== last.tried) last = now;
  else if ((user + system) / 1e6 > most) {
    writeSync(2, `this took more than ${most} seconds of CPU time\n`);
    process.kill(process.pid, 'SIGKILL');
  }
}, 250);
parentPort.postMessage('awake');
