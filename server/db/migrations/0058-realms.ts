import { sql, type Kysely, type Migration } from 'kysely';

/**
 * `realm_accounts`: which account of the directory a player is. `directory_notices`: what the directory has still to be
 * told (decision 82). Both stay empty without a directory.
 */
export const realms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
create table realm_accounts (
  account_id uuid primary key references accounts on delete cascade,
  directory_id uuid not null unique,
  home_name text,
  home_address text,
  since timestamptz not null,
  check ((home_name is null) = (home_address is null))
);

create table directory_notices (
  id uuid primary key,
  kind text not null check (kind in ('ended', 'left', 'erased')),
  directory_id uuid not null,
  at timestamptz not null,
  next_at timestamptz not null
);
create index directory_notices_due on directory_notices (next_at, id);
`,
      )
      .execute(db);
  },
};
