import type { Bulletin } from '../db/news.ts';
import { keepLastTold } from './last-told.ts';
import { eventText, HEARTBEAT, type LiveStream } from './live-stream.ts';

/** The open streams of this process. */
export interface Hub {
  /** How many streams are open. */
  size(): number;
  /** Whoever may have missed something since what they have was read, is told to read everything anew. */
  join(stream: LiveStream, since?: Date): void;
  /** Tells players their news, and closes the streams of sessions that have ended. */
  hear(bulletin: Bulletin): void;
  /** Something may not have been heard: within seconds, everybody is told to read everything anew. */
  gap(): void;
  sessions(): string[];
  endSessions(sessionIds: ReadonlySet<string>): void;
  /** Closes every stream, and whatever joins from now on. */
  close(): void;
}

/** A player's browsers: one stream each. */
const MOST_PER_PLAYER = 8;

/** How long the browser that was closed for them stays away; it polls meanwhile. */
const CROWDED_RETRY_MS = 300_000;

/**
 * Each stream is on one of so many spokes; every second the wheel comes to the next, whose streams get a heartbeat.
 * So each gets one every 25 s, less than proxies wait, and no second has all the work.
 */
const SPOKES = 25;
const SPOKE_MS = 1_000;
/** After a gap everybody reads anew, those of one spoke at once. */
const GAP_SPOKE_MS = 100;

const GAP = eventText({ topics: [], results: [], gap: true });

/** `now` is the world's. */
export function openHub(now: () => Date): Hub {
  const lastTold = keepLastTold(now);
  const wheel: readonly Set<LiveStream>[] = Array.from({ length: SPOKES }, () => new Set());
  /** Oldest first. */
  const byPlayer = new Map<string, Set<LiveStream>>();
  let joined = 0;
  let turns = 0;
  let closed = false;

  const all = () => wheel.flatMap((spoke) => [...spoke]);

  const turn = () => {
    const now = Date.now();
    for (const stream of wheel[turns++ % SPOKES] ?? []) {
      if (stream.reader.expiresAt.getTime() <= now) stream.end();
      else stream.send(HEARTBEAT);
    }
  };
  const turning = setInterval(turn, SPOKE_MS).unref();

  return {
    size: () => wheel.reduce((sum, spoke) => sum + spoke.size, 0),

    join(stream, since) {
      if (closed) return stream.end();
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
      stream.send(since === undefined || lastTold.mayHaveMissed(id, since) ? GAP : HEARTBEAT);
    },

    hear(bulletin) {
      for (const [playerId, { topics, results, endedSessions }] of bulletin) {
        lastTold.tell(playerId);
        const streams = byPlayer.get(playerId);
        if (!streams) continue;
        if (topics.size > 0 || results.size > 0) {
          const text = eventText({ topics: [...topics], results: [...results], gap: false });
          for (const stream of streams) stream.send(text);
        }
        if (endedSessions.size > 0) endSessions(streams, endedSessions);
      }
    },

    gap() {
      lastTold.gap();
      for (const [index, spoke] of wheel.entries()) {
        setTimeout(() => {
          for (const stream of spoke) stream.send(GAP);
        }, index * GAP_SPOKE_MS).unref();
      }
    },

    sessions: () => all().map(({ reader }) => reader.sessionId),
    endSessions: (sessionIds) => endSessions(all(), sessionIds),

    close() {
      closed = true;
      clearInterval(turning);
      for (const stream of all()) stream.end();
    },
  };
}

function endSessions(streams: Iterable<LiveStream>, sessionIds: ReadonlySet<string>): void {
  for (const stream of streams) if (sessionIds.has(stream.reader.sessionId)) stream.end();
}
