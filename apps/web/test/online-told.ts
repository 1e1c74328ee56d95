/** What a page was told, compared with what the rules let its eyes see: a card too many is found, whatever the game. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyState, Match, Viewer } from '@halcyon/kernel';
import type { ServerMessage, TableInfo } from '@halcyon/protocol/online';
import { backupFolder, openStore } from '@halcyon/server';
import { openTable } from '@halcyon/server/lab';
import { tableAfter } from '@halcyon/table';

/** The game as it really is, from a copy of the store. */
export const trueGame = async (data: string, table: string): Promise<Match> => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-told-'));
  try {
    await backupFolder(data, join(folder, 'halcyon.db'));
    const store = await openStore({ folder, now: Date.now() });
    const { match } = await openTable(store, table);
    await store.close();
    return match!;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Sentences about everything that was told and may not be known; `compared` counts the looks. */
export const forbidden = (
  heard: readonly string[],
  viewer: Viewer,
  match: Match,
): { readonly wrong: string[]; readonly compared: number } => {
  const wrong: string[] = [];
  let compared = 0;
  let held: { view: AnyState; steps: number } | undefined;
  let info: TableInfo | undefined;
  for (const text of heard) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.is !== 'welcome' && message.is !== 'news') continue;
    info = tableAfter(info, message);
    // When the game is over there is nothing left to hide.
    if (info.status === 'ended') break;
    if (info.secret !== undefined) wrong.push('the secret was told before the end');
    const { views = [], changes = [] } = message;
    for (const { viewer: eyes } of [...views, ...changes])
      if (eyes !== viewer) wrong.push(`${viewer} was shown what ${eyes} sees`);
    for (const { view, steps } of views) held = { view, steps: steps.length };
    for (const { from, steps, fields } of changes)
      held = { view: { ...held!.view, ...(fields as AnyState) }, steps: from + steps.length };
    if (!held || views.length + changes.length === 0) continue;
    const may = held.steps === match.length ? match.view(viewer) : match.viewAt(held.steps, viewer);
    if (JSON.stringify(sorted(held.view)) !== JSON.stringify(sorted(may)))
      wrong.push(`step ${held.steps} shows ${viewer} something else`);
    compared++;
  }
  return { wrong, compared };
};
const sorted = (view: AnyState): [string, unknown][] => Object.entries(view).sort(([a], [b]) => (a < b ? -1 : 1));
