import { beforeEach, expect, test } from 'vitest';
import { recordLog } from '../../testing/app/recorded-log.ts';
import { appForFile } from '../../testing/app/test-app.ts';

const { log, logged } = recordLog('warn');
const app = await appForFile({ log, rateLimit: true });
beforeEach(async () => {
  // A new minute: lines of the log and calls are limited by the minute.
  await app.pass(60);
  logged.length = 0;
});

const LCP = { metric: 'LCP', value: 1234.5, rating: 'good', page: '/horses/:id', navigation: 'navigate' };
const ERROR = { name: 'TypeError', page: '/market', location: 'market-B1x_a.js:1:2345' };

let networks = 0;
/** Each from a network of its own, unless one is given. */
function send(body: object, headers: Record<string, string> = {}, from = `198.51.${(networks += 1)}.1`) {
  return app.http.inject({
    method: 'POST',
    url: '/api/vitals',
    payload: { figures: [], errors: [], ...body },
    headers,
    remoteAddress: from,
  });
}
const figure = (change: object) => send({ figures: [{ ...LCP, ...change }] });
const error = (change: object) => send({ errors: [{ ...ERROR, ...change }] });

async function counted(series: string): Promise<number> {
  const line = (await app.metrics()).split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('figures of a visitor are counted by page and metric, and by rating and navigation', async () => {
  const answer = await send({
    figures: [
      LCP,
      { ...LCP, metric: 'INP', value: 64, page: '/stable', navigation: 'back-forward-cache' },
      { ...LCP, metric: 'CLS', value: 0.07, rating: 'needs-improvement', page: 'landing' },
    ],
  });
  expect(answer.json()).toEqual({ counted: true });
  expect(await counted('page_lcp_seconds_sum{page="/horses/:id"}')).toBeCloseTo(1.2345);
  expect(await counted('page_lcp_seconds_bucket{le="1.5",page="/horses/:id"}')).toBe(1);
  expect(await counted('page_lcp_seconds_bucket{le="1",page="/horses/:id"}')).toBe(0);
  expect(await counted('page_inp_seconds_count{page="/stable"}')).toBe(1);
  expect(await counted('page_cls_sum{page="landing"}')).toBeCloseTo(0.07);
  expect(
    await counted('page_ratings_total{metric="CLS",rating="needs-improvement",navigation="navigate"}'),
  ).toBe(1);
  expect(
    await counted('page_ratings_total{metric="INP",rating="good",navigation="back-forward-cache"}'),
  ).toBe(1);
});

test('an error is counted, and logged with the id of its request', async () => {
  const answer = await error({});
  expect(await counted('page_errors_total{error="TypeError",page="/market"}')).toBe(1);
  expect(logged).toMatchObject([
    {
      msg: 'an error in a browser',
      error: 'TypeError',
      page: '/market',
      location: ERROR.location,
      requestId: answer.headers['x-request-id'],
    },
  ]);
});

test('an error of an unknown name is counted and logged without it', async () => {
  await error({ name: 'Juniper of 12 Mill Lane', location: null });
  expect(await counted('page_errors_total{error="other",page="/market"}')).toBe(1);
  expect(JSON.stringify(logged)).not.toContain('Mill Lane');
});

test.each([
  ['a page with an id', () => figure({ page: '/horses/0198c0de-0000-7000-8000-000000000000' })],
  ['an unknown page', () => figure({ page: '/secret' })],
  ['another metric', () => figure({ metric: 'FCP' })],
  ['another rating', () => figure({ rating: 'superb' })],
  ['another navigation', () => figure({ navigation: 'soft-navigation' })],
  ['less than nothing', () => figure({ value: -1 })],
  ['a huge value', () => figure({ value: 1e300 })],
  ['a text as value', () => figure({ value: '12' })],
  ['no value', () => figure({ value: null })],
  ['a field of its own', () => figure({ player: 'anna' })],
  ['too many figures', () => send({ figures: Array.from({ length: 7 }, () => LCP) })],
  ['too many errors', () => send({ errors: Array.from({ length: 6 }, () => ERROR) })],
  ['a long name', () => error({ name: 'x'.repeat(61) })],
  ['a location with words', () => error({ location: 'see my.js:1:2\nfor 3' })],
  ['a location elsewhere', () => error({ location: 'https://elsewhere.example/a.js:1:2' })],
  ['a message', () => error({ message: 'Anna is not defined' })],
  ['an error on an unknown page', () => error({ page: '/players/anna' })],
])('%s is refused, and nothing counted or logged', async (_, act) => {
  const before = await app.metrics();
  const answer = await act();
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
  expect(pagesIn(await app.metrics())).toEqual(pagesIn(before));
  expect(logged).toEqual([]);
});

test.each([['dnt'], ['sec-gpc']])('nothing is counted or logged with %s: 1', async (header) => {
  const before = await app.metrics();
  const answer = await send({ figures: [LCP], errors: [ERROR] }, { [header]: '1' });
  expect(answer.json()).toEqual({ counted: false });
  expect(pagesIn(await app.metrics())).toEqual(pagesIn(before));
  expect(logged).toEqual([]);
  await send({ figures: [LCP] }, { [header]: '0' });
  expect(pagesIn(await app.metrics())).not.toEqual(pagesIn(before));
});

test('a network may send 120 times a minute', async () => {
  const answers = await Promise.all(Array.from({ length: 125 }, () => send({}, {}, '203.0.113.9')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

test('the log takes 30 errors a minute, the counter all', async () => {
  const page = '/faq';
  for (let sent = 0; sent < 10; sent++)
    await send({ errors: Array.from({ length: 5 }, () => ({ ...ERROR, page })) });
  expect(logged).toHaveLength(30);
  expect(await counted('page_errors_total{error="TypeError",page="/faq"}')).toBe(50);
  await app.pass(60);
  await error({ page });
  expect(logged).toHaveLength(31);
});

test('another site cannot send for its visitors', async () => {
  const answer = await send({ figures: [LCP] }, { 'sec-fetch-site': 'cross-site' });
  expect(answer.json()).toMatchObject({ code: 'CROSS_SITE' });
});

const pagesIn = (metrics: string) => metrics.split('\n').filter((line) => line.startsWith('page_'));
