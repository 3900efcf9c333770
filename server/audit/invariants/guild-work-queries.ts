import { GUILD_CHANGE_DAYS, GUILD_CHANGE_PRICE } from '../../../game/guild-work/change-guild.ts';
import { HOUSE } from '../../ledger/ledger.ts';
import type { Invariant } from './invariant.ts';

export const GUILD_INVARIANTS = [
  {
    name: 'changes_of_guild_are_paid_and_far_apart',
    offending: `
      select coalesce(player.id, paid.account_id) as player_id, player.guild_changed_at, paid.at, paid.amount
      from players player
      full join (
        select account_id, at, amount, at - lag(at) over (partition by account_id order by line_number) as since,
          lead(at) over (partition by account_id order by line_number) is null as newest
        from ledger_history where type = 'guild_change' and account_id <> '${HOUSE}'
      ) paid on paid.account_id = player.id
      where player.guild_changed_at is not null and paid.account_id is null
        or paid.amount <> -${GUILD_CHANGE_PRICE} or paid.since < interval '${GUILD_CHANGE_DAYS} days'
        or paid.newest and player.guild_changed_at is distinct from paid.at`,
  },
] as const satisfies readonly Invariant[];
