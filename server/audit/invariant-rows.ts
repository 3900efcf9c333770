import { FEED_TYPES } from '../../game/care/feed.ts';
import { MATERIALS } from '../../game/tack/materials.ts';
import { TREAT_TYPES } from '../../game/care/treats.ts';
import { VET_SERVICES } from '../../game/care/vet.ts';
import { REAL_MS_PER_GAME_YEAR } from '../../game/game-time.ts';
import { GUILDS } from '../../game/guild-work/guilds.ts';
import { BREED_IDS, CROSSBREED } from '../../game/horses/breeds.ts';
import { LOCI } from '../../game/horses/genetics/loci.ts';
import { HAPPINESS_MAX } from '../../game/horses/happiness.ts';
import { APTITUDE_POINT } from '../../game/horses/aptitude.ts';
import { FIRST_STEPS } from '../../game/first-steps/first-steps.ts';
import { xpToNextLevel } from '../../game/players/level.ts';
import {
  entryQuota,
  HORSE_STARTS_PER_DAY,
  houseStartsPerDay,
} from '../../game/shows/entering/entry-limits.ts';
import { CLASS_LEVELS } from '../../game/shows/classes.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { FORM_MAX } from '../../game/shows/form.ts';
import { ENTRY_KINDS } from '../ledger/entry-kinds.ts';
import { HOUSE } from '../ledger/ledger.ts';
import { GUILD_INVARIANTS } from './guild-invariant-rows.ts';
import { TACK_INVARIANTS } from './tack-invariant-rows.ts';
import { BREEDING_INVARIANTS } from './breeding-invariant-rows.ts';
import { PLAYER_SHOW_INVARIANTS } from './player-show-invariant-rows.ts';
import { LEADERBOARD_INVARIANTS } from './leaderboard-invariant-rows.ts';

/** Something that is always true of a world, as the query for what contradicts it. */
export interface InvariantRow {
  readonly name: string;
  /** Selects the rows that must not be. It may join `moment (now)`, the world's time. */
  readonly offending: string;
}

/** A list of the game as a list in SQL. Its words are the game's own, without quotes in them. */
const oneOf = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** All that the game may read of a horse's genes; position of digits as `storeGenotype` writes them. */
const cannotLive = `genotype !~ '^[012]{${LOCI.length}}$' or substr(genotype, ${LOCI.indexOf('overo') + 1}, 1) = '2'`;

/** Level from 1, xp from 0 to below what the level asks for, which grows evenly with it. */
const noProgress = `level < 1 or xp < 0 or xp >= level * ${xpToNextLevel(1)}`;

/** XP ever gained by whoever stands at `level` and `xp`: the levels below took 1,000, 2,000, … */
const xpEver = `(${xpToNextLevel(1)} * (horse.level::bigint * (horse.level - 1) / 2) + horse.xp)`;

/** Until when a vet request that is done makes its check valid. */
const CHECKED_UNTIL = `completes_at + interval '${REAL_MS_PER_GAME_YEAR} milliseconds'`;

const STEP_IDS = `array[${oneOf(FIRST_STEPS.map(({ id }) => id))}]::text[]`;

/** Coins of the reward of the first step that this column names. */
const stepCoins = (column: string) =>
  `case ${column} ${FIRST_STEPS.map(({ id, reward }) => `when '${id}' then ${reward.coins}`).join(' ')} else 0 end`;

/** A limit that grows evenly with the level up to where it ends. */
const limitBy = (limit: (level: number) => number) =>
  `least(${limit(Number.MAX_SAFE_INTEGER)}, ${limit(0)} + level * ${limit(1) - limit(0)})`;

