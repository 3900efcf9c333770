import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { call } from '../../../contract/call.ts';
import { refuse } from '../../../game/refusal.ts';
import { seededChance } from '../../clock/context.ts';
import type { Tx } from '../../db/connection.ts';
import { LostRace } from '../../db/errors.ts';
import type { Database } from '../../db/open-database.ts';
import { freshDatabase } from '../../testing/database/database.ts';
import { TEST_START } from '../../testing/database/template.ts';
import { handleErrorsOn } from '../refusing/errors.ts';
import { serveOn } from '../serve.ts';
import type { Handle } from './request.ts';

const drawStraws = call({
  method: 'POST',
  path: '/api/straws',
  access: 'visitor',
  summary: 'Draw straws',
  reply: z.object({ drawn: z.number() }),
  refusals: { FULL: [409, 'The barn is full.'] },
});

const chance = seededChance(1);
let database: Database;
let http: FastifyInstance;
beforeAll(async () => {
  database = await freshDatabase();
  await sql`create table straws(drawn float8)`.execute(database.db);
});
beforeEach(async () => {
  await sql`truncate straws`.execute(database.db);
  http = Fastify();
  http.setValidatorCompiler(() => () => true);
  handleErrorsOn(http);
});
afterEach(() => http.close());
afterAll(() => database.close());

async function answerOf(handle: Handle<Tx, typeof drawStraws>) {
  serveOn({
    http,
    serveWith: {
      db: database.db,
      context: () => ({ now: TEST_START, rng: chance.rng() }),
      signIn: async () => undefined,
    },
  }).change(drawStraws, handle);
  const answer = await http.inject({ method: 'POST', url: '/api/straws' });
  return { status: answer.statusCode, body: answer.json() };
}

const save = (tx: Tx, drawn: number) => sql`insert into straws values (${drawn})`.execute(tx);

async function saved(): Promise<number[]> {
  const { rows } = await sql<{ drawn: number }>`select drawn from straws`.execute(database.db);
  return rows.map(({ drawn }) => drawn);
}

test('a change that loses a race runs again as a whole, with the same luck', async () => {
  const draws: number[] = [];
  const { status, body } = await answerOf(async (tx, { rng }) => {
    const drawn = rng.next();
    draws.push(drawn);
    await save(tx, drawn);
    if (draws.length < 3) throw new LostRace('Another was faster');
    return { drawn };
  });
  expect(new Set(draws).size).toBe(1);
  expect(draws).toHaveLength(3);
  expect({ status, body }).toEqual({ status: 200, body: { drawn: draws[0] } });
  expect(await saved()).toEqual([draws[0]]);
});

test('a change that loses every race changes nothing, and says so', async () => {
  const answer = await answerOf(async (tx) => {
    await save(tx, 1);
    throw new LostRace('Another was faster');
  });
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(await saved()).toEqual([]);
});

test('a refusal rolls back what the handler did', async () => {
  const answer = await answerOf(async (tx) => {
    await save(tx, 1);
    return refuse('FULL');
  });
  expect(answer).toMatchObject({ status: 409, body: { code: 'FULL' } });
  expect(await saved()).toEqual([]);
});
