import { sql } from 'kysely';
import type { NextDue } from '../../clock/jobs.ts';
import { prepared } from '../../db/prepared.ts';

export const beginGuestRow = prepared(
  'guest_begin',
  `update players set guest_until = :until, gate_name = :gateName where id = :playerId`,
);

/** No row if the player has an account. */
export const lockGuest = prepared(
  'guest_lock',
  `select username from players where id = :playerId and guest_until is not null for update`,
);

/** No row if the key is taken. */
export const keepGuestRow = prepared(
  'guest_keep',
  `update players set username = :username, username_key = :key, guest_until = null, gate_name = null
   where id = :playerId and not exists (select from players other where other.username_key = :key)
   returning id`,
);

export const keepGuestAccount = prepared(
  'guest_keep_account',
  `update accounts set email = :email, email_key = :emailKey, password_hash = :passwordHash, created_at = :wallNow
   where id = :playerId`,
);

/** Waits for shows under way, so that nothing is paid to a guest who is gone. */
const IS_OVER = `guest_until <= :now and deleted_at is null and active_entries = 0
  and not exists (select from account_deletions where player_id = players.id)`;

export const findGuestsWhoLeft = prepared(
  'guests_who_left',
  `select id from players where ${IS_OVER} order by guest_until, id limit :limit`,
);

/** Keeping locks the account first, so this reads what it wrote. */
export const lockGuestWhoLeft = prepared(
  'guest_who_left_lock',
  `select id from players where id = :playerId and ${IS_OVER} for update`,
);

export const nextGuestToLeave: NextDue = sql<Date | null>`
  select min(guest_until) from players where guest_until is not null and deleted_at is null and active_entries = 0
    and not exists (select from account_deletions where player_id = players.id)`;
