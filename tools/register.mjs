/** Lets Node import documents of rules, for tools that run from source: tsx --import ./tools/register.mjs <tool>. */
import { register } from 'node:module';

register('./rule-text-hooks.mjs', import.meta.url);
