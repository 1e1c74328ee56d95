/** What others changed: the cell, the row that was closed, what lies beside the sea. */
import type { Outlook } from '@halcyon/kernel';
import type { News } from '@halcyon/page-kit/session.ts';

const BESIDE: Readonly<Record<string, string>> = {
  'storm-struck': '[data-plate=yellow], [data-plate=orange]',
  'hands-turned': '[data-plate=turned]',
  started: "[data-sign^='start']",
};
export const fresh = ({ name, event, args }: News, { rules }: Outlook): string[] => {
  const all = rules.events[event]!.args.flatMap((arg, i) =>
    ['cell', 'row'].includes(arg.name) ? [`[data-${arg.name}='${args[i]}']`] : [],
  );
  return BESIDE[name] ? [...all, BESIDE[name]] : all;
};
