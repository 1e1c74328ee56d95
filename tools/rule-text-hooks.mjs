/** Loaded by register.mjs, in Node's own thread for hooks. */
import { isRuleText, ruleTextModule } from './rule-texts.mjs';

export const load = (url, context, next) =>
  isRuleText(url) ? { format: 'module', source: ruleTextModule(url), shortCircuit: true } : next(url, context);
