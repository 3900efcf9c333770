import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { addBulletin, type Bulletin } from '../db/news.ts';
import { payloadsOf, readPayload } from './relay-payload.ts';
import type { Relay, RelayListener } from './relay.ts';

export interface PostgresRelayOptions {
  /** Leads to PostgreSQL itself: a pooler that lends connections by transaction hears nothing. */
  readonly databaseUrl: string;
  readonly listener: RelayListener;
  readonly log: Logger;
}

const CHANNEL = 'fetlock_live';

/** What is committed within this time goes out as one. */
const GATHER_MS = 20;
/** Heartbeat interval: a connection is dead that does not bring our own notification back. */
const HEARTBEAT_MS = 1_000;
const SILENT_MS = 3_000;
const PATIENCE_MS = 5_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2_000;
/** A connection that is back so soon was not missed. */
const MISSED_AFTER_MS = 250;
/** How long closing may take. */
const LAST_WORDS_MS = 2_000;

/** A connection that listens. */
interface Line {
  /** Sends one statement after the other, as a client wants it. */
  readonly query: (statement: string, values: readonly unknown[]) => Promise<unknown>;
  /** It is of no use any more. */
  readonly lose: (reason: unknown) => void;
}

/**
 * Passes news between the processes on one PostgreSQL by NOTIFY, over one connection of its own. They go out after
 * the commit, not within the transaction: there they would make commits wait for each other.
 */
export function openPostgresRelay({ databaseUrl, listener, log }: PostgresRelayOptions): Relay {
  const from = crypto.randomUUID();
  const ownChannel = `${CHANNEL}_${from}`;
  const closing = new AbortController();
  let waiting: Bulletin = new Map();
  let line: Line | undefined;
  let heardAt = 0;
  let missing: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;

  const heard = ({ channel, payload }: pg.Notification) => {
    heardAt = performance.now();
    if (channel === ownChannel) return;
    const read = readPayload(payload ?? '');
    if (!read) listener.gap();
    else if (read.from !== from) listener.hear(read.bulletin);
  };

  const sendWaiting = async ({ query, lose }: Line) => {
    const bulletin = waiting;
    if (bulletin.size === 0) return;
    waiting = new Map();
    try {
      const payloads = payloadsOf(from, bulletin);
      await query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloads]);
    } catch (error) {
      // Some may have gone out: to be told twice does no harm.
      addBulletin(waiting, bulletin);
      lose(error);
    }
  };

  /** One sending after the other, until nothing waits or there is no line. */
  const sendSoon = () => {
    if (sending || waiting.size === 0 || !line) return;
    sending = wait(GATHER_MS)
      .then(() => line && sendWaiting(line))
      .finally(() => {
        sending = undefined;
        sendSoon();
      });
  };

  const missInAMoment = () => {
    if (closing.signal.aborted) return;
    missing = setTimeout(() => listener.lost(), MISSED_AFTER_MS).unref();
  };

  const isSilent = () => performance.now() - heardAt > SILENT_MS;

  const beat = async ({ query, lose }: Line) => {
    // This process may have been too busy to read what has arrived.
    if (isSilent()) await turn();
    if (isSilent()) lose(new Error(`Nothing was heard for ${SILENT_MS} ms`));
    else query('select pg_notify($1, $2)', [ownChannel, '']).catch(lose);
  };

  /** Listens until the line is lost, and gives the reason. */
  const listen = async (client: pg.Client): Promise<unknown> => {
    let beating: NodeJS.Timeout | undefined;
    const lost = new Promise<unknown>((lose) => {
      const begun = { query: inTurn(client), lose };
      line = begun;
      client.once('error', lose);
      client.once('end', () => lose(new Error('The connection was closed')));
      beating = setInterval(() => void beat(begun), HEARTBEAT_MS);
    });
    heardAt = performance.now();
    clearTimeout(missing);
    // Whatever was said before is not heard.
    listener.gap();
    sendSoon();
    const reason = await lost;
    clearInterval(beating);
    line = undefined;
    missInAMoment();
    return reason;
  };

  const keepListening = async () => {
    let retryMs = FIRST_RETRY_MS;
    missInAMoment();
    while (!closing.signal.aborted) {
      const begun = Date.now();
      const client = connectionTo(databaseUrl);
      client.on('notification', heard);
      const reason: unknown = await client
        .connect()
        .then(() => client.query(`listen ${CHANNEL}; listen "${ownChannel}"`))
        .then(
          () => listen(client),
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
  const listening = keepListening();

  const finish = async () => {
    await sending;
    if (line) await sendWaiting(line);
    line?.lose(undefined);
    await listening;
  };

  return {
    send(bulletin) {
      addBulletin(waiting, bulletin);
      sendSoon();
    },
    async close() {
      closing.abort();
      clearTimeout(missing);
      await Promise.race([finish(), wait(LAST_WORDS_MS, undefined, { ref: false })]);
    },
  };
}

function inTurn(client: pg.Client): Line['query'] {
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
    application_name: 'fetlock live',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  // Also when nobody waits for it any more.
  client.on('error', () => {});
  return client;
}
