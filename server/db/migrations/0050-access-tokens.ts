import { sql, type Kysely, type Migration } from 'kysely';

/** Tokens with which programs of a player read (decision 65). Only their hashes are kept. */
export const accessTokens: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table access_tokens (
         id uuid primary key,
         account_id uuid not null references accounts on delete cascade,
         token_hash bytea not null unique,
         name text not null check (length(name) between 1 and 40),
         scopes text[] not null check (cardinality(scopes) between 1 and 10),
         made_at timestamptz not null,
         expires_at timestamptz not null check (expires_at > made_at),
         used_on date
       )`,
      'create index access_tokens_of_account on access_tokens (account_id, id)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
