import { OWN_COVER_FEE } from '../../../game/breeding/breeding.ts';
import type { Invariant } from './invariant.ts';

/** The fee without the house cut of 5%; the cut is rounded up. */
const FEE_AFTER_CUT = `fee - (fee * 5 + 99) / 100`;

export const BREEDING_INVARIANTS = [
  {
    name: 'foals_are_those_of_their_cover',
    offending: `
      select cover.id, cover.foal_id from covers cover left join horses foal on foal.id = cover.foal_id
      where cover.foal_id is not null and (foal.dam_id = cover.mare_id and foal.sire_id = cover.stallion_id
        and foal.inbreeding = cover.inbreeding) is not true`,
  },
  {
    name: 'foals_are_a_generation_after_their_parents',
    offending: `
      select foal.id, foal.generation from horses foal
      left join horses sire on sire.id = foal.sire_id
      left join horses dam on dam.id = foal.dam_id
      where foal.sire_id is not null
        and foal.generation is distinct from 1 + greatest(sire.generation, dam.generation)`,
  },
  {
    name: 'covers_of_a_mare_are_counted',
    offending: `
      select coalesce(mare.id, cover.mare_id) as id, mare.covers, cover.counted
      from (select id, covers from horses where covers > 0) mare
      full join (select mare_id, count(*) as counted, max(birth_number) as last from (
        select mare_id, birth_number from covers union all select mare_id, birth_number from missed_covers
      ) each_of group by mare_id) cover
        on cover.mare_id = mare.id
      where (mare.covers = cover.counted and cover.counted = cover.last) is not true`,
  },
  {
    name: 'mares_in_foal_carry_one',
    offending: `
      select coalesce(mare.id, cover.mare_id) as id, mare.foals_at, cover.foals_at as due
      from (select id, foals_at from horses where foals_at is not null) mare
      full join (select mare_id, foals_at from covers where foal_id is null) cover on cover.mare_id = mare.id
      where mare.foals_at is distinct from cover.foals_at`,
  },
  {
    name: 'no_foal_is_overdue',
    offending: `
      select id, foals_at from covers, clock where foal_id is null and foals_at < now - interval '1 hour'
        and not exists (select from horses mare join guests on guests.id = mare.owner_id where mare.id = covers.mare_id)`,
  },
  {
    name: 'horses_have_breeding_values',
    offending: `
      select coalesce(horse.id, value.horse_id) as id from horses horse
      full join breeding_values value on value.horse_id = horse.id
      where horse.id is null or value.horse_id is null`,
  },
  {
    name: 'no_breeding_value_is_overdue',
    offending: `select horse_id as id, due_at from breeding_values, clock where due_at < now - interval '1 day'`,
  },
  {
    name: 'no_foal_is_early',
    offending: `select id, foals_at from covers, clock where foal_id is not null and foals_at > now`,
  },
  {
    name: 'studs_are_stallions_of_their_owner',
    offending: `
      select stud.stallion_id from studs stud left join horses horse on horse.id = stud.stallion_id
      where (horse.sex = 'stallion' and horse.owner_id = stud.player_id) is not true`,
  },
  {
    name: 'open_requests_are_of_owners_and_studs',
    offending: `
      select request.id from stud_requests request
      left join horses mare on mare.id = request.mare_id
      left join studs stud on stud.stallion_id = request.stallion_id
      where request.status = 'open'
        and (mare.sex = 'mare' and mare.owner_id = request.from_id and stud.player_id = request.to_id) is not true`,
  },
  {
    name: 'no_stud_request_is_overdue',
    offending: `
      select id, expires_at from stud_requests, clock where status = 'open' and expires_at < now - interval '1 hour'`,
  },
  {
    name: 'accepted_requests_have_a_cover',
    offending: `
      select coalesce(request.id, cover.request_id) as id
      from (select * from stud_requests where status in ('accepted', 'not_taken')) request
      full join (
        select request_id, mare_id, stallion_id, entropy, 'accepted' as status from covers where request_id is not null
        union all
        select request_id, mare_id, stallion_id, entropy, 'not_taken' from missed_covers where request_id is not null
      ) cover on cover.request_id = request.id
      where (request.status = cover.status and request.mare_id = cover.mare_id and request.stallion_id = cover.stallion_id
        and request.entropy = cover.entropy) is not true`,
  },
  {
    name: 'escrows_hold_the_fees_of_open_requests',
    offending: `
      select coalesce(request.id, escrow.id) as id, request.fee, escrow.coins
      from (select id, fee, fee_tradable from stud_requests where status = 'open' and fee > 0) request
      full join (
        select id, coins, tradable from ledger_accounts
        where kind = 'escrow' and coins <> 0 and not exists (select from shows where shows.id = ledger_accounts.id)
      ) escrow
        on escrow.id = request.id
      where (request.fee = escrow.coins and request.fee_tradable = escrow.tradable) is not true`,
  },
  {
    name: 'gift_foals_are_those_of_free_covers',
    offending: `
      select foal.id, foal.gift_foal from horses foal left join covers cover on cover.foal_id = foal.id
      where foal.gift_foal is distinct from coalesce(cover.free_check or cover.free_fee or cover.of_gate, false)`,
  },
  {
    name: 'gifts_are_taken_once',
    offending: `
      select player.id, fees.count as fees, checks.count as checks from players player
      left join (select player_id, count(*) from covers where free_fee group by player_id) fees
        on fees.player_id = player.id
      left join (
        select player_id, count(*) from vet_requests where service = 'breeding_check' and price = 0 group by player_id
      ) checks on checks.player_id = player.id
      where coalesce(fees.count, 0) > (case when player.free_registry_fee then 0 else 1 end)
        or coalesce(checks.count, 0) > (case when player.free_breeding_check then 0 else 1 end)`,
  },
  {
    name: 'fees_of_covers_are_in_the_books',
    offending: `
      select coalesce(owed.player_id, booked.account_id) as player_id, owed.coins as owed, booked.coins as booked
      from (
        select player_id, sum(coins) as coins from (
          select player_id, -${OWN_COVER_FEE} as coins from covers where request_id is null and not free_fee and not of_gate
          union all select from_id, -fee from stud_requests where status in ('open', 'accepted')
          union all select to_id, ${FEE_AFTER_CUT} from stud_requests where status = 'accepted'
        ) each_of group by player_id
      ) owed
      full join (
        select account_id, sum(amount) as coins
        from ledger_history join ledger_accounts purse on purse.id = account_id and purse.kind <> 'escrow'
        where type = 'breeding' group by account_id
      ) booked on booked.account_id = owed.player_id
      where coalesce(owed.coins, 0) <> coalesce(booked.coins, 0)`,
  },
] as const satisfies readonly Invariant[];
