import { sql, type Kysely, type Migration } from 'kysely';

export const face: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
create table profiles (
  player_id uuid primary key,
  bio text not null default '' check (length(bio) <= 1000),
  picture text check (picture ~ '^[0-9a-f]{64}$')
);

create table picture_uploads (
  player_id uuid primary key,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  received_at timestamptz
);

create table first_steps (
  player_id uuid primary key,
  collected text[] not null default '{}',
  skipped_at timestamptz
);

alter table players add column away_from timestamptz;

create index show_entries_run_of_player on show_entries (player_id, runs_at) where status = 'completed';
`,
      )
      .execute(db);
  },
};
