import { HOUSE_CUT_PERCENT } from '../../../game/ledger/coins.ts';
import { OWNERS_NEEDED } from '../../../game/shows/running/place-xp.ts';
import { FEES_COVERED } from '../../../game/shows/cuts.ts';
import type { Invariant } from './invariant.ts';

const CUT = `coalesce((result ->> 'houseCut')::bigint, 0)`;
const houseCut = (coins: string) => `((${coins})::bigint * ${HOUSE_CUT_PERCENT} + 99) / 100`;

export const PLAYER_SHOW_INVARIANTS = [
  {
    name: 'follows_repeat_the_time_of_their_show',
    offending: `
      select follow.player_id, follow.show_id, follow.runs_at from show_follows follow
      join shows show on show.id = follow.show_id where show.runs_at <> follow.runs_at`,
  },
  {
    name: 'notifications_are_of_who_signed_in',
    offending: `
      select subscription.id from push_subscriptions subscription
      join sessions session on session.token_hash = subscription.session
      where session.account_id <> subscription.player_id`,
  },
  {
    name: 'escrows_hold_what_open_shows_promise',
    offending: `
      select show.id, show.status, show.prize, paid.won, paid.fees, escrow.coins, escrow.tradable
      from shows show
      left join ledger_accounts escrow on escrow.id = show.id and escrow.kind = 'escrow'
      left join (
        select show_id, sum(fee) as fees, sum(fee_tradable) as tradable, coalesce(sum(prize + ${CUT}), 0) as won
        from show_history where creator_id is not null group by show_id
      ) paid on paid.show_id = show.id
      where show.kind = 'player' and (
        case show.status
          when 'open' then (escrow.coins, escrow.tradable)
            = (show.prize + coalesce(paid.fees - paid.won, 0), show.prize + coalesce(paid.tradable - paid.won, 0))
          else escrow.coins = 0
        end
      ) is not true`,
  },
  {
    name: 'prizes_put_up_are_won_or_returned',
    offending: `
      select show.id, show.prize, show.returned, won.coins as won, put_up.coins_in as put_up
      from shows show
      left join ledger_totals put_up on put_up.account_id = show.id and put_up.type = 'show_creation'
      left join (
        select show_id, sum(prize + ${CUT}) as coins from show_history where creator_id is not null group by show_id
      ) won on won.show_id = show.id
      where show.kind = 'player' and (show.prize = put_up.coins_in and (show.returned is null) = (show.status = 'open')
        and (show.status = 'open' or show.prize = show.returned + coalesce(won.coins, 0))) is not true`,
  },
  {
    name: 'the_house_keeps_its_cut_of_player_shows',
    offending: `
      select show.id, show.fee_cut, entry.others, entry.wrong
      from shows show
      left join lateral (
        select count(*) filter (where player_id <> creator_id) as others,
          count(*) filter (where ${CUT} <>
            case when player_id <> creator_id then ${houseCut(`prize + ${CUT}`)} else 0 end) as wrong
        from show_history where show_id = show.id and status <> 'pending'
      ) entry on true
      where show.kind = 'player' and (entry.wrong > 0 or show.status = 'completed' and show.fee_cut <>
        ${houseCut(`show.entry_fee * greatest(0, entry.others - ${FEES_COVERED})`)})`,
  },
  {
    name: 'creators_have_what_their_shows_left',
    offending: `
      select coalesce(owed.player_id, booked.account_id) as player_id, coalesce(owed.type, booked.type) as type,
        owed.coins as owed, owed.tradable as owed_tradable, booked.coins as booked, booked.tradable as booked_tradable
      from (
        select creator_id as player_id, 'show_fees' as type, sum(coins) as coins, sum(tradable) as tradable
        from (
          select creator_id, fee as coins, case player_id when creator_id then fee_tradable else fee end as tradable
          from show_history join shows ran on ran.id = show_id and ran.status = 'completed'
          where creator_id is not null
          union all
          select created_by, -fee_cut, -fee_cut from shows where fee_cut > 0
        ) due group by creator_id
        union all
        select created_by, 'show_creation', sum(returned), sum(returned) from shows where returned > 0 group by created_by
      ) owed
      full join (
        select account_id, type, sum(amount) as coins, sum(ledger_history.tradable) as tradable
        from ledger_history join ledger_accounts purse on purse.id = account_id and purse.kind <> 'escrow'
        where type in ('show_fees', 'show_creation') and amount > 0 group by account_id, type
      ) booked on booked.account_id = owed.player_id and booked.type = owed.type
      where owed.coins is distinct from booked.coins or owed.tradable is distinct from booked.tradable`,
  },
  {
    name: 'player_shows_count_from_three_owners',
    offending: `
      select show.id, show.counts, entry.owners
      from shows show
      left join (
        select show_id, count(distinct result ->> 'owner') as owners from show_history group by show_id
      ) entry on entry.show_id = show.id
      where show.kind = 'player' and show.status = 'completed'
        and show.counts <> (coalesce(entry.owners, 0) >= ${OWNERS_NEEDED})`,
  },
] as const satisfies readonly Invariant[];
