import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Coins made per week of the purse index, counted as they are posted. Past weeks are counted from their entries; the index
 * that summed them is dropped, so posting writes to one table more and one index less.
 */
export const ledgerWeeks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create table ledger_weeks (
           starts_at timestamptz not null,
           id uuid not null default gen_random_uuid(),
           made bigint not null,
           primary key (starts_at, id)
         )`,
      )
      .execute(db);
    await sql
      .raw(
        `insert into ledger_weeks (starts_at, made)
         select date_bin('7 days', at, purse_index_due), -sum(amount)
         from ledger_entries cross join world
         where account_id = '00000000-0000-0000-0000-000000000000' group by 1`,
      )
      .execute(db);
    await sql`drop index ledger_entries_of_house`.execute(db);
  },
};
