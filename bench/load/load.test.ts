import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, onTestFinished, vi } from 'vitest';
import { CONNECTIONS, eachOnce, load, overAndOver } from './load.ts';
import { prepareSteps, REQUEST_ID_HEADER } from './request.ts';

let server: Server;
let port: number;
let received: string[] = [];
let most = 0;
let underWay = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    received.push(String(request.headers[REQUEST_ID_HEADER]));
    setTimeout(() => {
      underWay -= 1;
      response.statusCode = request.url === '/refused' ? 409 : 200;
      response.end('{"code":"OFFER_GONE"}');
    }, 5);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const steps = (count: number, path = '/') =>
  prepareSteps(Array.from({ length: count }, () => [{ method: 'GET', path }]));

describe('load', () => {
  test('sends each step once, on all connections at once, and times each', async () => {
    received = [];
    const { steps: taken, latencies } = await load({ port, next: eachOnce(steps(100)), forMs: 10_000 });
    expect(taken).toBe(100);
    expect(received.toSorted()).toEqual(Array.from({ length: 100 }, (_, id) => String(id)).toSorted());
    expect(most).toBe(CONNECTIONS);
    expect(latencies.every((milliseconds) => milliseconds >= 4)).toBe(true);
  });

  test('ends in time when there is always another step', async () => {
    // Each step takes a millisecond, however slow the machine is.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const forEver = overAndOver(steps(3));
    const next = () => {
      vi.advanceTimersByTime(1);
      return forEver();
    };
    const { steps: taken, seconds } = await load({ port, next, forMs: 500 });
    expect(taken).toBeGreaterThan(CONNECTIONS);
    expect(seconds).toBeGreaterThanOrEqual(0.5);
  });

  test('makes the calls of a step one after the other', async () => {
    received = [];
    const twoCalls = prepareSteps([
      [
        { method: 'GET', path: '/first' },
        { method: 'GET', path: '/second' },
      ],
    ]);
    const { steps: taken } = await load({ port, next: eachOnce(twoCalls), forMs: 10_000 });
    expect(taken).toBe(1);
    expect(received).toEqual(['0', '1']);
  });

  test('throws on a refusal', async () => {
    await expect(load({ port, next: eachOnce(steps(1, '/refused')), forMs: 10_000 })).rejects.toThrow(
      'GET /refused answered 409: {"code":"OFFER_GONE"}',
    );
  });
});
