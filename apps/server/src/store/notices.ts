/** Where persons are told that it is their turn, and what belongs to the whole house. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Notices, Settings } from './store.ts';

export const makeNotices = (db: Kysely<Schema>): Notices => ({
  savePush: async (push) => {
    await db
      .insertInto('push')
      .values(push)
      .onConflict((conflict) => conflict.columns(['person', 'endpointHash']).doUpdateSet(push))
      .execute();
  },
  pushesOf: (person) => db.selectFrom('push').selectAll().where('person', '=', person).orderBy('created').execute(),
  dropPush: async (person, endpointHash) => {
    const own = db.deleteFrom('push').where('person', '=', person);
    await own.where('endpointHash', '=', endpointHash).execute();
  },
  saveWebhook: async (webhook) => {
    await db
      .insertInto('webhook')
      .values(webhook)
      .onConflict((conflict) => conflict.column('person').doUpdateSet(webhook))
      .execute();
  },
  webhookOf: (person) => db.selectFrom('webhook').selectAll().where('person', '=', person).executeTakeFirst(),
  dropWebhook: async (person) => {
    await db.deleteFrom('webhook').where('person', '=', person).execute();
  },
});

export const makeSettings = (db: Kysely<Schema>): Settings => {
  const find: Settings['find'] = async (key) =>
    (await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst())?.value;
  const insert = (key: string, value: string) => db.insertInto('setting').values({ key, value });
  return {
    find,
    settle: async (key, value) => {
      await insert(key, value)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      return (await find(key))!;
    },
    set: async (key, value) => {
      await insert(key, value)
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
  };
};
