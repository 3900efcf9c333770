import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { streamTo } from './live-stream.ts';

const READER = { id: 'anna', sessionId: 'one', deviceId: null, expiresAt: new Date('2040-01-01') };
let server: Server;
let socket: Socket;
let out: ServerResponse;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  [, out] = (await once(server, 'request')) as [unknown, ServerResponse];
  out.writeHead(200, { connection: 'close' });
});
afterEach(() => {
  socket.destroy();
  server.close();
});

test('a client that does not read is dropped, and little is buffered for it', async () => {
  const stream = streamTo(READER, out);
  socket.pause();
  let most = 0;
  const gone = new Promise<void>((resolve) => stream.onceGone(resolve));
  // Exceeds the socket buffers.
  for (let sent = 0; sent < 20_000 && !out.destroyed; sent++) {
    stream.send('x'.repeat(1_000));
    most = Math.max(most, out.writableLength);
    if (sent % 100 === 0) await new Promise(setImmediate);
  }
  await gone;
  expect(most).toBeLessThan(70_000);
});

test('writing to a closed stream is no error', async () => {
  const stream = streamTo(READER, out);
  const gone = new Promise<void>((resolve) => stream.onceGone(resolve));
  socket.destroy();
  await gone;
  stream.send('x');
  stream.end(1);
});

test('closing sends the time until reconnection', async () => {
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  const stream = streamTo(READER, out);
  stream.end(300_000);
  stream.end();
  await once(socket, 'close');
  expect(heard).toContain('retry: 300000\n\n');
});
