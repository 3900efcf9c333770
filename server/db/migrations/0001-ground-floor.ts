import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Growing tables are keyed by owner, without references to other owners' rows, and ids come from the program, so the
 * tables could be sharded.
 */
export const groundFloor: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
create table world (
  one_row boolean primary key default true check (one_row),
  founded_at timestamptz not null,
  clock_offset_ms bigint not null default 0,
  clock_reached timestamptz not null,
  secret bytea not null check (length(secret) = 32),
  purse_index integer not null default 10000 check (purse_index between 8000 and 11000),
  purse_index_due timestamptz not null
);

create table accounts (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  created_at timestamptz not null
);

create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_account on sessions (account_id);

create table players (
  id uuid primary key,
  username text not null,
  username_key text not null unique,
  guild text not null,
  level integer not null default 1 check (level >= 1),
  xp integer not null default 0 check (xp >= 0),
  house_starts_day date,
  house_starts integer not null default 0 check (house_starts >= 0),
  active_entries integer not null default 0 check (active_entries >= 0),
  salary_day date,
  last_seen_at timestamptz not null,
  created_at timestamptz not null
);
create index players_by_last_seen on players (last_seen_at);

create table ledger_accounts (
  id uuid primary key,
  kind text not null check (kind in ('purse', 'escrow')),
  coins bigint not null default 0 check (coins >= 0),
  tradable bigint not null default 0 check (tradable between 0 and coins),
  entries integer not null default 0 check (entries >= 0)
);

create table ledger_entries (
  account_id uuid not null,
  id uuid not null,
  journal_id uuid not null,
  at timestamptz not null,
  type text not null,
  description text not null,
  amount bigint not null check (amount <> 0),
  tradable bigint not null,
  balance bigint check (balance >= 0),
  nth integer,
  primary key (account_id, id),
  check ((nth is null) = (balance is null))
);
create unique index ledger_entries_in_order on ledger_entries (account_id, nth) where nth is not null;
create index ledger_entries_of_house on ledger_entries (account_id, at) include (amount) where nth is null;

create table ledger_totals (
  account_id uuid not null,
  type text not null,
  coins_in bigint not null default 0 check (coins_in >= 0),
  coins_out bigint not null default 0 check (coins_out >= 0),
  primary key (account_id, type)
);

create table horses (
  id uuid primary key,
  owner_id uuid not null,
  name text not null check (length(name) between 1 and 50),
  breed text not null,
  sex text not null check (sex in ('mare', 'stallion', 'gelding')),
  genotype text not null,
  traits jsonb not null,
  aptitude integer[] not null check (cardinality(aptitude) = 7),
  skill integer[] not null check (cardinality(skill) = 7),
  born_at timestamptz not null,
  discipline text not null,
  level integer not null default 1 check (level >= 1),
  xp integer not null default 0 check (xp >= 0),
  form integer not null check (form between 0 and 13000),
  class_level integer not null default 1,
  happiness integer not null check (happiness between 0 and 1000000),
  happiness_at timestamptz not null,
  feed_expires_at timestamptz,
  vet_shots_until timestamptz,
  vet_check_until timestamptz,
  breeding_check_until timestamptz,
  next_entry_calm boolean not null default false,
  starts_day date,
  starts_today integer not null default 0 check (starts_today >= 0),
  shows_entered integer not null default 0 check (shows_entered >= 0),
  earnings bigint not null default 0 check (earnings >= 0),
  created_at timestamptz not null
);
create index horses_of_owner on horses (owner_id, id);

create table store_offers (
  id uuid primary key,
  breed text not null,
  tier text not null,
  price integer not null check (price > 0),
  genotype text not null,
  traits jsonb not null,
  aptitude integer[] not null check (cardinality(aptitude) = 7),
  age_in_months integer not null check (age_in_months >= 0),
  created_at timestamptz not null
);
create index store_offers_of_breed on store_offers (breed, price, id);

create table inventory (
  player_id uuid not null,
  kind text not null check (kind in ('feed', 'treat')),
  item text not null,
  quantity integer not null check (quantity >= 0),
  primary key (player_id, kind, item)
);

create table shows (
  id uuid primary key,
  kind text not null check (kind in ('house', 'player')),
  discipline text not null,
  level integer not null check (level >= 1),
  entry_fee integer not null check (entry_fee >= 0),
  prize integer not null check (prize >= 0),
  runs_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'completed')),
  created_by uuid,
  seed_hash text not null,
  seed bytea,
  entries_hash text,
  rules_version integer,
  purse_index integer,
  check (kind = 'house' or created_by is not null),
  check (status = 'open' or (seed is not null and entries_hash is not null and rules_version is not null))
);
create index shows_due on shows (runs_at, id) where status = 'open';

create table show_entries (
  id uuid primary key,
  show_id uuid not null,
  horse_id uuid not null,
  player_id uuid not null,
  discipline text not null,
  level integer not null,
  runs_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'completed')),
  fee integer not null check (fee >= 0),
  fee_tradable integer not null check (fee_tradable between 0 and fee),
  entropy text not null,
  entered_at timestamptz not null,
  entry_xp integer not null check (entry_xp >= 0),
  place_xp integer check (place_xp >= 0),
  place integer check (place >= 1),
  field_size integer,
  score integer check (score >= 0),
  prize integer check (prize >= 0),
  result jsonb,
  unique (show_id, horse_id),
  check (status = 'pending' or (place is not null and place <= field_size and score is not null and result is not null))
);
create index show_entries_of_horse on show_entries (horse_id, id);
create index show_entries_of_player on show_entries (player_id, id);
create index show_entries_pending_of_horse on show_entries (horse_id, id) where status = 'pending';
create index show_entries_pending_of_player on show_entries (player_id, id) where status = 'pending';
`,
      )
      .execute(db);
  },
};
