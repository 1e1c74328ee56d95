/**
 * A program at a table of a Halcyon server, on the packages of this repository: RemoteTable holds what the seat knows, a bot
 * of the catalog thinks. It reconnects by itself, agrees to whatever the others ask, and says thanks at the end.
 *
 *   HALCYON_KEY=… npx tsx --import ./tools/register.mjs examples/bots/heuristic.ts 'http://localhost:3000/#/t/…' [name]
 */
import { pathToFileURL } from 'node:url';
import { loadGame } from '@halcyon/catalog/lazy';
import { loadBot, usualBot } from '@halcyon/catalog/lazy-bots';
import { composed, has } from '@halcyon/kernel';
import { ONLINE_PROTOCOL, parseTableLink } from '@halcyon/protocol/online';
import { nodeLine } from '@halcyon/server/client';
import { Thinkers, Visit } from '@halcyon/table';

export interface Place {
  /** As the page shows it: http://host/#/t/<id>. */
  readonly link: string;
  readonly key: string;
  readonly name: string;
  /** A sentence for whoever looks on. */
  told?(sentence: string): void;
}

/** Plays until the game is over; rejects if the table cannot be had. */
export const playSeat = ({ link, key, name, told = () => undefined }: Place): Promise<void> =>
  new Promise((resolve, reject) => {
    const to = parseTableLink(link);
    if (!to) return reject(new Error(`'${link}' is no link to a table; it looks like http://localhost:3000/#/t/…`));
    const line = nodeLine(to.base, to.table, () => ({ authorization: `Bearer ${key}` }));
    const thinkers = new Thinkers(loadBot);
    const salt = line.salt();
    /** What was wished already; the table sends it again after a break. */
    const wished = new Set<unknown>();
    const once = (what: unknown, wish: () => void): void => {
      if (wished.has(what)) return;
      wished.add(what);
      wish();
    };
    let [acting, again, done] = [false, false, false];

    const end = (error?: Error): void => {
      done = true;
      visit.close();
      if (error) reject(error);
      else resolve();
    };
    /** One thing at a time, until there is nothing to do. */
    const act = async (): Promise<void> => {
      const { table } = visit;
      const { info } = table;
      const [seat] = table.own;
      if (!info || seat === undefined) return;
      if (info.status === 'open' && info.salts[seat] === '')
        once('sit', () => table.wish({ do: 'sit', seat, name, salt }));
      if (info.status === 'abandoned') return end();
      if (info.status === 'ended') {
        if (info.seats[seat]?.thanked) return end();
        once('thanks', () => {
          told('the game is over');
          table.wish({ do: 'thanks' });
        });
      }
      if (info.status !== 'playing') return;
      if (!table.ready) table.learn(composed((await loadGame(info.game, info.version))!, info.setup));
      const { asked } = table;
      if (asked?.asks.includes(seat))
        once(JSON.stringify([info.since, asked.by, asked.what]), () => table.answer(seat, true));
      const outlook = table.outlook(seat);
      if (!has(outlook.mustAct | outlook.mayAct, seat) || outlook.legal.length === 0) return;
      const { version } = table;
      const move = await thinkers.think({ seat, bot: usualBot(info.game), outlook, table: info.id });
      // Somebody else may have been first; then it thinks again.
      if (move !== undefined && version === table.version) table.play(seat, move);
    };
    const wake = async (): Promise<void> => {
      again = true;
      if (acting) return;
      acting = true;
      try {
        while (again && !done) {
          again = false;
          await act();
        }
      } catch (error) {
        end(error as Error);
      }
      acting = false;
    };

    const visit = new Visit({
      ...line,
      coming: { protocol: ONLINE_PROTOCOL },
      refused: (wish, why) => told(`'${wish.do}' was refused: ${JSON.stringify(why)}`),
      changed: () => {
        if (visit.line.state === 'reconnecting') told('reconnecting…');
        if (visit.line.ended && !done) end(new Error(`the table is closed to this program: ${visit.line.ended}`));
        else void wake();
      },
    });
    visit.line.open();
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [link, name = 'Heuristic'] = process.argv.slice(2);
  const key = process.env.HALCYON_KEY;
  if (link === undefined || !key) {
    console.error('usage: HALCYON_KEY=<key> heuristic.ts <link> [name]');
    process.exit(2);
  }
  try {
    await playSeat({ link, key, name, told: (sentence) => console.log(sentence) });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
