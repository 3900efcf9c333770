import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { CallShape } from '../../../contract/call.ts';
import { EVERY_CALL } from '../../../contract/contract.ts';
import { anyRequestOf, badRequestsFor, type Request } from '../../testing/app/bad-requests.ts';
import { expectContractAnswer } from '../../testing/app/contract-answers.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { bodyOf } from '../../testing/app/test-call.ts';
import { openTestDirectory } from '../../testing/database/directory.ts';
import { operatorOf } from '../../testing/builders/moderation.ts';
import { aFedHorse, nextShows } from '../../testing/builders/stable.ts';

/** `BAD_REQUESTS=200 npx vitest run bad-requests` is thorough; `SEED` repeats a run. */
const PER_CALL = Number(process.env['BAD_REQUESTS'] ?? 1);
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const AT_ONCE = 60;

const directory = await openTestDirectory(['hill', 'meadow']);
const app = await appForFile({ directory: directory.of('hill') });
afterAll(() => directory.close());
const operator = await operatorOf(app);
let anna = await app.newPlayer();
const horse = await aFedHorse(anna);
const shows = await nextShows(anna, horse, 3);
const offers = await anna.call('GET /api/store/horses', { query: { breedId: 'arabian' } });
const offer = offers.body.tiers[0]?.horses[0]?.storeHorseId;
/** Values that some call accepts. */
const SENSIBLE = [
  horse,
  ...shows,
  offer,
  'monthly',
  'sugar',
  'mare',
  'racing',
  'Iris',
  1,
  7,
  '20',
  anna.email,
];

/** Without the clock, which could invalidate sensible values, and endless streams. */
const CALLS = EVERY_CALL.filter(({ onlyWithDevClock, stream }) => !onlyWithDevClock && !stream);
const routeOf = ({ method, path }: CallShape) => `${method} ${path}`;

interface Sent extends Partial<Request> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

async function send(
  call: CallShape,
  player: TestPlayer,
  { params = {}, query = {}, body, headers, payload }: Sent,
) {
  const url = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? horse));
  const response = await app.http.inject({
    method: call.method,
    url,
    query: query as Record<string, string | string[]>,
    headers: {
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
      ...(call.access === 'player' && { authorization: `Bearer ${player.token}` }),
      ...headers,
    },
    ...(call.method !== 'GET' && { payload: payload ?? JSON.stringify(body ?? {}) }),
  });
  const answer = {
    status: response.statusCode,
    headers: response.headers,
    body: bodyOf(response) as unknown,
  };
  return {
    ...answer,
    what: `${routeOf(call)} ${JSON.stringify({ params, query, body, headers, payload })} seed ${SEED}`,
  };
}

/** Refused before the contract is consulted. */
function unreadable({ access, method, file }: CallShape): Sent[] {
  const tokens = ['Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'x'.repeat(3_000)}`, `Bearer ${anna.token}x`];
  const badTokens = tokens.map((authorization) => ({ headers: { authorization } }));
  const bodies = ['{"a":', '[1', '{"a":1}}', 'nul', '\u0000'].map((payload) => ({ payload }));
  const types = ['application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data'];
  const otherTypes = types.map((type) => ({ payload: 'a=1', headers: { 'content-type': type } }));
  return [
    ...(access === 'player' ? badTokens : []),
    ...(method === 'GET' || file ? [] : [...bodies, ...otherTypes, { payload: `"${'x'.repeat(70_000)}"` }]),
  ];
}

/** Counters of limits and of visits may move. */
const MAY_MOVE = [
  'sign_in_tries',
  'known_networks',
  'call_counts',
  'sessions',
  'presences',
  'kysely_migration',
  'kysely_migration_lock',
];

const tables = await sql<{ name: string }>`select tablename as name from pg_tables
  where schemaname = 'public' and tablename <> all(${MAY_MOVE}::text[]) order by 1`.execute(app.db);

/** Hash of each table, read in one statement. */
async function worldHash(): Promise<Record<string, string>> {
  const one = ({ name }: { name: string }) =>
    sql`select ${name}::text as name, md5(coalesce(string_agg(one::text, '' order by one::text), '')) as hash from ${sql.table(name)} one`;
  const { rows } = await sql<{
    name: string;
    hash: string;
  }>`${sql.join(tables.rows.map(one), sql` union all `)}`.execute(app.db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

function badOnesFor(call: CallShape): Sent[] {
  const generated = badRequestsFor(call, PER_CALL, SEED);
  const read = unreadable(call);
  const one = read[SEED % read.length];
  return [...generated, ...(PER_CALL >= read.length ? read : one ? [one] : [])];
}

async function expectRefused(call: CallShape, sent: Sent): Promise<void> {
  const player = call.path.startsWith('/api/admin') ? operator : anna;
  const { what, ...answer } = await send(call, player, sent);
  expect(answer.status, what).toBeGreaterThanOrEqual(400);
  expect(answer.status, what).toBeLessThan(500);
  expectContractAnswer(call, answer);
}

test('bad input is refused and changes nothing', async () => {
  // Mails of the set-up leave.
  await app.pass(0);
  const before = await worldHash();
  for (let from = 0; from < CALLS.length; from += AT_ONCE) {
    const some = CALLS.slice(from, from + AT_ONCE);
    for (const call of some) for (const sent of badOnesFor(call)) await expectRefused(call, sent);
    expect(await worldHash(), `one of ${some.map(routeOf).join(', ')}; seed ${SEED}`).toEqual(before);
  }
});

test('no input causes a server error', async () => {
  for (const call of CALLS) {
    for (const sent of fc.sample(anyRequestOf(call, SENSIBLE), { numRuns: PER_CALL, seed: SEED })) {
      const { what, ...answer } = await send(call, anna, sent);
      expect(answer.status, `${what} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
      // By chance a request may be valid, and log Anna out.
      if (answer.status === 401 || call.path === '/api/auth/logout') anna = await app.newPlayer();
    }
  }
});
