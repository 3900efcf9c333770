import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, onTestFinished } from 'vitest';
import { freshDataFolder } from '../testing/database/data-folder.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { openDatabase, type Database } from './open-database.ts';

let database: Database;
const notices: string[] = [];

beforeAll(async () => {
  database = await freshDatabase({ onNotice: (sentence) => notices.push(sentence) });
});
afterAll(() => database.close());

async function valueOf(expression: string): Promise<unknown> {
  const { rows } = await sql.raw<{ value: unknown }>(`select ${expression} as value`).execute(database.db);
  return rows[0]?.value;
}

describe.runIf(inject('databaseTemplate').kind === 'postgres')('the time limit of a statement', () => {
  test.each([
    [0, '0'],
    [8_000, '8s'],
  ])('%d overrides that of the database', async (statementTimeoutMs, expected) => {
    await sql`do $$ begin execute format('alter database %I set statement_timeout = ''15s''', current_database()); end $$`.execute(
      database.db,
    );
    const databaseUrl = String(database.pool.options.connectionString);
    const other = await openDatabase({ dataDir: '', databaseUrl, statementTimeoutMs });
    onTestFinished(() => other.close());
    const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(other.db);
    expect(rows).toEqual([{ statementTimeout: expected }]);
  });
});

describe('values of columns', () => {
  test.each([
    ['42::bigint', 42],
    ['-9007199254740991::bigint', -Number.MAX_SAFE_INTEGER],
    ['count(*)', 1],
    ['array[1, null, 3]::bigint[]', [1, null, 3]],
    ["timestamptz '2026-03-04 05:06:07.089+02'", new Date('2026-03-04T03:06:07.089Z')],
    ["date '2026-03-04'", '2026-03-04'],
    ['\'{"bay": [1]}\'::jsonb', { bay: [1] }],
    ['sum(2::bigint)', '2'],
    ["'\\x00ff'::bytea", Buffer.from([0, 255])],
    ['null::bigint', null],
  ])('%s', async (expression, expected) => {
    expect(await valueOf(expression)).toEqual(expected);
  });

  test('refuses a bigint that would lose digits', async () => {
    await expect(valueOf('9007199254740992::bigint')).rejects.toThrow(RangeError);
    await expect(valueOf('array[9007199254740992]::bigint[]')).rejects.toThrow(RangeError);
    expect(await valueOf('1')).toBe(1);
  });
});

describe('closing', () => {
  test('waits for queries in progress, can be repeated, and rejects later queries', async () => {
    const other = await freshDatabase();
    const begun = once(other.pool, 'acquire');
    const pending = sql`select pg_sleep(1)`.execute(other.db);
    await begun;
    await Promise.all([other.close(), other.close()]);
    expect((await pending).rows).toHaveLength(1);
    await expect(sql`select 1`.execute(other.db)).rejects.toThrow();
  });
});

describe.runIf(process.env['TEST_DATABASE'] === 'embedded')('the embedded database', () => {
  test('cannot be opened by a second program', async () => {
    const { dataDir, remove } = await freshDataFolder();
    const one = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
    await one.close();
    const two = await openDatabase({ dataDir });
    await two.close();
    await remove();
  });

  test('can be listened to while other connections query', async () => {
    const heard: (string | undefined)[] = [];
    database.pool.on('connect', (client) => client.on('notification', ({ payload }) => heard.push(payload)));
    const client = await database.pool.connect();
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('listen shows');
    client.release();
    await sql`select pg_notify('shows', 'judged')`.execute(database.db);
    await expect.poll(() => heard).toContain('judged');
  });
});

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('a server', () => {
  test('may close idle connections: the program reports it and goes on', async () => {
    await sql`select 1`.execute(database.db);
    const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const other = await freshDatabase();
    await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await other.close();
    await expect.poll(() => notices).toEqual(['the database is not available']);
    expect(await valueOf('1')).toBe(1);
    await expect.poll(() => notices.at(-1)).toBe('the database is available again');
  });

  test('opens at most the configured number of connections', async () => {
    const narrow = await freshDatabase({ maxConnections: 3 });
    await Promise.all(Array.from({ length: 40 }, () => sql`select pg_sleep(0.01)`.execute(narrow.db)));
    expect(narrow.pool.totalCount).toBe(3);
    await narrow.close();
  });
});
