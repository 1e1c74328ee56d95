import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pack } from '@halcyon/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { Friend, newFolder, openServer, Piped } from './friends.ts';

/** Nothing is measured by it: a whole game is played, on a machine that has other work. */
const LONG = 300_000;

test(
  'a terminal and a friend play a whole game: a name, a seat, talk, a refusal, a take-back, coming back, thanks',
  async () => {
    const server = await openServer();
    const { table, link, ben } = await server.open('cloud-nine');
    const state = newFolder();
    const ann = new Piped(['join', link], state);
    await ann.said('What is your name?');
    ann.type('  ');
    await ann.said('A name has 1 to 24 letters.');
    ann.type('Ann');
    await ann.said('Which seat? Free: 2.');
    ann.type('1');
    await ann.said('This seat is taken.');
    ann.type('');
    await ann.said(/1 {2}Ben \(host\)\n {2}2 {2}Ann \(you\)/);
    await ann.said('Waiting for Ben to begin.');
    expect(statSync(join(state, 'halcyon', 'servers.json')).mode & 0o777).toBe(0o600);
    ann.type('begin');
    await ann.said('Only the host can do that.');
    ben.table.wish({ do: 'begin' });

    // As this terminal knows the table.
    const eyes = new Friend(server.url, table, ann.cookie(server.url));
    await eyes.until(() => eyes.table.ready && ben.table.ready, 'the start');
    let terminal = ann;
    const talk = async (): Promise<void> => {
      terminal.type('say hello there');
      await ben.until(() => ben.table.talk.length === 1, 'a word');
      expect(ben.table.talk[0]).toMatchObject({ seat: 1, text: 'hello there' });
      ben.table.wish({ do: 'say', text: 'good luck' });
      await terminal.said('Ben: good luck');
    };
    const err = async (): Promise<void> => {
      terminal.type('rubbish');
      await terminal.said('‘rubbish’ is not known here.');
      const { rules } = eyes.outlook(1);
      const wrong = rules.moves.findIndex(({ args }, kind) => args.length === 0 && eyes.outlook(1).check(pack(kind)));
      terminal.type(rules.moves[wrong]!.name);
      await terminal.said(/\(Rule C\d/);
    };
    /** Asked by Ben, refused, asked again, granted. */
    const takeBack = async (): Promise<void> => {
      const { length } = ben.table;
      ben.table.takeBack(0);
      await terminal.said('Ben would like to take back');
      terminal.type('no');
      await ben.until(() => ben.table.asked === undefined, 'a no');
      expect(ben.table.length).toBe(length);
      ben.table.takeBack(0);
      await terminal.said('Ben would like to take back');
      terminal.type('yes');
      await ben.until(() => ben.table.length < length, 'a yes');
      await eyes.until(() => eyes.table.length < length, 'what was taken back');
    };
    const comeBack = async (): Promise<void> => {
      terminal.type('q');
      await terminal.said(`The table waits. To come back: npx halcyon join '${link}'`);
      expect(await terminal.ended).toBe(0);
      terminal = new Piped(['join', link], state);
      await terminal.said('Cloud 9');
    };
    const events = [talk, err, comeBack];
    let isTakenBack = false;
    for (;;) {
      await Promise.race([
        ben.until(() => ben.isAsked(0) || ben.isOver, 'a turn of Ben'),
        eyes.until(() => eyes.isAsked(1) || eyes.isOver, 'a turn of Ann'),
      ]);
      if (ben.isOver || eyes.isOver) break;
      if (ben.isAsked(0)) {
        const { length } = ben.table;
        ben.table.play(0, await ben.thought(0));
        await ben.until(() => !ben.isAsked(0) || ben.table.length > length, 'an answer');
        continue;
      }
      await events.shift()?.();
      if (!isTakenBack && events.length === 0 && ben.table.backFor(0)?.how === 'agreed') {
        isTakenBack = true;
        await takeBack();
        continue;
      }
      const { length } = eyes.table;
      terminal.type(await eyes.notation(1));
      await eyes
        .until(() => eyes.table.length > length || eyes.isOver, 'the move of the terminal')
        .catch((error: Error) => expect.fail(`${error.message}; it says:\n${terminal.out.slice(-2000)}`));
    }
    await terminal.said('Say thanks to the others?');
    terminal.type('y');
    await terminal.said('Thanks from Ann');
    expect(await terminal.ended).toBe(0);
    expect([isTakenBack, events.length]).toEqual([true, 0]);
    expect(terminal.out).not.toContain('What is your name?');
    expect(await server.verify(table)).toEqual([]);
  },
  LONG,
);

/** A server of another time: it lets everybody in, and says only that it speaks another language. */
const openStranger = async (): Promise<string> => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end('{"known":false,"name":"","lang":"","tables":[]}');
  });
  server.on('upgrade', ({ headers }, socket) => {
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const head = [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}`,
    ];
    const bye = Buffer.from('{"is":"bye","why":"protocol","again":"never"}');
    socket.on('error', () => undefined);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.concat([Buffer.from([0x81, bye.length]), bye]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test(
  'what is wrong with a link is one line, in the language of the reader',
  async () => {
    const { url } = await openServer();
    const table = '0'.repeat(26);
    /** French puts spaces that do not break before its marks. */
    const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
    for (const [lang, link, code, sentence] of [
      ['fr', 'nonsense', 2, 'halcyon: link: « nonsense » n’est pas un lien vers une table.'],
      ['de', `${url}/#/t/${table}`, 1, 'halcyon: Diesen Tisch gibt es hier nicht.'],
      ['de', `${await openStranger()}/#/t/${table}`, 1, 'halcyon: Dieser Server spricht eine andere Version.'],
      ['en', `http://127.0.0.1:9/#/t/${table}`, 1, 'halcyon: No Halcyon answers at http://127.0.0.1:9/.'],
    ] as const) {
      const terminal = new Piped(['join', link, '--lang', lang], newFolder());
      expect([await terminal.ended, terminal.out], sentence).toEqual([code, '']);
      expect(plain(terminal.err)).toContain(sentence);
      expect(terminal.err.trimEnd()).not.toContain('\n');
    }
  },
  LONG,
);

test(
  'somebody who has the link for watching follows to the end, without a name and without a hand',
  async () => {
    const server = await openServer();
    const { table, ben } = await server.open('cloud-nine', {
      seats: [
        { kind: 'me', name: 'Ben', salt: '0'.repeat(32) },
        { kind: 'me', name: 'Cleo', salt: '1'.repeat(32) },
      ],
    });
    const watcher = new Piped(['join', await server.watchLink(table)], newFolder());
    await watcher.said('You can watch as soon as the game begins.');
    ben.table.wish({ do: 'begin' });
    await ben.until(() => ben.table.ready, 'the start');
    while (!ben.isOver) {
      const seat = [0, 1].find((each) => ben.isAsked(each));
      const { length } = ben.table;
      if (seat !== undefined) ben.table.play(seat, await ben.thought(seat));
      await ben.until(() => ben.table.length > length || ben.isOver || ben.isAsked(0) || ben.isAsked(1), 'a step');
    }
    expect(await watcher.ended).toBe(0);
    expect(watcher.out).not.toMatch(/What is your name|thanks/);
    expect(watcher.out).toMatch(/Ben: \d+ points/);
  },
  LONG,
);
