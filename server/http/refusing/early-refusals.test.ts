import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForFile, appForTest } from '../../testing/app/test-app.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';

const logged: { level: number; msg: string }[] = [];
const log = pino(
  { level: 'warn' },
  new Writable({
    write(line: Buffer, _, done) {
      logged.push(JSON.parse(line.toString()) as (typeof logged)[number]);
      done();
    },
  }),
);

const pagesDir = await mkdtemp(join(tmpdir(), 'fetlock-pages-'));
afterAll(() => rm(pagesDir, { recursive: true }));
await mkdir(join(pagesDir, 'assets'));
await writeFile(join(pagesDir, 'index.html'), '<!doctype html><head><title>Fetlock</title></head>');
await writeFile(join(pagesDir, 'assets', 'page-1a2b3c.js'), 'export {};');
const app = await appForFile({ log, pagesDir, trustProxy: true });
beforeEach(() => void logged.splice(0));

const SECURITY_HEADERS = {
  'content-security-policy': expect.stringContaining("base-uri 'none'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

describe('a static file', () => {
  test.each<[string, Record<string, string>, number, string]>([
    ['/assets/page-1a2b3c.js', { range: 'bytes=99999999-' }, 416, 'RANGE_NOT_SATISFIABLE'],
    ['/', { range: 'bytes=99999999-' }, 416, 'RANGE_NOT_SATISFIABLE'],
    ['/api/docs/static/swagger-ui.css', { range: 'bytes=99999999-' }, 416, 'RANGE_NOT_SATISFIABLE'],
    ['/assets/page-1a2b3c.js', { 'if-match': '"zz"' }, 412, 'PRECONDITION_FAILED'],
    ['/api/docs/static/swagger-ui.css', { 'if-match': '"zz"' }, 412, 'PRECONDITION_FAILED'],
    ['/api/docs/static/..%2f..%2f..%2f..%2fpackage.json', {}, 404, 'NOT_FOUND'],
    ['/assets/%00', {}, 404, 'NOT_FOUND'],
  ])('%s asked for with %j answers %i, and no error is logged', async (url, headers, status, code) => {
    const answer = await app.http.inject({ url, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(answer.headers).toMatchObject(SECURITY_HEADERS);
    expect(logged).toEqual([]);
  });

  test('names the satisfiable range', async () => {
    const headers = { range: 'bytes=99999999-' };
    const answer = await app.http.inject({ url: '/assets/page-1a2b3c.js', headers });
    expect(answer.headers['content-range']).toBe('bytes */10');
  });
});

describe('security headers', () => {
  test.each(['/', '/stable', '/nothing.js', '/api/nothing', '/api/%zz', '/%', '/uploads/x', '/healthz'])(
    'stand on %s, whatever the method',
    async (url) => {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT'] as const) {
        const { headers } = await app.http.inject({ method, url });
        expect(headers, method).toMatchObject(SECURITY_HEADERS);
        expect(headers, method).toHaveProperty('x-request-id');
      }
    },
  );

  test.each([
    ['a path longer than any', `/api/horses/${'a'.repeat(9000)}`],
    ['a query that cannot be read', '/api/horses?limit=%zz'],
  ])('stand on %s', async (_, url) => {
    expect((await app.http.inject(url)).headers).toMatchObject(SECURITY_HEADERS);
  });

  test('ask for TLS only on requests over TLS', async () => {
    const byTls = { 'x-forwarded-proto': 'https' };
    for (const url of ['/', '/api/nothing', '/healthz']) {
      const secure = await app.http.inject({ url, headers: byTls });
      expect(secure.headers['strict-transport-security'], url).toBe('max-age=31536000');
      expect((await app.http.inject(url)).headers, url).not.toHaveProperty('strict-transport-security');
    }
    const direct = await appForTest();
    const { headers } = await direct.http.inject({ url: '/api/nothing', headers: byTls });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('a page of another site', () => {
  const send = (method: 'GET' | 'POST', site: string, url = '/api/contact') =>
    app.http.inject({ method, url, headers: { 'sec-fetch-site': site } });

  test('cannot make a browser change anything', async () => {
    const refused = await send('POST', 'cross-site');
    expect({ status: refused.statusCode, body: refused.json<unknown>() }).toEqual({
      status: 403,
      body: { code: 'CROSS_SITE', message: 'Only pages of this game may ask for that.' },
    });
    for (const site of ['same-origin', 'none']) expect((await send('POST', site)).statusCode, site).toBe(400);
  });

  test('may link here', async () => {
    expect((await send('GET', 'cross-site', '/')).statusCode).toBe(200);
  });

  test('gets no answer that its scripts may read', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    const answer = await app.http.inject({ method: 'OPTIONS', url: '/api/contact', headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test('nothing is cached that does not say so', async () => {
  const cached = async (url: string) => (await app.http.inject(url)).headers['cache-control'];
  for (const url of ['/api/breeds', '/api/nothing', '/api/%zz', '/healthz', '/uploads/x', '/nothing.js'])
    expect(await cached(url), url).toMatch(/^no-(?:store|cache)$/);
  expect(await cached('/assets/page-1a2b3c.js')).toMatch(/immutable/);
});

test('security.txt says where to report a vulnerability', async () => {
  const answer = await app.http.inject({
    url: '/.well-known/security.txt',
    headers: { host: 'elsewhere.example', 'x-forwarded-host': 'elsewhere.example' },
  });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/^Contact: https:\/\/fetlock\.test\/contact$/m);
  expect(answer.body).not.toContain('elsewhere');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * REAL_MS_PER_DAY);
});

describe('requests that only a raw connection can send', () => {
  let port: number;
  beforeAll(async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    port = (app.http.server.address() as AddressInfo).port;
  });

  async function answerTo(bytes: string) {
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
    return { first, headers, body };
  }

  test.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['a header that cannot be', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nLong: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s: refused in a sentence, with the security headers', async (_, bytes, status) => {
    const { first, headers, body } = await answerTo(bytes);
    expect(first).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(headers).toMatchObject({ ...SECURITY_HEADERS, connection: 'close' });
    expect(headers['content-length']).toBe(String(body.length));
    expect(JSON.parse(body)).toEqual({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
    expect(logged).toEqual([]);
  });

  test.each(['/api/breeds', '/', '/.well-known/security.txt', '/api/nothing'])(
    'two Host headers for %s: refused in a sentence, even if they are equal',
    async (path) => {
      for (const hosts of ['Host: x\r\nhost: y', 'Host: x\r\nHost: x']) {
        const { first, headers, body } = await answerTo(
          `GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`,
        );
        expect(first).toMatch(/^HTTP\/1\.1 400 /);
        expect(headers).toMatchObject(SECURITY_HEADERS);
        expect(JSON.parse(body)).toEqual({
          code: 'INVALID_INPUT',
          message: 'A request has one Host header.',
        });
      }
    },
  );

  test.each([
    '/api/docs/static/../../../../package.json',
    '/assets/../../../package.json',
    '/../../etc/passwd',
  ])('%s leads nowhere, and no error is logged', async (path) => {
    const { first, headers, body } = await answerTo(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(first).toMatch(path.startsWith('/../') ? /200|404/ : /404/);
    expect(headers).toMatchObject(SECURITY_HEADERS);
    expect(body).not.toMatch(/"dependencies"|root:/);
    expect(logged).toEqual([]);
  });
});
