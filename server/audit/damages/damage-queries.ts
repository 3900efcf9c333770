import type { CheckName } from '../audit-books.ts';

/** Something done to a world of three players that must not be, and which check sees it. For tests. */
export interface Damage {
  readonly check: CheckName;
  /** Constraints that would not let it happen, as "table constraint". */
  readonly without?: readonly string[];
  /** An index that would not let it happen. */
  readonly withoutIndex?: string;
  readonly by: string;
  /** Checks that cannot but fail along with it. */
  readonly and?: readonly CheckName[];
}

const HOUSE = `'00000000-0000-0000-0000-000000000000'`;
const NOBODY = `'ffffffff-ffff-ffff-ffff-ffffffffffff'`;
const one = (table: string, where = 'true') => `(select id from ${table} where ${where} order by id limit 1)`;
export const completed = one('shows', `status = 'completed'`);
const placed = one('show_entries', `status = 'completed' and prize > 0`);
const pending = one('show_entries', `status = 'pending'`);
const horse = one('horses');
const checked = one('vet_requests', `status = 'completed'`);
const waiting = one('vet_requests', `status = 'pending'`);
const player = one('players');

/** Every check at least once. */
export const DAMAGES: readonly Damage[] = [
  {
    check: 'journals_sum_to_zero',
    by: `update ledger_entries set journal_id = ${NOBODY} where account_id = ${HOUSE} and id = ${one('ledger_entries', `account_id = ${HOUSE}`)}`,
  },
  {
    check: 'accounts_equal_their_entries',
    by: `update ledger_accounts set tradable = tradable + 1 where id = ${player}`,
  },
  {
    check: 'balances_lead_from_nothing_to_the_coins_held',
    by: `update ledger_entries set balance = balance + 1 where id = ${one('ledger_entries', `type = 'feed' and account_id <> ${HOUSE}`)}`,
  },
  {
    check: 'all_entries_but_the_houses_have_a_balance',
    by: `update ledger_entries set balance = 7, nth = 1 where id = ${one('ledger_entries', `account_id = ${HOUSE}`)}`,
  },
  {
    check: 'totals_equal_their_entries',
    by: `update ledger_totals set coins_in = coins_in + 1 where account_id = ${player} and type = 'start'`,
  },
  {
    check: 'totals_equal_their_entries',
    by: `delete from ledger_totals where account_id = ${player} and type = 'start'`,
  },
  {
    check: 'tradable_is_within_coins',
    without: ['ledger_accounts ledger_accounts_check'],
    by: `update ledger_accounts set tradable = coins + 1 where id = ${player}`,
    and: ['accounts_equal_their_entries'],
  },
  {
    check: 'accounts_and_the_house_sum_to_zero',
    by: `update ledger_entries set amount = amount - 1 where id = ${one('ledger_entries', `account_id = ${HOUSE}`)}`,
    and: ['journals_sum_to_zero'],
  },
  {
    check: 'entries_are_of_known_kinds',
    by: `update ledger_entries set type = 'alms' where account_id = ${HOUSE} and type = 'start'`,
  },
  {
    check: 'players_have_one_purse_and_one_account',
    by: `delete from accounts where id = ${player}`,
  },
  {
    check: 'players_have_one_purse_and_one_account',
    by: `insert into ledger_accounts (id, kind) values (${NOBODY}, 'purse')`,
  },
  { check: 'player_progress_is_possible', by: `update players set xp = level * 1000 where id = ${player}` },
  {
    check: 'changes_of_guild_are_paid_and_far_apart',
    by: `update players set guild_changed_at = created_at where id = ${player}`,
  },
  { check: 'guilds_are_known', by: `update players set guild = 'poets' where id = ${player}` },
  {
    check: 'active_entries_count_the_pending_ones',
    by: `update players set active_entries = active_entries + 1 where id = ${player}`,
  },
  { check: 'players_keep_their_limits', by: `update players set house_starts = 34 where id = ${player}` },
  {
    check: 'profiles_and_first_steps_are_of_players',
    by: `insert into profiles (player_id, bio) values (${NOBODY}, 'Nobody')`,
  },
  {
    check: 'first_steps_are_known_and_taken_once',
    by: `insert into first_steps (player_id, collected) values (${player}, '{first_horse,first_horse}')`,
  },
  {
    check: 'first_steps_are_known_and_taken_once',
    by: `insert into first_steps (player_id, collected) values (${player}, '{last_horse}')`,
  },
  {
    check: 'rewards_of_first_steps_are_in_the_books',
    by: `insert into first_steps (player_id, collected) values (${player}, '{first_horse,first_result}')`,
  },
  {
    check: 'inventories_hold_nothing_negative',
    without: ['inventory inventory_quantity_check'],
    by: `update inventory set quantity = -1 where item = 'sugar'`,
  },
  {
    check: 'inventories_are_of_players_and_known_things',
    by: `update inventory set item = 'oysters' where item = 'sugar'`,
  },
  {
    check: 'horses_have_an_owner',
    by: `update horses set owner_id = ${NOBODY} where id not in (select horse_id from tack where horse_id is not null)`,
  },
  {
    check: 'horses_are_of_known_breeds_and_disciplines',
    by: `update horses set breed = 'unicorn' where id = ${horse}`,
  },
  { check: 'horses_can_live', by: `update horses set genotype = '000000000200' where id = ${horse}` },
  { check: 'horses_can_live', by: `update horses set genotype = '00000000000' where id = ${horse}` },
  {
    check: 'insights_are_of_players_into_horses',
    by: `insert into genetic_insights (player_id, horse_id, how, at) values (${NOBODY}, ${horse}, 'free', now())`,
  },
  {
    check: 'insights_are_of_players_into_horses',
    by: `insert into genetic_insights (player_id, horse_id, how, at) values (${player}, ${NOBODY}, 'bought', now())`,
  },
  {
    check: 'free_insights_are_not_negative',
    without: ['players players_free_insights_check'],
    by: `update players set free_insights = -1 where id = ${player}`,
  },
  {
    check: 'offers_can_live',
    by: `update store_offers set genotype = '000000003000' where id = ${one('store_offers')}`,
  },
  { check: 'skills_are_not_negative', by: `update horses set skill[2] = -1 where id = ${horse}` },
  { check: 'aptitudes_are_within_range', by: `update horses set aptitude[3] = 1000001 where id = ${horse}` },
  {
    check: 'happiness_is_within_range',
    without: ['horses horses_happiness_check'],
    by: `update horses set happiness = 1000001 where id = ${horse}`,
  },
  {
    check: 'no_training_is_banked_from_later',
    by: `update horses set training_from = training_from + interval '5 years' where id = ${horse}`,
  },
  {
    check: 'form_is_within_range',
    without: ['horses horses_form_check'],
    by: `update horses set form = 13001 where id = ${horse}`,
  },
  { check: 'horse_progress_is_possible', by: `update horses set xp = level * 1000 where id = ${horse}` },
  {
    check: 'horses_have_the_xp_of_their_starts',
    by: `update horses set level = 1, xp = 0 where id = ${horse}`,
  },
  { check: 'horses_keep_their_limits', by: `update horses set starts_today = 13 where id = ${horse}` },
  { check: 'classes_of_horses_are_known', by: `update horses set class_level = 2 where id = ${horse}` },
  {
    check: 'shows_entered_count_the_entries',
    by: `update horses set shows_entered = 99 where id = ${horse}`,
  },
  { check: 'earnings_sum_the_prizes', by: `update horses set earnings = earnings + 1 where id = ${horse}` },
  {
    check: 'vet_requests_are_of_players_and_known_services',
    by: `update vet_requests set service = 'a kind word' where id = ${waiting}`,
  },
  {
    check: 'vet_requests_are_of_players_and_known_services',
    by: `update vet_requests set player_id = ${NOBODY} where id = ${waiting}`,
    and: ['prices_of_vet_requests_are_in_the_books'],
  },
  {
    check: 'horses_wait_for_the_vet_once',
    withoutIndex: 'vet_requests_one_pending',
    by: `update vet_requests set horse_id = (select horse_id from vet_requests where id = ${waiting}) where status = 'pending'`,
  },
  {
    check: 'no_vet_request_is_overdue',
    by: `update vet_requests set requested_at = requested_at - interval '2 hours', completes_at = completes_at - interval '2 hours' where id = ${waiting}`,
  },
  {
    check: 'no_completed_vet_request_lies_ahead',
    by: `with valid as (update horses set vet_check_until = vet_check_until + interval '1 year')
      update vet_requests set completes_at = completes_at + interval '30 days' where id = ${checked}`,
  },
  {
    check: 'horses_are_as_the_vet_left_them',
    by: `update horses set vet_check_until = vet_check_until - interval '1 second' where vet_check_until is not null`,
  },
  {
    check: 'horses_are_as_the_vet_left_them',
    by: `update vet_requests set service = 'gelding' where id = ${checked}`,
  },
  {
    check: 'geldings_have_no_breeding_check',
    by: `update horses set sex = 'gelding', breeding_check_until = created_at where id = ${horse}`,
  },
  {
    check: 'prices_of_vet_requests_are_in_the_books',
    by: `update vet_requests set price = price + 1 where id = ${waiting}`,
  },
  {
    check: 'pending_entries_have_a_horse',
    by: `update show_entries set horse_id = ${NOBODY} where id = ${pending}`,
    and: ['shows_entered_count_the_entries'],
  },
  {
    check: 'entries_are_pending_while_their_show_is_open',
    // By older rules, or the luck of the others in the show would change with the list, and perhaps their places.
    by: `with older as (update shows set rules_version = 0 where status = 'completed')
      update show_entries set status = 'pending' where id = ${placed}`,
    and: [
      'active_entries_count_the_pending_ones',
      'standings_of_horses_equal_their_placings',
      'standings_of_players_equal_their_placings',
    ],
  },
  {
    check: 'entries_are_pending_while_their_show_is_open',
    by: `delete from shows where status = 'open'`,
  },
  { check: 'entries_repeat_their_show', by: `update show_entries set level = 5 where id = ${pending}` },
  {
    check: 'no_open_show_is_overdue',
    by: `update world set clock_reached = clock_reached + interval '12 hours'`,
    and: ['no_vet_request_is_overdue'],
  },
  {
    check: 'no_completed_show_lies_ahead',
    by: `update world set clock_reached = clock_reached - interval '24 hours'`,
    and: ['no_completed_vet_request_lies_ahead'],
  },
  {
    check: 'places_differ_within_a_heat',
    by: `update show_entries set place = (select min(place) from show_entries where show_id = ${completed}) where show_id = ${completed}`,
    and: ['placings_recompute'],
  },
  {
    check: 'places_are_within_the_field',
    without: ['show_entries show_entries_check1'],
    by: `update show_entries set field_size = place - 1 where id = ${placed}`,
    and: ['placings_recompute'],
  },
  { check: 'seeds_match_their_hash', by: `update shows set seed_hash = 'f00' where id = ${completed}` },
  { check: 'seeds_of_open_shows_stay_secret', by: `update shows set seed = '\\x00' where status = 'open'` },
  {
    check: 'prizes_of_entries_are_in_the_books',
    by: `update show_entries set player_id = ${NOBODY} where id = ${placed}`,
    and: ['fees_of_entries_are_in_the_books', 'standings_of_players_equal_their_placings'],
  },
  {
    check: 'fees_of_entries_are_in_the_books',
    by: `update show_entries set fee = fee + 1 where id = ${pending}`,
  },
  {
    check: 'house_shows_follow_the_timetable',
    by: `with moved as (update shows set discipline = 'halter' where id = ${completed})
      update show_entries set discipline = 'halter' where show_id = ${completed}`,
  },
  {
    check: 'seeds_derive_from_the_secret',
    by: `update shows set seed = '\\x00', seed_hash = encode(sha256('\\x00'), 'hex') where id = ${completed}`,
  },
  { check: 'seeds_derive_from_the_secret', by: `update shows set seed_hash = 'f00' where status = 'open'` },
  {
    check: 'entry_lists_match_their_hash',
    by: `update shows set entries_hash = 'f00' where id = ${completed}`,
  },
  { check: 'scores_recompute', by: `update show_entries set score = score + 1 where id = ${placed}` },
  {
    check: 'scores_recompute',
    by: `update show_entries set result = jsonb_set(result, '{points,tack}', '1') where id = ${placed}`,
  },
  {
    check: 'placings_recompute',
    by: `update show_entries set place_xp = place_xp - 1 where id = ${placed}`,
    and: ['standings_of_horses_equal_their_placings'],
  },
  {
    check: 'standings_of_horses_equal_their_placings',
    by: `update horse_standings set xp = xp + 1 where horse_id = ${horse} and season = 0 and division = 0`,
  },
  {
    check: 'standings_of_players_equal_their_placings',
    by: `delete from player_standings where player_id = ${player} and season = 1`,
  },
];
