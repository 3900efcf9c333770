import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDataFolder, type TestDataFolder } from '../../testing/database/data-folder.ts';
import { openEmbeddedPool, type EmbeddedPool } from './embedded-pool.ts';
import type { EmbeddedSource } from './messages.ts';

let folder: TestDataFolder;
let crashes: Error[] = [];

function open(
  source: EmbeddedSource = { folder: join(folder.dataDir, 'database') },
  connectionTimeoutMs = 15_000,
): Promise<EmbeddedPool> {
  return openEmbeddedPool(source, { onCrash: (error) => crashes.push(error), connectionTimeoutMs });
}

describe('the embedded database', () => {
  beforeAll(async () => {
    folder = await freshDataFolder();
  });
  afterAll(() => folder.remove());

  describe('reached through its pool', () => {
    let embedded: EmbeddedPool;
    beforeAll(async () => {
      embedded = await open();
      await embedded.pool.query('create table mares(id int primary key, name text not null)');
    });
    afterAll(() => embedded.close());

    test('rejects a failing query with its SQLSTATE and goes on', async () => {
      await expect(embedded.pool.query('select 1/0')).rejects.toMatchObject({ code: '22012' });
      await expect(embedded.pool.query('select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
      expect((await embedded.pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
    });

    test('answers 200 concurrent queries correctly', async () => {
      const numbers = Array.from({ length: 200 }, (_, number) => number);
      const answers = await Promise.all(
        numbers.map((number) => embedded.pool.query('select $1::int as number', [number])),
      );
      expect(answers.map((answer) => (answer.rows[0] as { number: number }).number)).toEqual(numbers);
    });

    test('rolls back and resets the session of a dropped client', async () => {
      const client = await embedded.pool.connect();
      await client.query('set work_mem = 512');
      await client.query({ name: 'left_behind', text: 'select 1' });
      await client.query('begin');
      await client.query("insert into mares values (1, 'Dropped')");
      client.release(new Error('dropped'));

      expect((await embedded.pool.query('select * from mares')).rows).toEqual([]);
      expect((await embedded.pool.query('show work_mem')).rows).toEqual([{ workMem: '4MB' }]);
      expect((await embedded.pool.query('select name from pg_prepared_statements')).rows).toEqual([]);
    });

    test('survives a client that disconnects in the middle of a batch', async () => {
      const client = await embedded.pool.connect();
      client.on('error', () => {});
      const lost = client.query("insert into mares select g, 'Lost' from generate_series(10, 50000) g");
      client.release(new Error('hung up'));
      await lost.catch(() => {});
      expect((await embedded.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await embedded.pool.query('truncate mares');
    });

    test('carries long values both ways', async () => {
      const long = 'neigh'.repeat(1_000_000);
      const { rows } = await embedded.pool.query<{ long: string }>('select $1::text as long', [long]);
      expect(rows[0]?.long === long).toBe(true);
    });

    test('does not block the event loop during a long query', async () => {
      let ticks = 0;
      const ticking = setInterval(() => ticks++, 1);
      await embedded.pool.query('select pg_sleep(1)');
      clearInterval(ticking);
      expect(ticks).toBeGreaterThan(20);
    });

    test('rejects a query that waits too long for the only connection', async () => {
      const hasty = await open({ memory: true }, 3000);
      try {
        const client = await hasty.pool.connect();
        await expect(hasty.pool.query('select 1')).rejects.toThrow('timeout');
        client.release();
        expect((await hasty.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      } finally {
        await hasty.close();
      }
    });

    test('starts from a snapshot in memory without changing the original', async () => {
      await embedded.pool.query("insert into mares values (7, 'Stored')");
      const copy = await open({ memory: true, snapshot: await embedded.snapshot() });
      await copy.pool.query('delete from mares');
      expect((await copy.pool.query('select * from mares')).rows).toEqual([]);
      await copy.close();
      expect((await embedded.pool.query('select * from mares')).rows).toEqual([{ id: 7, name: 'Stored' }]);
    });

    test('takes a snapshot only when no transaction is open', async () => {
      const client = await embedded.pool.connect();
      await client.query('begin');
      await client.query("insert into mares values (8, 'Stored as well')");
      const snapshot = embedded.snapshot();
      await client.query('commit');
      client.release();
      const copy = await open({ memory: true, snapshot: await snapshot });
      expect((await copy.pool.query('select name from mares where id = 8')).rows).toHaveLength(1);
      await copy.close();
    });
  });

  describe('when it crashes', () => {
    test('rejects all pending queries, calls onCrash once, and can be closed and reopened', async () => {
      crashes = [];
      const embedded = await open();
      await embedded.pool.query('create table foals(id int)');
      embedded.pool.on('error', () => {});
      // PGlite does not support `copy from stdin` and exits.
      const waiting = ['copy foals from stdin', 'select 1', 'select 2'].map((sql) =>
        embedded.pool.query(sql),
      );
      const outcomes = await Promise.allSettled(waiting);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      await expect(embedded.pool.query('select 3')).rejects.toThrow('broke down');
      await expect.poll(() => crashes.map(String)).toEqual(['Error: The embedded database broke down']);
      await embedded.close();

      const reopened = await open();
      expect((await reopened.pool.query('select * from foals')).rows).toEqual([]);
      await reopened.close();
    });

    test('says why it did not start', async () => {
      await expect(open({ folder: join(folder.dataDir, 'nowhere', 'near') })).rejects.toThrow(/ENOENT/);
    });
  });
});
