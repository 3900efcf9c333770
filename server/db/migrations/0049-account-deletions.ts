import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A deleted player keeps a row under a neutral name, for records that others share (decision 64). Lists in order of level
 * leave such rows out by their index.
 */
export const accountDeletions: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      'alter table players add deleted_at timestamptz',
      'drop index players_by_level',
      `create index players_by_level on players ((-level), (-xp), id) include (level, xp, username)
         where deleted_at is null`,
      `create table account_deletions (
         player_id uuid primary key references players on delete cascade,
         asked_at timestamptz not null,
         deletes_at timestamptz not null check (deletes_at > asked_at),
         erased_at timestamptz,
         next_at timestamptz not null,
         payments_at timestamptz,
         hides_words boolean not null default false
       )`,
      'create index account_deletions_due on account_deletions (next_at)',
      'create index account_deletions_payments on account_deletions (payments_at) where payments_at is not null',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
