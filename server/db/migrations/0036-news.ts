import { sql, type Kysely, type Migration } from 'kysely';

/** News is read from what happened; kept is only what was read, and which topics are off. */
const STATEMENTS = `
create table news_readers (
  player_id uuid primary key references players (id),
  read_at timestamptz not null,
  topics_off text[] not null default '{}'
);
alter table sales add column horse_id uuid;
create index horses_bred_in_time on horses (breeder_id, created_at, id) where dam_id is not null;
create index shows_run_of_creator on shows (created_by, runs_at, id) where created_by is not null and status = 'completed';
create index stud_requests_received on stud_requests (to_id, requested_at, id);
create index stud_requests_answered on stud_requests (from_id, answered_at, id) where status not in ('open', 'withdrawn');
`;

export const news: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENTS).execute(db);
  },
};
