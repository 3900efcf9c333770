import { prepared, type RowOf } from '../db/prepared.ts';
import { throughMonths } from '../db/months/through-months.ts';

/** Upper bound of an account's lines: PostgreSQL's largest integer. */
const MOST_LINES = 2_147_483_647;

/** The house and escrows have no statement. */
const CAME = '(select created_at from players where id = :accountId)';

export type LedgerLineRow = RowOf<(typeof findLines)['recent']>;

/** Newest first; `before` is a line number. */
export const findLines = throughMonths(
  'ledger_lines',
  ({
    ledgerEntries,
    fromMonthOf,
  }) => `select id, type, description, amount, balance, line_number, at from ${ledgerEntries}
   where account_id = :accountId and line_number is not null and line_number < coalesce(:before::integer, ${MOST_LINES}) and ${fromMonthOf(CAME)}
   order by line_number desc limit :limit`,
);

/** One snapshot. */
export const findAccounting = prepared(
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
export const findBalances = throughMonths(
  'ledger_balances',
  ({ ledgerEntries, fromMonthOf }) => `with older as (
    select at, balance, line_number from ${ledgerEntries}
    where account_id = :accountId and line_number is not null and id < :leastId and at < :from and ${fromMonthOf(CAME)}
    order by id desc limit 1
  ), last as (
    select distinct on ((at at time zone 'UTC')::date) at, balance, line_number from ${ledgerEntries}
    where account_id = :accountId and line_number is not null and id >= :leastId and at >= :from and ${fromMonthOf('(select :from::timestamptz)')}
    order by (at at time zone 'UTC')::date, line_number desc
  )
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, balance, line_number
  from (select * from older union all select * from last) as line order by line_number`,
).as<{ balance: number }>();

export const sumMadeInWeek = prepared(
  'ledger_week',
  `select coalesce(sum(made - taken), 0)::bigint as made from ledger_days
   where day between (:startsAt::timestamptz at time zone 'UTC')::date and (:startsAt::timestamptz at time zone 'UTC')::date + 7
     and week = :startsAt and type <> 'account_deletion'`,
);

export type DayRow = RowOf<typeof sumDays>;

export const sumDays = prepared(
  'ledger_days',
  `select day, type, sum(made)::bigint as made, sum(taken)::bigint as taken, sum(cut)::bigint as cut,
     sum(purses)::bigint as purses, sum(escrow)::bigint as escrow, sum(traded)::bigint as traded,
     sum(trades)::bigint as trades
   from ledger_days where day between :from::date and :to::date group by day, type`,
);

export const lockBalanceRows = prepared(
  'ledger_lock',
  `select id, coins, tradable from ledger_accounts where id = any(:ids::uuid[]) order by id for update`,
);

export const insertAccount = prepared(
  'ledger_account_insert',
  `insert into ledger_accounts (id, kind) values (:id, :kind)`,
);

/**
 * What each journal did to the house, purses and escrow, from lines with their account's kind. In a trade players pay
 * players and the house takes its cut. A house stable's purse counts as the house.
 */
export const journalsOf = (lines: string, house: string, by: string) => `
  select *, house > 0 and received > 0 as is_trade from (
    select ${by}, type,
      coalesce(sum(amount) filter (where account_id = ${house} or kind = 'house_purse'), 0) as house,
      coalesce(sum(amount) filter (where kind = 'purse'), 0) as purses,
      coalesce(sum(amount) filter (where kind = 'escrow'), 0) as escrow,
      coalesce(sum(amount) filter (where kind = 'purse' and amount > 0), 0) as received
    from ${lines} group by ${by}, type
  ) journal`;

export const DAY_SUMS = `sum(greatest(-house, 0)) as made, sum(greatest(house, 0)) as taken,
  sum(case when is_trade then house else 0 end) as cut, sum(purses) as purses, sum(escrow) as escrow,
  sum(case when is_trade then house + received else 0 end) as traded, count(*) filter (where is_trade) as trades`;

/** Also updates accounts, totals and the day's counters, for any number of journals. */
export const insertJournals = prepared(
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
    returning account.id, account.kind, account.coins, account.entries
  ), inserted as (
    insert into ledger_entries (account_id, id, journal_id, at, type, description, amount, tradable, balance, line_number)
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
  ), day as (
    select (:at::timestamptz at time zone 'UTC')::date as day,
      date_bin('7 days', :at::timestamptz, (select purse_index_due from world)) as week, type, ${DAY_SUMS}
    from (${journalsOf('line left join moved on moved.id = account_id', ':house', 'journal_id')}) journal group by type
  ), counted as (
    insert into ledger_days as counter (day, type, week, id, made, taken, cut, purses, escrow, traded, trades)
    select day, type, week,
      coalesce((
        select id from ledger_days free where free.day = day.day and free.type = day.type and free.week = day.week
        order by id limit 1 for update skip locked
      ), gen_random_uuid()),
      made, taken, cut, purses, escrow, traded, trades
    from day
    on conflict (day, type, week, id) do update
    set made = counter.made + excluded.made, taken = counter.taken + excluded.taken, cut = counter.cut + excluded.cut,
      purses = counter.purses + excluded.purses, escrow = counter.escrow + excluded.escrow,
      traded = counter.traded + excluded.traded, trades = counter.trades + excluded.trades
  )
  select id from moved`,
);
