import { sql, type Kysely, type Migration } from 'kysely';

/**
 * An address that nobody confirmed may stand with several accounts. Those of existing worlds count as confirmed: until
 * now an address stood with one account only, and these accounts have paid others all along.
 */
export const accountKeys: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      'alter table accounts add email_confirmed_at timestamptz',
      'update accounts set email_confirmed_at = created_at',
      'alter table accounts drop constraint accounts_email_key_key',
      `create unique index accounts_by_confirmed_email on accounts (email_key)
         where email_confirmed_at is not null`,
      'create index accounts_by_unconfirmed_email on accounts (email_key, id) where email_confirmed_at is null',

      'alter table players add username_changed_at timestamptz',

      'alter table sessions add used_at timestamptz',
      'update sessions set used_at = clock_timestamp()',
      'alter table sessions alter used_at set not null',

      `create table account_links (
         token_hash bytea primary key,
         account_id uuid not null references accounts on delete cascade,
         kind text not null,
         email text check (length(email) <= 254),
         waiting_call_id uuid references waiting_calls on delete cascade,
         made_at timestamptz not null,
         expires_at timestamptz not null
       )`,
      'create index account_links_of_account on account_links (account_id, kind, made_at)',
      'create index account_links_of_call on account_links (waiting_call_id) where waiting_call_id is not null',

      `create table recovery_requests (
         id uuid primary key,
         forgot text not null check (forgot in ('username', 'password')),
         email_key text not null check (length(email_key) <= 1000),
         asked_at timestamptz not null
       )`,
      'create index recovery_requests_due on recovery_requests (asked_at, id)',

      `create table second_factors (
         account_id uuid primary key references accounts on delete cascade,
         secret bytea not null,
         on_since timestamptz,
         last_step bigint not null default 0,
         codes_salt bytea not null
       )`,
      `create table recovery_codes (
         account_id uuid not null references second_factors on delete cascade,
         code_hash bytea not null,
         primary key (account_id, code_hash)
       )`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
