import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { appForFile } from '../../testing/app/test-app.ts';

const app = await appForFile();

const ask = (headers: Record<string, string> = {}) => app.http.inject({ url: '/api/docs/json', headers });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
  ['', undefined, (body: Buffer) => body],
] as const)('the document is compressed for Accept-Encoding %j', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('accept-encoding');
  const document = JSON.parse(unpack(rawPayload).toString()) as { paths: object };
  expect(Object.keys(document.paths).length).toBeGreaterThan(50);
  if (encoding) expect(rawPayload.length).toBeLessThan(unpack(rawPayload).length / 5);
});

test('a browser caches it and revalidates', async () => {
  const { headers } = await ask();
  expect(headers['cache-control']).toBe('public, max-age=300');
  const again = await ask({ 'if-none-match': String(headers['etag']) });
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  expect((await ask({ 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
});

test('it is not generated for each request', async () => {
  await ask();
  const write = vi.spyOn(app.http, 'swagger');
  for (let nth = 0; nth < 5; nth++) await ask();
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});
