import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { freshDatabase } from '../../testing/database/database.ts';
import { inTransaction } from '../transaction.ts';

const CONNECTIONS = 4;

/* A primary that has become a standby answers writes with 25006 on every connection that leads to it. */
test.runIf(inject('databaseTemplate').kind === 'postgres')(
  'a write that reached a standby is retried on a new connection, whichever of the pool it gets',
  async () => {
    const { db, close } = await freshDatabase({ maxConnections: CONNECTIONS, onNotice: () => {} });
    try {
      await sql`create table bales(id int primary key)`.execute(db);
      await Promise.all(
        Array.from({ length: CONNECTIONS }, () =>
          db.connection().execute(async (one) => {
            await sql`set default_transaction_read_only = on`.execute(one);
            await sql`select pg_sleep(0.2)`.execute(one);
          }),
        ),
      );
      await expect(sql`insert into bales values (1)`.execute(db)).rejects.toMatchObject({ code: '25006' });
      let tries = 0;
      await inTransaction(db, async (tx) => {
        tries += 1;
        await sql`insert into bales values (2)`.execute(tx);
      });
      // The first failure makes the whole pool stale.
      expect(tries).toBe(1);
      const { rows } = await sql`select id from bales`.execute(db);
      expect(rows).toEqual([{ id: 2 }]);
    } finally {
      await close();
    }
  },
);

test.runIf(inject('databaseTemplate').kind === 'postgres')(
  'a transaction that met the standby first is repeated',
  async () => {
    const { db, close } = await freshDatabase({ maxConnections: 1, onNotice: () => {} });
    try {
      await sql`create table bales(id int primary key)`.execute(db);
      await sql`set default_transaction_read_only = on`.execute(db);
      let tries = 0;
      await inTransaction(db, async (tx) => {
        tries += 1;
        await sql`insert into bales values (3)`.execute(tx);
      });
      expect(tries).toBe(2);
    } finally {
      await close();
    }
  },
);
