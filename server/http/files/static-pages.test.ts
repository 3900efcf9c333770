import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleErrorsOn } from '../refusing/errors.ts';
import { servePagesOn } from './static-pages.ts';

const PAGE = '<!doctype html><title>Fetlock</title>';
const LARGE = `export const large = '${'horse '.repeat(200)}';`;
let dir: string;
let http: FastifyInstance;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fetlock-pages-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), PAGE);
  await writeFile(join(dir, 'assets', 'page-1a2b3c.js'), 'export {};');
  await writeFile(join(dir, 'assets', 'large-4d5e6f.js'), LARGE);
  await writeFile(join(dir, 'assets', 'large-4d5e6f.js.br'), brotliCompressSync(LARGE));
  await writeFile(join(dir, 'assets', 'large-4d5e6f.js.gz'), gzipSync(LARGE));
  await writeFile(join(dir, 'index.html.br'), brotliCompressSync(PAGE));
  await writeFile(join(dir, '.secret'), 'secret');
  await writeFile(join(dir, '..', 'secret-beside-pages'), 'secret');
  http = Fastify();
  handleErrorsOn(http);
  await servePagesOn(http, dir);
});
afterAll(async () => {
  await http.close();
  await rm(dir, { recursive: true });
  await rm(join(dir, '..', 'secret-beside-pages'));
});

test.each(['/', '/stable', '/assets', '/horses/0190a000', '/shows/enter/1?discipline=all'])(
  '%s is the page',
  async (url) => {
    const answer = await http.inject(url);
    expect(answer).toMatchObject({ statusCode: 200, body: PAGE });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  },
);

test('a file with a hash in its name never changes', async () => {
  const { headers, body } = await http.inject('/assets/page-1a2b3c.js');
  expect(body).toBe('export {};');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a client that accepts %s gets %s', async (accepts, encoding, unpack) => {
  const answer = await http.inject({
    url: '/assets/large-4d5e6f.js',
    headers: { 'accept-encoding': accepts },
  });
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(unpack(answer.rawPayload).toString()).toBe(LARGE);
});

test('HEAD describes a file without sending it', async () => {
  const { statusCode, headers, body } = await http.inject({
    method: 'HEAD',
    url: '/assets/large-4d5e6f.js',
  });
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
  expect(headers).toMatchObject({
    'content-length': String(LARGE.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a file whose name begins with a dot is not served', async () => {
  expect((await http.inject('/.secret')).body).toBe(PAGE);
});

test('another page may stand at every address, beside the same files', async () => {
  const other = Fastify();
  await servePagesOn(other, dir, 'other');
  expect((await other.inject('/stable')).body).toBe('other');
  expect((await other.inject('/assets/page-1a2b3c.js')).body).toBe('export {};');
  await other.close();
});

test('without compression in the request or the build, the file comes uncompressed', async () => {
  const plain = await http.inject('/assets/large-4d5e6f.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(LARGE);
  const small = await http.inject({ url: '/assets/page-1a2b3c.js', headers: { 'accept-encoding': 'br' } });
  expect(small.body).toBe('export {};');
});

test('the page is compressed at every address', async () => {
  const answer = await http.inject({ url: '/stable', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(PAGE);
});

test.each(['/api/nothing', '/assets/page-of-yesterday.js'])('%s answers 404, not the page', async (url) => {
  const answer = await http.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test.each(['/../secret-beside-pages', '/..%2fsecret-beside-pages', '/assets/..%2f..%2fsecret-beside-pages'])(
  '%s does not leave the folder',
  async (url) => {
    expect((await http.inject(url)).body).not.toContain('secret\n');
    expect((await http.inject(url)).body).not.toBe('secret');
  },
);
