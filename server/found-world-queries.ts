import { sql } from 'kysely';
import type { Db, Tx } from './db/connection.ts';

/** Arbitrary, equal in every process. */
const FOUNDING_LOCK = 4_207_221;

/** Locked until the transaction ends. */
export async function lockFounding(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FOUNDING_LOCK})`.execute(tx);
}

export async function hasWorld(db: Db): Promise<boolean> {
  return (await db.selectFrom('world').select('oneRow').executeTakeFirst()) !== undefined;
}

export interface NewWorldRow {
  readonly foundedAt: Date;
  readonly secret: Buffer;
  readonly purseIndexDue: Date;
}

/** False if the world exists. */
export async function insertWorld(
  tx: Tx,
  { foundedAt, secret, purseIndexDue }: NewWorldRow,
): Promise<boolean> {
  const made = await tx
    .insertInto('world')
    .values({ foundedAt, clockReached: foundedAt, secret, purseIndexDue })
    .onConflict((conflict) => conflict.doNothing())
    .returning('oneRow')
    .executeTakeFirst();
  return made !== undefined;
}
