import { pino } from 'pino';
import { Registry } from '@prometheus-io/client';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { startStopwatch } from '../testing/stopwatch.ts';
import { startS3Server, type S3Server } from '../testing/s3/s3-server.ts';
import { openPictureStore } from './open-picture-store.ts';
import type { S3Settings } from './s3-request.ts';
import { openS3Store } from './s3-store.ts';
import { watchStore } from './store-watch.ts';

const KEY = 'uploads/pictures/1.webp';
const BYTES = Buffer.from('a horse');

let server: S3Server;
beforeEach(async () => void (server = await startS3Server()));
afterEach(() => server.close());

const storeWith = (wrong: Partial<S3Settings> = {}) =>
  openPictureStore({ dataDir: 'none', s3: { ...server.settings, ...wrong } });

test.each<[string, Partial<S3Settings>, string]>([
  ['secret', { secretAccessKey: 'straw' }, 'SignatureDoesNotMatch: check S3_ACCESS_KEY_ID and S3_SECRET'],
  ['key', { accessKeyId: 'SOMEBODY' }, 'SignatureDoesNotMatch: check S3_ACCESS_KEY_ID and S3_SECRET'],
  ['region', { region: 'us-east-1' }, 'SignatureDoesNotMatch'],
  ['bucket', { bucket: 'elsewhere' }, '404 NoSuchBucket: check S3_BUCKET'],
  ['address', { endpoint: 'http://127.0.0.1:4' }, 'ECONNREFUSED'],
])('a wrong %s is refused, and nothing is written', async (_, wrong, problem) => {
  const store = storeWith(wrong);
  await expect(store.write(KEY, BYTES)).rejects.toThrow(problem);
  await expect(store.read(KEY)).rejects.toThrow(problem);
  expect(store.notice()).toContain(problem);
  expect(server.objects.size).toBe(0);
});

test('the bucket may be part of the host', async () => {
  const urls: string[] = [];
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    if (typeof url === 'string') urls.push(url);
    return new Response('horse');
  });
  try {
    const s3 = { ...server.settings, endpoint: 'https://s3.example/', pathStyle: false, prefix: 'game/' };
    await openPictureStore({ dataDir: 'none', s3 }).read(KEY);
    expect(urls).toEqual([`https://stable.s3.example/game/${KEY}`]);
  } finally {
    fetch.mockRestore();
  }
});

test('a short failure is not noticed', async () => {
  const store = storeWith();
  for (const fault of ['unavailable', 'drops'] as const) {
    server.fault = fault;
    const before = server.requests;
    const writing = store.write(KEY, BYTES);
    await expect.poll(() => server.requests, { interval: 5 }).toBeGreaterThan(before);
    server.fault = 'none';
    await writing;
    expect(store.notice()).toBeUndefined();
  }
  expect(await store.read(KEY)).toEqual(BYTES);
});

test('while a store is away, one call in three seconds tries it; that is logged once, and counted', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  let now = 0;
  const watch = watchStore(log, () => now);
  const metrics = new Registry();
  watch.measureOn(metrics);
  const store = openS3Store(server.settings, watch);
  const read = () => store.read(KEY).catch((error: Error) => error.name);
  const figures = async () => (await metrics.metrics()).match(/^picture_store\w+ \d+$/gm);

  expect(await read()).toBeUndefined();
  server.fault = 'drops';
  expect(await read()).toBe('PictureStoreAway');
  const { requests } = server;
  expect(await Promise.all(Array.from({ length: 50 }, read))).toEqual(Array(50).fill('PictureStoreAway'));
  expect(server.requests).toBe(requests);
  now += 3_000;
  await Promise.all(Array.from({ length: 50 }, read));
  // The connection may have been left by the server: the client then tries it once more by itself.
  expect(server.requests - requests).toBeLessThanOrEqual(2);
  expect(await figures()).toEqual(['picture_store_up 0', 'picture_store_failures_total 2']);

  server.fault = 'none';
  now += 3_000;
  expect(await read()).toBeUndefined();
  expect(lines).toEqual([
    'the store of pictures is not available: horses are painted without being stored',
    'the store of pictures is available again',
  ]);
  expect(await figures()).toEqual(['picture_store_up 1', 'picture_store_failures_total 2']);
});

test('a store that hangs is given up within five seconds', async ({ onTestFinished }) => {
  server.fault = 'hangs';
  const ran = startStopwatch(onTestFinished);
  await expect(storeWith().read(KEY)).rejects.toThrow('it did not answer in time');
  expect(ran()).toBeLessThan(5_000);
});
