import type { Logger } from 'pino';
import { Gauge, type Registry } from '@prometheus-io/client';
import { onNews, type Bulletin } from '../db/news.ts';
import type { Db } from '../db/connection.ts';
import { isOutage } from '../db/errors.ts';
import type { Replica } from '../db/replica/replica.ts';
import { openChatWire, type ChatSource } from './chat-wire.ts';
import { openHub } from './hub.ts';
import type { LiveStream } from './live-stream.ts';
import type { OpenRelay } from './relay.ts';

interface LiveOptions {
  readonly db: Db;
  readonly chat: ChatSource;
  readonly presence: {
    /** Called by every stream repeatedly. */
    note(playerId: string): void;
    count(): Promise<number>;
  };
  readonly openSessionsAmong: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Undefined if no other process uses the world. */
  readonly openRelay: OpenRelay | undefined;
  readonly replica: Pick<Replica, 'heard' | 'setHears'> | undefined;
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
const CHECK_INTERVAL_MS = 600_000;
/** As often as each stream gets a heartbeat. */
const COUNT_INTERVAL_MS = 25_000;

export function startLive({ db, openRelay, replica, metrics, now, log, ...options }: LiveOptions): Live {
  const { openSessionsAmong, presence } = options;
  const hub = openHub(now, presence.note);
  const wire = openChatWire(options.chat, hub, log);
  const hear = (bulletin: Bulletin) => {
    replica?.heard(bulletin.keys());
    hub.hear(bulletin);
    wire.hear(bulletin);
  };

  const check = (sessions: readonly string[]) => {
    if (sessions.length === 0) return;
    openSessionsAmong(sessions).then(
      (open) => hub.endSessions(new Set(sessions.filter((id) => !open.has(id)))),
      (error: unknown) => {
        if (!isOutage(error)) log.error({ err: error }, 'session check of live streams failed');
      },
    );
  };
  const checking = setInterval(() => check(hub.sessions()), CHECK_INTERVAL_MS).unref();

  const count = () => {
    if (hub.size() === 0) return;
    presence.count().then(hub.setOnline, (error: unknown) => {
      if (!isOutage(error)) log.error({ err: error }, 'players who are here were not counted');
    });
  };
  const counting = setInterval(count, COUNT_INTERVAL_MS).unref();

  const hears = new Gauge({
    name: 'live_relay_up',
    help: 'Whether changes of other processes are heard',
    registers: [metrics],
  });
  const setHears = (isUp: boolean) => {
    hears.set(isUp ? 1 : 0);
    replica?.setHears(isUp);
  };
  setHears(!openRelay);
  const relay = openRelay?.({
    hear,
    lost() {
      setHears(false);
      hub.lost();
    },
    gap() {
      setHears(true);
      hub.gap();
      check(hub.sessions());
    },
  });
  const deafen = [onNews(db, hear), ...(relay ? [onNews(db, relay.send)] : [])];

  const open: Gauge = new Gauge({
    name: 'live_streams',
    help: 'Open live streams',
    registers: [metrics],
    collect: () => open.set(hub.size()),
  });

  return {
    join(stream, since) {
      hub.join(stream, since);
      wire.join(stream);
      // The session may have ended since sign-in.
      check([stream.reader.sessionId]);
    },
    endStreams: () => hub.close(),
    async close() {
      clearInterval(checking);
      clearInterval(counting);
      for (const stop of deafen) stop();
      hub.close();
      await relay?.close();
    },
  };
}
