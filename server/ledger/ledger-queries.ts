import { prepared } from '../db/prepared.ts';
import type { Db, Tx } from '../db/connection.ts';

export interface LedgerLineRow {
  id: string;
  type: string;
  description: string;
  amount: number;
  balance: number | null;
  nth: number | null;
  at: Date;
}

/** Newest first; `before` is a line number. */
export async function findLines(
  db: Db,
  accountId: string,
  page: { limit: number; before?: number | undefined },
): Promise<LedgerLineRow[]> {
  let query = db
    .selectFrom('ledger_entries')
    .select(['id', 'type', 'description', 'amount', 'balance', 'nth', 'at'])
    .where('account_id', '=', accountId);
  if (page.before) query = query.where('nth', '<', page.before);
  return query.where('nth', 'is not', null).orderBy('nth', 'desc').limit(page.limit).execute();
}

/** One snapshot. */
export const findAccounting = prepared<
  { coins: number; tradable: number; type: string | null; coins_in: number; coins_out: number },
  { accountId: string }
>(
  'ledger_accounting',
  `select account.coins, account.tradable, total.type, coalesce(total.coins_in, 0) as coins_in,
     coalesce(total.coins_out, 0) as coins_out
   from ledger_accounts account left join ledger_totals total on total.account_id = account.id
   where account.id = :accountId`,
);

/**
 * At the end of each UTC day with a line since `from`, preceded by the last older balance; oldest first. `leastId`,
 * the least of `from`, bounds the scan: ids grow with time.
 */
export const findBalances = prepared<
  { day: string; balance: number },
  { accountId: string; from: Date; leastId: string }
>(
  'ledger_balances',
  `with older as (
    select at, balance, nth from ledger_entries
    where account_id = :accountId and nth is not null and id < :leastId and at < :from order by id desc limit 1
  ), last as (
    select distinct on ((at at time zone 'UTC')::date) at, balance, nth from ledger_entries
    where account_id = :accountId and nth is not null and id >= :leastId and at >= :from
    order by (at at time zone 'UTC')::date, nth desc
  )
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, balance
  from (select * from older union all select * from last) as told order by nth`,
);

export const sumMadeInWeek = prepared<{ made: number }, { startsAt: Date }>(
  'ledger_week',
  `select coalesce(sum(made), 0)::bigint as made from ledger_weeks where starts_at = :startsAt`,
);

export const lockBalanceRows = prepared<
  { id: string; coins: number; tradable: number },
  { ids: readonly string[] }
>(
  'ledger_lock',
  `select id, coins, tradable from ledger_accounts where id = any(:ids::uuid[]) order by id for update`,
);

export async function insertAccount(tx: Tx, id: string, kind: 'purse' | 'escrow'): Promise<void> {
  await tx.insertInto('ledger_accounts').values({ id, kind }).execute();
}

interface LineColumns {
  readonly accounts: string[];
  readonly ids: string[];
  readonly journals: string[];
  readonly kinds: string[];
  readonly descriptions: string[];
  readonly amounts: number[];
  readonly tradables: number[];
  readonly at: Date;
  readonly house: string;
}

/** Also updates accounts, totals and the week's counter, for any number of journals. */
export const insertJournals = prepared<{ id: string }, LineColumns>(
  'ledger_post',
  `with line as (
    select * from unnest(:accounts::uuid[], :ids::uuid[], :journals::uuid[], :kinds::text[], :descriptions::text[], :amounts::bigint[],
      :tradables::bigint[])
      with ordinality as line (account_id, id, journal_id, type, description, amount, tradable, n)
  ), moved as (
    update ledger_accounts account
    set coins = account.coins + change.amount, tradable = account.tradable + change.tradable,
      entries = account.entries + change.entries
    from (
      select account_id, sum(amount) as amount, sum(tradable) as tradable, count(*) as entries from line group by account_id
    ) change
    where account.id = change.account_id
    returning account.id, account.coins, account.entries
  ), kept as (
    insert into ledger_entries (account_id, id, journal_id, at, type, description, amount, tradable, balance, nth)
    select account_id, line.id, journal_id, :at::timestamptz, type, description, amount, line.tradable,
      moved.coins - sum(amount) over (partition by account_id)
        + sum(amount) over (partition by account_id order by n),
      moved.entries - count(*) over (partition by account_id) + row_number() over (partition by account_id order by n)
    from line left join moved on moved.id = account_id
  ), totals as (
    insert into ledger_totals as total (account_id, type, coins_in, coins_out)
    select account_id, type, sum(greatest(amount, 0)), sum(greatest(-amount, 0))
    from line where account_id in (select id from moved) group by account_id, type
    on conflict (account_id, type) do update
    set coins_in = total.coins_in + excluded.coins_in, coins_out = total.coins_out + excluded.coins_out
  ), week as (
    select date_bin('7 days', :at::timestamptz, purse_index_due) as starts_at, -amount as made
    from world, (select sum(amount) as amount from line where account_id = :house) house where amount <> 0
  ), free as (
    select starts_at, id from ledger_weeks where starts_at = (select starts_at from week)
    order by id limit 1 for update skip locked
  ), counted as (
    update ledger_weeks counter set made = counter.made + week.made
    from week, free where counter.starts_at = free.starts_at and counter.id = free.id
  ), opened as (
    insert into ledger_weeks (starts_at, made) select starts_at, made from week where not exists (select from free)
  )
  select id from moved`,
);
