import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eachOnce, overAndOver } from './load.ts';
import { paced } from './paced.ts';
import { prepareSteps } from './request.ts';

const TAKES_MS = 100;
/** Timers may come a little early. */
const EARLY_MS = 10;
let server: Server;
let port: number;
let underWay = 0;
let most = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    most = Math.max(most, (underWay += 1));
    setTimeout(() => {
      underWay -= 1;
      response.statusCode = request.url === '/refused' ? 409 : 200;
      response.end('{"code":"OFFER_GONE"}');
    }, TAKES_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const steps = (count: number, path = '/') =>
  prepareSteps(Array.from({ length: count }, () => [{ method: 'GET', path }]));

describe('an even pace', () => {
  test('begins steps without waiting for earlier ones, and times each', async () => {
    const begun = performance.now();
    const latencies = await paced({
      port,
      next: eachOnce(steps(20)),
      perSecond: 100,
      until: wait(10_000, 0, { ref: false }),
    });
    expect(latencies).toHaveLength(20);
    expect(most).toBeGreaterThan(1);
    expect(Math.min(...latencies)).toBeGreaterThan(TAKES_MS - EARLY_MS);
    expect(performance.now() - begun).toBeGreaterThan(190 + TAKES_MS - EARLY_MS);
  });

  test('ends on request, after the steps under way', async () => {
    let stop = () => {};
    const until = new Promise<void>((resolve) => (stop = resolve));
    const forEver = overAndOver(steps(3));
    let begun = 0;
    const next = () => {
      if ((begun += 1) === 5) stop();
      return forEver();
    };
    const latencies = await paced({ port, next, perSecond: 50, until });
    expect(latencies).toHaveLength(begun);
    expect(begun).toBeGreaterThanOrEqual(5);
    expect(underWay).toBe(0);
  });

  test('throws on a refusal', async () => {
    const refused = paced({
      port,
      next: eachOnce(steps(1, '/refused')),
      perSecond: 50,
      until: wait(10_000, 0, { ref: false }),
    });
    await expect(refused).rejects.toThrow('GET /refused answered 409');
  });
});
