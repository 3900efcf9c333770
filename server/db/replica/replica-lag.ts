/** Above it, lists are read from the primary. */
export const MOST_LAG_MS = 10_000;

export const POLL_MS = 1_000;
/** Older measurements do not count. */
const POLL_LASTS_MS = 3_000;
const MOST_SAMPLES = 60;

interface Sample {
  readonly at: number;
  /** In the write-ahead log, in bytes. */
  readonly position: number;
}

/**
 * How far a replica is behind, by what the primary had written when. Says so even if replay is paused, or the replica
 * does not hear the primary. Milliseconds of a monotonic clock.
 */
export interface ReplicaLag {
  /** `primary` was written when the replica had replayed up to `replica`; null if it is none. */
  saw(at: number, primary: number, replica: number | null): void;
  failed(): void;
  /** Undefined while it is not known. */
  at(now: number): number | undefined;
}

export function openReplicaLag(): ReplicaLag {
  /** Not yet replayed; the oldest first. */
  let samples: Sample[] = [];
  let seenAt: number | undefined;
  return {
    saw(at, primary, replica) {
      seenAt = replica === null ? undefined : at;
      samples = [...samples, { at, position: primary }].filter(({ position }) => position > (replica ?? 0));
      // The oldest sample gives the lag; the newest, what is still missing.
      if (samples.length > MOST_SAMPLES) samples.splice(1, samples.length - MOST_SAMPLES);
    },
    failed() {
      seenAt = undefined;
    },
    at(now) {
      if (seenAt === undefined || now - seenAt > POLL_LASTS_MS) return undefined;
      return now - (samples[0]?.at ?? seenAt);
    },
  };
}
