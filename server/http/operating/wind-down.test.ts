import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, test, type TestContext } from 'vitest';
import { keepConnectionsOn } from './wind-down.ts';

/** Exceeds the socket buffers. */
const LARGE_BYTES = 32 * 1024 * 1024;

interface Client {
  readonly socket: Socket;
  answer: string;
  bytes: number;
  readonly closed: Promise<unknown>;
}

async function serve({ onTestFinished }: TestContext) {
  const http = Fastify({ return503OnClosing: false });
  const connections = keepConnectionsOn(http);
  let answerWork = () => {};
  http.get('/', async () => 'here');
  http.get('/large', async () => Buffer.alloc(LARGE_BYTES));
  const working = new Promise<string>((resolve) => (answerWork = () => resolve('worked')));
  http.get('/work', () => working);
  http.post('/', async () => 'taken');
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });

  return {
    answerWork: () => answerWork(),
    isListening: () => http.server.listening,
    async open(sent = ''): Promise<Client> {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      const client: Client = { socket, answer: '', bytes: 0, closed: once(socket, 'close') };
      socket.on('data', (piece: Buffer) => {
        client.bytes += piece.length;
        if (client.answer.length < 10_000) client.answer += piece.toString('latin1');
      });
      await once(socket, 'connect');
      if (sent !== '') socket.write(sent);
      await wait(50);
      return client;
    },
    async millisecondsToStop(): Promise<number> {
      const begun = performance.now();
      await connections.windDown(() => http.close());
      return performance.now() - begun;
    },
  };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
const HALF_A_BODY =
  'POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n"half';

/* Each test has its own server and mostly waits. */
describe.concurrent('a server that stops', () => {
  test('does not wait forever for clients that are silent, half done, idle or not reading', async (context) => {
    const { expect } = context;
    const { open, millisecondsToStop } = await serve(context);
    const clients = [
      await open(),
      await open('GET / HTTP/1.1\r\nHost: he'),
      await open(HALF_A_BODY),
      await open(get('/')),
      await open(`${get('/')}GET / HT`),
    ];
    const reader = await open();
    reader.socket.pause();
    reader.socket.write(get('/large'));
    await wait(300);
    expect(await millisecondsToStop()).toBeLessThan(10_000);
    await Promise.all(clients.map(({ closed }) => closed));
  });

  test('accepts no connections, and closes open ones after their next answer', async (context) => {
    const { expect } = context;
    const { open, millisecondsToStop, isListening } = await serve(context);
    const kept = await open(get('/'));
    expect(kept.answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive/i);
    kept.answer = '';
    const stopped = millisecondsToStop();
    await wait(300);
    expect(isListening()).toBe(false);
    kept.socket.write(get('/'));
    await kept.closed;
    expect(kept.answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*here$/i);
    await stopped;
  });

  test('waits for open requests, and closes their connection with the answer', async (context) => {
    const { expect } = context;
    const { open, millisecondsToStop, answerWork } = await serve(context);
    const asked = await open(get('/work'));
    const stopped = millisecondsToStop();
    await wait(5_500);
    answerWork();
    await asked.closed;
    expect(asked.answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*worked$/i);
    expect(await stopped).toBeLessThan(7_500);
  });

  test('accepts a body that arrives in time', async (context) => {
    const { expect } = context;
    const { open, millisecondsToStop } = await serve(context);
    const slow = await open(HALF_A_BODY);
    const stopped = millisecondsToStop();
    await wait(2_000);
    slow.socket.write('more"');
    await slow.closed;
    expect(slow.answer).toContain('taken');
    await stopped;
  });

  test('does not cut off an answer while the client reads it', async (context) => {
    const { expect } = context;
    const { open, millisecondsToStop } = await serve(context);
    const reader = await open();
    reader.socket.pause();
    reader.socket.write(get('/large'));
    await wait(300);
    const stopped = millisecondsToStop();
    await wait(2_000);
    reader.socket.resume();
    await reader.closed;
    await stopped;
    expect(reader.bytes).toBeGreaterThan(LARGE_BYTES);
  });
});
