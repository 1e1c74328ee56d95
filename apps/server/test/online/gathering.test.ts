/** People who look back together: who may lead, and what of it everybody is told. */
import { type LookInfo, MOST_NOTES, type Refused, type ServerMessage } from '@halcyon/protocol/online';
import { expect, test } from 'vitest';
import { Gathering, type LookWish } from '../../src/tables/gathering.ts';
import type { Guest } from '../../src/tables/guest.ts';
import type { TableState } from '../../src/tables/table-state.ts';

const state = (status: TableState['status']): TableState =>
  ({ status, steps: 40, seats: [{ person: 'anna' }, { person: 'ben' }] }) as unknown as TableState;
const ENDED = state('ended');
const guest = (person: string, watching = false) => {
  const told: LookInfo[] = [];
  const one: Guest = { person, watching, tell: (text) => void told.push(JSON.parse(text)), bye: () => {} };
  return { one, told };
};
type Keyless<W> = W extends LookWish ? Omit<W, 'key'> : never;
const gathered = (status: TableState = ENDED) => {
  const gathering = new Gathering();
  const take = ({ one }: ReturnType<typeof guest>, wish: Keyless<LookWish>): Refused | undefined =>
    gathering.take(status, one, { ...wish, key: 'some-key' } as LookWish);
  return { gathering, take };
};

test('nobody looks back before the end', () => {
  const { take } = gathered(state('playing'));
  const anna = guest('anna');
  expect(take(anna, { do: 'look', along: true })).toEqual({ kind: 'not', word: 'ended' });
  expect(anna.told).toEqual([]);
});

test('one leads, shows, passes it on; who watches never does, and whoever leaves leads no more', () => {
  const { gathering, take } = gathered();
  const [anna, ben, third] = [guest('anna'), guest('ben'), guest('ben', true)];
  for (const one of [anna, ben, third]) expect(take(one, { do: 'look', along: true })).toBeUndefined();
  expect(take(third, { do: 'lead', to: 1 })).toEqual({ kind: 'not', word: 'your-seat' });
  // Another's seat is nobody's to take.
  expect(take(ben, { do: 'lead', to: 0 })).toEqual({ kind: 'not', word: 'your-seat' });
  expect(take(anna, { do: 'lead', to: 0 })).toBeUndefined();
  expect(take(ben, { do: 'lead', to: 1 })).toEqual({ kind: 'stale' });
  const shown = { step: 7, points: ['cell:3'], arrows: [['seat:0', 'cell:3']] as [string, string][] };
  expect(take(ben, { do: 'show', ...shown })).toEqual({ kind: 'stale' });
  expect(take(anna, { do: 'show', ...shown, step: 41 })).toMatchObject({ kind: 'field', field: 'step' });
  expect(take(anna, { do: 'show', ...shown })).toBeUndefined();
  expect(third.told.at(-1)).toEqual({ is: 'look', along: [0, 1], leader: 0, leading: false, shown });
  expect(anna.told.at(-1)?.leading).toBe(true);
  expect(take(anna, { do: 'lead', to: 1 })).toBeUndefined();
  expect(ben.told.at(-1)).toMatchObject({ leader: 1, leading: true });
  gathering.leave(ENDED, ben.one);
  expect(anna.told.at(-1)).toMatchObject({ along: [0], leader: null, shown });
});

test('notes are shown by who wrote them, to those who look along and to whoever comes later', () => {
  const { gathering, take } = gathered();
  const [anna, ben, third] = [guest('anna'), guest('ben'), guest('ben', true)];
  const note = { seat: 0, step: 3, name: 'row 1, column 2', text: 'mine' };
  expect(take(anna, { do: 'note', ...note })).toEqual({ kind: 'not', word: 'your-seat' });
  for (const one of [anna, ben]) take(one, { do: 'look', along: true });
  expect(take(ben, { do: 'note', ...note })).toEqual({ kind: 'not', word: 'your-seat' });
  // Sent twice is done once.
  for (let i = 0; i < 2; i++) expect(take(anna, { do: 'note', ...note })).toBeUndefined();
  const notesOf = ({ told }: typeof ben) =>
    (told as readonly unknown[] as ServerMessage[]).flatMap((message) => (message.is === 'noted' ? message.notes : []));
  expect(notesOf(ben)).toEqual([note]);
  take(third, { do: 'look', along: true });
  expect(notesOf(third)).toEqual([note]);
  for (let i = 1; i < MOST_NOTES; i++) take(anna, { do: 'note', ...note, step: 3 + i });
  expect(take(anna, { do: 'note', ...note, step: 0 })).toMatchObject({ kind: 'field', field: 'note' });
  // When all have gone, nothing of it is left.
  for (const one of [anna, ben, third]) gathering.leave(ENDED, one.one);
  const late = guest('anna');
  take(late, { do: 'look', along: true });
  expect(notesOf(late)).toEqual([]);
});
