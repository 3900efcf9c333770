/** What of their news players may have missed who listen only since a moment ago. */
export interface LastTold {
  tell(playerId: string): void;
  /** Something may not have been heard here: from now on everything is again. */
  gap(): void;
  /** Whether anything may have happened to a player since an instant of the world. */
  mayHaveMissed(playerId: string, since: Date): boolean;
}

/** Of so many players it is known when they were last told something. */
const MOST = 10_000;

/** What was read may have been read from another process, whose clock goes ahead by no more than this. */
const SKEW_MS = 5_000;

export function keepLastTold(now: () => Date, most = MOST): LastTold {
  /** Whatever happened after this is in the list. */
  let complete = now();
  /** By player, the longest ago first. */
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
