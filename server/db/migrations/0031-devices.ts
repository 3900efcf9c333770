import { sql, type Kysely, type Migration } from 'kysely';

/** Sessions from before have no device and stay as good as they were. */
export const devices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
create table devices (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null,
  name text not null,
  known_at timestamptz not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  noticed_at timestamptz,
  unique (account_id, token_hash)
);
create index devices_of_account on devices (account_id, id);

alter table sessions add device_id uuid references devices on delete cascade;
create index sessions_of_device on sessions (device_id);

create table device_codes (
  account_id uuid primary key references accounts on delete cascade,
  code_hash bytea not null,
  tries integer not null default 0 check (tries >= 0),
  expires_at timestamptz not null
);

create table waiting_calls (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  device_id uuid references devices on delete set null,
  device_name text not null,
  route text not null,
  input jsonb not null check (length(input::text) <= 8000),
  sentence text not null,
  asked_at timestamptz not null,
  runs_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'cancelled')),
  ended_at timestamptz,
  reason text,
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'refused') = (reason is not null)),
  check (state <> 'waiting' or device_id is not null)
);
create unique index waiting_calls_once on waiting_calls (account_id, route, md5(input::text)) where state = 'waiting';
create index waiting_calls_due on waiting_calls (runs_at, id) where state = 'waiting';
create index waiting_calls_of_account on waiting_calls (account_id, id);
create index waiting_calls_of_device on waiting_calls (device_id) where device_id is not null;
`,
      )
      .execute(db);
  },
};
