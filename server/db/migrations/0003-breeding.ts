import { sql, type Kysely, type Migration } from 'kysely';

export const breeding: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
alter table horses
  add column sire_id uuid,
  add column dam_id uuid,
  add column breeder_id uuid,
  add column inbreeding double precision not null default 0 check (inbreeding >= 0 and inbreeding < 1),
  add column generation integer not null default 0 check (generation >= 0),
  add column covers integer not null default 0 check (covers >= 0),
  add column foals_at timestamptz,
  add column rests_until timestamptz,
  add check ((sire_id is null) = (dam_id is null)),
  add check ((sire_id is null) = (generation = 0));
create index horses_of_sire on horses (sire_id, id) where sire_id is not null;
create index horses_of_dam on horses (dam_id, id) where dam_id is not null;

create table covers (
  id uuid primary key,
  mare_id uuid not null,
  stallion_id uuid not null,
  player_id uuid not null,
  request_id uuid,
  covered_at timestamptz not null,
  foals_at timestamptz not null,
  nth integer not null check (nth >= 1),
  seed_hash text not null,
  entropy text not null,
  inbreeding double precision not null check (inbreeding >= 0 and inbreeding < 1),
  foal_id uuid unique,
  foal_rules integer,
  check ((foal_id is null) = (foal_rules is null)),
  unique (mare_id, nth)
);
create unique index covers_in_foal on covers (mare_id) where foal_id is null;
create index covers_due on covers (foals_at, id) where foal_id is null;
create index covers_of_stallion on covers (stallion_id, id);

create table studs (
  stallion_id uuid primary key,
  player_id uuid not null,
  fee integer not null check (fee between 0 and 1000000),
  note text not null check (length(note) <= 300),
  own_breed_only boolean not null,
  placed_at timestamptz not null
);
create index studs_of_player on studs (player_id);
create index studs_by_fee on studs (fee, stallion_id);

create table stud_requests (
  id uuid primary key,
  stallion_id uuid not null,
  mare_id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  fee integer not null check (fee >= 0),
  fee_tradable integer not null check (fee_tradable between 0 and fee),
  entropy text not null,
  note text not null check (length(note) <= 300),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null default 'open'
    check (status in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'void')),
  answered_at timestamptz,
  check ((status = 'open') = (answered_at is null))
);
create unique index stud_requests_open_of_mare on stud_requests (mare_id) where status = 'open';
create index stud_requests_open_of_stallion on stud_requests (stallion_id, id) where status = 'open';
create index stud_requests_due on stud_requests (expires_at, id) where status = 'open';
create index stud_requests_from on stud_requests (from_id, id);
create index stud_requests_to on stud_requests (to_id, id);

create table horse_events (
  horse_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  kind text not null,
  details jsonb not null,
  other_horse_id uuid,
  player_id uuid,
  primary key (horse_id, id)
);
create index horse_events_in_time on horse_events (horse_id, at, id);
create index show_entries_run_of_horse on show_entries (horse_id, runs_at, id) where status = 'completed';
`,
      )
      .execute(db);
  },
};
