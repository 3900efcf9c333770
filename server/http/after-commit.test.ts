import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { call, COMMON_REFUSALS } from '../../contract/call.ts';
import { refuse } from '../../game/refusal.ts';
import { seededChance } from '../clock/context.ts';
import type { Db } from '../db/connection.ts';
import type { Database } from '../db/open-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { DatabaseUnavailable } from '../db/errors.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { TEST_START } from '../testing/database/template.ts';
import { handleErrorsOn } from './refusing/errors.ts';
import { serveOn } from './serve.ts';

const storeBale = call({
  method: 'POST',
  path: '/api/bales',
  access: 'visitor',
  summary: 'Store a bale',
  reply: z.object({}),
  refusals: { FULL: [409, 'The barn is full.'] },
});

const chance = seededChance(1);
let database: Database;
let http: FastifyInstance;
beforeAll(async () => {
  database = await freshDatabase();
  await sql`create table bales(id int primary key)`.execute(database.db);
});
beforeEach(() => {
  http = Fastify();
  http.setValidatorCompiler(() => () => true);
  handleErrorsOn(http);
});
afterEach(() => http.close());
afterAll(() => database.close());

const lost = async (): Promise<never> => {
  throw new DatabaseUnavailable('gone');
};
const cutOff = async (): Promise<never> => {
  throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
};
const store = (db: Db, id: number) =>
  inTransaction(db, (tx) => sql`insert into bales values (${id})`.execute(tx));

const serve = (handle: (db: Db) => Promise<never>) =>
  serveOn({
    http,
    serveWith: {
      db: database.db,
      context: () => ({ now: TEST_START, rng: chance.rng() }),
      signIn: async () => undefined,
    },
  }).steps(storeBale, { steps: ['store it', 'look at it'] }, handle);
const post = () => http.inject({ method: 'POST', url: '/api/bales' });

async function answerOf(handle: (db: Db) => Promise<never>): Promise<unknown> {
  serve(handle);
  const answer = await post();
  return [answer.statusCode, answer.headers['retry-after'], answer.json()];
}

const answered = (code: 'UNAVAILABLE' | 'OUTCOME_UNKNOWN') => [
  503,
  '5',
  { code, message: COMMON_REFUSALS[code][1] },
];

test.each([
  ['lost', 1, lost],
  ['too slow', 2, cutOff],
])('a database that is %s after a commit: the player is asked to check', async (_, id, fail) => {
  const answer = await answerOf(async (db) => {
    await store(db, id);
    return fail();
  });
  expect(answer).toEqual(answered('OUTCOME_UNKNOWN'));
  const { rows } = await sql`select from bales where id = ${id}`.execute(database.db);
  expect(rows).toHaveLength(1);
});

test('losing the database within the only transaction changes nothing', async () => {
  const answer = await answerOf((db) =>
    inTransaction(db, async (tx) => {
      await sql`insert into bales values (3)`.execute(tx);
      return lost();
    }),
  );
  expect(answer).toEqual(answered('UNAVAILABLE'));
});

test('losing the database after a refusal changes nothing', async () => {
  const answer = await answerOf(async (db) => {
    await inTransaction(db, async () => refuse('FULL'));
    return lost();
  });
  expect(answer).toEqual(answered('UNAVAILABLE'));
});

test('the commit of one call does not affect the answer to another', async () => {
  let isFirst = true;
  serve(async (db) => {
    const commits = isFirst;
    isFirst = false;
    if (commits) await store(db, 4);
    return lost();
  });
  const answers = await Promise.all([post(), post()]);
  expect(answers.map((answer) => answer.json())).toMatchObject([
    { code: 'OUTCOME_UNKNOWN' },
    { code: 'UNAVAILABLE' },
  ]);
});
