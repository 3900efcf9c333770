import { prepared } from '../prepared.ts';

export const readPrimaryPosition = prepared(
  'primary_position',
  `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`,
);

/** Null on a primary. */
export const readReplicaPosition = prepared(
  'replica_position',
  `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`,
);
