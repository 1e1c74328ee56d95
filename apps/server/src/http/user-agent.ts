/** Browser and system by their own names, so that a person knows its devices apart; nothing else of them is kept. */

/** The first that fits: most browsers also call themselves by the names below theirs. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bHalcyon\b/, 'Halcyon'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const named = (names: typeof BROWSERS, agent: string): string[] => {
  const found = names.find(([pattern]) => pattern.test(agent));
  return found ? [found[1]] : [];
};

/** 'Firefox, Android'; empty for what calls itself nothing known. */
export const labelOf = (agent = ''): string => [...named(BROWSERS, agent), ...named(SYSTEMS, agent)].join(', ');
