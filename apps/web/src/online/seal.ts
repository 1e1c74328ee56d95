/** Rolls all chance of a finished table again, from its log, and compares it with what the server promised at the start. */
import { loadGame } from '@halcyon/catalog/lazy';
import { fromHex, parseLog, prove, sealOf } from '@halcyon/kernel';
import type { TableInfo } from '@halcyon/protocol/online';
import { api } from './api.ts';
import { keptSalts } from './chance.ts';

/** How many numbers of chance were rolled again and are the same; or that something is not as it was promised. */
export const checkSeal = async ({
  id,
  game: name,
  version,
  seal,
  salts,
  secret,
}: TableInfo): Promise<number | 'bad'> => {
  const [log, game] = await Promise.all([api.log(id), loadGame(name, version)]);
  const match = parseLog(log, () => game);
  const { sealed, seeded, untold, unsealed, wrong } = prove(match);
  const promised = match.origins.every(
    (origin) => origin.kind === 'seal' && origin.seal === seal && String(origin.salts) === String(salts),
  );
  // A device that has thrown something in finds it there: nobody could try secrets until a deal suited.
  const joined = keptSalts(id).every((salt) => salts.includes(salt));
  const opened = fromHex(secret ?? '');
  const good =
    opened && sealOf(opened) === seal && promised && joined && seeded + untold + unsealed === 0 && wrong === undefined;
  return good ? sealed : 'bad';
};
