import type { ServerMessage } from '@halcyon/protocol/online';
import { describe, expect, test } from 'vitest';
import { Line, type SocketEnds } from '../src/index.ts';

/** A clock that is moved by hand, and sockets that do what the test says. */
const setting = () => {
  let now = 0;
  let timers: { readonly at: number; readonly then: () => void }[] = [];
  const sockets: { readonly ends: SocketEnds; readonly sent: string[]; closed: boolean }[] = [];
  const heard: string[] = [];
  const states: string[] = [];
  const line: Line = new Line(
    {
      socket: (ends) => {
        const socket = { ends, sent: [] as string[], closed: false };
        sockets.push(socket);
        return {
          send: (text) => socket.sent.push(text),
          close: () => {
            socket.closed = true;
          },
        };
      },
      after: (ms, then) => {
        const timer = { at: now + ms, then };
        timers.push(timer);
        return () => {
          timers = timers.filter((each) => each !== timer);
        };
      },
      random: () => 1,
      changed: () => states.push(line.state),
    },
    {
      opened: () => heard.push('opened'),
      heard: ({ is }) => heard.push(is),
      broken: () => heard.push('broken'),
    },
  );
  line.open();
  return {
    line,
    sockets,
    heard,
    states,
    say: (message: ServerMessage | string) =>
      sockets.at(-1)!.ends.said(typeof message === 'string' ? message : JSON.stringify(message)),
    pass: (ms: number) => {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter((timer) => !due.includes(timer));
      for (const { then } of due) then();
    },
  };
};
const WELCOME = { is: 'welcome' } as ServerMessage;

describe('a line', () => {
  test('is open when it is welcome, asks for a sign of life, and is broken after 15 silent seconds', () => {
    const { line, sockets, heard, states, say, pass } = setting();
    sockets[0]!.ends.opened();
    expect([line.state, heard]).toEqual(['connecting', ['opened']]);
    say(WELCOME);
    pass(10_000);
    expect(sockets[0]!.sent).toEqual(['{"do":"ping"}']);
    say({ is: 'pong' });
    pass(14_000);
    expect(line.state).toBe('open');
    pass(1000);
    expect([sockets[0]!.closed, heard.at(-1)]).toEqual([true, 'broken']);
    expect(states).toEqual(['open', 'reconnecting']);
  });

  test('is tried again, later each time and at most every 8 seconds, until it is welcome', () => {
    const { sockets, say, pass } = setting();
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
      const before = sockets.length;
      sockets.at(-1)!.ends.closed();
      pass(wait - 1);
      expect(sockets).toHaveLength(before);
      pass(1);
      expect(sockets).toHaveLength(before + 1);
    }
    say(WELCOME);
    sockets.at(-1)!.ends.closed();
    pass(500);
    expect(sockets).toHaveLength(8);
  });

  test('hears nothing more of a socket that it left', () => {
    const { line, sockets, heard } = setting();
    line.reopen();
    sockets[0]!.ends.opened();
    sockets[0]!.ends.said('{"is":"pong"}');
    sockets[0]!.ends.closed();
    expect([heard, sockets.length]).toEqual([['broken'], 2]);
  });

  test('ends when it is told so, or when no other try would help; else it comes back', () => {
    const soon = setting();
    soon.say({ is: 'bye', why: 'stopping', again: 'soon' });
    expect(soon.line.state).toBe('reconnecting');
    for (const end of [
      ({ say }: ReturnType<typeof setting>) => say({ is: 'bye', why: 'not-allowed', again: 'never' }),
      ({ sockets }: ReturnType<typeof setting>) => sockets[0]!.ends.closed('not-allowed'),
    ]) {
      const own = setting();
      end(own);
      own.pass(60_000);
      own.line.atOnce();
      expect([own.line.state, own.line.ended, own.sockets.length]).toEqual(['ended', 'not-allowed', 1]);
    }
  });

  test('does not wait for the next try when somebody looks again, and doubts one that seems open', () => {
    const { line, sockets, say, pass } = setting();
    sockets[0]!.ends.closed();
    line.atOnce();
    expect(sockets).toHaveLength(2);
    say(WELCOME);
    line.atOnce();
    expect(sockets[1]!.sent).toEqual(['{"do":"ping"}']);
    pass(3000);
    expect(line.state).toBe('reconnecting');
  });

  test('passes on what it cannot read as something that nobody knows, and is silent when it is closed', () => {
    const { line, sockets, heard, say, pass } = setting();
    say('{');
    expect(heard).toEqual(['unreadable']);
    line.close();
    pass(60_000);
    expect([sockets.length, sockets[0]!.closed]).toEqual([1, true]);
  });
});
