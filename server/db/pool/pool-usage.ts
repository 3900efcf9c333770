import type { Db } from '../connection.ts';

/** Numbers of connections in use and of callers waiting for one. */
export interface PoolUsage {
  inUse: number;
  waiting: number;
}

const usageOf = new WeakMap<Db, PoolUsage>();

export function trackPoolUsage(db: Db, usage: PoolUsage): void {
  usageOf.set(db, usage);
}

const NONE: PoolUsage = { inUse: 0, waiting: 0 };

export function poolUsage(db: Db): Readonly<PoolUsage> {
  return usageOf.get(db) ?? NONE;
}
