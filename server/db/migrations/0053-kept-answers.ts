import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Answers to writes with an Idempotency-Key (decision 68). No foreign key: it would lock the account after everything
 * else, against the order of locks. The rows go after a day, and with the account.
 */
export const keptAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table kept_answers (
         account_id uuid not null,
         key_hash bytea not null check (length(key_hash) = 32),
         request_hash bytea not null check (length(request_hash) = 32),
         status smallint check (status between 200 and 599),
         body text check (length(body) <= 65536),
         topics text[] not null check (cardinality(topics) <= 50),
         asked_at timestamptz not null,
         primary key (account_id, key_hash),
         check ((status is null) = (body is null))
       )`,
      'create index kept_answers_by_age on kept_answers (asked_at)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
