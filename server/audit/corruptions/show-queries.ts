import { firstId, NOBODY, type Corruption } from './corruption.ts';

export const completed = firstId('shows', `status = 'completed'`);
const placed = firstId('show_entries', `status = 'completed' and prize > 0`);
const pending = firstId('show_entries', `status = 'pending'`);
const horse = firstId('horses');
const player = firstId('players');

export const SHOW_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'pending_entries_have_a_horse',
    by: `update show_entries set horse_id = ${NOBODY} where id = ${pending}`,
    and: ['shows_entered_count_the_entries'],
  },
  {
    check: 'entries_are_pending_while_their_show_is_open',
    // Version 0 is not replayed: a shorter list would change other entries' luck.
    by: `with older as (update shows set rules_version = 0 where status = 'completed')
      update show_entries set status = 'pending' where id = ${placed}`,
    and: [
      'active_entries_count_the_pending_ones',
      'standings_of_horses_equal_their_placings',
      'standings_of_players_equal_their_placings',
      'disciplines_of_horses_equal_their_placings',
    ],
  },
  {
    check: 'entries_are_pending_while_their_show_is_open',
    by: `delete from shows where status = 'open'`,
  },
  { check: 'entries_repeat_their_show', by: `update show_entries set level = 5 where id = ${pending}` },
  {
    check: 'starters_are_of_shows_that_run',
    by: `insert into show_starters (show_id, last_horse, starters) values (${completed}, ${NOBODY}, '[]')`,
  },
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
    // Copies a place that counts alike, so all counters stay as they are.
    by: `with alike as (
        select one.id, other.place from show_entries one join show_entries other using (show_id)
        where one.place > 3 and other.place > 3 and one.place <> other.place
          and one.result ->> 'heat' = other.result ->> 'heat' and (one.place > 10) = (other.place > 10) limit 1)
      update show_entries set place = alike.place from alike where show_entries.id = alike.id`,
    and: ['placings_recompute'],
  },
  {
    check: 'places_are_within_the_field',
    without: ['show_entries show_entries_result'],
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
    check: 'meadow_starts_count_the_entries',
    by: `update players set meadow_starts = meadow_starts + 1 where id = ${player}`,
  },
  {
    check: 'meadow_prizes_are_bound',
    by: `update ledger_entries set type = 'meadow_prize' where type = 'show_prize'`,
    and: ['days_equal_their_entries', 'totals_equal_their_entries'],
  },
  {
    check: 'meadow_shows_count_nowhere',
    by: `update shows set kind = 'meadow' where id = (select show_id from show_entries where id = ${pending})`,
    and: ['shows_of_the_game_follow_the_timetable', 'meadow_starts_count_the_entries'],
  },
  {
    check: 'fees_of_entries_are_in_the_books',
    by: `update show_entries set fee = fee + 1 where id = ${pending}`,
  },
  {
    check: 'shows_of_the_game_follow_the_timetable',
    by: `with moved as (update shows set discipline = 'halter' where id = ${completed})
      update show_entries set discipline = 'halter' where show_id = ${completed}`,
    and: ['disciplines_of_horses_equal_their_placings'],
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
  {
    check: 'scores_recompute',
    by: `update show_entries set score = (select max(score) + 1 from show_entries) where id = ${placed}`,
    and: ['disciplines_of_horses_equal_their_placings'],
  },
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
    check: 'disciplines_of_horses_equal_their_placings',
    by: `update horse_disciplines set wins = wins + 1 where horse_id = ${horse}`,
  },
  {
    check: 'disciplines_of_horses_equal_their_placings',
    by: `update horse_disciplines set best_score = best_score - 1 where horse_id = ${horse}`,
  },
  {
    check: 'standings_of_players_equal_their_placings',
    by: `delete from player_standings where player_id = ${player} and season = 1`,
  },
];
