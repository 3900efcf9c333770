/** Decides whether a new stream needs a gap. */
export interface LastTold {
  tell(playerId: string): void;
  gap(): void;
  /** `since` is world time. */
  mayHaveMissed(playerId: string, since: Date): boolean;
}

const MOST = 10_000;

/** Maximum lead of another process's clock. */
const SKEW_MS = 5_000;

export function keepLastTold(now: () => Date, most = MOST): LastTold {
  /** Complete since this time. */
  let complete = now();
  /** Oldest first. */
  const told = new Map<string, Date>();
  return {
    tell(playerId) {
      told.delete(playerId);
      told.set(playerId, now());
      const [oldest] = told;
      if (told.size <= most || !oldest) return;
      told.delete(oldest[0]);
      complete = oldest[1];
    },
    gap() {
      told.clear();
      complete = now();
    },
    mayHaveMissed(playerId, since) {
      const surely = new Date(since.getTime() - SKEW_MS);
      const last = told.get(playerId);
      return surely <= complete || (last !== undefined && last >= surely);
    },
  };
}
