import type { Db } from './connection.ts';

/** How many connections of a database are held, and how many callers wait for one. */
export interface Traffic {
  held: number;
  waiting: number;
}

const trafficOf = new WeakMap<Db, Traffic>();

/** For whoever opens a database: keeps where its connections are counted. */
export function countTraffic(db: Db, traffic: Traffic): void {
  trafficOf.set(db, traffic);
}

const NONE: Traffic = { held: 0, waiting: 0 };

/** What queries and transactions on `db` hold or wait for at this moment. */
export function trafficOn(db: Db): Readonly<Traffic> {
  return trafficOf.get(db) ?? NONE;
}
