import { prepared, type RowOf } from '../db/prepared.ts';

/** `payers` accounts spend mostly with the seller, and together paid `total`. */
export type LeaningRow = RowOf<typeof findLeaning>;

/** Reads spending from the counters of the ledger. Sellers with the most payers first. */
export const findLeaning = prepared(
  'admin_spending',
  `with payment as (
     select seller_id as to_id, buyer_id as from_id, price as coins from sales where sold_at >= :from
     union all
     select to_id, from_id, fee from stud_requests where status = 'accepted' and requested_at >= :from
     union all
     select creator_id, player_id, fee from show_entries
     where creator_id is not null and creator_id <> player_id and entered_at >= :from
   ), pair as (
     select to_id, from_id, sum(coins) as coins from payment group by to_id, from_id having sum(coins) >= :least::bigint
   ), leaning as (
     select pair.*, total.spent, count(*) over seller as payers, sum(pair.coins) over seller as total
     from pair cross join lateral (
       select sum(coins_out) as spent from ledger_totals where account_id = pair.from_id
     ) total
     where pair.coins * 100 > total.spent * :percent::integer
     window seller as (partition by to_id)
   )
   select leaning.to_id, receiver.username as to_name, payers::integer as payers, total::bigint as total,
     leaning.from_id, payer.username as from_name, coins::bigint as coins, spent::bigint as spent,
     payer.created_at as since
   from leaning join players receiver on receiver.id = to_id join players payer on payer.id = from_id
   where payers >= :fewest::integer
   order by payers desc, total desc, to_id, coins desc, from_id limit :limit`,
).as<{ total: number }>();
