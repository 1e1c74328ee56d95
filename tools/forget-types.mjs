// svelte-check keeps what it made of each component, also of one that was moved or is gone, and would check that too.
import { rmSync } from 'node:fs';

rmSync(new URL('../.svelte-check', import.meta.url), { recursive: true, force: true });
