import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '../../game/refusal.ts';
import { freshDatabase } from '../testing/database/database.ts';
import type { Database } from './open-database.ts';
import type { Db, Tx } from './connection.ts';
import { inTransaction, noteCommits, transact, Undone } from './transaction.ts';

let database: Database;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
  await sql`create table bales(id int primary key, straws int not null)`.execute(db);
});
beforeEach(() => sql`truncate bales`.execute(db));
afterAll(() => database.close());

async function add(tx: Tx, id: number): Promise<void> {
  await sql`insert into bales values (${id}, 0)`.execute(tx);
}

async function bales(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from bales order by id`.execute(db);
  return rows.map(({ id }) => id);
}

async function loseRace(tx: Tx, sqlState: string): Promise<void> {
  await sql.raw(`do $$ begin raise exception 'lost' using errcode = '${sqlState}'; end $$`).execute(tx);
}

describe('a transaction', () => {
  test('commits and returns the result', async () => {
    const result = await inTransaction(db, async (tx) => {
      await add(tx, 1);
      return 'stacked';
    });
    expect(result).toBe('stacked');
    expect(await bales()).toEqual([1]);
  });

  test('rolls back when the result is a refusal, and returns it', async () => {
    const refusal = refuse('NO_ROOM', { needs: 1 });
    const result = await inTransaction(db, async (tx) => {
      await add(tx, 1);
      return refusal;
    });
    expect(result).toBe(refusal);
    expect(await bales()).toEqual([]);
  });

  test('rolls back when the work throws, and rethrows the error', async () => {
    const bug = new Error('a bug');
    const failing = inTransaction(db, async (tx) => {
      await add(tx, 1);
      throw bug;
    });
    await expect(failing).rejects.toBe(bug);
    expect(await bales()).toEqual([]);
  });

  test('reports a failed commit when a failed statement was ignored', async () => {
    const failing = inTransaction(db, async (tx) => {
      await add(tx, 1);
      await sql`select 1 / 0`.execute(tx).catch(() => {});
    });
    await expect(failing).rejects.toThrow('Nothing was committed');
    expect(await bales()).toEqual([]);
    await inTransaction(db, (tx) => add(tx, 2));
    expect(await bales()).toEqual([2]);
  });

  test("runs read committed, whatever the server's default", async () => {
    const { rows } = await inTransaction(db, (tx) => sql`show transaction isolation level`.execute(tx));
    expect(rows).toEqual([{ transactionIsolation: 'read committed' }]);
  });

  test.each(['40001', '40P01'])(
    'is retried after losing a race (%s), three times at most',
    async (sqlState) => {
      let attempts = 0;
      await inTransaction(db, async (tx) => {
        attempts++;
        await add(tx, attempts);
        if (attempts <= 3) await loseRace(tx, sqlState);
      });
      expect(await bales()).toEqual([4]);

      let more = 0;
      const hopeless = inTransaction(db, async (tx) => {
        more++;
        await loseRace(tx, sqlState);
      });
      await expect(hopeless).rejects.toMatchObject({ code: sqlState });
      expect(more).toBe(4);
    },
  );

  test('is not retried after any other error', async () => {
    let attempts = 0;
    const failing = inTransaction(db, async (tx) => {
      attempts++;
      await add(tx, 1);
      await add(tx, 1);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'bales_pkey' });
    expect(attempts).toBe(1);
  });

  test('loses no update when many run at once', async () => {
    await inTransaction(db, (tx) => add(tx, 1));
    const adding = Array.from({ length: 50 }, () =>
      inTransaction(db, async (tx) => {
        await sql`select straws from bales where id = 1 for update`.execute(tx);
        await sql`update bales set straws = straws + 1 where id = 1`.execute(tx);
      }),
    );
    await Promise.all(adding);
    expect((await sql`select straws from bales`.execute(db)).rows).toEqual([{ straws: 50 }]);
  });
});

describe.runIf(process.env['TEST_DATABASE'] === 'embedded')(
  'on the one connection of the embedded database',
  () => {
    test('a query on db inside a transaction fails instead of waiting for ever', async () => {
      const hasty = await freshDatabase({ connectionTimeoutMs: 3_000 });
      const stuck = inTransaction(hasty.db, async (tx) => {
        await sql`create table lofts(id int)`.execute(tx);
        await sql`select 1`.execute(hasty.db);
      });
      await expect(stuck).rejects.toThrow('a query on db inside a transaction');
      const { rows } = await sql`select to_regclass('lofts') as left`.execute(hasty.db);
      expect(rows).toEqual([{ left: null }]);
      await hasty.close();
    });
  },
);

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('on a server', () => {
  test('two deadlocked transactions both complete', async () => {
    await inTransaction(db, async (tx) => {
      await add(tx, 1);
      await add(tx, 2);
    });
    let attempts = 0;
    const both = barrier(2);
    const takeInOrder = (first: number, second: number) =>
      inTransaction(db, async (tx) => {
        attempts++;
        await sql`update bales set straws = straws + 1 where id = ${first}`.execute(tx);
        await both();
        await sql`update bales set straws = straws + 1 where id = ${second}`.execute(tx);
      });
    await Promise.all([takeInOrder(1, 2), takeInOrder(2, 1)]);
    // The loser may get the lock back before the winner wakes.
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect((await sql`select straws from bales`.execute(db)).rows).toEqual([{ straws: 2 }, { straws: 2 }]);
  });

  test('survives a connection closed by the server', async () => {
    const cut = inTransaction(db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db);
      await sql`select 1`.execute(tx);
    });
    await expect(cut).rejects.toThrow();
    expect(await bales()).toEqual([]);
  });

  test('cancels a slow statement and an idle transaction', async () => {
    const hasty = await freshDatabase({ statementTimeoutMs: 500, idleInTransactionTimeoutMs: 500 });
    await expect(sql`select pg_sleep(5)`.execute(hasty.db)).rejects.toMatchObject({ code: '57014' });
    const silent = inTransaction(hasty.db, async (tx) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await sql`select 1`.execute(tx);
    });
    await expect(silent).rejects.toThrow();
    await hasty.close();
  });

  /** The first `parties` callers wait for each other; later ones pass. */
  function barrier(parties: number): () => Promise<void> {
    let arrived = 0;
    let open: () => void;
    const opened = new Promise<void>((resolve) => (open = resolve));
    return async () => {
      if (++arrived === parties) open();
      await opened;
    };
  }
});

describe('a result that is undone', () => {
  test('is returned, and its work rolled back', async () => {
    const { result } = await transact(db, async (tx) => {
      await add(tx, 1);
      return new Undone('stacked');
    });
    expect(result).toEqual(new Undone('stacked'));
    expect(await bales()).toEqual([]);
  });
});

describe('a call in steps', () => {
  const withFirst = (first: (tx: Tx) => Promise<void>) => noteCommits(db, first);

  test('commits its first statement with its first step', async () => {
    const steps = withFirst((tx) => add(tx, 1));
    await inTransaction(steps.db, (tx) => add(tx, 2));
    expect(await bales()).toEqual([1, 2]);
    expect(steps.commits.hasCommitted).toBe(true);
  });

  test('undoes both when the step is refused, and repeats the statement with the next', async () => {
    const steps = withFirst((tx) => add(tx, 1));
    await inTransaction(steps.db, async (tx) => {
      await add(tx, 2);
      return refuse('NO_ROOM');
    });
    expect(await bales()).toEqual([]);
    expect(steps.commits.hasCommitted).toBe(false);
    await inTransaction(steps.db, (tx) => add(tx, 3));
    await inTransaction(steps.db, (tx) => add(tx, 4));
    expect(await bales()).toEqual([1, 3, 4]);
  });

  test('does nothing when the statement throws', async () => {
    const gone = new Error('gone');
    const steps = withFirst(async () => {
      throw gone;
    });
    await expect(inTransaction(steps.db, (tx) => add(tx, 1))).rejects.toBe(gone);
    expect(await bales()).toEqual([]);
  });

  test('repeats the statement with the step after a lost race', async () => {
    let tries = 0;
    const steps = withFirst((tx) => add(tx, 1));
    await inTransaction(steps.db, async (tx) => {
      tries += 1;
      if (tries === 1) await loseRace(tx, '40001');
      await add(tx, 2);
    });
    expect(await bales()).toEqual([1, 2]);
  });
});
