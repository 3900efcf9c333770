import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, type TestContext } from 'vitest';
import { runServer, type RunningServer } from './testing/programs/running-server.ts';
import { startStopwatch } from './testing/stopwatch.ts';
import { worldToServe } from './testing/database/test-worlds.ts';

const DRAIN_MS = 2_000;
/** Proxies check about once a second. */
const CHECK_MS = 1_000;
/** Far more, for the tests' own process may stall. The other test takes as long meanwhile. */
const LONG_DRAIN_MS = 6 * CHECK_MS;

async function serve({ onTestFinished }: TestContext, drainMs = DRAIN_MS): Promise<RunningServer> {
  const world = await worldToServe();
  const server = await runServer({ ...world.env, DRAIN_MS: String(drainMs) });
  onTestFinished(async () => {
    server.send('SIGKILL');
    await server.ended;
    await world.remove();
  });
  return server;
}

/** Rejects if the connection breaks. */
function fetchText(url: string, agent: Agent): Promise<{ status: number; connection: string; text: string }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('error', reject);
      const { statusCode: status = 0, headers } = response;
      response.on('end', () => resolve({ status, connection: headers.connection ?? '', text }));
    });
    request.on('error', reject);
  });
}

test.concurrent('a stopping process reports it on /readyz and loses no request of a proxy that checks it', async (context) => {
  const server = await serve(context, LONG_DRAIN_MS);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let isReady = true;
  const failed: unknown[] = [];
  let answeredWhileLeaving = 0;
  const send = async () => {
    while (isReady) {
      const sentWhileLeaving = leaving;
      const answer = await fetchText(`${server.url}/api/breeds`, agent).catch((error: unknown) => ({
        status: String(error),
      }));
      if (answer.status !== 200) failed.push(answer);
      else if (sentWhileLeaving) answeredWhileLeaving += 1;
      await wait(20);
    }
  };
  let leaving = false;
  const senders = Array.from({ length: 16 }, send);
  await wait(500);
  server.send('SIGTERM');
  await server.logged(/^draining: /);
  leaving = true;
  const readiness = await fetch(new URL('/readyz', server.url));
  expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'leaving' }]);
  expect((await fetch(new URL('/readyz/proxy', server.url))).status).toBe(404);
  expect((await fetch(new URL('/healthz', server.url))).status).toBe(200);
  await wait(CHECK_MS);
  await context.expect.poll(() => answeredWhileLeaving).toBeGreaterThan(10);
  isReady = false;
  await Promise.all(senders);
  expect(failed).toEqual([]);
  expect(await server.ended).toMatchObject({ code: 0, signal: null, complaint: '' });
});

test.concurrent('it ends within ten seconds of its drain, despite open connections and repeated signals', async (context) => {
  const server = await serve(context);
  const account = { username: 'Anna', email: 'anna@example.org', password: 'horseshoe 7' };
  const { token } = (await server.call('POST /api/auth/register', { body: account })).body;
  const { hostname, port } = new URL(server.url);
  const open = (sent: string) => {
    const socket = connect(Number(port), hostname).on('error', () => {});
    socket.write(sent);
    return socket.pause();
  };
  const ends = `Host: here\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  const sockets = [
    open(''),
    open('GET /api/breeds HTTP/1.1\r\nHost: he'),
    open(
      `POST /api/inventory/buy-feed HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n${ends}{`,
    ),
    open(`GET /api/breeds HTTP/1.1\r\n${ends}`),
    open(`GET /api/live HTTP/1.1\r\n${ends}`),
    open(`GET /api/docs/json HTTP/1.1\r\n${ends}`.repeat(60)),
  ];
  await wait(500);
  const ran = startStopwatch(context.onTestFinished);
  server.send('SIGTERM');
  await server.logged(/^shutting down: finishing open requests$/);
  server.send('SIGTERM');
  server.send('SIGINT');
  expect(await server.ended).toMatchObject({ code: 0, signal: null, complaint: '' });
  expect(ran()).toBeLessThan(DRAIN_MS + 10_000);
  for (const socket of sockets) socket.destroy();
});
