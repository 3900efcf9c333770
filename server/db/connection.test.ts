import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '../../game/refusal.ts';
import { freshDatabase } from '../testing/database/database.ts';
import type { Database } from './open-database.ts';
import { preparedByHand } from './prepared.ts';
import type { Db, Tx } from './connection.ts';
import { inTransaction } from './transaction.ts';

let database: Database;
let db: Db;

beforeAll(async () => {
  // One connection shows leftovers of earlier transactions.
  database = await freshDatabase({ maxConnections: 1 });
  db = database.db;
  await sql`create table bales(id int primary key, straws int not null)`.execute(db);
  await sql`create function lose_race(state text) returns void language plpgsql as
    $$ begin raise exception 'lost' using errcode = state; end $$`.execute(db);
});
beforeEach(() => sql`truncate bales`.execute(db));
afterEach(() => vi.restoreAllMocks());
afterAll(() => database.close());

const add = preparedByHand<never, { id: number; straws: number }>(
  'test_add_bale',
  'insert into bales values (:id, :straws)',
);
const pile = preparedByHand<never, { straws: number }>(
  'test_pile',
  'update bales set straws = straws * 10 + :straws',
);
const all = preparedByHand<{ id: number; straws: number }>(
  'test_bales',
  'select id, straws from bales order by id',
);
const loseRace = preparedByHand<never, { state: string }>('test_lose_race', 'select lose_race(:state)');

async function endOf(statements: readonly Promise<unknown>[]): Promise<unknown[]> {
  const ends = await Promise.allSettled(statements);
  return ends.map((end) => (end.status === 'fulfilled' ? 'well' : end.reason));
}

describe('statements of one transaction that are called together', () => {
  test('are all sent before the first answer, and run in order', async () => {
    await inTransaction(db, async (tx) => {
      await all.rows(tx);
      const submit = vi.spyOn(pg.Query.prototype, 'submit');
      const sent = [
        add.run(tx, { id: 1, straws: 1 }),
        pile.run(tx, { straws: 2 }),
        add.run(tx, { id: 2, straws: 5 }),
        pile.run(tx, { straws: 3 }),
      ];
      const read = all.rows(tx);
      expect(submit).toHaveBeenCalledTimes(5);
      expect(await Promise.all(sent)).toEqual([1, 1, 1, 2]);
      expect(await read).toEqual([
        { id: 1, straws: 123 },
        { id: 2, straws: 53 },
      ]);
    });
  });

  test('run before a Kysely statement called later', async () => {
    await inTransaction(db, async (tx) => {
      const [, { rows }] = await Promise.all([
        add.run(tx, { id: 1, straws: 1 }),
        sql<{ straws: number }>`select straws from bales`.execute(tx),
        pile.run(tx, { straws: 2 }),
      ]);
      expect(rows).toEqual([{ straws: 1 }]);
    });
    expect(await all.rows(db)).toEqual([{ id: 1, straws: 12 }]);
  });

  test('all fail with the first error, except those before it, and are rolled back', async () => {
    let ends: unknown[] = [];
    const failing = inTransaction(db, async (tx) => {
      const sent = [
        add.run(tx, { id: 1, straws: 1 }),
        add.run(tx, { id: 1, straws: 2 }),
        pile.run(tx, { straws: 3 }),
        loseRace.run(tx, { state: '40001' }),
      ];
      ends = await endOf(sent);
      await Promise.all(sent);
    });
    const taken = { code: '23505', constraint: 'bales_pkey' };
    await expect(failing).rejects.toMatchObject(taken);
    expect(ends).toEqual(['well', ...Array.from({ length: 3 }, () => expect.objectContaining(taken))]);
    expect(await all.rows(db)).toEqual([]);
  });

  test('can be run by name later, even if first sent after a failed one', async () => {
    const late = preparedByHand<{ number: number }, { number: number }>(
      'test_late',
      'select :number::int as number',
    );
    const failing = inTransaction(db, (tx) =>
      Promise.all([
        loseRace.run(tx, { state: 'P0001' }),
        late.rows(tx, { number: 1 }),
        late.rows(tx, { number: 2 }),
      ]),
    );
    await expect(failing).rejects.toThrow('lost');
    expect(
      await inTransaction(db, (tx) =>
        Promise.all([late.first(tx, { number: 3 }), late.first(tx, { number: 4 })]),
      ),
    ).toEqual([{ number: 3 }, { number: 4 }]);
  });

  test.each(['40001', '40P01'])('are retried when one loses a race (%s)', async (state) => {
    let attempts = 0;
    await inTransaction(db, async (tx) => {
      attempts++;
      await Promise.all([
        add.run(tx, { id: 1, straws: attempts }),
        ...(attempts < 3 ? [loseRace.run(tx, { state })] : []),
        pile.run(tx, { straws: 0 }),
      ]);
    });
    expect(await all.rows(db)).toEqual([{ id: 1, straws: 30 }]);
  });

  test('are rolled back by a refusal', async () => {
    const refusal = refuse('NO_ROOM', { needs: 1 });
    const result = await inTransaction(db, async (tx) => {
      await Promise.all([add.run(tx, { id: 1, straws: 1 }), add.run(tx, { id: 2, straws: 2 })]);
      return refusal;
    });
    expect(result).toBe(refusal);
    expect(await all.rows(db)).toEqual([]);
  });

  test('are rolled back when the work throws before their answers', async () => {
    const bug = new Error('a bug');
    const failing = inTransaction(db, (tx) =>
      Promise.all([
        add.run(tx, { id: 1, straws: 1 }),
        Promise.reject(bug),
        add.run(tx, { id: 2, straws: 2 }),
      ]),
    );
    await expect(failing).rejects.toBe(bug);
    await inTransaction(db, (tx) => add.run(tx, { id: 3, straws: 3 }));
    expect(await all.rows(db)).toEqual([{ id: 3, straws: 3 }]);
  });
});

describe('a statement sent after its transaction has ended', () => {
  const endings: [string, (tx: Tx) => Promise<unknown>][] = [
    ['and was committed', async () => {}],
    ['and was refused', async () => refuse('NO_ROOM')],
    ['and has failed', () => Promise.reject(new Error('a bug'))],
  ];
  test.each(endings)('%s is refused, and does nothing', async (_, end) => {
    let left: Tx | undefined;
    await inTransaction(db, (tx) => {
      left = tx;
      return end(tx);
    }).catch(() => {});
    if (!left) throw new Error('The transaction was not begun');
    await expect(add.run(left, { id: 1, straws: 1 })).rejects.toThrow('The transaction has ended');
    expect(await all.rows(db)).toEqual([]);
  });
});
