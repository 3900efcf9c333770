import { EVERYBODY, type Bulletin, type News } from '../db/news.ts';
import { eventText, HEARTBEAT, type LiveStream } from './live-stream.ts';

export interface Hub {
  size(): number;
  hasPlayer(playerId: string): boolean;
  /** To all streams of a player. */
  send(playerId: string, text: string): void;
  /** Goes to each stream with its next heartbeat. */
  setOnline(count: number): void;
  /** Sends a gap if events after `since` may be missing. */
  join(stream: LiveStream, since?: Date): void;
  hear(bulletin: Bulletin): void;
  /** Sends an incomplete event at once, and marks all events as incomplete until `gap`. */
  lost(): void;
  /** Sends every stream a gap within seconds. */
  gap(): void;
  sessions(): string[];
  endSessions(sessionIds: ReadonlySet<string>): void;
  close(): void;
}

const MOST_PER_PLAYER = 8;

/** The browser polls meanwhile. */
const CROWDED_RETRY_MS = 300_000;

/** Groups of streams; each second one group gets a heartbeat. The 25 s interval is below proxies' idle timeouts. */
const SPOKES = 25;
const SPOKE_MS = 1_000;
/** Staggers refetching after a gap. */
const GAP_SPOKE_MS = 100;
/** Short, as a loss causes no immediate refetch. */
const LOST_SPOKE_MS = 10;

/** Spreads reconnections after shutdown. */
const RETURN_MS = 3_000;

/** `now` is world time. `seen` is called for each stream with its heartbeat. */
export function openHub(now: () => Date, seen: (playerId: string) => void = () => {}): Hub {
  const lastNews = trackLastNews(now);
  const wheel: readonly Set<LiveStream>[] = Array.from({ length: SPOKES }, () => new Set());
  /** Oldest first. */
  const byPlayer = new Map<string, Set<LiveStream>>();
  let joined = 0;
  let turns = 0;
  let isComplete = true;
  let closed = false;
  let online: number | undefined;
  /** What each spoke was sent. */
  const onlineSent: (number | undefined)[] = [];

  const all = () => wheel.flatMap((spoke) => [...spoke]);

  /** `gapAt`: events are complete again from then on. */
  const textOf = ({ topics = [], results = [], changes }: News, gapAt?: Date) =>
    eventText({
      topics: [...topics],
      results: [...results],
      gap: gapAt !== undefined,
      ...(gapAt && { at: gapAt.toISOString() }),
      ...(changes && { changes: [...changes] }),
      ...(!isComplete && { incomplete: true }),
    });

  const sendToAll = (spokeMs: number, gapAt?: Date) => {
    for (const [index, spoke] of wheel.entries()) {
      setTimeout(() => {
        const text = textOf({}, gapAt);
        for (const stream of spoke) stream.send(text);
      }, index * spokeMs).unref();
    }
  };

  const turn = () => {
    const now = Date.now();
    const spokeIndex = turns++ % SPOKES;
    const isNews = online !== undefined && online !== onlineSent[spokeIndex];
    onlineSent[spokeIndex] = online;
    const text = isNews ? eventText({ topics: [], results: [], gap: false, online }) : HEARTBEAT;
    for (const stream of wheel[spokeIndex] ?? []) {
      if (stream.reader.expiresAt.getTime() <= now) stream.end();
      else stream.send(text);
      if (!stream.reader.isGuest) seen(stream.reader.id);
    }
  };
  const turning = setInterval(turn, SPOKE_MS).unref();

  return {
    hasPlayer: (playerId) => byPlayer.has(playerId),
    send(playerId, text) {
      for (const stream of byPlayer.get(playerId) ?? []) stream.send(text);
    },
    setOnline(count) {
      online = count;
    },

    size: () => wheel.reduce((sum, spoke) => sum + spoke.size, 0),

    join(stream, since) {
      if (closed) return stream.end(RETURN_MS);
      const spoke = wheel[joined++ % SPOKES];
      const { id } = stream.reader;
      const own = byPlayer.get(id) ?? new Set();
      byPlayer.set(id, own.add(stream));
      spoke?.add(stream);
      stream.onceGone(() => {
        spoke?.delete(stream);
        own.delete(stream);
        if (own.size === 0 && byPlayer.get(id) === own) byPlayer.delete(id);
      });
      for (const old of [...own].slice(0, -MOST_PER_PLAYER)) old.end(CROWDED_RETRY_MS);
      const knowsAll = isComplete && since !== undefined && !lastNews.mayHaveMissed(id, since);
      const knowsChat = knowsAll && !lastNews.mayHaveMissed(EVERYBODY, since);
      if (knowsChat) stream.send(HEARTBEAT);
      else stream.send(knowsAll ? textOf({ topics: ['chat', 'chat_read'] }) : textOf({}, now()));
    },

    hear(bulletin) {
      for (const [playerId, news] of bulletin) {
        const { topics, results, endedSessions } = news;
        lastNews.record(playerId);
        const streams = byPlayer.get(playerId);
        if (!streams) continue;
        if (topics.size > 0 || results.size > 0) {
          const text = textOf(news);
          for (const stream of streams) stream.send(text);
        }
        if (endedSessions.size > 0) endSessions(streams, endedSessions);
      }
    },

    lost() {
      isComplete = false;
      sendToAll(LOST_SPOKE_MS);
    },

    gap() {
      isComplete = true;
      lastNews.gap();
      sendToAll(GAP_SPOKE_MS, now());
    },

    sessions: () => all().map(({ reader }) => reader.sessionId),
    endSessions: (sessionIds) => endSessions(all(), sessionIds),

    close() {
      closed = true;
      clearInterval(turning);
      const streams = all();
      for (const [index, stream] of streams.entries())
        stream.end(Math.ceil((RETURN_MS * (index + 1)) / streams.length));
    },
  };
}

function endSessions(streams: Iterable<LiveStream>, sessionIds: ReadonlySet<string>): void {
  for (const stream of streams) if (sessionIds.has(stream.reader.sessionId)) stream.end();
}

/** Decides whether a new stream needs a gap. */
export interface LastNews {
  record(playerId: string): void;
  gap(): void;
  /** `since` is world time. */
  mayHaveMissed(playerId: string, since: Date): boolean;
}

/** Players remembered. */
const MOST_REMEMBERED = 10_000;

/** Maximum lead of another process's clock. */
const SKEW_MS = 5_000;

export function trackLastNews(now: () => Date, most = MOST_REMEMBERED): LastNews {
  /** Complete since this time. */
  let complete = now();
  /** Oldest first. */
  const lastAt = new Map<string, Date>();
  return {
    record(playerId) {
      lastAt.delete(playerId);
      lastAt.set(playerId, now());
      const [oldest] = lastAt;
      if (lastAt.size <= most || !oldest) return;
      lastAt.delete(oldest[0]);
      complete = oldest[1];
    },
    gap() {
      lastAt.clear();
      complete = now();
    },
    mayHaveMissed(playerId, since) {
      const surely = new Date(since.getTime() - SKEW_MS);
      const last = lastAt.get(playerId);
      return surely <= complete || (last !== undefined && last >= surely);
    },
  };
}
