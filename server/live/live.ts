import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { onNews } from '../db/news.ts';
import type { Db } from '../db/connection.ts';
import { isOutage } from '../db/errors.ts';
import { openHub } from './hub.ts';
import type { LiveStream } from './live-stream.ts';
import type { OpenRelay } from './relay.ts';

interface LiveOptions {
  readonly db: Db;
  readonly openSessionsAmong: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Undefined if no other process uses the world. */
  readonly openRelay: OpenRelay | undefined;
  readonly metrics: Registry;
  /** World time. */
  readonly now: () => Date;
  readonly log: Logger;
}

/** Sends commits of all processes to the streams of this one (docs/live-protocol.md). */
export interface Live {
  join(stream: LiveStream, since?: Date): void;
  endStreams(): void;
  close(): Promise<void>;
}

/** Catches ended sessions whose notification was lost. */
const CHECK_EVERY_MS = 600_000;

export function startLive({ db, openSessionsAmong, openRelay, metrics, now, log }: LiveOptions): Live {
  const hub = openHub(now);

  const check = (sessions: readonly string[]) => {
    if (sessions.length === 0) return;
    openSessionsAmong(sessions).then(
      (open) => hub.endSessions(new Set(sessions.filter((id) => !open.has(id)))),
      (error: unknown) => {
        if (!isOutage(error)) log.error({ err: error }, 'session check of live streams failed');
      },
    );
  };
  const checking = setInterval(() => check(hub.sessions()), CHECK_EVERY_MS).unref();

  const relay = openRelay?.({
    hear: hub.hear,
    lost: hub.lost,
    gap() {
      hub.gap();
      check(hub.sessions());
    },
  });
  const deafen = [onNews(db, hub.hear), ...(relay ? [onNews(db, relay.send)] : [])];

  const open: Gauge = new Gauge({
    name: 'live_streams',
    help: 'Open live streams',
    registers: [metrics],
    collect: () => open.set(hub.size()),
  });

  return {
    join(stream, since) {
      hub.join(stream, since);
      // The session may have ended since sign-in.
      check([stream.reader.sessionId]);
    },
    endStreams: () => hub.close(),
    async close() {
      clearInterval(checking);
      for (const stop of deafen) stop();
      hub.close();
      await relay?.close();
    },
  };
}
