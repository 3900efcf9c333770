import { firstId, type Corruption } from './corruption.ts';

const show = (status: string) => firstId('shows', `kind = 'player' and status = '${status}'`);

/** For a world with open and completed player shows. */
export const PLAYER_SHOW_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'follows_repeat_the_time_of_their_show',
    by: `insert into show_follows (player_id, show_id, runs_at)
      select created_by, id, runs_at + interval '1 second' from shows where id = ${show('open')}`,
  },
  {
    check: 'notifications_are_of_who_signed_in',
    by: `insert into push_subscriptions (id, player_id, session, endpoint, p256dh, auth, created_at)
      select gen_random_uuid(), players.id, token_hash, 'https://push.example.org/', '', '', now()
      from sessions join players on players.id <> account_id limit 1`,
  },
  {
    check: 'escrows_hold_what_open_shows_promise',
    by: `update ledger_accounts set coins = coins + 1, tradable = tradable + 1 where id = ${show('open')}`,
    and: ['accounts_equal_their_entries', 'accounts_and_the_house_sum_to_zero'],
  },
  {
    check: 'prizes_put_up_are_won_or_returned',
    by: `update ledger_totals set coins_in = coins_in + 1 where account_id = ${show('open')} and type = 'show_creation'`,
    and: ['totals_equal_their_entries'],
  },
  {
    check: 'prizes_put_up_are_won_or_returned',
    by: `update shows set returned = returned + 1 where id = ${show('completed')}`,
    and: ['creators_have_what_their_shows_left'],
  },
  {
    check: 'the_house_keeps_its_cut_of_player_shows',
    by: `update shows set fee_cut = 1 where id = ${show('completed')}`,
    and: ['creators_have_what_their_shows_left'],
  },
  {
    check: 'the_house_keeps_its_cut_of_player_shows',
    by: `update show_entries set result = result - 'houseCut' where show_id = ${show('completed')}`,
    and: ['prizes_put_up_are_won_or_returned', 'placings_recompute'],
  },
  {
    check: 'creators_have_what_their_shows_left',
    by: `update ledger_entries set type = 'show_prize' where type = 'show_fees'`,
    and: ['totals_equal_their_entries', 'days_equal_their_entries', 'prizes_of_entries_are_in_the_books'],
  },
  {
    check: 'player_shows_count_from_three_owners',
    by: `update shows set counts = true where id = ${show('completed')}`,
    and: [
      'standings_of_horses_equal_their_placings',
      'standings_of_players_equal_their_placings',
      'disciplines_of_horses_equal_their_placings',
    ],
  },
  {
    check: 'entries_repeat_their_show',
    by: `update show_entries set creator_id = null where show_id = ${show('open')}`,
    and: ['escrows_hold_what_open_shows_promise'],
  },
];
