import { Registry, Gauge } from '@prometheus-io/client';
import { afterEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app/test-app.ts';
import { openMetricsServer, type MetricsServer } from './metrics.ts';

const TOKEN = 'hay-and-oats-for-all';

const withoutToken = await appForFile();
const withToken = await appForFile({ database: withoutToken.database, metricsToken: TOKEN });

describe('on the game’s port', () => {
  test('metrics are not served if no token is set', async () => {
    for (const authorization of ['', `Bearer ${TOKEN}`]) {
      const { statusCode, body } = await withoutToken.http.inject({
        url: '/metrics',
        headers: { authorization },
      });
      expect(statusCode).toBe(404);
      expect(body).not.toContain('http_request_seconds');
    }
  });

  test.each([
    undefined,
    '',
    TOKEN,
    'Bearer ',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    `Basic ${TOKEN}`,
  ])('metrics are refused with %j', async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const { statusCode, body } = await withToken.http.inject({ url: '/metrics', headers });
    expect(statusCode).toBe(401);
    expect(body).not.toContain('http_request_seconds');
  });

  test('metrics are served with the token', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await withToken.http.inject({ url: '/metrics', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toContain('http_request_seconds');
  });
});

describe('on a port of their own', () => {
  const registry = new Registry();
  new Gauge({ name: 'horses', help: 'Horses', registers: [registry] }).set(7);
  const settings = { metricsPort: 0, metricsHost: '127.0.0.1' };
  let server: MetricsServer | undefined;
  afterEach(() => server?.close());

  const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${server?.port}${path}`, { headers });

  test('metrics are served, and nothing else', async () => {
    server = await openMetricsServer(registry, { ...settings, metricsToken: undefined });
    const answer = await get('/metrics');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('horses 7');
    for (const path of ['/', '/api/breeds', '/metrics/x']) expect((await get(path)).status).toBe(404);
  });

  test('the token is required there too, if set', async () => {
    server = await openMetricsServer(registry, { ...settings, metricsToken: TOKEN });
    expect((await get('/metrics')).status).toBe(401);
    expect((await get('/metrics', { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  test('no server starts without a port', async () => {
    const none = { ...settings, metricsPort: undefined, metricsToken: TOKEN };
    expect(await openMetricsServer(registry, none)).toBeUndefined();
  });
});
