import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { OUR_FAULT } from '../../contract/call.ts';
import { CONTRACT } from '../../contract/contract.ts';
import { storeGenotype, genotypeOf } from '../../game/horses/genetics/genotype.ts';
import { DEFAULT_PLAN } from '../../game/round/round-plan.ts';
import { PLAIN_TRAITS } from '../../game/horses/coat/traits.ts';
import { allelesIn, withoutSeen } from '../testing/app/hidden-genes.ts';
import { roundOf } from '../testing/builders/round.ts';
import { DAY_SECONDS, horseNamed } from '../testing/builders/breeding.ts';
import { recordLog } from '../testing/app/recorded-log.ts';
import * as more from '../testing/builders/granted-calls.ts';
import {
  aFedHorse,
  buyTreats,
  changeHorse,
  coinsOf,
  enterNext,
  nextShows,
  feedingOf,
} from '../testing/builders/stable.ts';
import {
  TEST_PASSWORD,
  appForFile,
  type TestAnswer,
  type Route,
  type TestApp,
} from '../testing/app/test-app.ts';

const { log, logged } = recordLog('info');
const app = await appForFile({ log, push: more.NO_PUSH });
const anna = await app.newPlayer();

interface Granted {
  readonly sent: Parameters<TestApp['call']>[1];
  readonly answer: TestAnswer<Route>;
}

