import { sql, type Kysely, type Migration } from 'kysely';

export const playerShows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
alter table shows
  add column created_at timestamptz,
  add column returned integer check (returned between 0 and prize);
create index shows_open_of_players on shows (discipline, level, runs_at, id)
  where kind = 'player' and status = 'open';
create index shows_of_creator on shows (created_by, status, runs_at, id) where created_by is not null;

alter table show_entries add column creator_id uuid;
create index show_entries_paid_to on show_entries (player_id, creator_id, entered_at) where creator_id is not null;

alter table players add column premium_until timestamptz;
`,
      )
      .execute(db);
  },
};
