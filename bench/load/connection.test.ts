import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { prepareSteps, type Call } from './request.ts';

let server: Server | undefined;
let connection: Connection | undefined;

afterEach(() => {
  connection?.close();
  server?.close();
});

async function connected(listener: RequestListener): Promise<Connection> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  connection = await Connection.open((listening.address() as AddressInfo).port);
  return connection;
}

function bytesOf(call: Call): Buffer {
  const bytes = prepareSteps([[call]])[0]?.requests[0]?.bytes;
  if (!bytes) throw new Error('No request was prepared');
  return bytes;
}

describe('a connection', () => {
  test('sends what Node parses as the call, and is reused for the next', async () => {
    const sockets = new Set<unknown>();
    const to = await connected((request, response) => {
      sockets.add(request.socket);
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { method, url, headers } = request;
        response.end(JSON.stringify({ method, url, body, token: headers.authorization ?? null }));
      });
    });
    const said = async (call: Call) => JSON.parse((await to.send(bytesOf(call))).body.toString()) as unknown;

    expect(await said({ method: 'GET', path: '/api/horses?limit=2', token: 'abc' })).toEqual({
      method: 'GET',
      url: '/api/horses?limit=2',
      body: '',
      token: 'Bearer abc',
    });
    expect(await said({ method: 'POST', path: '/api/x', body: { name: 'Jüniper' } })).toEqual({
      method: 'POST',
      url: '/api/x',
      body: '{"name":"Jüniper"}',
      token: null,
    });
    expect(sockets.size).toBe(1);
  });

  test('waits for all of a reply that comes in pieces', async () => {
    const text = 'é'.repeat(50_000);
    const send = async (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': Buffer.byteLength(text) });
      for (const piece of [text.slice(0, 10), text.slice(10, 40_000), text.slice(40_000)]) {
        response.write(piece);
        await wait(10);
      }
      response.end();
    };
    const to = await connected((_, response) => void send(response));
    const { status, body } = await to.send(bytesOf({ method: 'GET', path: '/' }));
    expect(status).toBe(200);
    expect(body.toString()).toBe(text);
  });

  test('returns the status of a refusal', async () => {
    const to = await connected((_, response) => response.writeHead(409, { 'content-length': 2 }).end('{}'));
    expect((await to.send(bytesOf({ method: 'GET', path: '/' }))).status).toBe(409);
  });

  test('throws when the server hangs up before it replied', async () => {
    const to = await connected((request) => request.socket.destroy());
    await expect(to.send(bytesOf({ method: 'GET', path: '/' }))).rejects.toThrow();
  });
});
