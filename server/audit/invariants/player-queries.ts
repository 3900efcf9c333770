import { GUILDS } from '../../../game/guild-work/guilds.ts';
import { entryQuota, houseStartsPerDay } from '../../../game/shows/entering/entry-limits.ts';
import { FROM_GATE } from '../../gate/take-from-gate.ts';
import { impossibleProgress, sqlList, type Invariant } from './invariant.ts';

/** SQL for a limit that depends on the player's level, up to a maximum. */
function limitBy(limit: (level: number) => number): string {
  const most = limit(Number.MAX_SAFE_INTEGER);
  const limits: number[] = [];
  while (limits.at(-1) !== most) limits.push(limit(limits.length + 1));
  return `(array[${limits.join(', ')}])[least(level, ${limits.length})]`;
}

export const PLAYER_INVARIANTS = [
  {
    name: 'players_have_one_purse_and_one_account',
    offending: `
      select coalesce(player.id, purse.id, account.id) as id, player.id is not null as player,
        purse.kind, account.id is not null as account
      from players player
      full join (select id, kind from ledger_accounts where kind <> 'escrow') purse on purse.id = player.id
      full join accounts account on account.id = coalesce(player.id, purse.id)
      where player.id is null or purse.id is null
        or (purse.kind = 'house_purse') <> (player.house_stable is not null)
        or (account.id is null) <> (player.deleted_at is not null or player.house_stable is not null)`,
  },
  {
    name: 'deleted_players_have_nothing',
    offending: `
      select player.id from players player
      where player.deleted_at is not null and not exists (select from account_deletions where player_id = player.id)
        and (player.guest_until is null and exists (select from horses where owner_id = player.id) or exists (select from tack where owner_id = player.id)
          or exists (select from inventory where player_id = player.id and quantity > 0)
          or exists (select from listings where seller_id = player.id)
          or exists (select from studs where player_id = player.id)
          or exists (select from stud_requests where player.id in (from_id, to_id) and status = 'open')
          or exists (select from profiles where player_id = player.id)
          or exists (select from ledger_accounts where id = player.id and coins > 0))`,
  },
  {
    name: 'guests_have_no_place',
    offending: `
      select player.id from players player left join accounts account on account.id = player.id
      where coalesce(account.email = '', false) <> (player.guest_until is not null and player.deleted_at is null)
        or player.guest_until is not null and (
          (select count(*) from horses where owner_id = player.id) <> 1
          or exists (select from listings where seller_id = player.id)
          or exists (select from studs where player_id = player.id)
          or exists (select from stud_requests where player.id in (from_id, to_id))
          or exists (
            select from covers join horses on horses.id = covers.mare_id
            where horses.owner_id = player.id and (foal_id is not null or not of_gate)
          )
          or exists (select from sales where player.id in (buyer_id, seller_id))
          or exists (select from show_entries where player_id = player.id and creator_id is not null)
          or exists (select from shows where created_by = player.id)
          or exists (select from letters where player.id in (sender_id, recipient_id))
          or exists (select from chat_messages where player_id = player.id)
          or exists (select from presences where player_id = player.id)
          or exists (select from waiting_calls where account_id = player.id)
          or exists (select from access_tokens where account_id = player.id)
          or exists (select from profiles where player_id = player.id))`,
  },
  {
    name: 'gate_used_once',
    offending: `
      select player.id, player.gate from players player
      where gate is not null and (
        exists (select from players other where other.gate = player.gate and other.id <> player.id)
        or player.deleted_at is null and not exists (
          select from ledger_history
          where account_id = player.id and type = 'horse_purchase' and description like '%${FROM_GATE}'
        )
      )`,
  },
  {
    name: 'player_progress_is_possible',
    offending: `select id, level, xp from players where ${impossibleProgress}`,
  },
  {
    name: 'guilds_are_known',
    offending: `select id, guild from players where guild not in (${sqlList(GUILDS)})`,
  },
  {
    name: 'active_entries_count_the_pending_ones',
    offending: `
      select coalesce(player.id, pending.player_id) as player_id, player.active_entries, pending.count as pending
      from players player
      full join (
        select player_id, count(*) as count from show_history where status = 'pending' group by player_id
      ) pending on pending.player_id = player.id
      where player.active_entries is distinct from coalesce(pending.count, 0)`,
  },
  {
    name: 'players_keep_their_limits',
    offending: `
      select id, level, active_entries, house_starts from players
      where active_entries > ${limitBy(entryQuota)} or house_starts > ${limitBy(houseStartsPerDay)}`,
  },
] as const satisfies readonly Invariant[];
