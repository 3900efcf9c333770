import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, test, type TestContext } from 'vitest';
import { startStopwatch } from '../../testing/stopwatch.ts';
import { trackConnectionsOn } from './wind-down.ts';

/** Exceeds the socket buffers. */
const LARGE_BYTES = 32 * 1024 * 1024;

interface Client {
  readonly socket: Socket;
  answer: string;
  bytes: number;
  readonly closed: Promise<unknown>;
}

/** Never ends in a test. */
const LONG_MS = 600_000;
const PATIENT_WITH_CLIENTS = { nobody: 100, client: LONG_MS, server: LONG_MS };

async function serve(
  { onTestFinished, expect }: TestContext,
  patience?: Parameters<typeof trackConnectionsOn>[1],
) {
  const http = Fastify({ return503OnClosing: false });
  const connections = trackConnectionsOn(http, patience);
  let answerWork = () => {};
  http.get('/', async () => 'here');
  http.get('/large', async () => Buffer.alloc(LARGE_BYTES));
  const working = new Promise<string>((resolve) => (answerWork = () => resolve('worked')));
  http.get('/work', () => working);
  http.post('/', async () => 'taken');
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  const bytesRead = new Map<number | undefined, () => number>();
  http.server.on('connection', (socket) => bytesRead.set(socket.remotePort, () => socket.bytesRead));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });

  const send = async ({ socket }: Client, text: string) => {
    const before = socket.bytesWritten;
    socket.write(text);
    const read = () => bytesRead.get(socket.localPort)?.();
    await expect.poll(read).toBeGreaterThanOrEqual(before + text.length);
  };

  return {
    answerWork: () => answerWork(),
    isListening: () => http.server.listening,
    /** The server has read all of it. */
    send,
    async open(sent = ''): Promise<Client> {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      const client: Client = { socket, answer: '', bytes: 0, closed: once(socket, 'close') };
      socket.on('data', (piece: Buffer) => {
        client.bytes += piece.length;
        if (client.answer.length < 10_000) client.answer += piece.toString('latin1');
      });
      await once(socket, 'connect');
      await send(client, sent);
      return client;
    },
    async millisecondsToStop(): Promise<number> {
      const ran = startStopwatch(onTestFinished);
      await connections.windDown(() => http.close());
      return ran();
    },
  };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
const HALF_A_BODY =
  'POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n"half';

/* Each test has its own server and mostly waits. */
describe.concurrent('a server that stops', () => {
  test('does not wait forever for clients that are silent, have sent half a request, are idle or do not read', async (context) => {
    const { expect } = context;
    const { open, send, millisecondsToStop } = await serve(context);
    const clients = [
      await open(),
      await open('GET / HTTP/1.1\r\nHost: he'),
      await open(HALF_A_BODY),
      await open(get('/')),
      await open(`${get('/')}GET / HT`),
    ];
    const reader = await open();
    reader.socket.pause();
    await send(reader, get('/large'));
    expect(await millisecondsToStop()).toBeLessThan(10_000);
    await Promise.all(clients.map(({ closed }) => closed));
  });

  test('accepts no connections, and closes open ones after their next answer', async (context) => {
    const { expect } = context;
    const patience = { nobody: LONG_MS, client: LONG_MS, server: LONG_MS };
    const { open, millisecondsToStop, isListening } = await serve(context, patience);
    const idle = await open(get('/'));
    await expect.poll(() => idle.answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive[^]*here$/i);
    idle.answer = '';
    const stopped = millisecondsToStop();
    await expect.poll(isListening).toBe(false);
    idle.socket.write(get('/'));
    await idle.closed;
    expect(idle.answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*here$/i);
    await stopped;
  });

  test('waits for open requests, and closes their connection with the answer', async (context) => {
    const { expect } = context;
    const patience = { nobody: 100, client: 300, server: LONG_MS };
    const { open, millisecondsToStop, answerWork } = await serve(context, patience);
    const busy = await open(get('/work'));
    const stopped = millisecondsToStop();
    await wait(500);
    answerWork();
    await busy.closed;
    expect(busy.answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*worked$/i);
    await stopped;
  });

  test('accepts a body that arrives in time', async (context) => {
    const { expect } = context;
    const { open, millisecondsToStop } = await serve(context, PATIENT_WITH_CLIENTS);
    const slow = await open(HALF_A_BODY);
    const stopped = millisecondsToStop();
    await wait(500);
    slow.socket.write('more"');
    await slow.closed;
    expect(slow.answer).toContain('taken');
    await stopped;
  });

  test('does not cut off an answer while the client reads it', async (context) => {
    const { expect } = context;
    const { open, send, millisecondsToStop } = await serve(context, PATIENT_WITH_CLIENTS);
    const reader = await open();
    reader.socket.pause();
    await send(reader, get('/large'));
    const stopped = millisecondsToStop();
    await wait(500);
    reader.socket.resume();
    await reader.closed;
    await stopped;
    expect(reader.bytes).toBeGreaterThan(LARGE_BYTES);
  });
});
