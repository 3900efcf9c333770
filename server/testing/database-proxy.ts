import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A statement that came through the proxy; `name` is empty unless the session is to keep it. */
interface SentStatement {
  readonly name: string;
  readonly sql: string;
}

/** A TCP proxy before a PostgreSQL server, for tests of what is sent there and of a network that goes silent. */
export interface DatabaseProxy {
  /** The server's address, by way of the proxy. */
  readonly url: string;
  /** Names of the settings that connections were begun with. */
  readonly startSettings: ReadonlySet<string>;
  readonly statements: readonly SentStatement[];
  /** Passes nothing on any more, on old and new connections, and closes none. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Starts a proxy before the server of this address. Connections must not be encrypted. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const startSettings = new Set<string>();
  const statements: SentStatement[] = [];
  let isFrozen = false;

  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    if (isFrozen) socket.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const read = readMessages(startSettings, statements);
    client.on('data', (piece) => {
      read(piece);
      upstream.write(piece);
    });
    upstream.on('data', (piece) => client.write(piece));
    keep(client, upstream);
    keep(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    startSettings,
    statements,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Reads what a client sends (PostgreSQL's documentation, "Message Formats"). The first message has no type. */
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
