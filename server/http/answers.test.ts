import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { OUR_FAULT } from '../../contract/call.ts';
import { EVERY_CALL } from '../../contract/contract.ts';
import { genomeWith, storeGenome } from '../../game/horses/genetics/strands.ts';
import { PLAIN_TRAITS } from '../../game/horses/coat/traits.ts';
import { allelesIn, healthOf, withoutSeen } from '../testing/app/hidden-genes.ts';
import { recordLog } from '../testing/app/recorded-log.ts';
import { NO_PUSH, type Grant } from '../testing/builders/granted-calls.ts';
import { oneOfEach } from '../testing/builders/one-of-each.ts';
import { grantRealms } from '../testing/builders/realm-calls.ts';
import { coinsOf } from '../testing/builders/stable.ts';
import { openTestDirectory } from '../testing/database/directory.ts';
import {
  TEST_PASSWORD,
  appForFile,
  type TestAnswer,
  type Route,
  type TestApp,
} from '../testing/app/test-app.ts';

const { log, logged } = recordLog('info');
const directory = await openTestDirectory(['hill', 'meadow']);
const app = await appForFile({ log, push: NO_PUSH, directory: directory.of('hill') });
afterAll(() => directory.close());
const anna = await app.newPlayer();

interface Granted {
  readonly sent: Parameters<TestApp['call']>[1];
  readonly answer: TestAnswer<Route>;
}

const granted = new Map<Route, Granted>();
const granting: Grant = async (route, sent = {}, by = anna.token) => {
  granted.set(route, { sent, answer: await app.call(route, sent, by) });
};

const OF_GENES: ReadonlySet<string> = new Set([
  'POST /api/payments/use-free-insight',
  'GET /api/horses/:id/genetics',
  'PUT /api/horses/:id/genes-published',
  'POST /api/horses/:id/health-test',
  'GET /api/horses/:id/health',
  'POST /api/horses/:id/health-published',
]);

test('every call succeeds with the contract’s shape, and shows owners no allele without an insight', async () => {
  const { seen, published } = await oneOfEach(app, anna, granting);
  const known = new Set([seen, healthOf(seen), healthOf(published)]);
  await grantRealms(granting, app, directory);
  const promised = EVERY_CALL.filter(({ stream }) => !stream).map(({ method, path }) => `${method} ${path}`);
  expect([...granted.keys()].toSorted()).toEqual(promised.toSorted());
  for (const [route, { answer }] of granted) {
    const { status, body } = answer;
    expect({ route, status, body }).toMatchObject({ status: 200 });
    const hidden = OF_GENES.has(route) ? withoutSeen(body, known) : body;
    expect({ route, alleles: allelesIn(hidden) }).toEqual({ route, alleles: [] });
    expect({ route, shown: allelesIn(body).length > 0 }).toEqual({ route, shown: OF_GENES.has(route) });
  }

  // Repeats Anna's requests about her horses as a stranger and as a visitor.
  const stranger = await app.newPlayer();
  for (const [route, { sent }] of granted) {
    if (route === 'POST /api/auth/logout') continue;
    for (const token of [stranger.token, undefined]) {
      const { body } = await app.call(route, sent, token);
      expect({ route, token, alleles: allelesIn(body) }).toEqual({ route, token, alleles: [] });
    }
  }
  const { body: hers } = await anna.call('GET /api/horses');
  expect(hers.filter(({ genetics }) => genetics !== null).map(({ id }) => id)).toEqual([seen]);
  expect(hers.length).toBeGreaterThan(1);
});

describe('alleles are detected', () => {
  const stored = storeGenome(genomeWith({ extension: 'e', kit: 'To' }));
  test.each<[unknown, string[]]>([
    [{ genetics: { extension: 'E/e' } }, ['$.genetics.extension']],
    [{ tiers: [{ pattern: 'n/To n/O' }] }, ['$.tiers.0.pattern']],
    [{ text: `it is ${stored}` }, ['$.text']],
    [
      { look: PLAIN_TRAITS },
      [
        'white',
        'whiteShown',
        'blueEyes',
        'flaxen',
        'rabicano',
        'sooty',
        'pangare',
        'greyFactor',
        'leopardReach',
        'tobianoExtent',
        'frameExtent',
        'fleaBites',
      ].map((key) => `$.look.${key}`),
    ],
    [
      { horse: { grey_factor: 1, marking_whites: 'high' } },
      ['$.horse.grey_factor', '$.horse.marking_whites'],
    ],
    [{ name: 'A/C', date: '2030-01-01', amount: 100000000000, id: '012012012012x' }, []],
  ])('in %j', (body, found) => {
    expect(allelesIn(body)).toEqual(found);
  });
});

test('genes are allowed only beside the id of a permitted horse', () => {
  const genetics = { extension: 'E/e' };
  const body = {
    list: [
      { id: 'mine', genetics },
      { id: 'hers', genetics },
    ],
    horseId: 'mine',
    genetics,
    pattern: 'n/To',
  };
  expect(allelesIn(withoutSeen(body, new Set(['mine'])))).toEqual([
    '$.list.1.genetics.extension',
    '$.pattern',
  ]);
});

test('a reply carries world time', async () => {
  const before = await app.call('GET /api/game/date');
  expect(before.headers['x-world-now']).toBe(before.body.now);
  await app.pass(90);
  const after = await app.call('GET /api/game/date');
  expect(Date.parse(after.body.now) - Date.parse(before.body.now)).toBe(90_000);
});

test('every answer has its own id, which is logged', async () => {
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push((await app.call('GET /api/auth/me')).headers['x-request-id']);
  expect(new Set(ids).size).toBe(3);
  for (const requestId of ids) {
    const line = { requestId, method: 'GET', route: '/api/auth/me', status: 401 };
    expect(logged).toContainEqual(expect.objectContaining(line));
  }
});

test('neither password nor token is ever logged', async () => {
  await app.call('POST /api/auth/login', { body: { email: anna.email, password: TEST_PASSWORD } });
  await anna.call('GET /api/auth/me');
  const log = JSON.stringify(logged);
  expect(log).not.toContain(TEST_PASSWORD);
  expect(log).not.toContain(anna.token);
});

test('an internal error is reported as such, logged and rolled back', async () => {
  await sql`create function break_down() returns trigger language plpgsql as
    $$ begin raise exception 'the roof of the barn came down'; end $$`.execute(app.db);
  await sql`create trigger breaking before insert on inventory for each row
    when (new.item = 'annually') execute function break_down()`.execute(app.db);
  const coins = await coinsOf(anna);
  const answer = await anna.call('POST /api/inventory/buy-feed', {
    body: { feed_type: 'annually', quantity: 1 },
  });
  await sql`drop trigger breaking on inventory`.execute(app.db);

  const requestId = String(answer.headers['x-request-id']);
  const message = OUR_FAULT.message.replace('{requestId}', requestId);
  expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL_ERROR', message } });
  expect(JSON.stringify(answer.body)).not.toContain('barn');
  const line = logged.find((one) => one['requestId'] === requestId && one['msg'] === 'unexpected error');
  expect(line).toMatchObject({ level: 50, err: { message: expect.stringContaining('barn') } });
  expect(await coinsOf(anna)).toBe(coins);
});

test('pages and calls have the same security headers', async () => {
  for (const url of ['/api/breeds', '/api/auth/me', '/healthz', '/api/nothing']) {
    const { headers } = await app.http.inject(url);
    expect(headers['content-security-policy'], url).toContain("default-src 'self'");
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['server'] ?? headers['x-powered-by'], url).toBeUndefined();
  }
});
