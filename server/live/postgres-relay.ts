import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { addBulletin, type Bulletin } from '../db/news.ts';
import { LIVE_CONNECTION } from '../db/pool/server-pool.ts';
import { payloadsOf, readPayload } from './relay-payload.ts';
import type { Relay, RelayListener } from './relay.ts';

export interface PostgresRelayOptions {
  /** Must bypass poolers in transaction mode, which break LISTEN. */
  readonly databaseUrl: string;
  readonly listener: RelayListener;
  readonly log: Logger;
}

const CHANNEL = 'fetlock_live';

const GATHER_MS = 20;
/** Each process notifies itself to detect dead connections; seldom, to spare the database while idle. */
const HEARTBEAT_MS = 2_000;
/** Streams learn within 5 seconds that the connection is lost. */
const SILENT_MS = 4_000;
const CHECK_INTERVAL_MS = 250;
const PATIENCE_MS = 5_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2_000;
/** Shorter interruptions are not reported to streams. */
const MISSED_AFTER_MS = 250;
/** Time limit of closing. */
const CLOSE_LIMIT_MS = 2_000;

interface ListenConnection {
  /** Runs statements one by one, as `pg.Client` requires. */
  readonly query: (statement: string, values: readonly unknown[]) => Promise<unknown>;
  readonly lose: (reason: unknown) => void;
}

/** Sends NOTIFY after the commit, on its own connection: within transactions, commits would wait for each other. */
export function openPostgresRelay({ databaseUrl, listener, log }: PostgresRelayOptions): Relay {
  const from = crypto.randomUUID();
  const ownChannel = `${CHANNEL}_${from}`;
  const closing = new AbortController();
  let queue: Bulletin = new Map();
  let connection: ListenConnection | undefined;
  let lastReceivedAt = 0;
  let lostTimer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;

  const heard = ({ channel, payload }: pg.Notification) => {
    lastReceivedAt = performance.now();
    if (channel === ownChannel) return;
    const read = readPayload(payload ?? '');
    if (!read) listener.gap();
    else if (read.from !== from) listener.hear(read.bulletin);
  };

  const sendQueue = async ({ query, lose }: ListenConnection) => {
    const bulletin = queue;
    if (bulletin.size === 0) return;
    queue = new Map();
    try {
      const payloads = payloadsOf(from, bulletin);
      await query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloads]);
    } catch (error) {
      // Duplicates are harmless.
      addBulletin(queue, bulletin);
      lose(error);
    }
  };

  const sendSoon = () => {
    if (sending || queue.size === 0 || !connection) return;
    sending = wait(GATHER_MS)
      .then(() => connection && sendQueue(connection))
      .finally(() => {
        sending = undefined;
        sendSoon();
      });
  };

  const reportLostSoon = () => {
    if (closing.signal.aborted) return;
    lostTimer = setTimeout(() => listener.lost(), MISSED_AFTER_MS).unref();
  };

  const isDead = () => performance.now() - lastReceivedAt > SILENT_MS;

  const beat = ({ query, lose }: ListenConnection) => {
    query('select pg_notify($1, $2)', [ownChannel, '']).catch(lose);
  };

  const checkConnection = async ({ lose }: ListenConnection) => {
    // A busy process may have unread data.
    if (isDead()) await turn();
    if (isDead()) lose(new Error(`Nothing was heard for ${SILENT_MS} ms`));
  };

  /** Resolves with the reason once the connection is lost. */
  const listen = async (client: pg.Client): Promise<unknown> => {
    const timers: NodeJS.Timeout[] = [];
    const lost = new Promise<unknown>((lose) => {
      const begun = { query: queryQueue(client), lose };
      connection = begun;
      client.once('error', lose);
      client.once('end', () => lose(new Error('The connection was closed')));
      timers.push(
        setInterval(() => beat(begun), HEARTBEAT_MS),
        setInterval(() => void checkConnection(begun), CHECK_INTERVAL_MS),
      );
    });
    lastReceivedAt = performance.now();
    clearTimeout(lostTimer);
    listener.gap();
    sendSoon();
    const reason = await lost;
    for (const timer of timers) clearInterval(timer);
    connection = undefined;
    reportLostSoon();
    return reason;
  };

  const reconnectForever = async () => {
    let retryMs = FIRST_RETRY_MS;
    reportLostSoon();
    while (!closing.signal.aborted) {
      const begun = Date.now();
      const client = connectionTo(databaseUrl);
      client.on('notification', heard);
      const reason: unknown = await client
        .connect()
        .then(() => client.query(`listen ${CHANNEL}; listen "${ownChannel}"`))
        .then(
          () => (closing.signal.aborted ? undefined : listen(client)),
          (error: unknown) => error,
        );
      client.end().catch(() => {});
      if (closing.signal.aborted) return;
      log.warn({ err: reason }, 'LISTEN connection lost; reconnecting');
      if (Date.now() - begun > LAST_RETRY_MS) retryMs = FIRST_RETRY_MS;
      await wait(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  };
  const listening = reconnectForever();

  const finish = async () => {
    await sending;
    if (connection) await sendQueue(connection);
    connection?.lose(undefined);
    await listening;
  };

  return {
    send(bulletin) {
      addBulletin(queue, bulletin);
      sendSoon();
    },
    async close() {
      closing.abort();
      clearTimeout(lostTimer);
      await Promise.race([finish(), wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

function queryQueue(client: pg.Client): ListenConnection['query'] {
  let last: Promise<unknown> = Promise.resolve();
  return (statement, values) => {
    const answer = last.then(() => client.query(statement, [...values]));
    last = answer.catch(() => {});
    return answer;
  };
}

function connectionTo(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: LIVE_CONNECTION,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  // An unhandled `error` event would end the process.
  client.on('error', () => {});
  return client;
}
