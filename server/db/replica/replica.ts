import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { Gauge, type Registry } from '@prometheus-io/client';
import { isRefusal } from '../../../game/refusal.ts';
import type { Db } from '../connection.ts';
import { isLostRace, isUnavailable } from '../errors.ts';
import type { Tables } from '../tables/tables.ts';
import { LOOK_EVERY_MS, MOST_LAG_MS, openReplicaLag } from './replica-lag.ts';
import { readPrimaryPosition, readReplicaPosition } from './replica-queries.ts';
import { borrowConnection, routedDialect } from './routed-dialect.ts';

/* Reads of others' things, which may be seconds old, spare the primary (decision 69). */

/** Longer than a replica in use may lag behind. */
export const FRESH_FOR_MS = MOST_LAG_MS + 5_000;

/** Stops measuring lag when nobody has read for this long: an idle process asks little. */
const IDLE_AFTER_MS = 10_000;

export interface Replica {
  /** Within `read`, reads the replica if it is fresh enough, otherwise the primary. Never writes. */
  readonly reads: Db;
  /** Runs a read, and repeats it on the primary if the replica fails. `playerId` is undefined for a visitor. */
  read<T>(playerId: string | undefined, work: () => Promise<T>): Promise<T>;
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

interface Reading {
  readonly isFresh: boolean;
  /** Decided by the first statement: one read must not mix both databases. */
  usesReplica?: boolean;
}

export function openReplica({
  primary,
  replica,
  monotonic = () => performance.now(),
}: ReplicaOptions): Replica {
  const readingOfCall = new AsyncLocalStorage<Reading>();
  const lag = openReplicaLag();
  /** Oldest first. */
  const wroteAt = new Map<string, number>();
  /** What was written before then may not have been heard. */
  let hearsSince: number | null = monotonic();
  let usedAt = -Infinity;
  let isLooking = false;
  let closed = false;

  const look = async () => {
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
  const keepLooking = async () => {
    if (isLooking) return;
    isLooking = true;
    while (!closed && monotonic() - usedAt <= IDLE_AFTER_MS) {
      await look();
      await wait(LOOK_EVERY_MS, undefined, { ref: false });
    }
    isLooking = false;
  };
  const isInTime = () => {
    usedAt = monotonic();
    void keepLooking();
    return (lag.at(usedAt) ?? Infinity) <= MOST_LAG_MS;
  };

  const reads = new Kysely<Tables>({
    dialect: routedDialect(async () => {
      const reading = readingOfCall.getStore();
      if (reading) reading.usesReplica ??= !reading.isFresh && isInTime();
      if (reading?.usesReplica) {
        try {
          return await borrowConnection(replica);
        } catch {
          lag.failed();
          reading.usesReplica = false;
        }
      }
      return borrowConnection(primary);
    }),
  });

  const mayBeOld = (playerId: string | undefined) =>
    playerId === undefined ||
    (hearsSince !== null && monotonic() - Math.max(hearsSince, wroteAt.get(playerId) ?? 0) > FRESH_FOR_MS);

  return {
    reads,
    async read(playerId, work) {
      const reading: Reading = { isFresh: !mayBeOld(playerId) };
      const onPrimary = () => readingOfCall.run({ isFresh: true }, work);
      try {
        const result = await readingOfCall.run(reading, work);
        // What was made a moment ago may not be there yet.
        return !reading.isFresh && isRefusal(result) ? await onPrimary() : result;
      } catch (error) {
        // The primary failed, not the replica. Whoever waits for the reading of another has not decided.
        if (reading.isFresh || reading.usesReplica === false) throw error;
        // Replay may cancel a long statement, and the replica may go.
        if (isUnavailable(error) || isLostRace(error)) lag.failed();
        return onPrimary();
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
        help: 'How far the replica is behind; NaN while that is not known or nobody asks',
        registers: [registry],
        collect: () => seconds.set((lag.at(monotonic()) ?? NaN) / 1000),
      });
    },
    close() {
      closed = true;
    },
  };
}
