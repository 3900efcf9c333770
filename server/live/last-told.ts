/** Remembers when players were last told something, to see whether a new stream needs a gap. */
export interface LastTold {
  tell(playerId: string): void;
  /** News may have been missed: forgets everything before now. */
  gap(): void;
  /** True if the player may have been told something since this world time. */
  mayHaveMissed(playerId: string, since: Date): boolean;
}

/** Players to remember. */
const MOST = 10_000;

/** The data may come from another process, whose clock may be ahead by up to this. */
const SKEW_MS = 5_000;

export function keepLastTold(now: () => Date, most = MOST): LastTold {
  /** The list is complete since this time. */
  let complete = now();
  /** By player, oldest first. */
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
