import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { packAnswersOn } from './pack-answers.ts';

const LARGE = Array.from({ length: 100 }, (_, index) => ({ name: `Horse ${index}`, level: index }));
const http = Fastify();
packAnswersOn(http);
http.get('/api/large', () => LARGE);
http.get('/api/small', () => ({ name: 'é' }));
http.get('/large', () => LARGE);
afterAll(() => http.close());

const get = (url: string, accepted?: string) =>
  http.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1, gzip;q=0.5'])(
  'an answer is compressed for Accept-Encoding %j',
  async (accepted) => {
    const { headers, rawPayload } = await get('/api/large', accepted);
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(LARGE);
    expect(rawPayload.length).toBeLessThan(JSON.stringify(LARGE).length / 5);
  },
);

test.each([undefined, '', 'br', 'identity', 'gzip;q=0'])(
  'it is sent as it is for Accept-Encoding %j',
  async (accepted) => {
    const answer = await get('/api/large', accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(answer.json()).toEqual(LARGE);
  },
);

test.each(['/api/small', '/large'])('%s is sent as it is', async (url) => {
  const { headers } = await get(url, 'gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['vary']).toBeUndefined();
});

test('HEAD sends the same headers', async () => {
  const { headers, body } = await http.inject({
    method: 'HEAD',
    url: '/api/large',
    headers: { 'accept-encoding': 'gzip' },
  });
  const { rawPayload } = await get('/api/large', 'gzip');
  expect(body).toBe('');
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(rawPayload.length),
  });
});
