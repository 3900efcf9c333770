import { prepared, type RowOf } from '../db/prepared.ts';

export type WriterRow = RowOf<typeof findWriter>;

/** A house stable, which names its foals, has no account. */
export const findWriter = prepared(
  'moderation_writer',
  `select account.birth_year, mute.since as muted_since, mute.until as muted_until, mute.why as muted_why
   from players player left join accounts account on account.id = player.id
   left join mutes mute on mute.player_id = player.id
   where player.id = :playerId`,
);

export const findBirthYears = prepared(
  'moderation_birth_years',
  'select id, birth_year from accounts where id = any(:ids::uuid[]) and birth_year is not null',
);

export type PairRow = RowOf<typeof findPair>;

export const findPair = prepared(
  'moderation_pair',
  `select player.username, account.birth_year,
     exists (select from suspensions where account_id = player.id) as is_suspended,
     exists (select from blocks where player_id = :writerId and blocked_id = player.id) as blocked_by_writer,
     exists (select from blocks where player_id = player.id and blocked_id = :writerId) as blocks_writer
   from players player left join accounts account on account.id = player.id where player.id = :toId`,
);

/** No row for a house stable. */
export const findUsernameOf = prepared(
  'moderation_username',
  'select username from players where id = :id and house_stable is null',
);

export const findBlock = prepared(
  'block_find',
  'select id from blocks where player_id = :playerId and blocked_id = :blockedId',
);

export const countBlocks = prepared(
  'blocks_count',
  'select count(*)::integer as count from blocks where player_id = :playerId',
);

export const insertBlock = prepared(
  'block_insert',
  `insert into blocks (id, player_id, blocked_id, at) values (:id, :playerId, :blockedId, :now)
   on conflict (player_id, blocked_id) do nothing`,
);

export const deleteBlock = prepared(
  'block_delete',
  'delete from blocks where player_id = :playerId and blocked_id = :blockedId returning id',
);

export const findBlockersOf = prepared(
  'blockers_of',
  'select player_id from blocks where blocked_id = :blockedId',
);

export const findBlocked = prepared(
  'blocks_page',
  `select block.id, block.blocked_id, blocked.username, block.at
   from blocks block join players blocked on blocked.id = block.blocked_id
   where block.player_id = :playerId and (:before::uuid is null or block.id < :before)
   order by block.id desc limit :limit`,
);

export const upsertMute = prepared(
  'mute_upsert',
  `insert into mutes (player_id, until, why, since) values (:playerId, :until, :why, :since)
   on conflict (player_id) do update set until = excluded.until, why = excluded.why, since = excluded.since`,
);

export const deleteMute = prepared('mute_delete', 'delete from mutes where player_id = :playerId');

/** Decisions in force. A dismissed report does not concern the player. */
export const findDecisionsAbout = prepared(
  'decisions_about',
  `select decision.id, decision.action, found.kind, decision.why, decision.until, decision.decided_at
   from decisions decision join report_cases found on found.id = decision.case_id
   where decision.player_id = :playerId and decision.undone_at is null and decision.action <> 'dismiss'
   order by decision.id desc limit :limit`,
);