/** Every invariant that the database can tell by itself, for all rows. Others need the rules: `ReplayedCheck`. */
export const INVARIANTS = [
  // Books.
  {
    name: 'journals_sum_to_zero',
    offending: `select journal_id, sum(amount) as sum, sum(tradable) as tradable from ledger_entries
      group by journal_id having sum(amount) <> 0 or sum(tradable) <> 0`,
  },
  {
    name: 'accounts_equal_their_entries',
    offending: `
      select coalesce(account.id, entries.account_id) as account_id, account.coins, account.tradable,
        entries.coins as entered_coins, entries.tradable as entered_tradable
      from ledger_accounts account
      full join (
        select account_id, sum(amount) as coins, sum(tradable) as tradable
        from ledger_entries where account_id <> '${HOUSE}' group by account_id
      ) entries on entries.account_id = account.id
      where account.coins is distinct from coalesce(entries.coins, 0)
        or account.tradable is distinct from coalesce(entries.tradable, 0)`,
  },
  {
    name: 'balances_lead_from_nothing_to_the_coins_held',
    offending: `
      select account_id, nth, balance from (
        select account_id, nth, balance,
          sum(amount) over (partition by account_id order by nth) as reached,
          row_number() over (partition by account_id order by nth) as counted
        from ledger_entries where account_id <> '${HOUSE}'
      ) entry
      where balance <> reached or nth <> counted
      union all
      select id, entries, coins from ledger_accounts
      where entries <> (select count(*) from ledger_entries where account_id = ledger_accounts.id)`,
  },
  {
    name: 'all_entries_but_the_houses_have_a_balance',
    offending: `select account_id, id, balance from ledger_entries where (balance is null) <> (account_id = '${HOUSE}')`,
  },
  {
    name: 'totals_equal_their_entries',
    offending: `
      select coalesce(total.account_id, entries.account_id) as account_id, coalesce(total.type, entries.type) as type,
        total.coins_in, total.coins_out, entries.coins_in as entered_in, entries.coins_out as entered_out
      from ledger_totals total
      full join (
        select account_id, type, sum(greatest(amount, 0)) as coins_in, sum(greatest(-amount, 0)) as coins_out
        from ledger_entries where account_id <> '${HOUSE}' group by account_id, type
      ) entries on entries.account_id = total.account_id and entries.type = total.type
      where total.coins_in is distinct from entries.coins_in or total.coins_out is distinct from entries.coins_out`,
  },
  {
    name: 'tradable_is_within_coins',
    offending: `select id, coins, tradable from ledger_accounts where coins < 0 or tradable not between 0 and coins`,
  },
  {
    name: 'accounts_and_the_house_sum_to_zero',
    offending: `
      select accounts, house from
        (select coalesce(sum(coins), 0) as accounts from ledger_accounts) held,
        (select coalesce(sum(amount), 0) as house from ledger_entries where account_id = '${HOUSE}') made
      where accounts + house <> 0`,
  },
  {
    name: 'entries_are_of_known_kinds',
    offending: `select account_id, id, type from ledger_entries where type not in (${oneOf(Object.keys(ENTRY_KINDS))})`,
  },

  // Players.
  {
    name: 'players_have_one_purse_and_one_account',
    offending: `
      select coalesce(player.id, purse.id, account.id) as id, player.id is not null as player,
        purse.id is not null as purse, account.id is not null as account
      from players player
      full join (select id from ledger_accounts where kind = 'purse') purse on purse.id = player.id
      full join accounts account on account.id = coalesce(player.id, purse.id)
      where player.id is null or purse.id is null or account.id is null`,
  },
  { name: 'player_progress_is_possible', offending: `select id, level, xp from players where ${noProgress}` },
  {
    name: 'guilds_are_known',
    offending: `select id, guild from players where guild not in (${oneOf(GUILDS)})`,
  },
  {
    name: 'active_entries_count_the_pending_ones',
    offending: `
      select coalesce(player.id, pending.player_id) as player_id, player.active_entries, pending.count as pending
      from players player
      full join (
        select player_id, count(*) as count from show_entries where status = 'pending' group by player_id
      ) pending on pending.player_id = player.id
      where player.active_entries is distinct from coalesce(pending.count, 0)`,
  },
  {
    name: 'players_keep_their_limits',
    offending: `
      select id, level, active_entries, house_starts from players
      where active_entries > ${limitBy(entryQuota)} or house_starts > ${limitBy(houseStartsPerDay)}`,
  },
  {
    name: 'profiles_and_first_steps_are_of_players',
    offending: `
      select player_id from (
        select player_id from profiles union all select player_id from picture_uploads
        union all select player_id from picture_upload_counts union all select player_id from first_steps
      ) own where not exists (select from players where id = player_id)`,
  },
  {
    name: 'first_steps_are_known_and_taken_once',
    offending: `
      select player_id, collected from first_steps
      where not collected <@ ${STEP_IDS}
        or cardinality(collected) <> (select count(distinct step) from unnest(collected) step)`,
  },
  {
    name: 'rewards_of_first_steps_are_in_the_books',
    offending: `
      select coalesce(due.player_id, booked.account_id) as player_id, due.coins as due, booked.coins as booked
      from (
        select player_id, sum(${stepCoins('step')}) as coins
        from first_steps, unnest(collected) step group by player_id having sum(${stepCoins('step')}) > 0
      ) due
      full join (
        select account_id, sum(amount) as coins from ledger_entries
        where type = 'first_steps' and account_id <> '${HOUSE}' group by account_id
      ) booked on booked.account_id = due.player_id
      where due.coins is distinct from booked.coins`,
  },
  {
    name: 'inventories_hold_nothing_negative',
    offending: `select player_id, kind, item, quantity from inventory where quantity < 0`,
  },
  {
    name: 'inventories_are_of_players_and_known_things',
    offending: `
      select player_id, kind, item from inventory
      where not exists (select from players where id = player_id)
        or not (kind = 'feed' and item in (${oneOf(FEED_TYPES)}) or kind = 'treat' and item in (${oneOf(TREAT_TYPES)})
          or kind = 'material' and item in (${oneOf(MATERIALS)}))`,
  },

  // Horses.
  {
    name: 'horses_have_an_owner',
    offending: `
      select horse.id, owner_id from horses horse left join players owner on owner.id = horse.owner_id
      where owner.id is null`,
  },
  {
    name: 'horses_are_of_known_breeds_and_disciplines',
    offending: `
      select id, breed, discipline from horses
      where breed not in (${oneOf([...BREED_IDS, CROSSBREED])}) or discipline not in (${oneOf(DISCIPLINES)})`,
  },
  { name: 'horses_can_live', offending: `select id, genotype from horses where ${cannotLive}` },
  {
    name: 'insights_are_of_players_into_horses',
    offending: `
      select player_id, horse_id from genetic_insights
      where not exists (select from players where id = player_id) or not exists (select from horses where id = horse_id)`,
  },
  {
    name: 'free_insights_are_not_negative',
    offending: `select id, free_insights from players where free_insights < 0`,
  },
  { name: 'offers_can_live', offending: `select id, genotype from store_offers where ${cannotLive}` },
  {
    name: 'skills_are_not_negative',
    offending: `
      select id, skill from horses
      where cardinality(skill) <> ${DISCIPLINES.length} or array_position(skill, null) is not null or 0 > any (skill)`,
  },
  {
    name: 'aptitudes_are_within_range',
    offending: `
      select id, aptitude from horses
      where cardinality(aptitude) <> ${DISCIPLINES.length} or array_position(aptitude, null) is not null
        or 0 > any (aptitude) or ${100 * APTITUDE_POINT} < any (aptitude)`,
  },
  {
    name: 'happiness_is_within_range',
    offending: `select id, happiness from horses where happiness not between 0 and ${HAPPINESS_MAX}`,
  },
  {
    name: 'no_training_is_banked_from_later',
    offending: `select id, training_from from horses, moment where training_from > now`,
  },
  {
    name: 'form_is_within_range',
    offending: `select id, form from horses where form not between 0 and ${FORM_MAX}`,
  },
  { name: 'horse_progress_is_possible', offending: `select id, level, xp from horses where ${noProgress}` },
  {
    name: 'horses_have_the_xp_of_their_starts',
    offending: `
      select horse.id, level, horse.xp, entries.xp as of_starts
      from horses horse
      join (
        select horse_id, sum(entry_xp + coalesce(place_xp, 0)) as xp from show_entries group by horse_id
      ) entries on entries.horse_id = horse.id
      where ${xpEver} < entries.xp`,
  },
  {
    name: 'horses_keep_their_limits',
    offending: `select id, starts_today from horses where starts_today > ${HORSE_STARTS_PER_DAY}`,
  },
  {
    name: 'classes_of_horses_are_known',
    offending: `select id, class_level from horses where class_level not in (${CLASS_LEVELS.join(', ')})`,
  },
  {
    name: 'shows_entered_count_the_entries',
    offending: `
      select horse.id, shows_entered, entries.count as entries
      from horses horse
      left join (select horse_id, count(*) as count from show_entries group by horse_id) entries
        on entries.horse_id = horse.id
      where shows_entered <> coalesce(entries.count, 0)`,
  },
  {
    name: 'earnings_sum_the_prizes',
    offending: `
      select horse.id, earnings, entries.prizes
      from horses horse
      left join (select horse_id, sum(prize) as prizes from show_entries group by horse_id) entries
        on entries.horse_id = horse.id
      where earnings <> coalesce(entries.prizes, 0)`,
  },

  // The vet.
  {
    name: 'vet_requests_are_of_players_and_known_services',
    offending: `
      select id, player_id, service from vet_requests
      where service not in (${oneOf(VET_SERVICES)}) or not exists (select from players where id = player_id)`,
  },
  {
    name: 'horses_wait_for_the_vet_once',
    offending: `
      select horse_id, count(*) as pending from vet_requests
      where status = 'pending' group by horse_id having count(*) > 1`,
  },
  {
    name: 'no_vet_request_is_overdue',
    offending: `
      select id, completes_at from vet_requests, moment
      where status = 'pending' and completes_at < now - interval '1 hour'`,
  },
  {
    name: 'no_completed_vet_request_lies_ahead',
    offending: `
      select id, completes_at from vet_requests, moment where status = 'completed' and completes_at > now`,
  },
  {
    name: 'horses_are_as_the_vet_left_them',
    offending: `
      select request.id, horse_id, service, completes_at
      from vet_requests request join horses horse on horse.id = horse_id
      where request.status = 'completed' and not coalesce(
        case service
          when 'checkup' then vet_check_until >= ${CHECKED_UNTIL}
          when 'vet_shots' then vet_shots_until >= ${CHECKED_UNTIL}
          when 'breeding_check' then sex = 'gelding' or breeding_check_until >= ${CHECKED_UNTIL}
          when 'gelding' then sex = 'gelding'
        end, false)`,
  },
  {
    name: 'geldings_have_no_breeding_check',
    offending: `select id from horses where sex = 'gelding' and breeding_check_until is not null`,
  },
  {
    name: 'prices_of_vet_requests_are_in_the_books',
    offending: `
      select coalesce(owed.player_id, booked.account_id) as player_id, owed.coins as owed, booked.coins as booked
      from (
        select player_id, sum(price) as coins from vet_requests where price > 0 group by player_id
      ) owed
      full join (
        select account_id, -sum(amount) as coins from ledger_entries
        where type = 'vet' and account_id <> '${HOUSE}' group by account_id
      ) booked on booked.account_id = owed.player_id
      where owed.coins is distinct from booked.coins`,
  },

  // Shows.
  {
    name: 'pending_entries_have_a_horse',
    offending: `
      select entry.id, horse_id from show_entries entry left join horses horse on horse.id = entry.horse_id
      where entry.status = 'pending' and horse.id is null`,
  },
  {
    name: 'entries_are_pending_while_their_show_is_open',
    offending: `
      select entry.id, entry.status, show_id, show.status as show
      from show_entries entry left join shows show on show.id = entry.show_id
      where entry.status <> case show.status when 'open' then 'pending' when 'completed' then 'completed' else 'none' end`,
  },
  {
    name: 'entries_repeat_their_show',
    offending: `
      select entry.id, show_id from show_entries entry join shows show on show.id = entry.show_id
      where (entry.discipline, entry.level, entry.runs_at, entry.creator_id)
        is distinct from (show.discipline, show.level, show.runs_at, show.created_by)`,
  },
  {
    name: 'no_open_show_is_overdue',
    offending: `select id, runs_at from shows, moment where status = 'open' and runs_at < now - interval '1 hour'`,
  },
  {
    name: 'no_completed_show_lies_ahead',
    offending: `select id, runs_at from shows, moment where status = 'completed' and runs_at > now`,
  },
  {
    name: 'places_differ_within_a_heat',
    offending: `
      select show_id, result ->> 'heat' as heat, place, count(*) as horses
      from show_entries where status = 'completed' group by 1, 2, 3 having count(*) > 1`,
  },
  {
    name: 'places_are_within_the_field',
    offending: `
      select id, place, field_size from show_entries
      where status = 'completed' and (place between 1 and field_size) is not true`,
  },
  {
    name: 'seeds_match_their_hash',
    offending: `
      select id, seed_hash from shows
      where status = 'completed' and encode(sha256(seed), 'hex') is distinct from seed_hash`,
  },
  {
    name: 'seeds_of_open_shows_stay_secret',
    offending: `select id from shows where status = 'open' and seed is not null`,
  },
  {
    name: 'prizes_of_entries_are_in_the_books',
    offending: `
      select coalesce(won.player_id, booked.account_id) as player_id, won.coins as won, booked.coins as booked
      from (select player_id, sum(prize) as coins from show_entries where prize > 0 group by player_id) won
      full join (
        select account_id, sum(amount) as coins
        from ledger_entries join ledger_accounts purse on purse.id = account_id and purse.kind = 'purse'
        where type = 'show_prize' group by account_id
      ) booked on booked.account_id = won.player_id
      where won.coins is distinct from booked.coins`,
  },
  {
    name: 'fees_of_entries_are_in_the_books',
    offending: `
      select coalesce(owed.player_id, booked.account_id) as player_id, owed.coins as owed, owed.tradable as owed_tradable,
        booked.coins as booked, booked.tradable as booked_tradable
      from (
        select player_id, sum(fee) as coins, sum(fee_tradable) as tradable
        from show_entries where fee > 0 group by player_id
      ) owed
      full join (
        select account_id, -sum(amount) as coins, -sum(ledger_entries.tradable) as tradable
        from ledger_entries join ledger_accounts purse on purse.id = account_id and purse.kind = 'purse'
        where type = 'show_entry' and amount < 0 group by account_id
      ) booked on booked.account_id = owed.player_id
      where owed.coins is distinct from booked.coins or owed.tradable is distinct from booked.tradable`,
  },
  ...PLAYER_SHOW_INVARIANTS,
  ...BREEDING_INVARIANTS,
  ...LEADERBOARD_INVARIANTS,
  ...TACK_INVARIANTS,
  ...GUILD_INVARIANTS,
] as const satisfies readonly InvariantRow[];

export type InvariantName = (typeof INVARIANTS)[number]['name'];
