import { prepared } from './db/prepared.ts';

/** Arbitrary, equal in every process. */
const FOUNDING_LOCK = 4_207_221;

/** Ends with the transaction. */
export const lockFounding = prepared('world_founding_lock', `select pg_advisory_xact_lock(${FOUNDING_LOCK})`);

export const findWorld = prepared('world_find', `select one_row from world`);

/** The first player arrives long after the founding. */
export const moveFounding = prepared('world_move_founding', `update world set founded_at = :foundedAt`);

/** No row if the world exists. */
export const insertWorld = prepared(
  'world_insert',
  `insert into world (founded_at, clock_reached, secret, purse_index_due)
   values (:foundedAt, :foundedAt, :secret, :purseIndexDue)
   on conflict do nothing returning one_row`,
);
