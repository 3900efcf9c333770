import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/database/database.ts';
import type { Database } from './open-database.ts';
import { arrayLiteral, preparedByHand } from './prepared.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function sentAs(type: string, values: readonly unknown[]): Promise<unknown> {
  const { rows } = await database.pool.query<{ sent: unknown }>(`select $1::${type}[] as sent`, [
    arrayLiteral(values),
  ]);
  return rows[0]?.sent;
}

describe('an array', () => {
  test.each([
    ['text', []],
    [
      'text',
      ['', ' ', 'NULL', 'null', '{}', 'a,b', '"quoted"', 'back\\slash', '\\"', "it's", 'line\nbreak', 'ë🐴'],
    ],
    ['text', [null, 'a', null]],
    ['integer', [1, -2, null, 0]],
    ['bigint', [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]],
    ['float8', [0.1, 1e-7, 1e21, -0.5]],
    ['boolean', [true, false, null]],
    ['uuid', ['00000000-0000-0000-0000-00000000abcd', null]],
    ['bytea', [Buffer.from([0, 92, 34, 255]), Buffer.alloc(0), null]],
    ['timestamptz', [new Date('2026-03-04T05:06:07.089Z'), null]],
    ['jsonb', [{ name: 'a "b" \\ {c}', list: [1, null] }, { deep: { er: [] } }]],
    [
      'integer',
      [
        [1, 2],
        [3, null],
      ],
    ],
  ])('of type %s comes to the database as it is: %j', async (type, values) => {
    expect(await sentAs(type, values)).toEqual(values);
  });

  test('of any texts reaches the database unchanged', async () => {
    const texts = fc.array(fc.option(fc.string({ unit: 'grapheme' })), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(texts, async (values) => {
        const storable = values.map((text) => text?.replaceAll('\0', '') ?? null);
        expect(await sentAs('text', storable)).toEqual(storable);
      }),
      { numRuns: 50 },
    );
  });

  test('sends undefined as null', async () => {
    expect(await sentAs('integer', [undefined, 1])).toEqual([null, 1]);
  });
});

test('is sent by preparedByHand statements beside other values', async () => {
  const echo = preparedByHand<{ names: string[]; at: Date }, { names: string[]; at: Date }>(
    'test_echo',
    'select :names::text[] as names, :at::timestamptz as at',
  );
  const at = new Date('2026-03-04T05:06:07.089Z');
  expect(await echo.first(database.db, { names: ['a "b"', 'c'], at })).toEqual({ names: ['a "b"', 'c'], at });
});
