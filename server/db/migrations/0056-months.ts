import { sql, type Kysely, type Migration } from 'kysely';

/**
 * `show_entries` and `ledger_entries` hold recent rows, as before. Each becomes a partition of a table with all rows,
 * `show_history` and `ledger_history`, whose other partitions are archived months (decision 81). Statements of the last
 * release name the partitions, so they run as before.
 */
export const months: Migration = {
  async up(db: Kysely<unknown>) {
    for (const kind of ['show', 'ledger']) {
      await sql
        .raw(
          `alter table ${kind}_entries add column month date not null default 'infinity',
             add constraint ${kind}_entries_recent check (month = 'infinity');
           create table ${kind}_history (like ${kind}_entries including defaults) partition by list (month);
           alter table ${kind}_history attach partition ${kind}_entries for values in ('infinity');
           alter table ${kind}_entries drop constraint ${kind}_entries_recent`,
        )
        .execute(db);
    }
    await sql`alter table world add column archived_before timestamptz`.execute(db);
  },
};
