import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from '@prometheus-io/client';
import { isRefusal } from '../../../game/refusal.ts';
import type { Db } from '../connection.ts';
import { isLostRace, isUnavailable } from '../errors.ts';
import { POLL_MS, MOST_LAG_MS, openReplicaLag } from './replica-lag.ts';
import { readPrimaryPosition, readReplicaPosition } from './replica-queries.ts';

/* Reads of others' things, which may be seconds old, spare the primary (decision 69). */

/** Longer than a replica in use may lag behind. */
export const FRESH_FOR_MS = MOST_LAG_MS + 5_000;

/** Stops measuring lag when nobody has read for this long: an idle process sends little. */
const IDLE_AFTER_MS = 10_000;

export interface Replica {
  /**
   * Reads the replica if it is fresh enough for the player, otherwise the primary; repeats the read there if the
   * replica fails. `playerId` is undefined for a visitor.
   */
  read<T>(playerId: string | undefined, work: (db: Db) => Promise<T>): Promise<T>;
  /** Notes the players whose data a commit of any process has changed. */
  heard(playerIds: Iterable<string>): void;
  /** While news of other processes is missing, players read the primary. */
  setHears(hears: boolean): void;
  measureOn(registry: Registry): void;
  close(): void;
}

interface ReplicaOptions {
  readonly primary: Db;
  readonly replica: Db;
  /** For tests. */
  readonly monotonic?: () => number;
}

export function openReplica({
  primary,
  replica,
  monotonic = () => performance.now(),
}: ReplicaOptions): Replica {
  const lag = openReplicaLag();
  /** Oldest first. */
  const wroteAt = new Map<string, number>();
  /** News of earlier writes may be missing. */
  let hearsSince: number | null = monotonic();
  let usedAt = -Infinity;
  let isPolling = false;
  let closed = false;

  const poll = async () => {
    try {
      const written = await readPrimaryPosition.first(primary);
      const at = monotonic();
      const replayed = await readReplicaPosition.first(replica);
      lag.saw(at, written?.position ?? Infinity, replayed?.position ?? null);
    } catch {
      // Logged by server/db/pool/outage.ts.
      lag.failed();
    }
  };
  const pollWhileUsed = async () => {
    if (isPolling) return;
    isPolling = true;
    while (!closed && monotonic() - usedAt <= IDLE_AFTER_MS) {
      await poll();
      await wait(POLL_MS, undefined, { ref: false });
    }
    isPolling = false;
  };
  const isInTime = () => {
    usedAt = monotonic();
    void pollWhileUsed();
    return (lag.at(usedAt) ?? Infinity) <= MOST_LAG_MS;
  };

  const mayBeOld = (playerId: string | undefined) =>
    playerId === undefined ||
    (hearsSince !== null && monotonic() - Math.max(hearsSince, wroteAt.get(playerId) ?? 0) > FRESH_FOR_MS);

  return {
    async read(playerId, work) {
      if (!mayBeOld(playerId) || !isInTime()) return work(primary);
      try {
        const result = await work(replica);
        // What was just written may not be there yet.
        return isRefusal(result) ? await work(primary) : result;
      } catch (error) {
        // Replay may cancel a long statement, and the replica may go.
        if (isUnavailable(error) || isLostRace(error)) lag.failed();
        return work(primary);
      }
    },
    heard(playerIds) {
      const now = monotonic();
      for (const playerId of playerIds) {
        wroteAt.delete(playerId);
        wroteAt.set(playerId, now);
      }
      for (const [playerId, at] of wroteAt) {
        if (now - at <= FRESH_FOR_MS) break;
        wroteAt.delete(playerId);
      }
    },
    setHears(hears) {
      hearsSince = hears ? monotonic() : null;
    },
    measureOn(registry) {
      const seconds: Gauge = new Gauge({
        name: 'replica_lag_seconds',
        help: 'How far the replica is behind; NaN while that is not known or nobody reads',
        registers: [registry],
        collect: () => seconds.set((lag.at(monotonic()) ?? NaN) / 1000),
      });
    },
    close() {
      closed = true;
    },
  };
}
