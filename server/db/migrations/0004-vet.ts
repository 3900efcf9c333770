import { sql, type Kysely, type Migration } from 'kysely';

export const vet: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
create table vet_requests (
  id uuid primary key,
  horse_id uuid not null,
  player_id uuid not null,
  service text not null,
  price integer not null check (price >= 0),
  requested_at timestamptz not null,
  completes_at timestamptz not null check (completes_at > requested_at),
  status text not null default 'pending' check (status in ('pending', 'completed'))
);
create unique index vet_requests_one_pending on vet_requests (horse_id) where status = 'pending';
create index vet_requests_due on vet_requests (completes_at, id) where status = 'pending';
create index vet_requests_of_player on vet_requests (player_id, id);
create index vet_requests_of_horse on vet_requests (horse_id, id);
`,
      )
      .execute(db);
  },
};
