import { prepared } from '../db/prepared.ts';

/** Locks in key order; inserts missing rows. */
export const lockTries = prepared(
  'tries_lock',
  `insert into sign_in_tries (key, tries, counted_at, wait_until, expires_at)
   select key, 0, clock_timestamp(), clock_timestamp(), clock_timestamp()
   from unnest(:keys::text[]) key order by key
   on conflict (key) do update set key = excluded.key
   returning key, tries, counted_at, wait_until, clock_timestamp() as now`,
);

export const updateTries = prepared(
  'tries_update',
  `update sign_in_tries set tries = :tries, counted_at = :countedAt, wait_until = :waitUntil, expires_at = greatest(expires_at, :forgottenAt)
   where key = :key`,
);

export const findKnownNetwork = prepared(
  'tries_find_known_network',
  `select key from sign_in_tries where key = :key and expires_at > clock_timestamp()`,
);

export const saveKnownNetwork = prepared(
  'tries_save_known_network',
  `insert into sign_in_tries (key, tries, counted_at, wait_until, expires_at)
   select :key, 0, now.at, now.at, now.at + make_interval(days => :days::integer) from (select clock_timestamp()) now (at)
   on conflict (key) do update set tries = 0, wait_until = excluded.wait_until, expires_at = excluded.expires_at`,
);

export const deleteExpiredTries = prepared(
  'tries_delete_expired',
  `delete from sign_in_tries where key in (
     select key from sign_in_tries where expires_at <= clock_timestamp() limit 1000 for update skip locked)`,
);
