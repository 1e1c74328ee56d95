import type { Plugin } from 'vite';

export declare const readRuleTexts: (text: string) => {
  readonly title: string;
  readonly pitch: string;
  readonly rules: Readonly<Record<string, string>>;
};
export declare const ruleTexts: () => Plugin;
