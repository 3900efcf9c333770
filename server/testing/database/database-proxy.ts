import { once } from 'node:events';
import { createServer, Socket, type AddressInfo } from 'node:net';

/**
 * `silent`: delays both directions. `deaf`: delays the server's answers. `recovering`: answers as after a
 * crash. `gone`: closes connections.
 */
type ProxyMode = 'open' | 'silent' | 'deaf' | 'recovering' | 'gone';

/** Empty `name`: unnamed. */
interface SentStatement {
  readonly name: string;
  readonly sql: string;
}

export interface DatabaseProxy {
  /** Connections must be unencrypted. */
  readonly url: string;
  readonly startSettings: ReadonlySet<string>;
  readonly statements: readonly SentStatement[];
  /** `open` also releases delayed data. */
  become(mode: ProxyMode): void;
  /** Turns deaf once a connection has sent `first`, then `then`. */
  becomeDeafAfter(first: string, then: string): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<{ client: Socket; server: Socket }>();
  const startSettings = new Set<string>();
  const statements: SentStatement[] = [];
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
    const read = readMessages(startSettings, statements);
    pairs.add(pair);
    client.on('data', (bytes) => {
      read(bytes);
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
    applyMode(pair);
  });

  const applyMode = ({ client, server }: { client: Socket; server: Socket }) => {
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
      else applyMode(pair);
    }
  };

  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  // Leads to a socket past the proxy.
  url.searchParams.delete('host');
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    startSettings,
    statements,
    become,
    becomeDeafAfter: (...texts) => (deafAfter = texts),
    async close() {
      become('gone');
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** PostgreSQL documentation, "Message Formats". The first message has no type. */
function readMessages(startSettings: Set<string>, statements: SentStatement[]) {
  let unread = Buffer.alloc(0);
  let hasBegun = false;
  return (piece: Buffer) => {
    unread = Buffer.concat([unread, piece]);
    for (;;) {
      const typeBytes = hasBegun ? 1 : 0;
      if (unread.length < typeBytes + 4) return;
      const length = typeBytes + unread.readInt32BE(typeBytes);
      if (unread.length < length) return;
      const type = unread.toString('latin1', 0, typeBytes);
      const texts = unread.toString('utf8', typeBytes + 4, length).split('\0');
      if (type === 'Q') statements.push({ name: '', sql: texts[0] ?? '' });
      if (type === 'P') statements.push({ name: texts[0] ?? '', sql: texts[1] ?? '' });
      if (!hasBegun)
        for (const name of settingNames(unread.toString('utf8', 8, length))) startSettings.add(name);
      hasBegun = true;
      unread = unread.subarray(length);
    }
  };
}

/** `name\0value\0name\0value\0\0` */
function settingNames(text: string): string[] {
  return text.split('\0').filter((part, index) => index % 2 === 0 && part !== '');
}

const RECOVERING = (() => {
  const fields = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is in recovery mode\0\0';
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  return message;
})();
