import type { Db } from '../connection.ts';

/** Connections in use, and callers that wait for one. */
export interface PoolUsage {
  held: number;
  waiting: number;
}

const usageOf = new WeakMap<Db, PoolUsage>();

/** Called by whoever opens a database; its driver updates `usage`. */
export function trackPoolUsage(db: Db, usage: PoolUsage): void {
  usageOf.set(db, usage);
}

const NONE: PoolUsage = { held: 0, waiting: 0 };

/** Present usage of the pool of `db`. */
export function poolUsage(db: Db): Readonly<PoolUsage> {
  return usageOf.get(db) ?? NONE;
}
