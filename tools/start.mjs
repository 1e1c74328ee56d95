// usage: npm start [-- --port N --host H]
import { install } from './install.mjs';

install();
if (process.env.npm_lifecycle_event === 'start') {
  // A signal to npm ends npm and its shell, and neither passes it on; the server must not outlive them and keep its port.
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 250).unref();
}
// In this process, so that Ctrl-C finds the server; and only now, because it needs what was installed.
process.argv.splice(2, 0, 'serve');
await import('../apps/cli/bin/halcyon.mjs');
