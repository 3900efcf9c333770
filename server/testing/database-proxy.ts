import { once } from 'node:events';
import { createServer, Socket, type AddressInfo } from 'node:net';

/**
 * What a proxy does with what is sent through it.
 * `silent`: holds it back in both directions, as in front of a server that hangs. `deaf`: the server hears, nobody
 * hears its answers. `recovering`: answers as a server that starts again after a crash. `gone`: hangs up.
 */
type ProxyMode = 'open' | 'silent' | 'deaf' | 'recovering' | 'gone';

export interface DatabaseProxy {
  /** The address of the same database, through the proxy. */
  readonly url: string;
  /** From now on. Whatever was held back is passed on when it is open again. */
  become(mode: ProxyMode): void;
  /** Becomes deaf as soon as a client has sent the first text and then, on the same connection, the second. */
  becomeDeafAfter(first: string, then: string): void;
  close(): Promise<void>;
}

/** Stands between a program and its database, to fail as networks and servers do. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<{ client: Socket; server: Socket }>();
  let mode: ProxyMode = 'open';
  let deafAfter: readonly [first: string, then: string] | undefined;

  const proxy = createServer((client) => {
    if (mode === 'gone' || mode === 'recovering') {
      if (mode === 'gone') client.destroy();
      client.on('error', () => {}).once('data', () => client.end(RECOVERING));
      return;
    }
    const server = new Socket();
    const pair = { client, server };
    let hasSentFirst = false;
    pairs.add(pair);
    client.on('data', (bytes) => {
      if (deafAfter) {
        if (hasSentFirst && bytes.includes(deafAfter[1])) become('deaf');
        hasSentFirst ||= bytes.includes(deafAfter[0]);
      }
      server.write(bytes);
    });
    server.on('data', (bytes) => client.write(bytes));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
    server.connect(Number(target.port), target.hostname);
    hold(pair);
  });

  const hold = ({ client, server }: { client: Socket; server: Socket }) => {
    if (mode === 'silent') client.pause();
    else client.resume();
    if (mode === 'silent' || mode === 'deaf') server.pause();
    else server.resume();
  };

  const become = (next: ProxyMode) => {
    mode = next;
    if (next !== 'deaf') deafAfter = undefined;
    for (const pair of pairs) {
      if (mode === 'gone' || mode === 'recovering') pair.client.destroy();
      else hold(pair);
    }
  };

  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    become,
    becomeDeafAfter: (...texts) => (deafAfter = texts),
    async close() {
      become('gone');
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** An ErrorResponse of PostgreSQL's protocol. */
const RECOVERING = (() => {
  const fields = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is in recovery mode\0\0';
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  return message;
})();
