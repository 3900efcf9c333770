import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { onNews } from '../db/news.ts';
import type { Db } from '../db/connection.ts';
import { isOutage } from '../db/errors.ts';
import { openHub } from './hub.ts';
import type { LiveStream } from './live-stream.ts';
import type { OpenRelay } from './relay.ts';

interface LiveOptions {
  /** What is committed on it is told. */
  readonly db: Db;
  /** Of these sessions, those that are still open. */
  readonly openSessionsAmong: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Undefined where this process is alone with its world. */
  readonly openRelay: OpenRelay | undefined;
  readonly metrics: Registry;
  /** The world's now. */
  readonly now: () => Date;
  readonly log: Logger;
}

/** The live events of this process: from its commits, and those of others, to its streams. */
export interface Live {
  join(stream: LiveStream, since?: Date): void;
  /** Ends all streams. */
  endStreams(): void;
  close(): Promise<void>;
}

/** That a session ended is told at once; this is for what was told while nobody listened. */
const CHECK_EVERY_MS = 600_000;

export function startLive({ db, openSessionsAmong, openRelay, metrics, now, log }: LiveOptions): Live {
  const hub = openHub(now);

  const check = (sessions: readonly string[]) => {
    if (sessions.length === 0) return;
    openSessionsAmong(sessions).then(
      (open) => hub.endSessions(new Set(sessions.filter((id) => !open.has(id)))),
      (error: unknown) => {
        // An outage is told once, by whoever watches the database.
        if (!isOutage(error)) log.error({ err: error }, 'session check of live streams failed');
      },
    );
  };
  const checking = setInterval(() => check(hub.sessions()), CHECK_EVERY_MS).unref();

  const relay = openRelay?.({
    hear: (bulletin) => hub.hear(bulletin),
    lost: () => hub.lost(),
    gap() {
      hub.gap();
      check(hub.sessions());
    },
  });
  const deafen = onNews(db, (bulletin) => {
    hub.hear(bulletin);
    relay?.send(bulletin);
  });

  const open: Gauge = new Gauge({
    name: 'live_streams',
    help: 'Open live streams',
    registers: [metrics],
    collect: () => open.set(hub.size()),
  });

  return {
    join(stream, since) {
      hub.join(stream, since);
      // The session may have ended after the request was let in, and before the stream could be told.
      check([stream.reader.sessionId]);
    },
    endStreams: () => hub.close(),
    async close() {
      clearInterval(checking);
      deafen();
      hub.close();
      await relay?.close();
    },
  };
}
