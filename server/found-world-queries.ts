import { sql } from 'kysely';
import type { Tx } from './db/connection.ts';

/** An arbitrary number, the same in every process. */
const FOUNDING_LOCK = 4_207_221;

/** Lets one process at a time found the world, until the end of the transaction. */
export async function lockFounding(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FOUNDING_LOCK})`.execute(tx);
}

/** Inserts the world's only row unless it exists. */
export async function insertWorld(
  tx: Tx,
  { now, secret, purseIndexDue }: { now: Date; secret: Buffer; purseIndexDue: Date },
): Promise<void> {
  await tx
    .insertInto('world')
    .values({ founded_at: now, clock_reached: now, secret, purse_index_due: purseIndexDue })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
