import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { CallShape } from '../../contract/call.ts';
import { CONTRACT, EVERY_CALL } from '../../contract/contract.ts';
import { openApiProblems, type OpenApi } from '../testing/app/openapi-problems.ts';
import { awayDirectory } from '../testing/database/directory.ts';
import { appForFile, appForTest } from '../testing/app/test-app.ts';

const FOR_OPERATORS = [
  'GET /healthz',
  'GET /readyz',
  'GET /readyz/proxy',
  'GET /.well-known/security.txt',
  'GET /api/docs',
  'GET /api/docs/json',
  'GET /api/docs/yaml',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  'GET /api/docs*',
  'GET /uploads/:file',
  'GET /portraits/:file',
  'GET /portraits/h/:file',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemaps/:file',
  'POST /api/payments/webhook',
] as const;

const routeOf = ({ method, path }: CallShape) => `${method} ${path}`;

const app = await appForFile();
const withoutDevClock = await appForFile({ database: app.database, devClock: false });

test('every call of the contract is served, and nothing that is not in it', () => {
  const promised = [...CONTRACT.map(routeOf), ...FOR_OPERATORS];
  expect(servedRoutes(app.http).toSorted()).toEqual(promised.toSorted());
});

test('the call to move the clock exists only with the dev clock', () => {
  const left = CONTRACT.filter(({ onlyWithDevClock }) => !onlyWithDevClock).map(routeOf);
  expect(left.length).toBe(CONTRACT.length - 1);
  expect(servedRoutes(withoutDevClock.http).toSorted()).toEqual([...left, ...FOR_OPERATORS].toSorted());
});

test('the calls of realms exist only with a directory', async () => {
  const directory = awayDirectory('hill');
  const withDirectory = await appForTest({ database: app.database, directory });
  const promised = [...EVERY_CALL.map(routeOf), ...FOR_OPERATORS];
  expect(servedRoutes(withDirectory.http).toSorted()).toEqual(promised.toSorted());
  expect(openApiProblems((await withDirectory.http.inject('/api/docs/json')).json())).toEqual([]);
});

test('no two calls share a route', () => {
  expect(new Set(EVERY_CALL.map(routeOf)).size).toBe(EVERY_CALL.length);
});

test('the operator’s routes answer', async () => {
  expect((await app.http.inject('/healthz')).json()).toEqual({ status: 'up' });
  for (const url of ['/readyz', '/readyz/proxy'])
    expect((await app.http.inject(url)).json()).toEqual({ status: 'ready' });
  await app.call('GET /api/breeds');
  expect(await app.metrics()).toMatch(
    /http_request_seconds_count\{method="GET",route="\/api\/breeds",status="200"\} 1\n/,
  );
});

test('the OpenAPI document describes every call, and nothing else', async () => {
  const document: OpenApi = (await app.http.inject('/api/docs/json')).json();
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(described.toSorted()).toEqual(CONTRACT.map(routeOf).toSorted());
  expect(openApiProblems(document)).toEqual([]);
});

test('the document says which calls need a token, and every way they may be refused', async () => {
  const document: OpenApi = (await app.http.inject('/api/docs/json')).json();
  for (const call of CONTRACT) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[call.method.toLowerCase()];
    expect(operation?.security, routeOf(call)).toEqual(
      call.access === 'player' ? [{ session: [] }, ...(call.scope ? [{ accessToken: [] }] : [])] : undefined,
    );
    const takes = call.body !== undefined || call.file !== undefined;
    expect(operation?.requestBody !== undefined, routeOf(call)).toBe(takes);
    for (const [code, [status]] of Object.entries(call.refusals)) {
      expect(operation?.responses[status]?.['description'], `${routeOf(call)} ${code}`).toContain(code);
    }
  }
});

test.each([
  ['GET', '/api/nothing', '/api/nothing'],
  ['DELETE', '/api/horses', '/api/horses'],
  ['GET', '/api/horses/%zz?x=1', '/api/horses/%zz'],
  ['GET', `/api/horses/${'a'.repeat(101)}`, `/api/horses/${'a'.repeat(101)}`],
  ['GET', '/.env', '/.env'],
] as const)('%s %s: there is nothing', async (method, url, there) => {
  const answer = await app.http.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 'NOT_FOUND', message: `There is nothing at ${there}.` });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a trailing slash changes nothing', async () => {
  expect((await app.http.inject('/api/breeds/')).statusCode).toBe(200);
});

const LINE = /^(?<depth>(?:[│ ] {3})*)[├└]── (?<path>.*?)(?: \((?<methods>[A-Z, ]+)\))?$/;

/** Parses the framework's printed tree; skips the implied HEAD routes. */
function servedRoutes(http: FastifyInstance): string[] {
  const above: string[] = [];
  const routes: string[] = [];
  for (const line of http.printRoutes({ commonPrefix: false }).trim().split('\n')) {
    const { depth = '', path, methods = '' } = LINE.exec(line)?.groups ?? {};
    if (path === undefined) throw new Error(`The tree of routes has a line of another kind: ${line}`);
    above.length = depth.length / 4;
    above.push(path);
    for (const method of methods.split(', ')) {
      if (method !== '' && method !== 'HEAD') routes.push(`${method} ${above.join('')}`);
    }
  }
  return routes;
}
