import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Coins that came, went and changed hands per day (UTC) and kind, counted as they are posted; past days are counted from
 * their entries. A week of the purse index is the sum of its days, so `ledger_weeks` goes. `wealth` keeps the last count of
 * how coins are shared.
 */
export const economy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create table ledger_days (
           day date not null,
           type text not null,
           week timestamptz not null,
           id uuid not null default gen_random_uuid(),
           made bigint not null check (made >= 0),
           taken bigint not null check (taken >= 0),
           cut bigint not null check (cut between 0 and taken),
           purses bigint not null,
           escrow bigint not null,
           traded bigint not null,
           trades bigint not null,
           primary key (day, type, week, id),
           check (made - taken = purses + escrow)
         )`,
      )
      .execute(db);
    await sql
      .raw(
        `insert into ledger_days (day, type, week, made, taken, cut, purses, escrow, traded, trades)
         select day, type, week, sum(greatest(-house, 0)), sum(greatest(house, 0)),
           sum(case when is_trade then house else 0 end), sum(purses), sum(escrow),
           sum(case when is_trade then house + received else 0 end), count(*) filter (where is_trade)
         from (
           select *, house > 0 and received > 0 as is_trade from (
             select (at at time zone 'UTC')::date as day, type,
               date_bin('7 days', at, purse_index_due) as week,
               coalesce(sum(amount) filter (where account_id = '00000000-0000-0000-0000-000000000000'), 0) as house,
               coalesce(sum(amount) filter (where kind = 'purse'), 0) as purses,
               coalesce(sum(amount) filter (where kind = 'escrow'), 0) as escrow,
               coalesce(sum(amount) filter (where kind = 'purse' and amount > 0), 0) as received
             from ledger_entries entry cross join world
             left join ledger_accounts account on account.id = entry.account_id
             group by journal_id, type, day, week
           ) journal
         ) journal group by day, type, week`,
      )
      .execute(db);
    await sql`drop table ledger_weeks`.execute(db);
    await sql
      .raw(
        `create table wealth (
           one_row boolean primary key default true check (one_row),
           counted_at timestamptz not null,
           players integer not null,
           tenths bigint[] not null check (cardinality(tenths) in (0, 10))
         )`,
      )
      .execute(db);
  },
};
