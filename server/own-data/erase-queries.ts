import { prepared } from '../db/prepared.ts';

/*
 * The rows that are deleted with a player at once, in the order of locks. Rows that belong to the account go with its
 * row. The test of own data says of every other table why its rows stay.
 */

const OTHERS_VIEW = {
  // Letters and messages stay with others, and so does what is open about them.
  report_cases: `delete from report_cases where player_id = :playerId
    and (kind in ('bio', 'shop_name', 'picture', 'username') or closed_at is not null
      or (kind in ('letter', 'message')
        and exists (select from account_deletions where player_id = :playerId and deletes_texts)))`,
  reports: `update reports set comment = '' where reporter_id = :playerId and comment <> ''`,
  mutes: 'delete from mutes where player_id = :playerId',
  blocks: 'delete from blocks where player_id = :playerId',
};

/** After the player. */
const POSSESSIONS = {
  profiles: 'delete from profiles where player_id = :playerId',
  picture_uploads: 'delete from picture_uploads where player_id = :playerId',
  picture_upload_counts: 'delete from picture_upload_counts where player_id = :playerId',
  boxed_horses: 'delete from boxed_horses where player_id = :playerId',
  daily_rounds: 'delete from daily_rounds where player_id = :playerId',
  inventory: 'delete from inventory where player_id = :playerId',
  show_follows: 'delete from show_follows where player_id = :playerId',
  album_wishes: 'delete from album_wishes where player_id = :playerId',
  moments_seen: 'delete from moments_seen where player_id = :playerId',
  news_readers: 'delete from news_readers where player_id = :playerId',
  sent_notifications: 'delete from sent_notifications where player_id = :playerId',
  push_subscriptions: 'delete from push_subscriptions where player_id = :playerId',
  chat_writers: 'delete from chat_writers where player_id = :playerId',
  chat_readers: 'delete from chat_readers where player_id = :playerId',
  presences: 'delete from presences where player_id = :playerId',
  idempotency_records: 'delete from idempotency_records where account_id = :playerId',
};

type Table = keyof typeof OTHERS_VIEW | keyof typeof POSSESSIONS;

const prepare = (statements: Partial<Record<Table, string>>) =>
  (Object.entries(statements) as [Table, string][]).map(([table, sql]) => prepared(`erase_${table}`, sql));

/** A guest's mare foals for nobody. */
export const eraseUnborn = prepared(
  'erase_unborn',
  `with gone as (
     delete from covers where foal_id is null and of_gate and exists (select from guests where id = :playerId)
       and mare_id in (select id from horses where owner_id = :playerId)
     returning mare_id
   )
   update horses set covers = covers - 1, foals_at = null where id in (select mare_id from gone)`,
);

export const eraseOthersView = prepare(OTHERS_VIEW);
export const erasePossessions = prepare(POSSESSIONS);

/** Shown, or reported and perhaps hidden. */
export const findPictures = prepared(
  'erase_find_pictures',
  `select picture from profiles where player_id = :playerId and picture is not null
   union select seen from report_cases where player_id = :playerId and kind = 'picture'`,
);

export const forgetSeen = prepared(
  'erase_seen',
  `update players set last_seen_at = to_timestamp(0), away_from = null
   where id = :playerId and (last_seen_at > to_timestamp(0) or away_from is not null)`,
);

/** Tables. */
export const ERASED = [...Object.keys(OTHERS_VIEW), ...Object.keys(POSSESSIONS)];

/** No row if the name is taken. */
export const renameDeleted = prepared(
  'erase_player',
  `update players set username = :username, username_key = :key, username_changed_at = null, deleted_at = :now,
     last_seen_at = to_timestamp(0), away_from = null
   where id = :playerId and not exists (select from players other where other.username_key = :key)
   returning id`,
);

/** Deletes letters that the other player has deleted too; the rest stays with that player. */
const lettersOf = (own: 'sender' | 'recipient', other: 'sender' | 'recipient') =>
  prepared(
    `erase_letters_${own}`,
    `with own as (
       select id, deleted_by_${other} as is_over from letters
       where ${own}_id = :playerId and not deleted_by_${own} order by id limit :limit for update
     ), gone as (
       delete from letters where id in (select id from own where is_over)
     ), hidden as (
       update letters set deleted_by_${own} = true where id in (select id from own where not is_over)
     )
     select id from own`,
  );

export const eraseSentLetters = lettersOf('sender', 'recipient');
export const eraseReceivedLetters = lettersOf('recipient', 'sender');

/** Letters of a suspended account, which nobody could read. */
export const deleteSentLetters = prepared(
  'erase_letters_of_suspended',
  `delete from letters where id in (
     select id from letters where sender_id = :playerId order by id limit :limit for update)
   returning id`,
);

export const deleteMessages = prepared(
  'erase_messages_of_suspended',
  `delete from chat_messages where id in (
     select id from chat_messages where player_id = :playerId order by id limit :limit for update)
   returning id`,
);

export const eraseNotes = prepared(
  'erase_notes',
  `update stud_requests set note = '' where id in (
     select id from stud_requests where from_id = :playerId and note <> '' order by id limit :limit for update)
   returning id`,
);

/**
 * The last show that may still pay into the purse, by an entry of a horse sold since or as a show of the player's own.
 */
export const findLastRun = prepared(
  'erase_last_run',
  `select max(runs_at) as runs_at from (
     select runs_at from show_entries where player_id = :playerId and status = 'pending'
     union all select runs_at from shows where created_by = :playerId and status = 'open'
   ) open`,
);
