import type { Invariant } from './invariant.ts';

export const SHOW_INVARIANTS = [
  {
    name: 'pending_entries_have_a_horse',
    offending: `
      select entry.id, horse_id from show_history entry left join horses horse on horse.id = entry.horse_id
      where entry.status = 'pending' and horse.id is null`,
  },
  {
    name: 'entries_are_pending_while_their_show_is_open',
    offending: `
      select entry.id, entry.status, show_id, show.status as show
      from show_history entry left join shows show on show.id = entry.show_id
      where show.id is null or entry.status <> 'scratched'
        and entry.status <> case show.status when 'open' then 'pending' else 'completed' end
        and not (show.status = 'open' and show.rules_version is not null and entry.status = 'completed')`,
  },
  {
    name: 'entries_repeat_their_show',
    offending: `
      select entry.id, show_id from show_history entry join shows show on show.id = entry.show_id
      where (entry.discipline, entry.level, entry.runs_at, entry.creator_id)
        is distinct from (show.discipline, show.level, show.runs_at, show.created_by)`,
  },
  {
    name: 'starters_are_of_shows_that_run',
    offending: `
      select starters.show_id, last_horse from show_starters starters left join shows show on show.id = starters.show_id
      where (show.status = 'open' and show.rules_version is not null) is not true`,
  },
  {
    name: 'no_open_show_is_overdue',
    offending: `select id, runs_at from shows, clock where status = 'open' and runs_at < now - interval '1 hour'`,
  },
  {
    name: 'no_completed_show_lies_ahead',
    offending: `select id, runs_at from shows, clock where status = 'completed' and runs_at > now`,
  },
  {
    name: 'places_differ_within_a_heat',
    offending: `
      select show_id, result ->> 'heat' as heat, place, count(*) as horses
      from show_history where status = 'completed' group by 1, 2, 3 having count(*) > 1`,
  },
  {
    name: 'places_are_within_the_field',
    offending: `
      select id, place, field_size from show_history
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
      from (select player_id, sum(prize) as coins from show_history where prize > 0 group by player_id) won
      full join (
        select account_id, sum(amount) as coins
        from ledger_history join ledger_accounts purse on purse.id = account_id and purse.kind <> 'escrow'
        where type in ('show_prize', 'meadow_prize') group by account_id
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
        from show_history where fee > 0 group by player_id
      ) owed
      full join (
        select account_id, -sum(amount) as coins, -sum(ledger_history.tradable) as tradable
        from ledger_history join ledger_accounts purse on purse.id = account_id and purse.kind <> 'escrow'
        where type = 'show_entry' and amount < 0 group by account_id
      ) booked on booked.account_id = owed.player_id
      where owed.coins is distinct from booked.coins or owed.tradable is distinct from booked.tradable`,
  },
  {
    name: 'meadow_starts_count_the_entries',
    offending: `
      select player.id, player.meadow_starts, entered.count as entered
      from players player
      left join (
        select player_id, count(*) as count from show_history entry join shows show on show.id = entry.show_id
        where show.kind = 'meadow' group by player_id
      ) entered on entered.player_id = player.id
      where player.meadow_starts <> coalesce(entered.count, 0)`,
  },
  {
    name: 'meadow_shows_count_nowhere',
    offending: `
      select show.id, show.counts, entry.grade, entry.fee, entry.veteran from shows show
      join show_history entry on entry.show_id = show.id
      where show.kind = 'meadow' and (entry.grade is not null or entry.fee > 0 or entry.veteran
        or entry.result ->> 'recordOver' is not null or show.counts and show.status = 'completed')`,
  },
  {
    name: 'meadow_prizes_are_bound',
    offending: `select id, account_id, tradable from ledger_history where type = 'meadow_prize' and tradable <> 0`,
  },
] as const satisfies readonly Invariant[];
