import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { poolUsage } from '../db/pool/pool-usage.ts';
import type { Db } from '../db/connection.ts';

/*
 * Running shows takes the processor and the database for long, and nobody waits for it to be done at once: whoever
 * calls goes first. On two processors a call that comes while the database is busy for another takes several times as long.
 */

/** How often at most it is looked whether others are done, a millisecond or two apart. */
const LOOKS_BEFORE = 20;
const LOOKS_WITHIN = 5;

/** Waits until others have what they asked the database for, but not for ever. Nothing may be locked meanwhile. */
export async function othersFirst(db: Db): Promise<void> {
  await turn();
  const busy = () => poolUsage(db).held + poolUsage(db).waiting > 0;
  for (let looks = 0; busy() && looks < LOOKS_BEFORE; looks++) await wait(1);
}

/**
 * The same for moments, within a transaction on `db`, once what that has sent is `written`. Who waits for a connection
 * is not waited for: it may be this one.
 */
export async function breathe(db: Db, written: () => Promise<unknown>): Promise<void> {
  await turn();
  const alone = () => poolUsage(db).held <= 1;
  if (alone()) return;
  await written();
  for (let looks = 0; !alone() && looks < LOOKS_WITHIN; looks++) await wait(1);
}
