/** Persons, what they show to be known again, and how they are forgotten. */
import type { Kysely, Transaction } from 'kysely';
import { type Engine, persistently } from './engine.ts';
import type { Schema } from './schema.ts';
import type { People } from './store.ts';

const forget = async (transaction: Transaction<Schema>, person: string, now: number): Promise<void> => {
  await transaction
    .updateTable('seatName')
    .set({ name: '' })
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seat')
          .select('seat.seat')
          .where('seat.person', '=', person)
          .whereRef('seat.t', '=', 'seatName.t')
          .whereRef('seat.seat', '=', 'seatName.seat'),
      ),
    )
    .execute();
  await transaction.updateTable('talk').set({ text: '' }).where('person', '=', person).execute();
  await transaction.deleteFrom('due').where('who', '=', person).execute();
  for (const table of ['credential', 'push', 'webhook', 'wish', 'dailyResult'] as const)
    await transaction.deleteFrom(table).where('person', '=', person).execute();
  await transaction.updateTable('person').set({ name: '', lang: '', deleted: now }).where('id', '=', person).execute();
};

const consumable = (db: Kysely<Schema>, hash: string, now: number) =>
  db
    .updateTable('credential')
    .set({ used: now })
    .where('hash', '=', hash)
    .where('kind', 'in', ['link', 'recovery'])
    .where('used', 'is', null)
    .where(({ eb, or }) => or([eb('expires', 'is', null), eb('expires', '>', now)]));

export const makePeople = (engine: Engine): People => {
  const { db } = engine;
  return {
    add: async (person) => {
      await db.insertInto('person').values(person).execute();
    },
    find: (id) => db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst(),
    change: async (id, wish) => {
      // Whoever was forgotten stays so, whatever was still on its way.
      if (Object.keys(wish).length > 0)
        await db.updateTable('person').set(wish).where('id', '=', id).where('deleted', 'is', null).execute();
    },
    addCredential: async (credential) => {
      await db.insertInto('credential').values(credential).execute();
    },
    credential: (hash) => db.selectFrom('credential').selectAll().where('hash', '=', hash).executeTakeFirst(),
    credentialsOf: (person) =>
      db.selectFrom('credential').selectAll().where('person', '=', person).orderBy('created').orderBy('hash').execute(),
    consume: (hash, now) => consumable(db, hash, now).returningAll().executeTakeFirst(),
    seen: async (hash, now) => {
      await db.updateTable('credential').set({ seen: now }).where('hash', '=', hash).execute();
    },
    revoke: async (person, hash) => {
      const own = db.deleteFrom('credential').where('hash', '=', hash).where('person', '=', person);
      return (await own.executeTakeFirst()).numDeletedRows > 0n;
    },
    // It touches rows of many tables while others play at them.
    forget: (person, now) =>
      persistently(engine, () => db.transaction().execute((transaction) => forget(transaction, person, now))),
    wish: async (person) =>
      (await db.selectFrom('wish').select('body').where('person', '=', person).executeTakeFirst())?.body,
    setWish: async (person, body) => {
      await db
        .insertInto('wish')
        .values({ person, body })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ body }))
        .execute();
    },
  };
};
