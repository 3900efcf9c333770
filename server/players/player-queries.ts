import { GUEST_DAYS, GUEST_HOURS } from '../../game/accounts/guests.ts';
import { PAIR_FREE_FROM } from '../../game/market/pair-limit.ts';
import { STARTS_OF_STAGE_3 } from '../../game/players/stages.ts';
import { prepared, type RowOf } from '../db/prepared.ts';
import { firstHorseAt } from './first-horse.ts';

/** Starts and results only at level 1: later they decide no stage. */
export const findUser = prepared(
  'user_find',
  `select p.id, p.username, a.email, a.email_confirmed_at is not null as email_confirmed, a.birth_year, p.guild, p.guild_changed_at, p.level, p.xp, purse.coins, purse.tradable, p.last_seen_at, p.created_at, p.guest_until is not null as is_guest,
     (select count(*) from horses where owner_id = p.id) as horse_count, profile.bio, profile.shop_name, profile.picture, p.free_insights, p.free_breeding_check, p.free_registry_fee, p.gate is not null as had_gate_horse,
     p.craft_skill, p.crafted_at, p.crafts, p.premium_until, p.shows_everything, ${firstHorseAt('p')} as first_horse_at,
     (select count(*) from (select from show_entries where player_id = p.id and p.level = 1 limit ${STARTS_OF_STAGE_3}) start)::integer as starts,
     (select count(*) from (select from show_entries where player_id = p.id and p.level = 1 and status = 'completed' limit 1) result)::integer as results,
     payer.customer, payer.subscription, payer.paid_until, payer.renews,
     array(select horse_id from genetic_insights where player_id = p.id order by at desc, horse_id limit 1000) as insights
   from players p join accounts a on a.id = p.id join ledger_accounts purse on purse.id = p.id
     left join profiles profile on profile.player_id = p.id
     left join payment_customers payer on payer.player_id = p.id
   where p.id = :id`,
);

/** No row if the username key is taken. */
export const insertPlayer = prepared(
  'player_insert',
  `insert into players (id, username, username_key, guild, craft_skill, last_seen_at, created_at)
   values (:id, :username, :usernameKey, :guild, :craftSkill, :now, :now)
   on conflict (username_key) do nothing returning id`,
);

/** Begins a new visit if last seen before `visitSince`. Concurrent calls write once. */
export const markSeen = prepared(
  'player_seen',
  `update players
   set away_from = case when last_seen_at < :visitSince then last_seen_at else away_from end, last_seen_at = :now,
     guest_until = case when guest_until is not null then least(:now::timestamptz + interval '${GUEST_HOURS} hours', created_at + interval '${GUEST_DAYS} days') end
   where id = :playerId and last_seen_at < :seenBefore returning id`,
);

/** No row if none is left. */
export const takeFreeInsightRow = prepared(
  'player_free_insight',
  `update players set free_insights = free_insights - 1 where id = :playerId and free_insights > 0
   returning free_insights as left`,
);

export const saveShowsEverything = prepared(
  'player_shows_everything',
  `update players set shows_everything = true where id = :playerId`,
);

export const lockGiftsRow = prepared(
  'player_gifts_lock',
  `select free_breeding_check, free_registry_fee from players where id = :playerId for update`,
);

export const takeFreeCheckRow = prepared(
  'player_free_check',
  `update players set free_breeding_check = false where id = :playerId`,
);

export const takeFreeFeeRow = prepared(
  'player_free_fee',
  `update players set free_registry_fee = false where id = :playerId`,
);

export const findHouseStable = prepared(
  'player_house_stable',
  `select house_stable from players where id = :playerId`,
);

export const findFreeFee = prepared(
  'player_free_fee_find',
  `select free_registry_fee from players where id = :playerId`,
);

export const findVisit = prepared(
  'player_visit',
  `select away_from, created_at from players where id = :playerId`,
);

export const findLevel = prepared('player_level', `select level from players where id = :playerId`);

export const findGuild = prepared('player_guild', `select guild from players where id = :playerId`);

export const lockGuildRow = prepared(
  'player_guild_lock',
  `select guild, guild_changed_at from players where id = :playerId for update`,
);

export const updateGuild = prepared(
  'player_guild_change',
  `update players set guild = :guild, guild_changed_at = :changedAt where id = :playerId`,
);

