import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { appForFile } from '../../testing/app/test-app.ts';

const app = await appForFile();

const getDocs = (headers: Record<string, string> = {}) => app.http.inject({ url: '/api/docs/json', headers });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
  ['', undefined, (body: Buffer) => body],
] as const)('the document is compressed for Accept-Encoding %j', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await getDocs({ 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('accept-encoding');
  const document = JSON.parse(unpack(rawPayload).toString()) as { paths: object };
  expect(Object.keys(document.paths).length).toBeGreaterThan(50);
  if (encoding) expect(rawPayload.length).toBeLessThan(unpack(rawPayload).length / 5);
});

test('a browser caches it and revalidates', async () => {
  const { headers } = await getDocs();
  expect(headers['cache-control']).toBe('public, max-age=300');
  const second = await getDocs({ 'if-none-match': String(headers['etag']) });
  expect({ status: second.statusCode, body: second.body }).toEqual({ status: 304, body: '' });
  expect((await getDocs({ 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
});

test('it is not generated for each request', async () => {
  await getDocs();
  const write = vi.spyOn(app.http, 'swagger');
  for (let index = 0; index < 5; index++) await getDocs();
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});