/** Returns a successful answer per call, and the horse whose genes Anna revealed. */
async function oneOfEach(): Promise<{ granted: ReadonlyMap<Route, Granted>; seen: string }> {
  const granted = new Map<Route, Granted>();
  const grant = async (route: Route, sent: Granted['sent'] = {}, by = anna.token) => {
    granted.set(route, { sent, answer: await app.call(route, sent, by) });
  };
  const horse = await aFedHorse(anna, { breedId: 'appaloosa' });
  const params = { id: horse };
  const started = await enterNext(anna, horse, 2);
  await app.pass(3600);
  await buyTreats(anna, 'sugar');
  const offers = await anna.call('GET /api/store/horses', { query: { breedId: 'knabstrupper' } });
  const storeHorseId = offers.body.tiers[0]?.horses[0]?.storeHorseId;
  const [show = ''] = await nextShows(anna, horse, 1);
  const [email, password] = ['new@example.org', 'bran mash 7'];

  await grant('POST /api/auth/register', { body: { username: 'Newcomer', email, password } });
  await grant('POST /api/auth/login', { body: { email, password } });
  for (const route of ['auth/me', 'user', 'horses', 'users/me/quota'] as const)
    await grant(`GET /api/${route}`);
  await grant('GET /api/horses/:id', { params });
  await grant('PATCH /api/horses/:id/name', { params, body: { name: 'Iris' } });
  await grant('GET /api/horses/:id/show-stats', { params });
  await grant('GET /api/horses/:id/entries', { params });
  for (const record of ['card', 'pedigree', 'children', 'history', 'trophies'] as const)
    await grant(`GET /api/horses/:id/${record}`, { params });
  await grant('GET /api/open/horses/:id', { params });
  await grant('GET /api/horses/:id/open-page', { params });
  await more.grantPlayerPages(grant, anna);
  await grant('GET /api/inventory/feed');
  await grant('GET /api/inventory/treats');
  await grant('POST /api/inventory/buy-feed', { body: { feed_type: 'monthly', quantity: 1 } });
  await grant('POST /api/inventory/buy-treats', { body: { treat_type: 'sugar', quantity: 1 } });
  await grant('POST /api/horses/:id/use-feed', { params, body: { feed_type: 'monthly' } });
  await grant('POST /api/horses/:id/use-treat', { params, body: { treat_type: 'sugar' } });
  await more.grantTack(grant, app, anna, horse);
  await grant('GET /api/transactions');
  await grant('GET /api/transactions/summary');
  await grant('GET /api/transactions/balance');
  await grant('GET /api/goldsmith/salary');
  await grant('POST /api/goldsmith/salary');
  await grant('GET /api/store/breeds');
  await grant('GET /api/store/offers');
  await grant('GET /api/store/horses', { query: { breedId: 'knabstrupper' } });
  await grant('POST /api/store/purchase', {
    body: { storeHorseId, horseName: 'Tigris', gender: 'stallion', discipline: 'halter' },
  });
  await grant('GET /api/shows', { query: { horse_id: horse } });
  await grant('GET /api/shows/count', { query: { horse_id: horse } });
  await grant('GET /api/shows/my-entries');
  await changeHorse(app.db, horse, { grade: 'silver', prizeless_starts: 10 });
  await grant('POST /api/horses/:id/put-back', { params });
  await grant('POST /api/shows/:id/enter', { params: { id: show }, body: { horse_id: horse } });
  await grant('GET /api/shows/purse-index');
  const [ran = ''] = started;
  for (const part of ['', '/results', '/entries'] as const)
    await grant(`GET /api/shows/:id${part}`, { params: { id: ran } });
  await more.grantPlayerShows(grant, app, anna, horse);
  await grant('PUT /api/guild', { body: { guild: 'trainer' } });
  await grant('POST /api/horses/feed', { body: await feedingOf(anna, [horse]) });
  await grant('POST /api/horses/:id/request-vet', { params, body: { service_type: 'checkup' } });
  await app.pass(30);
  await grant('POST /api/horses/request-vet', { body: { horse_ids: [horse], service_type: 'vet_shots' } });
  await grant('GET /api/vet/my-requests');
  const { body: resting } = await anna.call('GET /api/horses');
  const out = resting.find(({ id }) => id !== horse)?.id ?? horse;
  await grant('POST /api/horses/turn-out', { body: { horse_ids: [out] } });
  await grant('POST /api/horses/bring-in', { body: { horse_ids: [out] } });
  await grant('POST /api/train/:id', { params, body: { discipline: 'racing' } });
  await grant('POST /api/train', { body: { horse_ids: [horse], discipline: 'own', sessions: 'all' } });
  await more.grantBreeding(grant, app, anna);
  await more.grantKindness(grant, app, anna);
  await grant('GET /api/frame');
  await grant('POST /api/stable/boxes', { body: { price: 1000 } });
  await grant('PUT /api/horses/:id/box', { params, body: { in_box: true } });
  await grant('GET /api/stable/boxes');
  await grant('POST /api/shop/use', { body: { item: 'lantern', horseId: horse, backdrop: 'snowfall' } });
  await grant('PATCH /api/user/bio', { body: { bio: 'Spots only.' } });
  await grant('PUT /api/user/privacy', { body: { isPrivate: false } });
  await grant('POST /api/profile-picture/upload');
  const { body: upload } = await anna.call('POST /api/profile-picture/upload');
  await grant('PUT /api/profile-picture/uploads/:id', {
    params: { id: upload.uploadURL.split('/').at(-1) },
    body: 'the picture, were it one',
  });
  await grant('PUT /api/profile-picture', { body: { profilePictureURL: null } });
  await grant('GET /api/first-steps');
  const { body: ended } = await anna.call('GET /api/shows/my-entries', { query: { status: 'completed' } });
  await grant('POST /api/first-steps/lab');
  await grant('POST /api/first-steps/why', { body: { entry_id: ended[0]?.id } });
  await grant('POST /api/first-steps/:id/collect', { params: { id: 'first_horse' } });
  await grant('POST /api/first-steps/skip');
  await grant('GET /api/moments');
  await grant('POST /api/moments/seen', { body: { entryId: ended[0]?.id, level: 1 } });
  await grant('GET /api/round');
  await grant('PUT /api/round/plan', { body: DEFAULT_PLAN });
  await grant('POST /api/round', { body: await roundOf(anna, [horse]) });
  const genetics = { extension: 'E/e', agouti: 'A/a', overo: 'n/O' };
  await grant('POST /api/genetics/describe', { body: { genetics } });
  await grant('POST /api/genetics/predict', { body: { sire: genetics, dam: genetics } });
  for (const list of ['players', 'horses', 'breeders', 'show-winners'] as const)
    await grant(`GET /api/leaderboards/${list}`);
  await grant('GET /api/economy');
  await grant('GET /api/game/date');
  await grant('GET /api/breeds');
  await grant('GET /api/batch', { query: { get: '/api/breeds' } });
  await grant('POST /api/dev/clock', { body: { advanceSeconds: 3 * DAY_SECONDS } });
  const foal = (await horseNamed(anna, 'Foal of Juniper'))?.id ?? '';
  await grant('GET /api/horses/:id/birth', { params: { id: foal } });
  await more.grantTrade(grant, app, anna);
  await more.grantDevices(grant, app);
  await more.grantAccount(grant, app);
  await grant('GET /api/account/export');
  await more.grantMail(grant, app, anna);
  await more.grantChat(grant, app);
  await more.grantNews(grant, app);
  const other = await app.newPlayer();
  await grant('POST /api/auth/logout', {}, other.token);
  await grant('POST /api/payments/use-free-insight', { body: { horseId: horse } });
  await grant('GET /api/horses/:id/genetics', { params });
  await grant('PUT /api/horses/:id/genes-published', { params, body: { published: false } });
  return { granted, seen: horse };
}

const OF_GENES: ReadonlySet<string> = new Set([
  'POST /api/payments/use-free-insight',
  'GET /api/horses/:id/genetics',
  'PUT /api/horses/:id/genes-published',
]);

test('every call succeeds with the contract’s shape, and shows owners no allele without an insight', async () => {
  const { granted, seen } = await oneOfEach();
  const promised = CONTRACT.filter(({ stream }) => !stream).map(({ method, path }) => `${method} ${path}`);
  expect([...granted.keys()].toSorted()).toEqual(promised.toSorted());
  for (const [route, { answer }] of granted) {
    const { status, body } = answer;
    expect({ route, status, body }).toMatchObject({ status: 200 });
    const hidden = OF_GENES.has(route) ? withoutSeen(body, new Set([seen])) : body;
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
  const stored = storeGenotype({ ...genotypeOf(() => 1), overo: 'n/n' });
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