export const lockProgressRow = prepared(
  'player_progress_lock',
  `select level, xp from players where id = :playerId for update`,
);

export const updateProgress = prepared(
  'player_progress',
  `update players set level = :level, xp = :xp where id = :playerId`,
);

export const lockCrafterRow = prepared(
  'player_crafter_lock',
  `select username, guild, guild_changed_at, level, xp, craft_skill, crafted_at, crafts from players where id = :playerId for update`,
);

export const updateCrafter = prepared(
  'player_crafter',
  `update players set level = :level, xp = :xp, craft_skill = :craftSkill, crafted_at = :craftedAt, crafts = :crafts where id = :playerId`,
);

const SALARY = 'select level, xp, salary_day from players where id = :playerId';
export const findSalaryState = prepared('salary_find', SALARY);
export const lockSalaryState = prepared('salary_lock', `${SALARY} for update`);

export const markSalary = prepared(
  'salary_mark',
  `update players set salary_day = :day, level = :level, xp = :xp where id = :playerId`,
);

export const countSeenSince = prepared(
  'players_seen_since',
  `select count(*) as count from players where last_seen_at >= :since and guest_until is null`,
);

export type ContenderRow = RowOf<typeof findContender>;

const CONTENDER = `select p.id, p.guild, p.level, p.xp, p.active_entries, p.house_starts_day, p.house_starts,
   p.meadow_starts, p.created_at, p.salary_day, p.guest_until is not null as is_guest,
   purse.coins, purse.tradable
   from players p join ledger_accounts purse on purse.id = p.id where p.id = :id`;

export const findContender = prepared('contender_find', CONTENDER);

/** Player first, then balance. */
export const lockContenderRow = prepared('contender_lock', `${CONTENDER} for update`);

export type PlacedPlayerRow = RowOf<typeof lockPlacedRows>;

export const lockPlacedRows = prepared(
  'players_lock',
  `select id, level, xp, active_entries from players
   where id = any(:ids::uuid[]) order by id for update`,
);

export const updatePlaced = prepared(
  'players_placed',
  `update players set level = after.level, xp = after.xp, active_entries = after.active_entries
   from unnest(:ids::uuid[], :levels::integer[], :xps::integer[], :activeEntries::integer[]) as after (id, level, xp, active_entries)
   where players.id = after.id`,
);

/** Prizes put up, less returns: anybody may win them. */
const PUT_UP = `(select coalesce(sum(prize - coalesce(returned, 0)), 0) from shows
  where created_by = :fromId and created_at > :since)`;

const FEES = `select to_id, coins as fee from payments_to_players
  where from_id = :fromId and kind <> 'prize' and at > :since`;

/** Coins, in every way, to anybody. */
export const sumPaid = prepared(
  'player_paid',
  `select (${PUT_UP} + coalesce(sum(fee), 0))::bigint as paid from (${FEES} and kind <> 'underpriced') payment`,
);

const RECEIVED = `(select coalesce(sum(payment.coins), 0) from payments_to_players payment
  join players payer on payer.id = payment.from_id and payer.level < ${PAIR_FREE_FROM}
  where payment.to_id = :toId and payment.at > :since)`;

/** Arbitrary class of advisory locks. */
const RECEIVER_LOCK = 730_151;

/** A statement of its own, so that the sum after it sees what was committed while it waited. */
export const lockReceiver = prepared(
  'player_receiver_lock',
  `select pg_advisory_xact_lock(${RECEIVER_LOCK}, hashtext(:toId::text))`,
);

export const sumReceived = prepared('player_received', `select ${RECEIVED}::bigint as received`);

export const sumPair = prepared(
  'player_pair',
  `select (${PUT_UP} + coalesce(sum(fee), 0))::bigint as paid, ${RECEIVED}::bigint as received
   from (${FEES}) payment where to_id = :toId`,
);

export const sumPaidMost = prepared(
  'player_paid_most',
  `select (${PUT_UP} + coalesce(max(fees), 0))::bigint as paid
   from (select sum(fee) as fees from (${FEES}) payment group by to_id) receiver`,
);

/** No row: open. */
export const findPrivacy = prepared(
  'player_privacy',
  `select is_private from profiles where player_id = :playerId`,
);
