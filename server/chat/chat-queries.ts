import { sql } from 'kysely';
import { RETENTION_DAYS } from '../../game/chat/messages.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

export type ChatMessageRow = RowOf<typeof findMessages>;

const COLUMNS = 'id, player_id, message, sent_at, removed, send_id';

const shown = (messages: string, more = '') => `select message.id, message.player_id, player.username,
     player.guild, profile.picture, message.message, message.sent_at, message.removed, message.send_id${more}
   from (select ${COLUMNS} from chat_messages where ${messages}) message
   join players player on player.id = message.player_id
   left join shown_profiles profile on profile.player_id = message.player_id`;

export const findMessages = prepared(
  'chat_page',
  `${shown(`(:before::uuid is null or id < :before) and not hidden_from(:playerId, player_id)
     order by id desc limit :limit`)} order by message.id desc`,
);

/** Omits messages of suspended players. */
export const findPosts = prepared(
  'chat_posts',
  `${shown(
    'id = any(:ids::uuid[]) and not exists (select from suspensions where account_id = player_id)',
    ', array(select player_id from blocks where blocked_id = message.player_id) as blocked_by',
  )} order by message.id`,
);

export const findOwnMessage = prepared('chat_own', shown('player_id = :playerId and send_id = :sendId'));

/** No row if the player wrote after `before`. Locks the player's turn. */
export const takeTurn = prepared(
  'chat_turn',
  `insert into chat_writers as writer (player_id, wrote_at) values (:playerId, :now)
   on conflict (player_id) do update set wrote_at = excluded.wrote_at where writer.wrote_at <= :before
   returning player_id`,
);

export const findTurn = prepared(
  'chat_turn_find',
  'select wrote_at from chat_writers where player_id = :playerId',
);

/** No row if a message with this `sendId` was sent. */
export const insertMessage = prepared(
  'chat_send',
  `insert into chat_messages (id, player_id, message, sent_at, send_id)
   values (:id, :playerId, :message, :now, :sendId)
   on conflict (player_id, send_id) do nothing returning id`,
);

/** Reads the newest messages only. */
export const findReader = prepared(
  'chat_reader',
  `select reader.read_at, exists (
     select from (
       select player_id, removed from chat_messages
       where id > coalesce(reader.read_id, '00000000-0000-0000-0000-000000000000') order by id desc limit :among
     ) newest
     where player_id <> player.id and not removed and not hidden_from(player.id, player_id)
   ) as has_new
   from players player left join chat_readers reader on reader.player_id = player.id
   where player.id = :playerId`,
);

export const upsertReader = prepared(
  'chat_read',
  `insert into chat_readers as reader (player_id, read_id, read_at)
   values (:playerId, coalesce((select id from chat_messages order by id desc limit 1),
     '00000000-0000-0000-0000-000000000000'), :now)
   on conflict (player_id) do update
   set read_id = greatest(reader.read_id, excluded.read_id), read_at = greatest(reader.read_at, excluded.read_at)`,
);

export const findReportable = prepared(
  'chat_reportable',
  `select player_id, message, removed from chat_messages
   where id = :id and (:readerId::uuid is null or not hidden_from(:readerId, player_id))`,
);

/** The message with its neighbours, oldest first. */
export const findAround = prepared(
  'chat_around',
  `select player.username, around.message, around.sent_at
   from (
     (select id, player_id, message, sent_at from chat_messages
      where id <= :id and not removed order by id desc limit :before)
     union all
     (select id, player_id, message, sent_at from chat_messages
      where id > :id and not removed order by id limit :after)
   ) around join players player on player.id = around.player_id
   order by around.id`,
);

/** No row if its text has changed, or it is already removed. */
export const updateRemoved = prepared(
  'chat_remove',
  `update chat_messages set removed = :removed
   where id = :id and message = :message and removed <> :removed returning id`,
);

export const findNewestOf = prepared(
  'chat_newest_of',
  'select id from chat_messages where player_id = :playerId order by id desc limit :limit',
);

/** All messages of an hour are due at its end, so this runs at most hourly. */
export const nextOldMessage = sql<Date | null>`(
  select date_trunc('hour', sent_at) + make_interval(days => ${sql.lit(RETENTION_DAYS)}, hours => 1)
  from chat_messages order by id limit 1
)`;

export const deleteBefore = prepared(
  'chat_delete_old',
  `delete from chat_messages where id in (
     select id from chat_messages where id < :id order by id limit :limit for update skip locked
   )`,
);

/** In ascending order of `ids`. */
export const upsertPresences = prepared(
  'presences_upsert',
  `insert into presences as known (player_id, seen_at)
   select here.id, here.at from unnest(:ids::uuid[], :ats::timestamptz[]) with ordinality here (id, at, number)
   where exists (select from players where players.id = here.id) order by here.number
   on conflict (player_id) do update set seen_at = greatest(known.seen_at, excluded.seen_at)`,
);

export const countPresences = prepared(
  'presences_count',
  'select count(*)::integer as count from presences where seen_at > :since',
);
