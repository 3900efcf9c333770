import { sql, type Kysely, type Migration } from 'kysely';

/**
 * `shown_profiles` has no row for suspended players. `hidden_from` decides whose words a reader does not see
 * (decision 48).
 */
export const kindness: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
alter table accounts add birth_year smallint check (birth_year between 1900 and 2200);

create table suspensions (
  account_id uuid primary key references accounts on delete cascade,
  until timestamptz,
  why text not null,
  since timestamptz not null
);

create table mutes (
  player_id uuid primary key references players on delete cascade,
  until timestamptz,
  why text not null,
  since timestamptz not null
);

create table blocks (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  blocked_id uuid not null references players on delete cascade,
  at timestamptz not null,
  unique (player_id, blocked_id),
  check (player_id <> blocked_id)
);
create index blocks_of_player on blocks (player_id, id);
create index blocks_of_blocked on blocks (blocked_id);

create table report_cases (
  id uuid primary key,
  kind text not null,
  subject_id uuid not null,
  player_id uuid not null references players on delete cascade,
  seen text not null,
  context jsonb not null default '[]',
  reports integer not null check (reports > 0),
  reported_at timestamptz not null,
  closed_at timestamptz
);
create unique index report_cases_once on report_cases (kind, subject_id, md5(seen));
create index report_cases_newest on report_cases (id) where closed_at is null;
create index report_cases_most on report_cases (reports, id) where closed_at is null;
create index report_cases_of_player on report_cases (player_id);

create table reports (
  case_id uuid not null references report_cases on delete cascade,
  reporter_id uuid not null references players on delete cascade,
  reason text not null,
  words text not null check (length(words) <= 1000),
  at timestamptz not null,
  primary key (case_id, reporter_id)
);
create index reports_of_day on reports (reporter_id, at);

create table decisions (
  id uuid primary key,
  case_id uuid not null references report_cases on delete cascade,
  player_id uuid not null references players on delete cascade,
  operator_id uuid not null,
  action text not null check (action in ('remove', 'mute', 'suspend', 'dismiss')),
  why text not null,
  until timestamptz,
  put text,
  decided_at timestamptz not null,
  undone_at timestamptz,
  undone_by uuid,
  undone_why text,
  check ((action = 'remove') = (put is not null)),
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_why is null))
);
create unique index decisions_once on decisions (case_id, action) where undone_at is null;
create index decisions_of_player on decisions (player_id, id);
create index decisions_of_case on decisions (case_id, id);

create table filter_words (
  word text primary key,
  list text not null check (list in ('refuse', 'allow')),
  operator_id uuid not null,
  added_at timestamptz not null
);
create index filter_words_of_list on filter_words (list, word);

create table kindness_settings (
  one_row boolean primary key default true check (one_row),
  chat_seconds integer not null default 0 check (chat_seconds between 0 and 3600),
  words_revision uuid not null default '00000000-0000-0000-0000-000000000000'
);

create view shown_profiles as
  select profile.player_id, profile.bio, profile.picture, profile.shop_name from profiles profile
  where not exists (select from suspensions where account_id = profile.player_id);

create function hidden_from(reader uuid, author uuid) returns boolean language sql stable as $$
  select exists (select from blocks where player_id = reader and blocked_id = author)
    or exists (select from suspensions where account_id = author)
$$;
`,
      )
      .execute(db);
  },
};
