import { firstId, NOBODY, type Corruption } from './corruption.ts';

const player = firstId('players');

export const PLAYER_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'players_have_one_purse_and_one_account',
    by: `delete from accounts where id = ${player}`,
  },
  {
    check: 'players_have_one_purse_and_one_account',
    by: `insert into ledger_accounts (id, kind) values (${NOBODY}, 'purse')`,
  },
  {
    check: 'players_have_one_purse_and_one_account',
    by: `update players set house_stable = 3, last_seen_at = 'epoch' where id = ${player}`,
  },
  {
    check: 'deleted_players_have_nothing',
    by: `with gone as (delete from accounts where id = ${player})
      update players set deleted_at = now() where id = ${player}`,
  },
  {
    check: 'guests_have_no_place',
    by: `update players set guest_until = now() where id = ${player}`,
  },
  {
    check: 'guests_have_no_place',
    by: `update accounts set email = '', email_key = '', email_confirmed_at = null where id = ${player}`,
  },
  {
    check: 'gate_used_once',
    by: `update players set gate = decode('00112233445566778899aabbccddeeff', 'hex') where id = ${player}`,
  },
  {
    check: 'gate_used_once',
    without: ['players players_gate_key'],
    by: `update players set gate = decode('00112233445566778899aabbccddeeff', 'hex')`,
  },
  { check: 'player_progress_is_possible', by: `update players set xp = level * 1000 where id = ${player}` },
  { check: 'boxes_are_paid', by: `update players set boxes = boxes + 1 where id = ${player}` },
  {
    check: 'boxes_hold_horses_and_no_more_than_they_can',
    by: `insert into boxed_horses (horse_id, player_id, since) values (${NOBODY}, ${player}, now())`,
  },
  { check: 'guilds_are_known', by: `update players set guild = 'poets' where id = ${player}` },
  {
    check: 'active_entries_count_the_pending_ones',
    by: `update players set active_entries = active_entries + 1 where id = ${player}`,
  },
  { check: 'players_keep_their_limits', by: `update players set house_starts = 76 where id = ${player}` },
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
    check: 'changes_of_guild_are_paid_and_far_apart',
    by: `update players set guild_changed_at = created_at where id = ${player}`,
  },
];
