import { sql, type ColumnType, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database/database.ts';
import type { Database } from '../open-database.ts';
import { preparedByHand } from '../prepared.ts';
import { inTransaction } from '../transaction.ts';
import { camelCase, snakeCase } from './camel-case.ts';

interface Boxes {
  readonly boxes: { id: number; lastMuckedAt: string; bedding: ColumnType<object, string> };
}

const TEXT = 'select id, last_mucked_at, bedding from boxes order by id';
const STRAW = { id: 1, lastMuckedAt: '2026-03-01', bedding: { made_of: 'straw' } };

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await sql`create table boxes(id int primary key, last_mucked_at date not null, bedding jsonb not null)`.execute(
    database.db,
  );
  await sql`insert into boxes values (1, '2026-03-01', '{"made_of": "straw"}')`.execute(database.db);
});
afterAll(() => database.close());

test('columns arrive in camelCase however they are read, and JSON as it was stored', async () => {
  const { db, pool } = database;
  const statement = preparedByHand<object>('boxes_all', TEXT);
  const builder = (db as unknown as Kysely<Boxes>).selectFrom('boxes').orderBy('lastMuckedAt');
  for (let times = 0; times < 2; times++) {
    expect(await statement.rows(db)).toEqual([STRAW]);
    expect(await inTransaction(db, (tx) => statement.rows(tx))).toEqual([STRAW]);
    expect((await sql.raw(TEXT).execute(db)).rows).toEqual([STRAW]);
    expect((await pool.query(TEXT)).rows).toEqual([STRAW]);
    expect(await builder.selectAll().execute()).toEqual([STRAW]);
    expect(await builder.select('lastMuckedAt as cleanSince').execute()).toEqual([
      { cleanSince: '2026-03-01' },
    ]);
  }
});

test('the builder writes what it was given in camelCase', async () => {
  const boxes = database.db as unknown as Kysely<Boxes>;
  const bedding = JSON.stringify({ made_of: 'wood' });
  const added = boxes.insertInto('boxes').values({ id: 2, lastMuckedAt: '2026-03-02', bedding });
  expect(await added.returning('lastMuckedAt').execute()).toEqual([{ lastMuckedAt: '2026-03-02' }]);
  const changed = boxes.updateTable('boxes').set({ lastMuckedAt: '2026-03-03' });
  await changed.where('lastMuckedAt', '=', '2026-03-02').execute();
  const { rows } = await sql`select last_mucked_at::text as day from boxes where id = 2`.execute(database.db);
  expect(rows).toEqual([{ day: '2026-03-03' }]);
  await boxes.deleteFrom('boxes').where('lastMuckedAt', '=', '2026-03-03').execute();
});

test.each([
  ['id', 'id'],
  ['born_at', 'bornAt'],
  ['house_starts_day', 'houseStartsDay'],
])('the column %s is %s in its rows, and back', (column, name) => {
  expect([camelCase(column), snakeCase(name)]).toEqual([name, column]);
});
